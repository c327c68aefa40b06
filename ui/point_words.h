// What is known of one point, in words. Pure functions; GUI thread, for the language.
#pragma once

#include <QStringList>

#include "cpu/point_orbit.h"
#include "number/float_exp.h"

namespace fathom {

/// How the orbit ends; for one with a cycle the period and the multiplier, for one that escapes the
/// distance from the set. `spacing`: a pixel's length in the plane.
QStringList pointLines(const PointOrbit& orbit, FloatExp spacing);

}  // namespace fathom
