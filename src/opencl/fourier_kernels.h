// The entry points of kernels/fourier with typed arguments. An object belongs to one thread at a
// time; calls throw what the driver reports.
#pragma once

#include <optional>

#include "number/balanced_digits.h"
#include "number/fourier_work.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// How a transform of N points is divided: a matrix of `column` x `row` points, in work-groups of
/// `columns` columns and `items` items with `points` points each; and what it computes in.
struct FourierShape {
    unsigned column, row, columns, items, points;
    FourierNumbers numbers;

    static constexpr std::size_t kLeast = std::size_t{1} << 12, kMost = std::size_t{1} << 23;
    /// For passes over the whole matrix, and a power of 2 within these limits.
    static FourierShape ofPasses(std::size_t length, FourierNumbers numbers);
    /// For turns (kernels/fourier/turn.cl), up to this length.
    static constexpr std::size_t kLongestTurns = std::size_t{1} << 17;
    static FourierShape ofTurns(std::size_t length, FourierNumbers numbers);

    std::size_t length() const { return std::size_t{column} * row; }
    std::size_t groups() const { return row / columns; }
    /// `entry`: a program of kernels/fourier.
    ProgramId program(const char* entry, int digitBits) const;
};

/// The most bits of digits for a transform of this length. Sums of their products are usually
/// within 1/4 of what doubles compute; over integers they are always exact.
int digitBitsFor(std::size_t length, FourierNumbers numbers);
inline constexpr int kFewestDeviceDigitBits = 12;

void enqueue(const cl::CommandQueue& queue, const cl::Kernel& kernel, std::size_t groups,
             const FourierShape& shape);

/// What the kernels of all programs use: the matrix, tables of roots, and the checks.
class FourierMemory {
public:
    FourierMemory(const cl::Context& context, const FourierShape& shape, std::size_t matrices = 1);

    static constexpr cl_uint kRoots = 4;  // arguments
    void setRoots(const cl::Kernel& kernel, cl_uint first) const;
    const cl::Buffer& matrix() const { return m_matrix; }
    // By work-groups of columns; `residues` has room for two sets.
    const cl::Buffer& residues() const { return m_residues; }        // of digits
    const cl::Buffer& sumResidues() const { return m_sumResidues; }  // of sums
    const cl::Buffer& flaws() const { return m_flaws; }

    void clearFlaws(const cl::CommandQueue& queue) const;
    /// 0 if all checks since clearFlaws() have passed.
    cl_uint flaws(const cl::CommandQueue& queue) const;

private:
    cl::Buffer m_matrix, m_residues, m_sumResidues, m_flaws, m_columnRoots, m_rowRoots, m_coarse,
        m_fine;
};

/// Squares of numbers with up to N digits.
class SquareKernels {
public:
    SquareKernels(const ReadyProgram& ready, const cl::Device& device, const FourierShape& shape);

    struct Square {
        BalancedDigits digits;
        double seconds;  // for one
    };
    /// Squares a number `times` times and waits; nothing if a check has failed.
    std::optional<Square> run(const BalancedDigits& number, int times, int flaw = 0) const;
    /// What a square costs.
    FourierWork work() const;

private:
    const FourierShape m_shape;
    const cl::CommandQueue m_queue;
    const FourierMemory m_memory;
    const cl::Buffer m_digits, m_sums, m_square;
    const cl::Kernel m_columns, m_rows, m_sumsKernel, m_digitsKernel;
};

}  // namespace fathom
