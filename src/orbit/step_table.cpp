#include "orbit/step_table.h"

#include <algorithm>
#include <mutex>

#include "base/parallel.h"
#include "orbit/step.h"
#include "orbit/step_builder.h"
#include "orbit/step_places.h"

namespace fathom {

namespace {

/// The least |dz/dc|, over a pixel, at which orbits are iterated directly. Rounding then shifts
/// them by 2^-18 of a pixel in each iteration; with an epsilon below the default, by no more than
/// steps cut off.
double directSlope(double epsilon) {
    return epsilon < StepTable::kDefaultEpsilon ? 0x1p-54 / epsilon : 0x1p-33;
}

/// The block of an index that is neither 0 nor the first of its block.
std::uint32_t blockOf(std::uint32_t m) {
    return (m - 1) >> kStepBlockLevel;
}

}  // namespace

StepTable::StepTable(const Request& request)
    : m_request(request), m_arrays(std::make_unique<Arrays>()) {
    const std::uint32_t blocks = blockOf(request.orbit->length());
    m_request.isLazy &= blocks > 0 && needsExtendedSteps(request) && !request.areForFloats;
    if (m_request.isLazy) m_arrays->madeBlocks.assign(blocks, 0);
    m_arrays->unmadeBlocks = static_cast<std::uint32_t>(m_arrays->madeBlocks.size());
}
StepTable::StepTable(StepTable&&) noexcept = default;
StepTable& StepTable::operator=(StepTable&&) noexcept = default;
StepTable::~StepTable() = default;

Result<StepTable> StepTable::build(const Request& request, std::stop_token stop) {
    StepTable table(request);
    if (!makeSteps(table.m_request, *table.m_arrays, std::move(stop)))
        return fail(ErrorCode::Cancelled, "Building the table was cancelled.");
    return table;
}

std::shared_lock<std::shared_mutex> StepTable::reading() const {
    if (!m_request.isLazy) return {};
    const std::lock_guard turn(m_arrays->turn);
    return std::shared_lock(m_arrays->mutex);
}

bool StepTable::lacks(std::uint32_t m) const {
    if (m_arrays->unmadeBlocks == 0 || m == 0 || (m - 1) % kStepBlock == 0) return false;
    return blockOf(m) < m_arrays->madeBlocks.size() && !m_arrays->madeBlocks[blockOf(m)];
}

void StepTable::makeFrom(std::span<const std::uint32_t> indices) const {
    if (indices.empty()) return;
    const std::lock_guard turn(m_arrays->turn);
    const std::unique_lock lock(m_arrays->mutex);
    for (const std::uint32_t m : indices) {
        if (!lacks(m)) continue;
        makeBlock(m_request, *m_arrays, blockOf(m));
        m_arrays->madeBlocks[blockOf(m)] = 1;
        --m_arrays->unmadeBlocks;
    }
}

void StepTable::makeAll() const {
    const std::lock_guard turn(m_arrays->turn);
    const std::unique_lock lock(m_arrays->mutex);
    if (m_arrays->unmadeBlocks == 0) return;
    parallelFor(m_request.threads, m_arrays->madeBlocks.size(), [this](std::size_t block) {
        if (!m_arrays->madeBlocks[block])
            makeBlock(m_request, *m_arrays, static_cast<std::uint32_t>(block));
    });
    m_arrays->unmadeBlocks = 0;
    m_arrays->extendedKeys[0] = kExtendedNever;  // of the gate, where no index leads any more
}

std::vector<StepTable::ExtendedStep> StepTable::stepsFrom(std::uint32_t m, FloatExp size) const {
    const auto complex = [](const double(&parts)[2], std::int64_t exponent = 0) {
        return ComplexExp::of({parts[0], parts[1]}, exponent);
    };
    const ReferenceOrbit& orbit = *m_request.orbit;
    if (lacks(m)) makeFrom({&m, 1});
    std::vector<ExtendedStep> steps;
    if (m_arrays->extendedOffsets.empty()) {
        const StepPlaces places = StepPlaces::of(m_arrays->offsets[m]);
        for (std::uint32_t index = places.first + places.count; index-- > places.first;) {
            const DeltaStep& step = m_arrays->steps[index];
            if (step.length == 1 || m_arrays->keys[index] <= keyOf(size.toDouble())) continue;
            ExtendedStep extended{.b = complex(step.b),
                                  .x = complex(step.x),
                                  .target = orbit.extended(step.to),
                                  .to = step.to};
            std::ranges::transform(step.a, extended.a, complex);
            steps.push_back(extended);
        }
    } else {
        const StepPlaces places = StepPlaces::of(m_arrays->extendedOffsets[m]);
        for (std::uint32_t index = places.first + places.count; index-- > places.first;) {
            if (m_arrays->extendedKeys[index] <= extendedKeyOf(size)) continue;
            const DeltaExtendedStep& step = m_arrays->extendedSteps[index];
            ExtendedStep extended{.b = complex(step.b, step.b_exponent),
                                  .x = ComplexExp::of({step.x[0], step.x[1]}, step.a_exponent),
                                  .target = orbit.extended(step.to),
                                  .to = step.to};
            for (int i = 0; i < 4; ++i)
                extended.a[i] = complex(step.a[i], step.a_exponent - std::int64_t{i} * step.scale);
            steps.push_back(extended);
        }
    }
    const FloatExp one = FloatExp::of(1), two = FloatExp::of(2);
    steps.push_back({.a = {orbit.extended(m) * two, {one, {}}, {}, {}},
                     .b = {m_request.pixel, {}},
                     .x = {},
                     .target = orbit.extended(m + 1),
                     .to = m + 1});
    return steps;
}

DeltaJob StepTable::job() const {
    const ReferenceOrbit& orbit = *m_request.orbit;
    const FloatExp pixel = m_request.pixel;
    const double escapeRadius = m_request.escapeRadius;
    const auto extendedPoints = orbit.extendedPoints();
    return {.steps = m_arrays->steps.data(),
            .keys = m_arrays->keys.data(),
            .offsets = m_arrays->offsets.data(),
            .orbit = orbit.data(),
            .extended_steps = m_arrays->extendedSteps.data(),
            .extended_keys = m_arrays->extendedKeys.data(),
            .extended_offsets = m_arrays->extendedOffsets.data(),
            .extended_points = extendedPoints.data(),
            .bounds = {.pixel = pixel.toDouble(),
                       .pixel_mantissa = pixel.mantissa,
                       .escape_radius2 = escapeRadius * escapeRadius,
                       .direct_slope = directSlope(m_request.epsilon),
                       .limit = 0,
                       .last = orbit.length(),
                       .is_closed = orbit.isClosed(),
                       .has_extended_steps = !m_arrays->extendedOffsets.empty(),
                       .extended_point_count = static_cast<std::uint32_t>(extendedPoints.size()),
                       .pixel_exponent = static_cast<int>(pixel.exponent),
                       .first_offset = m_arrays->offsets.empty() ? 0 : m_arrays->offsets.front()}};
}

}  // namespace fathom
