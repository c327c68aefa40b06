#include "opencl/delta_tables.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "base/fresh_vector.h"
#include "base/parallel.h"
#include "opencl/program_source.h"
#include "orbit/step_places.h"
#include "render/cell_square.h"

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
    parallelPieces(threads, count, kPiece, [&](std::size_t first, std::size_t length) {
        for (std::size_t i = first; i < first + length; ++i)
            work(i);
    });
}

void setParts(ScaledPart (&parts)[2], const double (&value)[2]) {
    std::ranges::transform(value, parts, scaledPart);
}

ScaledStep scaledStep(const DeltaExtendedStep& step) {
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

ScaledPoint scaledPoint(const DeltaExtendedPoint& point) {
    ScaledPoint scaled{.z = {}, .exponent = point.exponent, .unused = 0};
    setParts(scaled.z, point.z);
    return scaled;
}

/// The keys of each m, padded to a fixed number so that kernels load them at once. The last m has
/// no steps. keyOf(i) is the key of step i.
template <class KeyOf>
FreshVector<std::uint16_t> paddedKeys(const std::uint32_t* offsets, std::uint32_t last, int threads,
                                      KeyOf&& keyOf) {
    const std::size_t points = last + std::size_t{1};
    FreshVector<std::uint16_t> padded(points * DELTA_MOST_LEVELS);
    forEach(points, threads, [&](std::size_t m) {
        const auto [first, count] = StepPlaces::of(offsets[m]);
        const std::uint32_t levels = m < last ? count : 0;
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
class ShortKeys {
public:
    ShortKeys(const int* keys, std::size_t count) : m_keys(keys) {
        int lowest = std::numeric_limits<int>::max(), highest = StepTable::kExtendedNever;
        for (const int key : std::span(keys, count)) {
            if (key == StepTable::kExtendedNever) continue;
            lowest = std::min(lowest, key);
            highest = std::max(highest, key);
        }
        m_lowest = std::min(lowest, highest);
        constexpr int kMost = 0x7ffe;
        while ((std::int64_t{highest} - m_lowest) >> m_shift >= kMost)
            ++m_shift;
    }
    std::uint16_t operator()(std::size_t i) const {
        const bool isNever = m_keys[i] == StepTable::kExtendedNever;
        return static_cast<std::uint16_t>(
            isNever ? 0 : 1 + ((std::int64_t{m_keys[i]} - m_lowest) >> m_shift));
    }
    int lowest() const { return m_lowest; }
    int shift() const { return m_shift; }

private:
    const int* m_keys;
    int m_lowest = 0, m_shift = 0;
};

/// The tables of a reference as bytes in host memory.
struct Sources {
    std::vector<Bytes> plain;  // in the order of the kernels' arguments
    std::vector<Bytes> more;   // tables of the extended kernels alone; empty if there are none
    std::vector<std::size_t> extended;  // arguments of these kernels: indices into plain and more
    int lowestKey = 0, keyShift = 0;

    // What is made for the device:
    FreshVector<std::uint16_t> keys;
    FreshVector<ScaledStep> scaledSteps;
    FreshVector<ScaledPoint> scaledPoints;
};

Sources sourcesOf(const MandelbrotReference& reference, int threads) {
    reference.table.makeAll();
    const DeltaJob job = reference.table.job();
    const std::size_t points = job.bounds.last + std::size_t{1};
    // The last index has no steps, so its offset is the end of all steps.
    const auto stepsOf = [&](const std::uint32_t* offsets) {
        return std::size_t{StepPlaces::of(offsets[job.bounds.last]).first};
    };
    Sources sources;
    sources.keys = paddedKeys(job, job.bounds.last, threads);
    sources.plain = {bytesOf(job.steps, stepsOf(job.offsets)),
                     std::as_bytes(std::span(sources.keys)), bytesOf(job.offsets, points),
                     bytesOf(job.orbit, points)};
    if (!job.extended_offsets) return sources;  // a short orbit may have these offsets but no steps
    const std::size_t steps = stepsOf(job.extended_offsets);
    sources.more = {bytesOf(job.extended_steps, steps), bytesOf(job.extended_keys, steps),
                    bytesOf(job.extended_offsets, points),
                    bytesOf(job.extended_points, job.bounds.extended_point_count)};
    sources.extended = {4, 5, 6, 7, 3};
    return sources;
}

/// Same, with each double as two floats.
Sources scaledSourcesOf(const MandelbrotReference& reference, int threads) {
    const DeltaJob job = reference.table.job();
    const std::size_t points = job.bounds.last + std::size_t{1};
    const std::size_t steps = StepPlaces::of(job.extended_offsets[job.bounds.last]).first;
    Sources sources;
    sources.scaledSteps = FreshVector<ScaledStep>(steps);
    forEach(steps, threads,
            [&](std::size_t i) { sources.scaledSteps[i] = scaledStep(job.extended_steps[i]); });
    sources.scaledPoints = FreshVector<ScaledPoint>(points);
    forEach(points, threads, [&](std::size_t m) {
        sources.scaledPoints[m] =
            scaledPoint(reference.orbit().extendedPoint(static_cast<std::uint32_t>(m)));
    });
    const ShortKeys keyOf(job.extended_keys, steps);
    sources.keys = paddedKeys(job.extended_offsets, job.bounds.last, threads, keyOf);
    sources.lowestKey = keyOf.lowest();
    sources.keyShift = keyOf.shift();
    sources.plain = {std::as_bytes(std::span(sources.scaledSteps)),
                     std::as_bytes(std::span(sources.keys)), bytesOf(job.extended_offsets, points),
                     std::as_bytes(std::span(sources.scaledPoints))};
    return sources;
}

Sources sourcesOf(const GenericReference& reference, int threads) {
    const GenericJob job = reference.table.job();
    const std::uint32_t last = reference.orbit().runs().back().last;
    const std::size_t points = last + std::size_t{1};
    const std::size_t steps = StepPlaces::of(job.offsets[last]).first;
    Sources sources;
    sources.keys = paddedKeys(job, last, threads);
    sources.plain = {bytesOf(job.points, points), bytesOf(job.steps, steps),
                     std::as_bytes(std::span(sources.keys)), bytesOf(job.offsets, points)};
    if (!job.bounds.is_extended) return sources;
    sources.more = {bytesOf(job.extended_steps, steps), bytesOf(job.extended_radii, steps),
                    bytesOf(job.extended_points, job.bounds.extended_point_count)};
    sources.extended = {0, 4, 5, 3, 6};
    return sources;
}

Sources sourcesOf(const Reference& reference, int threads) {
    if (reference.areForFloats) return scaledSourcesOf(reference.mandelbrot(), threads);
    return std::visit([&](const auto& kind) { return sourcesOf(kind, threads); }, reference.parts);
}

std::string gibText(std::size_t bytes) {
    return Decimal::fromDouble(std::ceil(std::ldexp(static_cast<double>(bytes), -30) * 10) / 10)
        .toString();
}

constexpr std::size_t kCells = std::size_t{DELTA_CELLS} * DELTA_CELLS;
constexpr std::size_t kCellBytes = kCells * sizeof(DeltaCell);

Result<void> checkRoom(const Sources& sources, const OpenClDevice& device, bool hasCells,
                       std::size_t pixelBytes) {
    std::size_t largest = hasCells ? kCellBytes : 0, sum = pixelBytes + largest;
    for (const auto* tables : {&sources.plain, &sources.more})
        for (const Bytes bytes : *tables) {
            sum += bytes.size();
            largest = std::max(largest, bytes.size());
        }
    const auto most =
        static_cast<std::size_t>(kMostMemory * static_cast<double>(device.memoryBytes));
    if (sum <= most && largest <= device.largestBuffer) return {};
    return fail(ErrorCode::OutOfMemory,
                {"The reference orbit and its table need %1 GiB, more than the memory of %2 can "
                 "hold; lower the iteration limit, or compute on the built-in engine (cpu).",
                 {gibText(sum), device.label}});
}

/// Writes at once. If a buffer is created from host memory, some drivers keep a copy and bring it
/// to the device only with the first kernel.
cl::Buffer uploaded(const cl::Context& context, const cl::CommandQueue& queue, Bytes bytes) {
    cl::Buffer buffer(context, CL_MEM_READ_ONLY, std::max<std::size_t>(1, bytes.size()));
    if (!bytes.empty()) queue.write(buffer, 0, bytes.size(), bytes.data());
    return buffer;
}

/// New maps of cells; no cell is known yet.
std::shared_ptr<DeltaCellMaps> newCells(const std::vector<CellPoint>& orbit,
                                        const cl::Context& context, const cl::CommandQueue& queue) {
    const auto buffer = [&](std::size_t bytes) {
        return cl::Buffer(context, CL_MEM_READ_WRITE, bytes);
    };
    const std::size_t known = kCells * sizeof(cl_uint);
    auto cells = std::make_shared<DeltaCellMaps>();
    cells->orbit = uploaded(context, queue, bytesOf(orbit.data(), orbit.size()));
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
    const std::shared_ptr<const Reference>& reference, const OpenClDevice& device,
    const cl::Context& context, const DeltaSquare& square, std::size_t pixelBytes, int threads) {
    const bool hasCells = square.period > 0;
    const std::lock_guard lock(m_mutex);
    const bool areKept = m_tables && m_reference.lock() == reference;
    if (areKept && (m_tables->cells || !hasCells)) return m_tables;
    m_tables.reset();

    const Sources sources = sourcesOf(*reference, threads);
    if (auto fits = checkRoom(sources, device, hasCells, pixelBytes); !fits)
        return tl::make_unexpected(std::move(fits.error()));
    const cl::CommandQueue queue(context, device.handle);
    DeltaTables tables{.lowestKey = sources.lowestKey, .keyShift = sources.keyShift};
    for (const Bytes bytes : sources.plain)
        tables.plain.push_back(uploaded(context, queue, bytes));
    std::vector<cl::Buffer> all = tables.plain;
    for (const Bytes bytes : sources.more)
        all.push_back(uploaded(context, queue, bytes));
    for (const std::size_t index : sources.extended)
        tables.extended.push_back(all[index]);
    if (hasCells)
        tables.cells = newCells(cellOrbit(reference->point, square.period), context, queue);
    m_tables = std::make_shared<const DeltaTables>(std::move(tables));
    m_reference = reference;
    return m_tables;
}

}  // namespace fathom
