#include "opencl/fourier_kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "base/check.h"
#include "base/measure.h"
#include "fourier/flaws.h"

namespace fathom {

namespace {

/// Above this length, groups that wait for each other in one launch take longer than launches do:
/// too few of them run at a time. Measured on an H200.
constexpr std::size_t kLongestMeeting = std::size_t{1} << 18;
/// Sums below the lowest digit that carry into it.
constexpr std::size_t kSumsBelow = 4;
/// Points of a group whose real and imaginary parts fit into 48 KiB of local memory together.
constexpr unsigned kBothPartsFit = 2048;

int logOf(std::size_t powerOf2) {
    return std::countr_zero(powerOf2);
}

/// Points of the first stage of a transform, so that the other stages have `points`.
unsigned firstStage(unsigned length, unsigned points) {
    const int rest = logOf(length) % logOf(points);
    return rest == 0 ? points : 1u << rest;
}

/// Bits of the index into the table of fine roots of a transform.
int fineBitsOf(std::size_t length) {
    return (logOf(length) + 3) / 2;
}

/// exp(-2 pi i k step / whole) for k below `count`.
std::vector<cl_double2> rootsOf(std::size_t count, std::size_t step, std::size_t whole) {
    std::vector<cl_double2> roots(count);
    for (std::size_t k = 0; k < count; ++k) {
        const double angle =
            -2 * std::numbers::pi * (static_cast<double>(k * step) / static_cast<double>(whole));
        roots[k] = {{std::cos(angle), std::sin(angle)}};
    }
    return roots;
}

template <class Value>
cl::Buffer uploaded(const cl::Context& context, std::vector<Value> values) {
    return {context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, values.size() * sizeof(Value),
            values.data()};
}

std::size_t groupsFor(std::size_t items, const FourierShape& shape) {
    return (items + shape.items - 1) / shape.items;
}

void enqueue(const cl::CommandQueue& queue, const cl::Kernel& kernel, std::size_t groups,
             std::size_t items) {
    queue.enqueueNDRangeKernel(kernel, cl::NDRange(groups * items), cl::NDRange(items));
}

}  // namespace

FourierShape FourierShape::of(std::size_t length) {
    FATHOM_CHECK(std::has_single_bit(length) && length >= kLeast && length <= kMost);
    const int log = logOf(length);
    // The best of those that were timed on an H200. Up to 2^18 points there are at most 128 groups,
    // so that all can run at the same time.
    if (log <= 18)
        return {1u << log / 2, 1u << (log + 1) / 2, std::max(32u, 1u << std::max(log - 10, 0)), 8};
    if (log == 19) return {1u << 9, 1u << 10, 256, 8};
    return {1u << (log - 12), 1u << 12, 256, 16};
}

ProgramId FourierShape::program(const char* entry, int digitBits) const {
    const auto defined = [](const char* name, auto value) {
        return " -DFOURIER_" + std::string(name) + "=" + std::to_string(value);
    };
    return {
        .number = NumberKind::Fp64,
        .formula = "mandelbrot",
        .entry = entry,
        .defines = defined("COLUMN", column) + defined("ROW", row) + defined("ITEMS", items) +
                   defined("POINTS", points) + defined("COLUMN_FIRST", firstStage(column, points)) +
                   defined("ROW_FIRST", firstStage(row, points)) +
                   defined("FINE_BITS", fineBitsOf(length())) + defined("DIGIT_BITS", digitBits) +
                   defined("BOTH_PARTS_FIT", items * points <= kBothPartsFit ? 1 : 0)};
}

int digitBitsFor(std::size_t length) {
    return length <= std::size_t{1} << 21 ? 18 : 17;
}

// ---- Memory

FourierMemory::FourierMemory(const cl::Context& context, const FourierShape& shape)
    : m_matrix(context, CL_MEM_READ_WRITE, shape.length() * sizeof(cl_double2)),
      m_residues(context, CL_MEM_READ_WRITE, 2 * shape.groups() * sizeof(cl_ulong2)),
      m_sumResidues(context, CL_MEM_READ_WRITE, shape.groups() * sizeof(cl_ulong2)),
      m_flaws(context, CL_MEM_READ_WRITE, sizeof(cl_uint)) {
    const std::size_t whole = 4 * shape.length(),
                      fine = std::size_t{1} << fineBitsOf(shape.length());
    m_columnRoots = uploaded(context, rootsOf(shape.column, 1, shape.column));
    m_rowRoots = uploaded(context, rootsOf(shape.row, 1, shape.row));
    m_coarse = uploaded(context, rootsOf(whole / fine, fine, whole));
    m_fine = uploaded(context, rootsOf(fine, 1, whole));
}

void FourierMemory::setRoots(const cl::Kernel& kernel, cl_uint first) const {
    kernel.setArgs(first, m_columnRoots, m_rowRoots, m_coarse, m_fine);
}

void FourierMemory::clearFlaws(const cl::CommandQueue& queue) const {
    queue.enqueueFillBuffer(m_flaws, 0, 0, sizeof(cl_uint));
}

cl_uint FourierMemory::flaws(const cl::CommandQueue& queue) const {
    cl_uint flaws = 0;
    queue.read(m_flaws, 0, sizeof flaws, &flaws);
    return flaws;
}

// ---- Steps

StepKernels::StepKernels(const ReadyProgram& ready, const OpenClDevice& device,
                         const FourierShape& shape, int digitBits, std::size_t count)
    : m_shape(shape),
      m_digitBits(digitBits),
      m_count(count),
      m_queue(ready.context, device.handle),
      m_memory(ready.context, shape),
      m_c(ready.context, CL_MEM_READ_ONLY, count * sizeof(cl_int2)),
      m_sums(ready.context, CL_MEM_READ_WRITE, (count + kSumsBelow) * sizeof(cl_long2)),
      m_digits(ready.context, CL_MEM_WRITE_ONLY, count * sizeof(cl_int2)),
      m_points(ready.context, CL_MEM_WRITE_ONLY, kMostSteps * sizeof(cl_double2)),
      m_exponents(ready.context, CL_MEM_READ_WRITE, kMostSteps * sizeof(cl_int2)),
      m_step(ready.context, CL_MEM_READ_WRITE, sizeof(cl_uint)),
      m_columns(ready.program, "step_columns"),
      m_rows(ready.program, "step_rows"),
      m_sumsKernel(ready.program, "step_sums"),
      m_digitsKernel(ready.program, "step_digits") {
    FATHOM_CHECK(2 * count <= shape.length());
    const auto digits = static_cast<cl_uint>(count);
    constexpr cl_uint kRoots = FourierMemory::kRoots;
    m_columns.setArgs(0, m_sums, m_c, digits);
    m_columns.setArg(4, m_memory.matrix());
    m_memory.setRoots(m_columns, 5);
    m_columns.setArgs(5 + kRoots, m_memory.residues(), m_memory.sumResidues(), m_points,
                      m_exponents, m_memory.flaws(), m_step);
    m_rows.setArg(0, m_memory.matrix());
    m_memory.setRoots(m_rows, 1);
    m_sumsKernel.setArgs(0, m_memory.matrix(), digits);
    m_memory.setRoots(m_sumsKernel, 2);
    m_sumsKernel.setArgs(2 + kRoots, m_sums, m_memory.sumResidues(), m_memory.flaws());
    m_sumsKernel.setArg(6 + kRoots, m_step);
    m_digitsKernel.setArgs(0, m_sums, m_c, digits, m_digits, m_memory.residues(),
                           m_memory.sumResidues(), m_memory.flaws());

    // OpenCL does not promise that groups run at the same time. This driver's do, if each unit has
    // at most one; and a group that waits in vain says so after a moment.
    const bool canMeet = device.driver.starts_with("NVIDIA") && shape.length() <= kLongestMeeting &&
                         shape.groups() <= device.computeUnits;
    if (!canMeet) return;
    m_all = cl::Kernel(ready.program, "step_all");
    m_all.setArgs(0, m_sums, m_c, digits);
    m_all.setArg(4, m_memory.matrix());
    m_memory.setRoots(m_all, 5);
    m_all.setArgs(5 + kRoots, m_memory.residues(), m_memory.sumResidues(), m_points, m_exponents,
                  m_memory.flaws());
}

void StepKernels::setC(Z c) {
    FATHOM_CHECK(c.x.digits.size() == m_count && c.y.digits.size() == m_count);
    std::vector<cl_int2> both(m_count);
    for (std::size_t i = 0; i < m_count; ++i)
        both[i] = {{c.x.digits[i], c.y.digits[i]}};
    m_queue.write(m_c, 0, m_count * sizeof(cl_int2), both.data());
    const cl_int2 leading{
        {static_cast<cl_int>(c.x.leadingPlace()), static_cast<cl_int>(c.y.leadingPlace())}};
    m_columns.setArg(3, leading);
    if (m_all) m_all.setArg(3, leading);
    m_hostC = std::move(c);
}

/// The device has z as sums to which it adds c.
void StepKernels::setZ(const Z& z) const {
    FATHOM_CHECK(z.x.digits.size() == m_count && z.y.digits.size() == m_count);
    std::vector<cl_long2> sums(m_count + kSumsBelow);
    for (std::size_t i = 0; i < m_count; ++i)
        sums[i + kSumsBelow] = {
            {z.x.digits[i] - m_hostC.x.digits[i], z.y.digits[i] - m_hostC.y.digits[i]}};
    m_queue.write(m_sums, 0, sums.size() * sizeof(cl_long2), sums.data());
}

auto StepKernels::run(std::size_t steps, Points& points, int flaw) -> Flaw {
    FATHOM_CHECK(steps > 0 && steps <= kMostSteps);
    constexpr cl_uint kRoots = FourierMemory::kRoots;
    m_memory.clearFlaws(m_queue);
    m_queue.enqueueFillBuffer(m_step, 0, 0, sizeof(cl_uint));
    if (m_all) {
        m_all.setArgs(10 + kRoots, static_cast<cl_int>(flaw), m_step, static_cast<cl_uint>(steps));
        enqueue(m_queue, m_all, m_shape.groups() + 1, m_shape.items);
    } else {
        m_sumsKernel.setArg(5 + kRoots, static_cast<cl_int>(flaw));
        for (std::size_t i = 0; i < steps; ++i) {
            enqueue(m_queue, m_columns, m_shape.groups() + 1, m_shape.items);
            enqueue(m_queue, m_rows, m_shape.groups(), m_shape.items);
            enqueue(m_queue, m_sumsKernel, m_shape.groups(), m_shape.items);
        }
    }
    m_digitsKernel.setArg(7, static_cast<cl_uint>(steps));
    enqueue(m_queue, m_digitsKernel, groupsFor(m_count, m_shape), m_shape.items);
    points.values.resize(steps);
    points.exponents.resize(steps);
    m_queue.read(m_points, 0, steps * sizeof(cl_double2), points.values.data());
    m_queue.read(m_exponents, 0, steps * sizeof(cl_int2), points.exponents.data());
    const cl_uint flaws = m_memory.flaws(m_queue);
    if (flaws == 0) return Flaw::None;
    if (flaws != FOURIER_DID_NOT_MEET) return Flaw::Sums;
    m_all = {};
    return Flaw::Meeting;
}

auto StepKernels::z() const -> Z {
    std::vector<cl_int2> both(m_count);
    m_queue.read(m_digits, 0, m_count * sizeof(cl_int2), both.data());
    Z z{{m_digitBits, std::vector<std::int32_t>(m_count)},
        {m_digitBits, std::vector<std::int32_t>(m_count)}};
    for (std::size_t i = 0; i < m_count; ++i) {
        z.x.digits[i] = both[i].s[0];
        z.y.digits[i] = both[i].s[1];
    }
    return z;
}

// ---- Squares

SquareKernels::SquareKernels(const ReadyProgram& ready, const cl::Device& device,
                             const FourierShape& shape)
    : m_shape(shape),
      m_queue(ready.context, device),
      m_memory(ready.context, shape),
      m_digits(ready.context, CL_MEM_READ_ONLY, shape.length() * sizeof(cl_int)),
      m_sums(ready.context, CL_MEM_READ_WRITE, shape.length() * sizeof(cl_long2)),
      m_square(ready.context, CL_MEM_WRITE_ONLY, 2 * shape.length() * sizeof(cl_int)),
      m_columns(ready.program, "square_columns"),
      m_rows(ready.program, "square_rows"),
      m_sumsKernel(ready.program, "square_sums"),
      m_digitsKernel(ready.program, "square_digits") {
    constexpr cl_uint kRoots = FourierMemory::kRoots;
    m_columns.setArg(0, m_digits);
    m_columns.setArg(2, m_memory.matrix());
    m_memory.setRoots(m_columns, 3);
    m_columns.setArg(3 + kRoots, m_memory.residues());
    m_rows.setArg(0, m_memory.matrix());
    m_memory.setRoots(m_rows, 1);
    m_sumsKernel.setArg(0, m_memory.matrix());
    m_memory.setRoots(m_sumsKernel, 1);
    m_sumsKernel.setArgs(1 + kRoots, m_sums, m_memory.sumResidues(), m_memory.flaws());
    m_digitsKernel.setArgs(0, m_sums, m_square, m_memory.residues(), m_memory.sumResidues(),
                           m_memory.flaws());
}

auto SquareKernels::run(const BalancedDigits& number, int times, int flaw) const
    -> std::optional<Square> {
    const std::size_t length = m_shape.length();
    FATHOM_CHECK(number.digits.size() <= length && times > 0);
    m_columns.setArg(1, static_cast<cl_uint>(number.digits.size()));
    m_sumsKernel.setArg(4 + FourierMemory::kRoots, static_cast<cl_int>(flaw));
    m_queue.write(m_digits, 0, number.digits.size() * sizeof(cl_int), number.digits.data());
    m_memory.clearFlaws(m_queue);
    m_queue.finish();

    const Stopwatch watch;
    for (int i = 0; i < times; ++i) {
        enqueue(m_queue, m_columns, m_shape.groups(), m_shape.items);
        enqueue(m_queue, m_rows, m_shape.groups(), m_shape.items);
        enqueue(m_queue, m_sumsKernel, m_shape.groups(), m_shape.items);
        enqueue(m_queue, m_digitsKernel, groupsFor(length, m_shape), m_shape.items);
    }
    m_queue.finish();
    const double seconds = watch.spent().wall / times;
    if (m_memory.flaws(m_queue) != 0) return std::nullopt;
    Square square{{number.digitBits, std::vector<std::int32_t>(2 * length)}, seconds};
    m_queue.read(m_square, 0, 2 * length * sizeof(cl_int), square.digits.digits.data());
    return square;
}

}  // namespace fathom
