#include "render/location.h"

#include <algorithm>
#include <cmath>

#include "formula/formula_list.h"

namespace fathom {

Location homeLocation(const FormulaInstance& formula) {
    const FormulaSpec& spec = *formula.spec;
    Location location;
    location.formula = formula;
    location.view.transform.flip = spec.homeFlip;
    location.view.radius = Decimal::parse(spec.homeRadius).value();
    if (!formula.julia) {
        location.view.re = Decimal::parse(spec.homeRe).value();
        location.view.im = Decimal::parse(spec.homeIm).value();
    }
    location.iterations = {initialIterationLimit(location.view), true};
    return location;
}

std::uint64_t initialIterationLimit(const View& view) {
    return 600 + static_cast<std::uint64_t>(120 * std::max(0.0, view.depth10()));
}

Result<void> validate(const Location& location) {
    if (!location.formula.spec) return fail(ErrorCode::InvalidInput, "No formula is chosen.");
    if (auto valid = validate(location.view); !valid) return valid;
    if (auto valid = validate(location.formula); !valid) return valid;
    const std::uint64_t limit = location.iterations.limit;
    if (limit < 1 || limit > IterationLimit::kMaximum)
        return fail(ErrorCode::InvalidInput, {"The iteration limit must be from 1 to 2^62, not %1.",
                                              {std::to_string(limit)}});
    if (!(location.escapeRadius >= Location::kMinimumEscapeRadius &&
          location.escapeRadius <= Location::kMaximumEscapeRadius))
        return fail(ErrorCode::InvalidInput, "The escape radius must be from 2 to 10000.");
    if (!(location.convergence > 0 && location.convergence < 1))
        return fail(ErrorCode::InvalidInput,
                    "The convergence threshold must be above 0 and below 1.");
    return {};
}

}  // namespace fathom
