// The patterns of the core's sentences that the window translates. lupdate reads them here, because
// the core does not use Qt.
#include <array>

#include <QObject>

#include "ui/translations.h"

namespace fathom {
namespace {

constexpr std::array kPatterns = {
    // Stages of the work
    QT_TRANSLATE_NOOP("core", "Compiling kernels for %1"),
    QT_TRANSLATE_NOOP("core", "Computing the reference orbit: %1 iterations"),
    QT_TRANSLATE_NOOP("core", "Computing the reference orbit on %2: %1 iterations"),
    QT_TRANSLATE_NOOP("core", "Computing pixels"),
    QT_TRANSLATE_NOOP("core", "Fitting colours"),
    QT_TRANSLATE_NOOP("core", "Making frames"),
    QT_TRANSLATE_NOOP("core", "Joining the parts"),
    QT_TRANSLATE_NOOP("core", "Saving the file"),
    QT_TRANSLATE_NOOP("core", "Raising the iterations to %1"),
    // Reasons for a rung: what rules out the cheaper one, and what this one does; both name a rung
    // by its label
    QT_TRANSLATE_NOOP("core", "%1: %2."),
    QT_TRANSLATE_NOOP("core", "%1."),
    QT_TRANSLATE_NOOP("core", "The cheapest method is enough: %1."),
    QT_TRANSLATE_NOOP("core", "The rung %1 was asked for."),
    QT_TRANSLATE_NOOP("core", "The rung %1 was asked for; it holds this depth with %2 to spare."),
    QT_TRANSLATE_NOOP("core", "Perturbation does not support this formula"),
    QT_TRANSLATE_NOOP("core", "Division is not available in %1"),
    QT_TRANSLATE_NOOP("core", "Numbers grow too large for %1 here"),
    QT_TRANSLATE_NOOP("core", "Convergence to %1 cannot be detected in %2"),
    QT_TRANSLATE_NOOP("core", "Pixels are %1 wide, too fine for %2"),
    QT_TRANSLATE_NOOP("core", "No graphics device in use computes in %1"),
    QT_TRANSLATE_NOOP("core", "No device in use computes in %1"),
    QT_TRANSLATE_NOOP("core", "Only about %1 % of the counts would be exact in %2"),
    QT_TRANSLATE_NOOP("core", "It would take longer in %1"),
    QT_TRANSLATE_NOOP("core",
                      "%1 computes one point to %2 and the others by their distance from it"),
    QT_TRANSLATE_NOOP("core", "%1 of %2 on the CPU"),
    QT_TRANSLATE_NOOP("core", "%1 holds this depth with %2 to spare"),
    QT_TRANSLATE_NOOP("core", "%1, and about %2 % of the counts are exact"),
    QT_TRANSLATE_NOOP("core", "1 bit"),
    QT_TRANSLATE_NOOP("core", "%1 bits"),
};

}  // namespace

std::span<const char* const> corePatterns() {
    return kPatterns;
}

}  // namespace fathom
