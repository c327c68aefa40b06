#include "opencl/delta_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace fathom {

namespace {

// A desktop and other programs keep the rest.
constexpr double kMostMemory = 0.75;

/// Of each m: a fixed number, so that kernels load them at once.
std::vector<std::uint16_t> paddedKeys(const DeltaJob& job) {
    std::vector<std::uint16_t> padded((job.last + std::size_t{1}) * DELTA_MOST_LEVELS);
    for (std::size_t m = 0; m < job.last; ++m) {
        const std::uint32_t offset = job.offsets[m];
        std::copy_n(job.keys + (offset >> DELTA_LEVEL_BITS),
                    offset & ((1u << DELTA_LEVEL_BITS) - 1), &padded[m * DELTA_MOST_LEVELS]);
    }
    return padded;
}

/// The buffers of a basis, as bytes of the host's.
struct Sources {
    using Bytes = std::span<const std::byte>;
    std::vector<std::uint16_t> narrowKeys;
    Bytes steps, keys, offsets, orbit;
    Bytes wideSteps, wideKeys, wideOffsets, widePoints;  // empty where doubles will do

    explicit Sources(const DeltaJob& job) : narrowKeys(paddedKeys(job)) {
        const std::size_t offsetCount = job.last + std::size_t{1};
        const auto bytes = [](const auto* first, std::size_t count) {
            return std::as_bytes(std::span(first, count));
        };
        // Nothing leads on from the last index: its offset is behind all steps.
        const auto count = [&](const std::uint32_t* indices) {
            return std::size_t{indices[job.last] >> DELTA_LEVEL_BITS};
        };
        steps = bytes(job.steps, count(job.offsets));
        keys = std::as_bytes(std::span(narrowKeys));
        offsets = bytes(job.offsets, offsetCount);
        orbit = bytes(job.orbit, offsetCount);
        if (!job.wide_offsets) return;  // of a short orbit these may be all that there is
        wideSteps = bytes(job.wide_steps, count(job.wide_offsets));
        wideKeys = bytes(job.wide_keys, count(job.wide_offsets));
        wideOffsets = bytes(job.wide_offsets, offsetCount);
        widePoints = bytes(job.wide_points, job.wide_point_count);
    }

    std::array<Bytes, 8> all() const {
        return {steps, keys, offsets, orbit, wideSteps, wideKeys, wideOffsets, widePoints};
    }
};

std::string gibText(std::size_t bytes) {
    return Decimal::fromDouble(std::ceil(std::ldexp(static_cast<double>(bytes), -30) * 10) / 10)
        .toString();
}

Result<void> checkRoom(const Sources& sources, const OpenClDevice& device, std::size_t pixelBytes) {
    std::size_t sum = pixelBytes, largest = 0;
    for (const Sources::Bytes bytes : sources.all()) {
        sum += bytes.size();
        largest = std::max(largest, bytes.size());
    }
    const auto most =
        static_cast<std::size_t>(kMostMemory * static_cast<double>(device.memoryBytes));
    if (sum <= most && largest <= device.largestBuffer) return {};
    return fail(ErrorCode::OutOfMemory,
                "The reference orbit and its table take " + gibText(sum) +
                    " GiB, more than fits into the memory of " + device.label +
                    "; lower the iteration limit, or compute on the built-in engine (cpu).");
}

cl::Buffer uploaded(const cl::Context& context, Sources::Bytes bytes) {
    if (bytes.empty()) return {context, CL_MEM_READ_ONLY, 1};
    return {context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, bytes.size(),
            const_cast<std::byte*>(bytes.data())};  // copied, never written
}

}  // namespace

Result<std::shared_ptr<const DeltaTables>> DeltaUploads::tablesOf(
    const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
    const cl::Context& context, std::size_t pixelBytes) {
    const std::lock_guard lock(m_mutex);
    if (m_tables && m_basis.lock() == basis) return m_tables;
    m_tables.reset();

    const Sources sources(basis->table.job());
    if (auto fits = checkRoom(sources, device, pixelBytes); !fits)
        return tl::make_unexpected(std::move(fits.error()));
    DeltaTables tables{.steps = uploaded(context, sources.steps),
                       .keys = uploaded(context, sources.keys),
                       .offsets = uploaded(context, sources.offsets),
                       .orbit = uploaded(context, sources.orbit)};
    if (!sources.wideOffsets.empty()) {
        tables.wideSteps = uploaded(context, sources.wideSteps);
        tables.wideKeys = uploaded(context, sources.wideKeys);
        tables.wideOffsets = uploaded(context, sources.wideOffsets);
        tables.widePoints = uploaded(context, sources.widePoints);
    }
    m_tables = std::make_shared<const DeltaTables>(std::move(tables));
    m_basis = basis;
    return m_tables;
}

}  // namespace fathom
