// Steps z -> z^2 + c of huge numbers by kernels/fourier. An object belongs to one thread at a time;
// calls throw what the driver reports.
#pragma once

#include <memory>

#include "number/balanced_digits.h"
#include "number/float_exp.h"
#include "opencl/fourier_kernels.h"

namespace fathom {

/// How z is stepped for transforms of N points: z has N / 2 digits for each part.
class StepKernels {
public:
    static constexpr std::size_t kMostSteps = 8192;  // of one run()

    /// The program for transforms of this length.
    static ProgramId program(std::size_t length, FourierNumbers numbers, int digitBits);
    static std::unique_ptr<StepKernels> make(const ReadyProgram& ready, const OpenClDevice& device,
                                             std::size_t length, FourierNumbers numbers,
                                             int digitBits);
    virtual ~StepKernels() = default;

    /// What a step costs.
    static FourierWork work(std::size_t length, FourierNumbers numbers);

    /// The bits of fractions: those of all digits but for the integer part in the highest one.
    static int fractionBits(std::size_t length, int digitBits);

    /// Numbers of N / 2 digits.
    struct Z {
        BalancedDigits x, y;
    };
    void setC(Z c);
    void setZ(const Z& z);

    /// z before each step.
    struct Points {
        std::vector<cl_int> digits;      // FOURIER_POINT_DIGITS for each part, the highest first
        std::vector<cl_int2> exponents;  // of the third digit
        int digitBits = 0;

        /// Rounded once to 53 bits, but for errors of 2^-30 of the last one. `part`: 0 or 1.
        FloatExp part(std::size_t step, int part) const;
    };
    enum class Flaw {
        None,
        Sums,    // a check has failed: smaller digits are needed
        Meeting  // work-groups did not run at the same time; they will not be expected to again
    };
    /// Takes steps and waits for them. If there is a flaw, z is the kept one again, and the points
    /// mean nothing. `flaw`, for tests, is added to a sum of products of each step.
    Flaw run(std::size_t steps, Points& points, int flaw = 0);

    /// Keeps z on the device, or goes back to the z that was set or kept last.
    void keep() { copyState(m_digits, m_keptDigits, true); }
    void restore() { copyState(m_keptDigits, m_digits, false); }
    /// The z that was set or kept last.
    Z z() const;

protected:
    StepKernels(const ReadyProgram& ready, const OpenClDevice& device, const FourierShape& shape,
                int digitBits, std::size_t matrices);

    std::size_t count() const { return m_shape.length() / 2; }
    virtual void uploadZ(const Z& z) = 0;
    /// Keeps or restores what steps begin with, if that is not z's digits.
    virtual void copySums(bool /*keeps*/) {}
    virtual void setLeadingOfC(cl_int2 leading) = 0;
    /// Enqueues the steps, their checks, and the writing of z's digits.
    virtual void enqueueSteps(cl_uint steps, cl_int flaw) = 0;
    /// Work-groups are not to wait for each other again.
    virtual void forbidMeeting() {}

    const FourierShape m_shape;
    const int m_digitBits;
    const cl::CommandQueue m_queue;
    const FourierMemory m_memory;
    const cl::Buffer m_c, m_digits, m_keptDigits, m_points, m_exponents;
    Z m_hostC;

private:
    void copyState(const cl::Buffer& from, const cl::Buffer& to, bool keeps);
};

}  // namespace fathom
