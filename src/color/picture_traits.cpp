#include "color/picture_traits.h"

#include <cmath>

namespace fathom {

PictureTraits traitsOf(const FormulaInstance& formula, int samplesPerPixel) {
    const FormulaSpec& spec = *formula.spec;
    const bool comesToRest = spec.kind == FormulaKind::Rest;
    const int order = comesToRest ? spec.convergenceOrder : formula.power;
    PictureTraits traits;
    if (order > 1) traits.logPower = std::log(order);
    traits.hasBasins = comesToRest && !spec.hasParameterPlane;
    traits.samplesPerPixel = samplesPerPixel;
    return traits;
}

}  // namespace fathom
