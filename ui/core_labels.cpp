// The labels of the core that the window translates: what lupdate reads, as the core knows no Qt.
#include <array>

#include <QObject>

#include "ui/translations.h"

namespace fathom {
namespace {

constexpr std::array kLabels = {
    // Rungs
    QT_TRANSLATE_NOOP("core", "single precision"),
    QT_TRANSLATE_NOOP("core", "double precision"),
    QT_TRANSLATE_NOOP("core", "float-float"),
    QT_TRANSLATE_NOOP("core", "double-double"),
    QT_TRANSLATE_NOOP("core", "128-bit fixed point"),
    QT_TRANSLATE_NOOP("core", "big floats"),
    // Formulas
    QT_TRANSLATE_NOOP("core", "Mandelbrot"),
    QT_TRANSLATE_NOOP("core", "Burning Ship"),
    QT_TRANSLATE_NOOP("core", "Tricorn"),
    QT_TRANSLATE_NOOP("core", "Celtic"),
    QT_TRANSLATE_NOOP("core", "Buffalo"),
    QT_TRANSLATE_NOOP("core", "Magnet I"),
    QT_TRANSLATE_NOOP("core", "Magnet II"),
    QT_TRANSLATE_NOOP("core", "Newton"),
    QT_TRANSLATE_NOOP("core", "Newton, chosen roots"),
    QT_TRANSLATE_NOOP("core", "Nova"),
    // Parameters of formulas
    QT_TRANSLATE_NOOP("core", "Relaxation"),
    QT_TRANSLATE_NOOP("core", "Root 1, real"),
    QT_TRANSLATE_NOOP("core", "Root 1, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 2, real"),
    QT_TRANSLATE_NOOP("core", "Root 2, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 3, real"),
    QT_TRANSLATE_NOOP("core", "Root 3, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 4, real"),
    QT_TRANSLATE_NOOP("core", "Root 4, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 5, real"),
    QT_TRANSLATE_NOOP("core", "Root 5, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 6, real"),
    QT_TRANSLATE_NOOP("core", "Root 6, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 7, real"),
    QT_TRANSLATE_NOOP("core", "Root 7, imaginary"),
    QT_TRANSLATE_NOOP("core", "Root 8, real"),
    QT_TRANSLATE_NOOP("core", "Root 8, imaginary"),
    // Colourings
    QT_TRANSLATE_NOOP("core", "Iterations"),
    QT_TRANSLATE_NOOP("core", "Distance"),
    // Palettes
    QT_TRANSLATE_NOOP("core", "Abyss"),
    QT_TRANSLATE_NOOP("core", "Beacon"),
    QT_TRANSLATE_NOOP("core", "Lagoon"),
    QT_TRANSLATE_NOOP("core", "Ink"),
    QT_TRANSLATE_NOOP("core", "Ember"),
    QT_TRANSLATE_NOOP("core", "Glacier"),
    QT_TRANSLATE_NOOP("core", "Orchid"),
    QT_TRANSLATE_NOOP("core", "Prism"),
    QT_TRANSLATE_NOOP("core", "Burin"),
    QT_TRANSLATE_NOOP("core", "Mosaic"),
    // Starter bookmarks
    QT_TRANSLATE_NOOP("core", "Home"),
    QT_TRANSLATE_NOOP("core", "Seahorse valley"),
    QT_TRANSLATE_NOOP("core", "Elephant valley"),
    QT_TRANSLATE_NOOP("core", "Island among seahorses"),
    QT_TRANSLATE_NOOP("core", "Endless spiral"),
    QT_TRANSLATE_NOOP("core", "Julia rosettes"),
    QT_TRANSLATE_NOOP("core", "Cubic seahorses"),
    QT_TRANSLATE_NOOP("core", "Embedded Julia set"),
    QT_TRANSLATE_NOOP("core", "Galaxy at 10^-30"),
    QT_TRANSLATE_NOOP("core", "Armada"),
    QT_TRANSLATE_NOOP("core", "Three-cornered hat"),
    QT_TRANSLATE_NOOP("core", "Celtic frost"),
    QT_TRANSLATE_NOOP("core", "Buffalo hide"),
    QT_TRANSLATE_NOOP("core", "Buffalo lace"),
    QT_TRANSLATE_NOOP("core", "Magnet bubbles"),
    QT_TRANSLATE_NOOP("core", "Magnet froth"),
    QT_TRANSLATE_NOOP("core", "Newton's petals"),
    QT_TRANSLATE_NOOP("core", "Where Newton fails"),
    QT_TRANSLATE_NOOP("core", "Nova ribbons"),
};

}  // namespace

std::span<const char* const> coreLabels() {
    return kLabels;
}

}  // namespace fathom
