// The colours in which a formula's home view shows best.
#pragma once

#include "color/color_settings.h"
#include "formula/formula_spec.h"

namespace fathom {

ColorSettings homeColors(const FormulaInstance& formula);

}  // namespace fathom
