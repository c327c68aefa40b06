// What can be found in a view: nuclei, periodic points and Misiurewicz points. Values.
#pragma once

#include <complex>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "formula/formula_spec.h"
#include "number/decimal.h"
#include "number/float_exp.h"
#include "render/view.h"

namespace fathom {

/// The region of a search: the points at most `radius` from its centre.
struct Disc {
    Decimal re, im;
    Decimal radius;
};

/// What a nucleus belongs to: a minibrot with a cusp (Cardioid), a bulb on another component
/// (Disc), a Julia set, as a periodic point (Point), or something that cannot be told, for example
/// for formulas that fold (Unknown).
enum class FeatureKind { Cardioid, Disc, Point, Unknown };

/// The centre of a component of the interior: the critical orbit returns to 0 after `period` steps.
/// For a Julia set, a periodic point: it returns to itself after `period` steps.
struct Nucleus {
    std::uint64_t period = 0;
    Decimal re, im;  // accurate to 1e-10 of the size
    /// Size of the component relative to the whole set; for a periodic point, its domain.
    FloatExp size;
    /// Degrees in (-180, 180] by which the component is turned against the whole set; for power p,
    /// known up to multiples of 360 / (p - 1). For a periodic point, the argument of its
    /// multiplier.
    double turn = 0;
    /// The map from the whole set to the component, without place and size: a turn by `turn`; for
    /// formulas that fold also a stretch, and a reflection if the determinant is -1 and not 1.
    Matrix2 shape;
    FeatureKind kind = FeatureKind::Unknown;
    /// Radius of the atom domain: the orbits of points within it come nearest to 0 after `period`
    /// steps. An estimate.
    FloatExp domain;
};

/// A point whose orbit becomes periodic after `preperiod` steps: the centre of a spiral, a branch
/// point or a tip. z_(preperiod + period) = z_preperiod.
struct Misiurewicz {
    std::uint64_t preperiod = 0, period = 0;
    Decimal re, im;  // accurate to 1e-20 of the domain or the search radius, the smaller one
    /// The picture repeats if it is magnified by `multiplier` and turned by `turn` degrees in
    /// (-180, 180].
    FloatExp multiplier;
    double turn = 0;
    FloatExp domain;  // radius of the region where this point is the nearest of its kind
};

/// Reports the progress of a search: the name of a stage, and the part of it that is done, 0 to 1.
using FindProgress = std::function<void(const std::string& stage, double fraction)>;

/// How a caller watches and stops a search. The search ends within a tenth of a second after the
/// stop, or after one step of the orbit if a step takes longer.
struct FindControl {
    std::stop_token stop = {};
    FindProgress progressed = {};  // called every few milliseconds; may be empty
    int threads = 1;               // 2: faster orbits of many thousand bits
};

}  // namespace fathom
