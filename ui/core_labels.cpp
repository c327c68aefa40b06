// The labels of the core that the window translates. lupdate reads them here, because the core does
// not use Qt.
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
    QT_TRANSLATE_NOOP("core", "float-float on a grid"),
    QT_TRANSLATE_NOOP("core", "lazy float-float"),
    QT_TRANSLATE_NOOP("core", "perturbation"),
    QT_TRANSLATE_NOOP("core", "perturbation to 46 bits"),
    QT_TRANSLATE_NOOP("core", "perturbation by single steps"),
    QT_TRANSLATE_NOOP("core", "perturbation in float-float"),
    QT_TRANSLATE_NOOP("core", "perturbation in single precision"),
    QT_TRANSLATE_NOOP("core", "double-double"),
    QT_TRANSLATE_NOOP("core", "double-double on a grid"),
    QT_TRANSLATE_NOOP("core", "lazy double-double"),
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
    QT_TRANSLATE_NOOP("core", "Ranks"),
    QT_TRANSLATE_NOOP("core", "Phase"),
    QT_TRANSLATE_NOOP("core", "Attractors"),
    // Layers: effects, their numbers with hints, and blend modes
    QT_TRANSLATE_NOOP("core", "Light from a side"),
    QT_TRANSLATE_NOOP("core", "Filaments"),
    QT_TRANSLATE_NOOP("core", "Contour lines"),
    QT_TRANSLATE_NOOP("core", "Field lines"),
    QT_TRANSLATE_NOOP("core", "Direction"),
    QT_TRANSLATE_NOOP("core", "Elevation"),
    QT_TRANSLATE_NOOP("core", "Width"),
    QT_TRANSLATE_NOOP("core", "Per octave"),
    QT_TRANSLATE_NOOP("core", "Rays"),
    QT_TRANSLATE_NOOP("core",
                      "The picture as a landscape that rises away from the set, lit from one side"),
    QT_TRANSLATE_NOOP("core", "A glow around the set and its finest threads"),
    QT_TRANSLATE_NOOP("core", "Lines of the same distance from the set, as on a map"),
    QT_TRANSLATE_NOOP("core",
                      "A grid of the lines along which points escape, and the lines across them"),
    QT_TRANSLATE_NOOP("core",
                      "Where the light comes from: 0° is the right, 90° the top, 180° the left."),
    QT_TRANSLATE_NOOP("core",
                      "Height of the light: low light gives strong shadows, 90° gives none."),
    QT_TRANSLATE_NOOP(
        "core", "Width in thousandths of the picture's height, so that every size looks the same"),
    QT_TRANSLATE_NOOP("core", "Lines for each doubling of the distance from the set"),
    QT_TRANSLATE_NOOP("core", "Lines for each turn of the angle; more make a finer grid"),
    QT_TRANSLATE_NOOP("core", "Normal"),
    QT_TRANSLATE_NOOP("core", "Multiply"),
    QT_TRANSLATE_NOOP("core", "Screen"),
    QT_TRANSLATE_NOOP("core", "Overlay"),
    QT_TRANSLATE_NOOP("core", "Soft light"),
    QT_TRANSLATE_NOOP("core", "Add"),
    QT_TRANSLATE_NOOP("core", "Darken"),
    QT_TRANSLATE_NOOP("core", "Lighten"),
    QT_TRANSLATE_NOOP("core", "Difference"),
    // Palettes
    QT_TRANSLATE_NOOP("core", "Abyss"),
    QT_TRANSLATE_NOOP("core", "Dawn"),
    QT_TRANSLATE_NOOP("core", "Dusk"),
    QT_TRANSLATE_NOOP("core", "Reef"),
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
    QT_TRANSLATE_NOOP("core", "Mandelbrot set"),
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
    QT_TRANSLATE_NOOP("core", "Magnet sun"),
    QT_TRANSLATE_NOOP("core", "Two lanterns"),
    QT_TRANSLATE_NOOP("core", "Five seahorses"),
    QT_TRANSLATE_NOOP("core", "Tilted galaxy"),
    QT_TRANSLATE_NOOP("core", "Snow rose"),
    QT_TRANSLATE_NOOP("core", "Ring of fire"),
    QT_TRANSLATE_NOOP("core", "Signal fire"),
    QT_TRANSLATE_NOOP("core", "Night flower"),
    QT_TRANSLATE_NOOP("core", "Whirlpool"),
    QT_TRANSLATE_NOOP("core", "Dark heart"),
    QT_TRANSLATE_NOOP("core", "Farthest star"),
    // Tags of starter bookmarks
    QT_TRANSLATE_NOOP("core", "whole set"),
    QT_TRANSLATE_NOOP("core", "spirals"),
    QT_TRANSLATE_NOOP("core", "minibrot"),
    QT_TRANSLATE_NOOP("core", "Misiurewicz point"),
    QT_TRANSLATE_NOOP("core", "Julia set"),
    QT_TRANSLATE_NOOP("core", "power 3"),
    QT_TRANSLATE_NOOP("core", "deep"),
    QT_TRANSLATE_NOOP("core", "snowflakes"),
    QT_TRANSLATE_NOOP("core", "edge"),
    QT_TRANSLATE_NOOP("core", "two attractors"),
    QT_TRANSLATE_NOOP("core", "power 5"),
    QT_TRANSLATE_NOOP("core", "roots"),
    // Notes of starter bookmarks
    QT_TRANSLATE_NOOP("core", "The whole Mandelbrot set."),
    QT_TRANSLATE_NOOP("core", "A seahorse's tail, between the heart and the disc to its left."),
    QT_TRANSLATE_NOOP("core", "A parade of elephants in the cusp of the heart."),
    QT_TRANSLATE_NOOP("core",
                      "A whole small copy of the set, of period 47, with a crown of seahorses."),
    QT_TRANSLATE_NOOP("core",
                      "It turns for ever about a point that falls on a cycle of two: zoom in, and "
                      "nothing changes."),
    QT_TRANSLATE_NOOP("core", "The Julia set of -0.4 + 0.6i."),
    QT_TRANSLATE_NOOP("core", "In the valley between the two largest discs of z^3 + c."),
    QT_TRANSLATE_NOOP("core",
                      "A Julia set drawn by the Mandelbrot set around an island of period 998."),
    QT_TRANSLATE_NOOP("core",
                      "Far beyond double precision: arms that wind into an island of period 52."),
    QT_TRANSLATE_NOOP("core",
                      "The flagship on the line to the west of the Burning Ship, with its masts "
                      "and an escort on the horizon."),
    QT_TRANSLATE_NOOP(
        "core",
        "A small copy of the Tricorn on its western spike: conjugation gives it three corners."),
    QT_TRANSLATE_NOOP(
        "core", "Flakes that meet in squares and crosses, at the upper left of the Celtic set."),
    QT_TRANSLATE_NOOP("core", "Tufts below the belly of the Buffalo."),
    QT_TRANSLATE_NOOP("core", "The Julia set of -1.3 + 0.3i, a lace of dust with two mirrors."),
    QT_TRANSLATE_NOOP("core",
                      "In the blue and golden bubbles the model runs away; outside and in the "
                      "green ones it settles at 1."),
    QT_TRANSLATE_NOOP("core", "The second Magnet model foams where its two fates meet."),
    QT_TRANSLATE_NOOP("core",
                      "Newton's method for z^5 = 1: each root has a family of colours, and all "
                      "five meet at every boundary point."),
    QT_TRANSLATE_NOOP("core",
                      "Newton's method for z^3 - 2z + 2: starts in the black lakes go back and "
                      "forth between 0 and 1 for ever."),
    QT_TRANSLATE_NOOP("core",
                      "Newton's method for z^3 = 1 with c added to every step: the rings around "
                      "the calm centre break into bubbles."),
    QT_TRANSLATE_NOOP("core", "The Julia set of -0.35 + 0.05i."),
    QT_TRANSLATE_NOOP(
        "core",
        "A small Mandelbrot set of period 40 in the first Magnet model, with rays of bubbles."),
    QT_TRANSLATE_NOOP("core",
                      "Two lights in a lace of spirals at 10^-68: each ring doubles what the one "
                      "around it shows."),
    QT_TRANSLATE_NOOP("core", "Five tails meet in the set of z^5 + c, at 10^-48."),
    QT_TRANSLATE_NOOP("core",
                      "The cubic Tricorn at 10^-50: conjugation tilts the whole disc of arms."),
    QT_TRANSLATE_NOOP("core", "A rose of snowflakes in the Celtic set, at 10^-68."),
    QT_TRANSLATE_NOOP("core", "Three eyes of the set of z^3 + c draw their flames at 10^-96."),
    QT_TRANSLATE_NOOP("core", "Sails of lace around a light: the Burning Ship at 10^-113."),
    QT_TRANSLATE_NOOP("core",
                      "A flower in the set of z^4 + c, with a smaller one at every joint of its "
                      "arms, at 10^-179."),
    QT_TRANSLATE_NOOP("core", "Feathered arms turn into the deep at 10^-300."),
    QT_TRANSLATE_NOOP("core", "Threads of light wind into a dark heart at 10^-548."),
    QT_TRANSLATE_NOOP("core", "A star at 10^-1128: its place takes more than a thousand digits."),
};

constexpr std::array kPatterns = {
    // Stages of the work
    QT_TRANSLATE_NOOP("core", "Compiling kernels for %1"),
    QT_TRANSLATE_NOOP("core", "Computing the reference orbit: %1 iterations"),
    QT_TRANSLATE_NOOP("core", "Computing pixels"),
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
    QT_TRANSLATE_NOOP("core", "It would take longer in %1"),
    QT_TRANSLATE_NOOP("core",
                      "%1 computes one point to %2 and the others by their distance from it"),
    QT_TRANSLATE_NOOP("core", "%1 of %2 on the CPU"),
    QT_TRANSLATE_NOOP("core", "%1 holds this depth with %2 to spare"),
    QT_TRANSLATE_NOOP("core", "1 bit"),
    QT_TRANSLATE_NOOP("core", "%1 bits"),
};

}  // namespace

std::span<const char* const> coreLabels() {
    return kLabels;
}

std::span<const char* const> corePatterns() {
    return kPatterns;
}

}  // namespace fathom
