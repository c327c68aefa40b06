#include "render/delta_coordinates.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace fathom {

namespace {

/// An automatic limit may rise to any height, and the reference must be there then. It is long
/// enough for all but views without a nucleus near.
constexpr std::uint64_t kAutomaticLength = std::uint64_t{1} << 22;

/// max(|re|, |im|) of the picture's corners.
double reachOf(const Matrix2& matrix, Size size) {
    const double right = (size.width + 1) * 0.5, up = (size.height + 1) * 0.5;
    return std::max(std::fabs(matrix.xx) * right + std::fabs(matrix.xy) * up,
                    std::fabs(matrix.yx) * right + std::fabs(matrix.yy) * up);
}

}  // namespace

Result<DeltaCoordinates> makeDeltaCoordinates(const RenderRequest& request, const RenderPlan& plan,
                                              const std::function<void(Phrase)>& stage,
                                              std::stop_token stop) {
    const Location& location = request.location;
    const Matrix2 matrix = matrixOf(location.view.transform);
    const double reach = reachOf(matrix, request.size);
    const FloatExp pixel = location.view.radius.toFloatExp() * (2.0 / request.size.height);
    const IterationLimit& limit = location.iterations;

    auto orbit = ReferenceOrbit::compute(
        {.re = location.view.re,
         .im = location.view.im,
         .fractionBits = plan.precisionBits,
         .reach = pixel * (reach * std::sqrt(2.0)),
         .escapeRadius = location.escapeRadius,
         .iterations = limit.automatic ? std::max(limit.limit, kAutomaticLength) : limit.limit,
         .threads = std::thread::hardware_concurrency() > 1 ? 2 : 1},
        stop, [&](std::uint64_t steps) {
            stage({"Computing the reference orbit: %1 iterations", {std::to_string(steps)}});
        });
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));

    const StepTable::Request tableRequest{
        .orbit = std::make_shared<const ReferenceOrbit>(*std::move(orbit)),
        .pixel = pixel,
        .reach = reach,
        .escapeRadius = location.escapeRadius};
    auto table = StepTable::build(tableRequest, stop);
    if (!table) return tl::make_unexpected(std::move(table.error()));
    auto shared = std::make_shared<const StepTable>(*std::move(table));
    return DeltaCoordinates{.table = shared,
                            .start = StartPolynomial(tableRequest, *shared),
                            .matrix = matrix,
                            .size = request.size,
                            .subpixel = request.subpixel};
}

}  // namespace fathom
