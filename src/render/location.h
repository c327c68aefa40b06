// All that determines a picture's samples, except its size. A value.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "formula/formula_spec.h"
#include "render/view.h"

namespace fathom {

/// The most iterations of a pixel. Automatic: the limit starts at `limit` and is raised while new
/// pixels still escape; see RenderScheduler.
struct IterationLimit {
    static constexpr std::uint64_t kMaximum = std::uint64_t{1} << 62;
    std::uint64_t limit = 1000;
    bool automatic = true;
    friend bool operator==(IterationLimit, IterationLimit) = default;
};

struct Location {
    static constexpr double kMinimumEscapeRadius = 2;
    static constexpr double kMaximumEscapeRadius = 1e4;

    View view;
    FormulaInstance formula;
    IterationLimit iterations;
    double escapeRadius = 25;
    double convergence = 1e-6;

    friend bool operator==(const Location&, const Location&) = default;
};

/// The home view of a formula; with a Julia constant, the home view of the Julia set, around 0.
Location homeLocation(const FormulaInstance& formula);

/// The iteration limit with which an automatic picture of this depth starts.
std::uint64_t initialIterationLimit(const View& view);

/// Checks view, formula, iterations (1 ... kMaximum), escape radius and convergence (> 0, < 1).
Result<void> validate(const Location& location);

}  // namespace fathom
