// How found points read in the window. Pure functions of the language; GUI thread.
#pragma once

#include <QString>

#include "finder/feature.h"

namespace fathom {

/// "Minibrot of period 134".
QString titleOf(const Nucleus& nucleus);
/// "size 3.2 × 10⁻⁹, turned 34°".
QString detailOf(const Nucleus& nucleus);
/// "Spiral centre M(3, 1)": after 3 steps its orbit repeats every step.
QString titleOf(const Misiurewicz& point);
/// "repeats at 5.66 times the zoom, turned 45°".
QString detailOf(const Misiurewicz& point);

}  // namespace fathom
