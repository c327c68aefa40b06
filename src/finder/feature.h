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

/// What has a nucleus: a minibrot with a cusp, a bulb on the side of another component, a periodic
/// point of a Julia set, or what cannot be told, as of formulas that fold.
enum class FeatureKind { Cardioid, Disc, Point, Unknown };

/// The centre of a component of the interior: the critical orbit returns to 0 after `period` steps.
/// Of a Julia set, a point that returns to itself.
struct Nucleus {
    std::uint64_t period = 0;
    Decimal re, im;  // to a 10^10th of the size
    /// By how much the component is smaller than the whole set; of a periodic point its domain.
    FloatExp size;
    /// Degrees in (-180, 180] by which the component is turned against the whole set, for power p
    /// up to 360 / (p - 1); of a periodic point the argument of its multiplier.
    double turn = 0;
    /// What takes the whole set to the component, but for place and size: by `turn`, and of
    /// formulas that fold with a stretch, and mirrored where the determinant is -1 and not 1.
    Matrix2 shape;
    FeatureKind kind = FeatureKind::Unknown;
    /// Radius of the atom domain: orbits of points that are nearer come nearest to 0 after `period`
    /// steps. An estimate.
    FloatExp domain;
};

/// A point whose orbit becomes periodic after `preperiod` steps: the centre of a spiral, a branch
/// point or a tip. z_(preperiod + period) = z_preperiod.
struct Misiurewicz {
    std::uint64_t preperiod = 0, period = 0;
    Decimal re, im;  // to a 10^20th of the smaller one of domain and search disc
    /// The picture repeats when it is magnified by `multiplier` and turned by `turn` degrees in
    /// (-180, 180].
    FloatExp multiplier;
    double turn = 0;
    FloatExp domain;  // radius of the region where this point is the nearest of its kind
};

/// Says how far a search is: a stage for people and the part of it that is done, 0 to 1.
using FindProgress = std::function<void(const std::string& stage, double fraction)>;

/// How a search is watched and ended. It ends within a tenth of a second of the stop, or after one
/// step of the orbit where that takes longer.
struct FindControl {
    std::stop_token stop = {};
    FindProgress progressed = {};  // every few milliseconds; may be empty
    int threads = 1;               // two make orbits of many thousand bits faster
};

}  // namespace fathom
