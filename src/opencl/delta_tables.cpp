#include "opencl/delta_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "base/abreast.h"
#include "base/fresh_vector.h"
#include "opencl/program_source.h"

namespace fathom {

namespace {

// A desktop and other programs keep the rest.
constexpr double kMostMemory = 0.75;

using Bytes = std::span<const std::byte>;

template <class Value>
Bytes bytesOf(const Value* first, std::size_t count) {
    return std::as_bytes(std::span(first, count));
}

/// Of each m: a fixed number, so that kernels load them at once. Nothing leads on from the last.
template <class Job>
FreshVector<std::uint16_t> paddedKeys(const Job& job, std::uint32_t last, int threads) {
    constexpr std::size_t kPiece = 1 << 14;
    const std::size_t count = last + std::size_t{1};
    FreshVector<std::uint16_t> padded(count * DELTA_MOST_LEVELS);
    runAbreast(threads, (count + kPiece - 1) / kPiece, [&](std::size_t piece) {
        for (std::size_t m = piece * kPiece; m < std::min((piece + 1) * kPiece, count); ++m) {
            const std::uint32_t offset = job.offsets[m];
            const std::size_t levels = m < last ? offset & ((1u << DELTA_LEVEL_BITS) - 1) : 0;
            std::uint16_t* const keys = &padded[m * DELTA_MOST_LEVELS];
            std::copy_n(job.keys + (offset >> DELTA_LEVEL_BITS), levels, keys);
            std::fill(keys + levels, keys + DELTA_MOST_LEVELS, std::uint16_t{0});
        }
    });
    return padded;
}

/// The buffers of a basis, as bytes of the host's.
struct Sources {
    FreshVector<std::uint16_t> narrowKeys;
    Bytes steps, keys, offsets, orbit;
    Bytes wideSteps, wideKeys, wideOffsets, widePoints;  // empty where doubles will do

    Sources(const DeltaJob& job, int threads) : narrowKeys(paddedKeys(job, job.last, threads)) {
        const std::size_t offsetCount = job.last + std::size_t{1};
        // Nothing leads on from the last index: its offset is behind all steps.
        const auto count = [&](const std::uint32_t* indices) {
            return std::size_t{indices[job.last] >> DELTA_LEVEL_BITS};
        };
        steps = bytesOf(job.steps, count(job.offsets));
        keys = std::as_bytes(std::span(narrowKeys));
        offsets = bytesOf(job.offsets, offsetCount);
        orbit = bytesOf(job.orbit, offsetCount);
        if (!job.wide_offsets) return;  // of a short orbit these may be all that there is
        wideSteps = bytesOf(job.wide_steps, count(job.wide_offsets));
        wideKeys = bytesOf(job.wide_keys, count(job.wide_offsets));
        wideOffsets = bytesOf(job.wide_offsets, offsetCount);
        widePoints = bytesOf(job.wide_points, job.wide_point_count);
    }

    std::array<Bytes, 8> all() const {
        return {steps, keys, offsets, orbit, wideSteps, wideKeys, wideOffsets, widePoints};
    }
};

struct FormulaSources {
    FreshVector<std::uint16_t> narrowKeys;
    Bytes points, steps, keys, offsets;
    Bytes wideSteps, wideRadii, widePoints;  // empty where doubles will do

    FormulaSources(const FormulaJob& job, int threads)
        : narrowKeys(paddedKeys(job, job.bounds.ends[1], threads)) {
        const std::uint32_t last = job.bounds.ends[1];
        const std::size_t pointCount = last + std::size_t{1};
        const std::size_t stepCount = job.offsets[last] >> DELTA_LEVEL_BITS;
        points = bytesOf(job.points, pointCount);
        steps = bytesOf(job.steps, stepCount);
        keys = std::as_bytes(std::span(narrowKeys));
        offsets = bytesOf(job.offsets, pointCount);
        if (!job.bounds.is_wide) return;
        wideSteps = bytesOf(job.wide_steps, stepCount);
        wideRadii = bytesOf(job.wide_radii, stepCount);
        widePoints = bytesOf(job.wide_points, job.bounds.wide_point_count);
    }

    std::array<Bytes, 7> all() const {
        return {points, steps, keys, offsets, wideSteps, wideRadii, widePoints};
    }
};

std::string gibText(std::size_t bytes) {
    return Decimal::fromDouble(std::ceil(std::ldexp(static_cast<double>(bytes), -30) * 10) / 10)
        .toString();
}

constexpr std::size_t kCells = std::size_t{DELTA_CELLS} * DELTA_CELLS;
constexpr std::size_t kCellBytes = kCells * sizeof(DeltaCell);

Result<void> checkRoom(std::span<const Bytes> buffers, const OpenClDevice& device, bool hasCells,
                       std::size_t pixelBytes) {
    std::size_t largest = hasCells ? kCellBytes : 0, sum = pixelBytes + largest;
    for (const Bytes bytes : buffers) {
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

/// Written at once, as some drivers keep a copy of what a buffer is made from, and bring it to the
/// device with the first kernel.
cl::Buffer uploaded(const cl::Context& context, const cl::CommandQueue& queue, Bytes bytes) {
    const cl::Buffer buffer(context, CL_MEM_READ_ONLY, std::max<std::size_t>(1, bytes.size()));
    if (!bytes.empty()) queue.enqueueWriteBuffer(buffer, CL_TRUE, 0, bytes.size(), bytes.data());
    return buffer;
}

/// None of which is known.
std::shared_ptr<DeltaCellMaps> newCells(const cl::Context& context, const cl::CommandQueue& queue) {
    const auto buffer = [&](std::size_t bytes) {
        return cl::Buffer(context, CL_MEM_READ_WRITE, bytes);
    };
    const std::size_t known = kCells * sizeof(cl_uint);
    auto cells = std::make_shared<DeltaCellMaps>();
    cells->maps = buffer(kCellBytes);
    cells->known = buffer(known);
    cells->claimed = buffer(known / kGroupSize + sizeof(cl_uint));
    queue.enqueueFillBuffer(cells->known, cl_uint{DELTA_CELL_NEW}, 0, known);
    queue.enqueueFillBuffer(cells->claimed, cl_uint{0}, 0, sizeof(cl_uint));
    queue.finish();
    return cells;
}

}  // namespace

Result<std::shared_ptr<const DeltaTables>> DeltaUploads::tablesOf(
    const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
    const cl::Context& context, bool hasCells, std::size_t pixelBytes, int threads) {
    const std::lock_guard lock(m_mutex);
    const bool areKept = m_tables && m_basis.lock() == basis;
    if (areKept && (m_tables->cells || !hasCells)) return m_tables;
    m_tables.reset();
    m_formulaTables.reset();

    const Sources sources(basis->table.job(), threads);
    if (auto fits = checkRoom(sources.all(), device, hasCells, pixelBytes); !fits)
        return tl::make_unexpected(std::move(fits.error()));
    const cl::CommandQueue queue(context, device.handle);
    DeltaTables tables{.steps = uploaded(context, queue, sources.steps),
                       .keys = uploaded(context, queue, sources.keys),
                       .offsets = uploaded(context, queue, sources.offsets),
                       .orbit = uploaded(context, queue, sources.orbit)};
    if (!sources.wideOffsets.empty()) {
        tables.wideSteps = uploaded(context, queue, sources.wideSteps);
        tables.wideKeys = uploaded(context, queue, sources.wideKeys);
        tables.wideOffsets = uploaded(context, queue, sources.wideOffsets);
        tables.widePoints = uploaded(context, queue, sources.widePoints);
    }
    if (hasCells) tables.cells = newCells(context, queue);
    m_tables = std::make_shared<const DeltaTables>(std::move(tables));
    m_basis = basis;
    return m_tables;
}

Result<std::shared_ptr<const FormulaTables>> DeltaUploads::tablesOf(
    const std::shared_ptr<const FormulaBasis>& basis, const OpenClDevice& device,
    const cl::Context& context, std::size_t pixelBytes, int threads) {
    const std::lock_guard lock(m_mutex);
    if (m_formulaTables && m_basis.lock() == basis) return m_formulaTables;
    m_tables.reset();
    m_formulaTables.reset();

    const FormulaSources sources(basis->table.job(), threads);
    if (auto fits = checkRoom(sources.all(), device, false, pixelBytes); !fits)
        return tl::make_unexpected(std::move(fits.error()));
    const cl::CommandQueue queue(context, device.handle);
    const auto upload = [&](Bytes bytes) { return uploaded(context, queue, bytes); };
    FormulaTables tables{.points = upload(sources.points),
                         .steps = upload(sources.steps),
                         .keys = upload(sources.keys),
                         .offsets = upload(sources.offsets)};
    if (basis->table.job().bounds.is_wide) {
        tables.wideSteps = upload(sources.wideSteps);
        tables.wideRadii = upload(sources.wideRadii);
        tables.widePoints = upload(sources.widePoints);
    }
    m_formulaTables = std::make_shared<const FormulaTables>(std::move(tables));
    m_basis = basis;
    return m_formulaTables;
}

}  // namespace fathom
