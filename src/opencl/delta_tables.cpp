#include "opencl/delta_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "base/fresh_vector.h"
#include "base/parallel.h"
#include "opencl/program_source.h"

namespace fathom {

namespace {

// Largest share of a device's memory to use; the desktop and other programs need the rest.
constexpr double kMostMemory = 0.75;

using Bytes = std::span<const std::byte>;

template <class Value>
Bytes bytesOf(const Value* first, std::size_t count) {
    return std::as_bytes(std::span(first, count));
}

/// Calls work(i) for each i below `count`, in up to `threads` threads.
template <class Work>
void forEach(std::size_t count, int threads, Work&& work) {
    constexpr std::size_t kPiece = 1 << 14;
    parallelFor(threads, (count + kPiece - 1) / kPiece, [&](std::size_t piece) {
        for (std::size_t i = piece * kPiece; i < std::min((piece + 1) * kPiece, count); ++i)
            work(i);
    });
}

void setParts(ScaledPart (&parts)[2], const double (&value)[2]) {
    std::ranges::transform(value, parts, scaledPart);
}

ScaledStep scaledStep(const DeltaWideStep& step) {
    ScaledStep scaled{.a = {},
                      .b = {},
                      .target = {},
                      .to = step.to,
                      .length = step.length,
                      .scale = step.scale,
                      .a_exponent = step.a_exponent,
                      .b_exponent = step.b_exponent,
                      .target_exponent = step.target_exponent,
                      .x = {step.x[0], step.x[1]}};
    for (int i = 0; i < 4; ++i)
        setParts(scaled.a[i], step.a[i]);
    setParts(scaled.b, step.b);
    setParts(scaled.target, step.target);
    return scaled;
}

ScaledPoint scaledPoint(const DeltaWidePoint& point) {
    ScaledPoint scaled{.z = {}, .exponent = point.exponent, .unused = 0};
    setParts(scaled.z, point.z);
    return scaled;
}

/// The keys of each m, padded to a fixed number so that kernels load them at once. The last m has
/// no steps. keyOf(i) is the key of step i.
template <class KeyOf>
FreshVector<std::uint16_t> paddedKeys(const std::uint32_t* offsets, std::uint32_t last, int threads,
                                      KeyOf&& keyOf) {
    const std::size_t count = last + std::size_t{1};
    FreshVector<std::uint16_t> padded(count * DELTA_MOST_LEVELS);
    forEach(count, threads, [&](std::size_t m) {
        const std::uint32_t first = offsets[m] >> DELTA_LEVEL_BITS;
        const std::uint32_t levels = m < last ? offsets[m] & ((1u << DELTA_LEVEL_BITS) - 1) : 0;
        std::uint16_t* const keys = &padded[m * DELTA_MOST_LEVELS];
        for (std::uint32_t i = 0; i < DELTA_MOST_LEVELS; ++i)
            keys[i] = i < levels ? keyOf(first + i) : std::uint16_t{0};
    });
    return padded;
}
template <class Job>
FreshVector<std::uint16_t> paddedKeys(const Job& job, std::uint32_t last, int threads) {
    return paddedKeys(job.offsets, last, threads, [&](std::uint32_t i) { return job.keys[i]; });
}

/// Maps keys of extended exponents to 15 bits: counted from the lowest key, in the smallest unit
/// that fits.
class NarrowedKeys {
public:
    NarrowedKeys(const int* keys, std::size_t count) : m_keys(keys) {
        int lowest = std::numeric_limits<int>::max(), highest = StepTable::kWideNever;
        for (const int key : std::span(keys, count)) {
            if (key == StepTable::kWideNever) continue;
            lowest = std::min(lowest, key);
            highest = std::max(highest, key);
        }
        m_lowest = std::min(lowest, highest);
        constexpr int kMost = 0x7ffe;
        while ((std::int64_t{highest} - m_lowest) >> m_shift >= kMost)
            ++m_shift;
    }
    std::uint16_t operator()(std::size_t i) const {
        const bool isNever = m_keys[i] == StepTable::kWideNever;
        return static_cast<std::uint16_t>(
            isNever ? 0 : 1 + ((std::int64_t{m_keys[i]} - m_lowest) >> m_shift));
    }
    int lowest() const { return m_lowest; }
    int shift() const { return m_shift; }

private:
    const int* m_keys;
    int m_lowest = 0, m_shift = 0;
};

/// The buffers of a DeltaBasis, as bytes in host memory.
struct Sources {
    FreshVector<std::uint16_t> narrowKeys;
    Bytes steps, keys, offsets, orbit;
    Bytes wideSteps, wideKeys, wideOffsets, widePoints;  // empty if doubles have enough range

    Sources(const DeltaJob& job, int threads)
        : narrowKeys(paddedKeys(job, job.bounds.last, threads)) {
        const std::size_t offsetCount = job.bounds.last + std::size_t{1};
        // The last index has no steps, so its offset is the end of all steps.
        const auto count = [&](const std::uint32_t* indices) {
            return std::size_t{indices[job.bounds.last] >> DELTA_LEVEL_BITS};
        };
        steps = bytesOf(job.steps, count(job.offsets));
        keys = std::as_bytes(std::span(narrowKeys));
        offsets = bytesOf(job.offsets, offsetCount);
        orbit = bytesOf(job.orbit, offsetCount);
        if (!job.wide_offsets) return;  // a short orbit may have these offsets but no steps
        wideSteps = bytesOf(job.wide_steps, count(job.wide_offsets));
        wideKeys = bytesOf(job.wide_keys, count(job.wide_offsets));
        wideOffsets = bytesOf(job.wide_offsets, offsetCount);
        widePoints = bytesOf(job.wide_points, job.bounds.wide_point_count);
    }

    std::array<Bytes, 8> all() const {
        return {steps, keys, offsets, orbit, wideSteps, wideKeys, wideOffsets, widePoints};
    }
};

struct FormulaSources {
    FreshVector<std::uint16_t> narrowKeys;
    Bytes points, steps, keys, offsets;
    Bytes wideSteps, wideRadii, widePoints;  // empty if doubles have enough range

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

/// The tables of a DeltaBasis with each double as two floats.
struct ScaledSources {
    FreshVector<ScaledStep> scaledSteps;
    FreshVector<ScaledPoint> points;
    FreshVector<std::uint16_t> narrowKeys;
    int lowestKey, keyShift;
    Bytes steps, keys, offsets, orbit;

    ScaledSources(const DeltaBasis& basis, int threads) {
        const DeltaJob job = basis.table.job();
        const std::size_t pointCount = job.bounds.last + std::size_t{1};
        const std::size_t stepCount = job.wide_offsets[job.bounds.last] >> DELTA_LEVEL_BITS;
        scaledSteps = FreshVector<ScaledStep>(stepCount);
        forEach(stepCount, threads,
                [&](std::size_t i) { scaledSteps[i] = scaledStep(job.wide_steps[i]); });
        points = FreshVector<ScaledPoint>(pointCount);
        forEach(pointCount, threads, [&](std::size_t m) {
            points[m] = scaledPoint(basis.steps.orbit->widePoint(static_cast<std::uint32_t>(m)));
        });
        steps = std::as_bytes(std::span(scaledSteps));
        const NarrowedKeys keyOf(job.wide_keys, stepCount);
        narrowKeys = paddedKeys(job.wide_offsets, job.bounds.last, threads, keyOf);
        lowestKey = keyOf.lowest();
        keyShift = keyOf.shift();
        keys = std::as_bytes(std::span(narrowKeys));
        offsets = bytesOf(job.wide_offsets, pointCount);
        orbit = std::as_bytes(std::span(points));
    }

    std::array<Bytes, 4> all() const { return {steps, keys, offsets, orbit}; }
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
    return fail(
        ErrorCode::OutOfMemory,
        "The reference orbit and its table need " + gibText(sum) +
            " GiB, more than the memory of " + device.label +
            " can hold; lower the iteration limit, or compute on the built-in engine (cpu).");
}

/// Writes at once. If a buffer is created from host memory, some drivers keep a copy and bring it
/// to the device only with the first kernel.
cl::Buffer uploaded(const cl::Context& context, const cl::CommandQueue& queue, Bytes bytes) {
    cl::Buffer buffer(context, CL_MEM_READ_ONLY, std::max<std::size_t>(1, bytes.size()));
    if (!bytes.empty()) queue.write(buffer, 0, bytes.size(), bytes.data());
    return buffer;
}

/// New maps of cells; no cell is known yet.
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

void DeltaUploads::forget() {
    m_tables.reset();
    m_formulaTables.reset();
    m_scaledTables.reset();
}

Result<std::shared_ptr<const DeltaTables>> DeltaUploads::tablesOf(
    const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
    const cl::Context& context, bool hasCells, std::size_t pixelBytes, int threads) {
    const std::lock_guard lock(m_mutex);
    const bool areKept = m_tables && m_basis.lock() == basis;
    if (areKept && (m_tables->cells || !hasCells)) return m_tables;
    forget();

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
    forget();

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

Result<std::shared_ptr<const ScaledTables>> DeltaUploads::scaledTablesOf(
    const std::shared_ptr<const DeltaBasis>& basis, const OpenClDevice& device,
    const cl::Context& context, std::size_t pixelBytes, int threads) {
    const std::lock_guard lock(m_mutex);
    if (m_scaledTables && m_basis.lock() == basis) return m_scaledTables;
    forget();

    const ScaledSources sources(*basis, threads);
    if (auto fits = checkRoom(sources.all(), device, false, pixelBytes); !fits)
        return tl::make_unexpected(std::move(fits.error()));
    const cl::CommandQueue queue(context, device.handle);
    m_scaledTables = std::make_shared<const ScaledTables>(
        ScaledTables{.steps = uploaded(context, queue, sources.steps),
                     .keys = uploaded(context, queue, sources.keys),
                     .offsets = uploaded(context, queue, sources.offsets),
                     .orbit = uploaded(context, queue, sources.orbit),
                     .lowestKey = sources.lowestKey,
                     .keyShift = sources.keyShift});
    m_basis = basis;
    return m_scaledTables;
}

}  // namespace fathom
