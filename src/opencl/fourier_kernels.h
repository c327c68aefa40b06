// The entry points of kernels/fourier with typed arguments. An object belongs to one thread at a
// time; calls throw what the driver reports.
#pragma once

#include <optional>

#include "number/balanced_digits.h"
#include "opencl/kernel_builds.h"

namespace fathom {

/// How a transform of N points is divided: a matrix of `column` x `row` points, in work-groups of
/// `items` items with `points` points each.
struct FourierShape {
    unsigned column, row, items, points;

    static constexpr std::size_t kLeast = std::size_t{1} << 12, kMost = std::size_t{1} << 23;
    /// For a power of 2 within these limits.
    static FourierShape of(std::size_t length);
    std::size_t length() const { return std::size_t{column} * row; }
    std::size_t groups() const { return length() / (std::size_t{items} * points); }
    /// `entry`: "fourier/step" or "fourier/square".
    ProgramId program(const char* entry, int digitBits) const;
};

/// The most bits of digits whose sums of products in a transform of this length are usually within
/// 1/4 of what doubles compute.
int digitBitsFor(std::size_t length);
inline constexpr int kFewestDeviceDigitBits = 12;

/// What the kernels of all programs use: the matrix, tables of roots, and the checks.
class FourierMemory {
public:
    FourierMemory(const cl::Context& context, const FourierShape& shape);

    static constexpr cl_uint kRoots = 4;  // arguments
    void setRoots(const cl::Kernel& kernel, cl_uint first) const;
    const cl::Buffer& matrix() const { return m_matrix; }
    // By work-groups of columns:
    const cl::Buffer& residues() const { return m_residues; }        // of digits: two sets
    const cl::Buffer& sumResidues() const { return m_sumResidues; }  // of sums
    const cl::Buffer& flaws() const { return m_flaws; }

    void clearFlaws(const cl::CommandQueue& queue) const;
    /// 0 if all checks since clearFlaws() have passed.
    cl_uint flaws(const cl::CommandQueue& queue) const;

private:
    cl::Buffer m_matrix, m_residues, m_sumResidues, m_flaws, m_columnRoots, m_rowRoots, m_coarse,
        m_fine;
};

/// Steps z -> z^2 + c of numbers with `count` digits, the last of which is the integer part.
class StepKernels {
public:
    static constexpr std::size_t kMostSteps = 8192;  // of one run()

    StepKernels(const ReadyProgram& ready, const OpenClDevice& device, const FourierShape& shape,
                int digitBits, std::size_t count);

    struct Z {
        BalancedDigits x, y;
    };
    /// Numbers of `count` digits.
    void setC(Z c);
    void setZ(const Z& z) const;

    struct Points {
        std::vector<cl_double2> values;  // before each step
        std::vector<cl_int2> exponents;  // a part is its value times 2^exponent
    };
    enum class Flaw {
        None,
        Sums,    // a check has failed: smaller digits are needed
        Meeting  // work-groups did not run at the same time; they will not be expected to again
    };
    /// Takes steps and waits for them. If there is a flaw, z and the points mean nothing. `flaw`,
    /// for tests, is added to a sum of products of each step.
    Flaw run(std::size_t steps, Points& points, int flaw = 0);

    /// z after the last step.
    Z z() const;

private:
    const FourierShape m_shape;
    const int m_digitBits;
    const std::size_t m_count;
    const cl::CommandQueue m_queue;
    const FourierMemory m_memory;
    const cl::Buffer m_c, m_sums, m_digits, m_points, m_exponents, m_step;
    const cl::Kernel m_columns, m_rows, m_sumsKernel, m_digitsKernel;
    cl::Kernel m_all;  // none if the groups may not wait for each other
    Z m_hostC;
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

private:
    const FourierShape m_shape;
    const cl::CommandQueue m_queue;
    const FourierMemory m_memory;
    const cl::Buffer m_digits, m_sums, m_square;
    const cl::Kernel m_columns, m_rows, m_sumsKernel, m_digitsKernel;
};

}  // namespace fathom
