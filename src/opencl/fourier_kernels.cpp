#include "opencl/fourier_kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "base/check.h"
#include "base/measure.h"

namespace fathom {

namespace {

// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "fourier/modulo_p.h"
// clang-format on

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
std::vector<cl_double2> complexRoots(std::size_t count, std::size_t step, std::size_t whole) {
    std::vector<cl_double2> roots(count);
    for (std::size_t k = 0; k < count; ++k) {
        const double angle =
            -2 * std::numbers::pi * (static_cast<double>(k * step) / static_cast<double>(whole));
        roots[k] = {{std::cos(angle), std::sin(angle)}};
    }
    return roots;
}

fathom_uint64 modPower(fathom_uint64 base, std::uint64_t exponent) {
    fathom_uint64 power = 1;
    for (; exponent > 0; exponent >>= 1, base = mod_product(base, base))
        if (exponent & 1) power = mod_product(power, base);
    return power;
}

/// Same modulo p, as pairs of r^k and r^-k for an r of order `whole` / `step`
/// (kernels/fourier/over_integers.h).
std::vector<cl_ulong2> modularRoots(std::size_t count, std::size_t step, std::size_t whole) {
    // This root has the order 2^32, and its power of order 64 is 8.
    constexpr fathom_uint64 kRoot = 0xe2af70635744fd26;
    const fathom_uint64 root = modPower(kRoot, (std::uint64_t{1} << 32) / (whole / step));
    const fathom_uint64 inverse = modPower(root, MODULO_P - 2);
    std::vector<cl_ulong2> roots(count);
    cl_ulong2 power{{1, 1}};
    for (cl_ulong2& pair : roots) {
        pair = power;
        power = {{mod_product(power.s[0], root), mod_product(power.s[1], inverse)}};
    }
    return roots;
}

template <class Value>
cl::Buffer uploaded(const cl::Context& context, std::vector<Value> values) {
    return {context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, values.size() * sizeof(Value),
            values.data()};
}

cl::Buffer rootsOf(const cl::Context& context, FourierNumbers numbers, std::size_t count,
                   std::size_t step, std::size_t whole) {
    if (numbers == FourierNumbers::Integers)
        return uploaded(context, modularRoots(count, step, whole));
    return uploaded(context, complexRoots(count, step, whole));
}

FourierShape shaped(int logColumn, int logRow, unsigned items, unsigned points,
                    FourierNumbers numbers) {
    return {1u << logColumn, 1u << logRow, (items * points) >> logColumn, items, points, numbers};
}

}  // namespace

void enqueue(const cl::CommandQueue& queue, const cl::Kernel& kernel, std::size_t groups,
             const FourierShape& shape) {
    queue.enqueueNDRangeKernel(kernel, cl::NDRange(groups * shape.items), cl::NDRange(shape.items));
}

FourierShape FourierShape::ofPasses(std::size_t length, FourierNumbers numbers) {
    FATHOM_CHECK(std::has_single_bit(length) && length >= kLeast && length <= kMost);
    const int log = logOf(length);
    // The best of those that were timed on an H200.
    if (log <= 17)
        return shaped(log / 2, (log + 1) / 2, std::max(32u, 1u << std::max(log - 10, 0)), 8,
                      numbers);
    if (log <= 19) return shaped(8, log - 8, 128, 16, numbers);
    return shaped(log - 12, 12, 256, 16, numbers);
}

FourierShape FourierShape::ofTurns(std::size_t length, FourierNumbers numbers) {
    FATHOM_CHECK(std::has_single_bit(length) && length >= kLeast && length <= kLongestTurns);
    // At most 128 groups, so that all can run at the same time, and at least one row for each. The
    // four columns before a group's own four double its items.
    const int log = logOf(length), logColumn = std::max(6, (log - 1) / 2);
    const unsigned column = 1u << logColumn;
    return {column, 1u << (log - logColumn), 4, column, 8, numbers};
}

ProgramId FourierShape::program(const char* entry, int digitBits) const {
    const auto defined = [](const char* name, auto value) {
        return " -DFOURIER_" + std::string(name) + "=" + std::to_string(value);
    };
    return {
        // Devices without doubles compile programs over integers, too.
        .number = numbers == FourierNumbers::Doubles ? NumberKind::Fp64 : NumberKind::Fp32,
        .formula = "mandelbrot",
        .entry = entry,
        .defines = defined("COLUMN", column) + defined("ROW", row) + defined("COLUMNS", columns) +
                   defined("ITEMS", items) + defined("POINTS", points) +
                   defined("COLUMN_FIRST", firstStage(column, points)) +
                   defined("ROW_FIRST", firstStage(row, points)) +
                   defined("FINE_BITS", fineBitsOf(length())) + defined("DIGIT_BITS", digitBits) +
                   defined("BOTH_PARTS_FIT", items * points <= kBothPartsFit ? 1 : 0) +
                   defined("LOG_LENGTH", logOf(length()))};
}

int digitBitsFor(std::size_t length, FourierNumbers numbers) {
    if (numbers == FourierNumbers::Doubles) return length <= std::size_t{1} << 21 ? 18 : 17;
    // Sums of products of b bits are at most 2^(2 b - 2) N, which is to stay below 2^62. A sum is
    // cut into digits by adding half of the base at three places, which overflows above 21 bits.
    return std::min(21, (63 - logOf(length)) / 2);
}

// ---- Memory

FourierMemory::FourierMemory(const cl::Context& context, const FourierShape& shape,
                             std::size_t matrices)
    : m_matrix(context, CL_MEM_READ_WRITE, matrices * shape.length() * sizeof(cl_ulong2)),
      m_residues(context, CL_MEM_READ_WRITE, 2 * shape.groups() * sizeof(cl_ulong2)),
      m_sumResidues(context, CL_MEM_READ_WRITE, shape.groups() * sizeof(cl_ulong2)),
      m_flaws(context, CL_MEM_READ_WRITE, sizeof(cl_uint)) {
    const std::size_t whole = 4 * shape.length(),
                      fine = std::size_t{1} << fineBitsOf(shape.length());
    m_columnRoots = rootsOf(context, shape.numbers, shape.column, 1, shape.column);
    m_rowRoots = rootsOf(context, shape.numbers, shape.row, 1, shape.row);
    m_coarse = rootsOf(context, shape.numbers, whole / fine, fine, whole);
    m_fine = rootsOf(context, shape.numbers, fine, 1, whole);
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
        enqueue(m_queue, m_columns, m_shape.groups(), m_shape);
        enqueue(m_queue, m_rows, m_shape.groups(), m_shape);
        enqueue(m_queue, m_sumsKernel, m_shape.groups(), m_shape);
        enqueue(m_queue, m_digitsKernel, length / m_shape.items, m_shape);
    }
    m_queue.finish();
    const double seconds = watch.spent().wall / times;
    if (m_memory.flaws(m_queue) != 0) return std::nullopt;
    Square square{{number.digitBits, std::vector<std::int32_t>(2 * length)}, seconds};
    m_queue.read(m_square, 0, 2 * length * sizeof(cl_int), square.digits.digits.data());
    return square;
}

/// For each point, three passes read or write the matrix, 64 bytes in all, the sums are written and
/// read, 32 bytes, and digits are read and written, 4 and 8 bytes.
FourierWork SquareKernels::work() const {
    const std::size_t length = m_shape.length();
    return {108 * static_cast<double>(length),
            m_shape.numbers == FourierNumbers::Doubles ? FourierWork::operationsOf(2, length) : 0};
}

}  // namespace fathom
