#include "color/picture_traits.h"

#include <cmath>

#include "formula/formula_list.h"

namespace fathom {

PictureTraits traitsOf(const Location& location, int height, int samplesPerPixel) {
    const FormulaInstance& formula = location.formula;
    const FormulaSpec& spec = *formula.spec;
    const bool comesToRest = spec.kind == FormulaKind::Rest;
    PictureTraits traits;
    if (!comesToRest)
        traits.logPower = logGrowth(formula);
    else if (spec.convergenceOrder > 1)
        traits.logPower = std::log(spec.convergenceOrder);
    traits.hasBasins = comesToRest && !spec.hasParameterPlane;
    traits.hasDistances = spec.kind == FormulaKind::Escape;
    traits.samplesPerPixel = samplesPerPixel;
    traits.height = height;
    traits.logRadius =
        std::fabs(std::log(comesToRest ? location.convergence : location.escapeRadius));
    return traits;
}

}  // namespace fathom
