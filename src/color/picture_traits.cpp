#include "color/picture_traits.h"

#include <cmath>

namespace fathom {

PictureTraits traitsOf(const Location& location, int height, int samplesPerPixel) {
    const FormulaInstance& formula = location.formula;
    const FormulaSpec& spec = *formula.spec;
    const bool comesToRest = spec.kind == FormulaKind::Rest;
    const int order = comesToRest ? spec.convergenceOrder : formula.power;
    PictureTraits traits;
    if (order > 1) traits.logPower = std::log(order);
    traits.hasBasins = comesToRest && !spec.hasParameterPlane;
    traits.samplesPerPixel = samplesPerPixel;
    traits.height = height;
    traits.logRadius =
        std::fabs(std::log(comesToRest ? location.convergence : location.escapeRadius));
    return traits;
}

}  // namespace fathom
