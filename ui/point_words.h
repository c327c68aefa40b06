// The known facts of one point, in words. Pure functions; GUI thread, because of the language.
#pragma once

#include <QStringList>

#include "cpu/point_orbit.h"
#include "number/float_exp.h"

namespace fathom {

/// Says how the orbit ends: with a cycle also its period and multiplier, with an escape also the
/// distance from the set. `spacing`: the length of a pixel in the plane.
QStringList pointLines(const PointOrbit& orbit, FloatExp spacing);

}  // namespace fathom
