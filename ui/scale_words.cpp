#include "ui/scale_words.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/text.h"

namespace fathom {
namespace {

/// The translation context of this file.
struct ScaleWords {
    Q_DECLARE_TR_FUNCTIONS(ScaleWords)
};

/// A thing that is 10^log10Metres wide; it also stands for sizes up to the next row.
struct Thing {
    double log10Metres;
    const char* words;
};

/// Widths in metres, from reference works, to two digits.
constexpr Thing kThings[] = {
    {0.0, QT_TRANSLATE_NOOP("ScaleWords", "a table")},
    {1.0, QT_TRANSLATE_NOOP("ScaleWords", "a house")},
    {2.0, QT_TRANSLATE_NOOP("ScaleWords", "a football pitch")},
    {3.5, QT_TRANSLATE_NOOP("ScaleWords", "a village")},
    {4.5, QT_TRANSLATE_NOOP("ScaleWords", "a city")},
    {5.9, QT_TRANSLATE_NOOP("ScaleWords", "a country")},
    {7.1, QT_TRANSLATE_NOOP("ScaleWords", "the Earth")},           // 1.3e7
    {8.9, QT_TRANSLATE_NOOP("ScaleWords", "the Moon's orbit")},    // 7.7e8
    {9.15, QT_TRANSLATE_NOOP("ScaleWords", "the Sun")},            // 1.4e9
    {11.5, QT_TRANSLATE_NOOP("ScaleWords", "the Earth's orbit")},  // 3.0e11
    {13.0, QT_TRANSLATE_NOOP("ScaleWords", "the Solar System")},   // 9.0e12, Neptune's orbit
    {16.6, QT_TRANSLATE_NOOP("ScaleWords", "the distance to the nearest star")},      // 4.0e16
    {21.0, QT_TRANSLATE_NOOP("ScaleWords", "the Milky Way")},                         // 9e20
    {22.4, QT_TRANSLATE_NOOP("ScaleWords", "the distance to the Andromeda galaxy")},  // 2.4e22
    {24.7, QT_TRANSLATE_NOOP("ScaleWords", "a supercluster of galaxies")},            // 5e24
    {26.94, QT_TRANSLATE_NOOP("ScaleWords", "the observable universe")},              // 8.8e26
};

/// The height of the picture in the sentence.
constexpr double kPictureMetres = 0.3;
/// More than this many powers of ten beyond the last thing, the sentence counts universes.
constexpr double kSameDecades = 0.7;

}  // namespace

QString scaleSentence(const View& view, const Decimal& home) {
    const double zoom = home.toFloatExp().log10() - view.radius.toFloatExp().log10();
    const double metres = std::log10(kPictureMetres) + zoom;
    const Thing* nearest = nullptr;
    for (const Thing& thing : kThings)
        if (thing.log10Metres <= metres + kSameDecades) nearest = &thing;
    if (!nearest || zoom <= 0) return {};
    const double beyond = metres - std::end(kThings)[-1].log10Metres;
    if (beyond > kSameDecades)
        return ScaleWords::tr(
                   "If this picture were 30 cm high, the whole set would be %1 times as wide as "
                   "the observable universe.")
            .arg(powerOfTen(static_cast<std::int64_t>(std::llround(beyond))));
    return ScaleWords::tr(
               "If this picture were 30 cm high, the whole set would be about as wide as %1.")
        .arg(QCoreApplication::translate("ScaleWords", nearest->words));
}

}  // namespace fathom
