#include "render/exactness.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "formula/formula_list.h"
#include "render/accuracy.h"

namespace fathom {

namespace {

/// log2 of 1 / s at the smallest spacing that a direct rung holds. Numbers of two words lose less
/// than their last bit at most steps; on a grid they lose more.
double bitsInReserve(const Rung& rung) {
    const bool hasTwoWords = rung.number == NumberKind::Ff || rung.number == NumberKind::Dd;
    if (!hasTwoWords) return 5.5;
    return rung.form == "grid" ? 6.5 : 8;
}

/// log2 of 1 / s by perturbation, at any depth. Long steps are cut off at 2^-32 of their size, and
/// at 2^-28 for formulas other than z^2 + c.
double bitsOfSteps(const FormulaInstance& formula) {
    if (isMandelbrotSet(formula)) return 28.5;
    return formula.spec->divides ? 20 : 25;
}

double log2Shift(const Rung& rung, const RenderRequest& request) {
    return rung.method == Method::Delta ? -bitsOfSteps(request.location.formula)
                                        : -(fitOf(rung, request).bitsToSpare + bitsInReserve(rung));
}

}  // namespace

std::vector<double> distancesOf(std::span<const TileSample> samples, double scale) {
    std::vector<double> distances;
    for (const TileSample& sample : samples) {
        const double pixels = std::hypot(sample.distance_x, sample.distance_y);
        if (sample.count == kInteriorCount)
            distances.push_back(std::numeric_limits<double>::infinity());
        else if (pixels > 0 || sample.attractor == 0)
            distances.push_back(pixels * scale);
    }
    return distances;
}

ExactShare exactShare(const Rung& rung, const RenderRequest& request,
                      std::span<const double> distances) {
    if (distances.empty()) return {};
    if (const Rung* const second = recheckRung(rung, request))
        return exactShare(*second, request, distances);
    const double shift = std::exp2(log2Shift(rung, request));
    double sum = 0, squares = 0;
    for (const double distance : distances) {
        const double wrong = shift / (shift + distance);
        sum += wrong, squares += wrong * wrong;
    }
    const auto count = static_cast<double>(distances.size());
    const double mean = sum / count;
    return {.mean = 1 - mean,
            .error = std::sqrt(std::max(squares / count - mean * mean, 0.0) / count)};
}

CountDoubt::CountDoubt(const Rung& rung, const RenderRequest& request)
    : m_reach(kLongestShift * std::exp2(log2Shift(rung, request))) {}

bool CountDoubt::operator()(const TileSample& sample) const {
    constexpr double kFloat = 0x1p-22;  // how well floats hold the fraction
    if (sample.count == kInteriorCount) return false;
    const double distance = std::hypot(sample.distance_x, sample.distance_y);
    const double toJump = std::min(sample.fraction, 1 - sample.fraction);
    return !((toJump - kFloat) * distance > m_reach);
}

double CountDoubt::share(std::span<const double> distances) const {
    double sum = 0;
    for (const double distance : distances)
        sum += 2 * m_reach < distance ? 2 * m_reach / distance : 1;
    return distances.empty() ? 0 : sum / static_cast<double>(distances.size());
}

}  // namespace fathom
