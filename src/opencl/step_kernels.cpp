#include "opencl/step_kernels.h"

#include <cmath>

#include "base/check.h"
#include "fourier/agreed.h"

namespace fathom {

namespace {

constexpr cl_uint kRoots = FourierMemory::kRoots;
constexpr std::size_t kPointDigits = 2 * FOURIER_POINT_DIGITS;

std::vector<cl_int2> joined(const StepKernels::Z& z) {
    std::vector<cl_int2> both(z.x.digits.size());
    for (std::size_t i = 0; i < both.size(); ++i)
        both[i] = {{z.x.digits[i], z.y.digits[i]}};
    return both;
}

bool isByTurns(std::size_t length) {
    return length <= FourierShape::kLongestTurns;
}

FourierShape shapeFor(std::size_t length, FourierNumbers numbers) {
    return isByTurns(length) ? FourierShape::ofTurns(length, numbers)
                             : FourierShape::ofPasses(length, numbers);
}

/// Steps by kernels/fourier/step.cl.
class PassKernels : public StepKernels {
public:
    PassKernels(const ReadyProgram& ready, const OpenClDevice& device, const FourierShape& shape,
                int digitBits)
        : StepKernels(ready, device, shape, digitBits, 1),
          m_sums(ready.context, CL_MEM_READ_WRITE, sumsBytes()),
          m_keptSums(ready.context, CL_MEM_READ_WRITE, sumsBytes()),
          m_columns(ready.program, "step_columns"),
          m_rows(ready.program, "step_rows"),
          m_sumsKernel(ready.program, "step_sums"),
          m_digitsKernel(ready.program, "step_digits") {
        m_columns.setArgs(0, m_sums, m_c);
        m_columns.setArg(3, m_memory.matrix());
        m_memory.setRoots(m_columns, 4);
        m_columns.setArgs(4 + kRoots, m_memory.residues(), m_memory.sumResidues(), m_points,
                          m_exponents, m_memory.flaws());
        m_rows.setArg(0, m_memory.matrix());
        m_memory.setRoots(m_rows, 1);
        m_sumsKernel.setArg(0, m_memory.matrix());
        m_memory.setRoots(m_sumsKernel, 1);
        m_sumsKernel.setArgs(1 + kRoots, m_sums, m_memory.sumResidues(), m_memory.flaws());
        m_digitsKernel.setArgs(0, m_sums, m_c, m_digits, m_memory.residues(),
                               m_memory.sumResidues(), m_memory.flaws());
    }

private:
    std::size_t sumsBytes() const { return (count() + kSumsBelow) * sizeof(cl_long2); }
    void setLeadingOfC(cl_int2 leading) override { m_columns.setArg(2, leading); }

    /// The device has z as sums, of which it takes 2^FOURIER_WHOLE_BITS times as much and adds c.
    /// So each digit of z - c is given to the place below.
    void uploadZ(const Z& z) override {
        std::vector<cl_long2> sums(count() + kSumsBelow);
        const cl_long raised = cl_long{1} << (m_digitBits - FOURIER_WHOLE_BITS);
        for (std::size_t i = 0; i < count(); ++i)
            sums[i + kSumsBelow - 1] = {{(cl_long{z.x.digits[i]} - m_hostC.x.digits[i]) * raised,
                                         (cl_long{z.y.digits[i]} - m_hostC.y.digits[i]) * raised}};
        m_queue.write(m_sums, 0, sumsBytes(), sums.data());
    }
    void copySums(bool keeps) override {
        m_queue.enqueueCopyBuffer(keeps ? m_sums : m_keptSums, keeps ? m_keptSums : m_sums,
                                  sumsBytes());
    }

    void enqueueSteps(cl_uint steps, cl_int flaw) override {
        m_sumsKernel.setArg(4 + kRoots, flaw);
        for (cl_uint step = 0; step < steps; ++step) {
            m_columns.setArg(9 + kRoots, step);
            enqueue(m_queue, m_columns, m_shape.groups() + 1, m_shape);
            enqueue(m_queue, m_rows, m_shape.groups(), m_shape);
            enqueue(m_queue, m_sumsKernel, m_shape.groups(), m_shape);
        }
        m_digitsKernel.setArg(6, steps);
        enqueue(m_queue, m_digitsKernel, count() / m_shape.items, m_shape);
    }

    /// Sums below the lowest digit that carry into it.
    static constexpr std::size_t kSumsBelow = 4;

    const cl::Buffer m_sums, m_keptSums;
    const cl::Kernel m_columns, m_rows, m_sumsKernel, m_digitsKernel;
};

/// Steps by kernels/fourier/turn.cl.
class TurnKernels : public StepKernels {
public:
    TurnKernels(const ReadyProgram& ready, const OpenClDevice& device, const FourierShape& shape,
                int digitBits)
        : StepKernels(ready, device, shape, digitBits, 2),
          m_parts(ready.context, CL_MEM_READ_WRITE,
                  4 * shape.groups() * FOURIER_TURN_PARTS * sizeof(cl_ulong2)),
          m_arrived(ready.context, CL_MEM_READ_WRITE, sizeof(cl_uint)),
          m_first(ready.program, "turn_first"),
          m_columns(ready.program, "turn_columns"),
          m_rows(ready.program, "turn_rows"),
          m_check(ready.program, "turn_check") {
        m_first.setArgs(0, m_memory.matrix(), m_digits, m_c);
        m_memory.setRoots(m_first, 3);
        m_first.setArg(3 + kRoots, m_parts);
        m_columns.setArgs(0, m_memory.matrix(), m_digits, m_c);
        m_memory.setRoots(m_columns, 3);
        m_columns.setArgs(3 + kRoots, m_parts, m_memory.residues(), m_memory.flaws());
        m_rows.setArgs(0, m_memory.matrix(), m_digits);
        m_memory.setRoots(m_rows, 3);
        m_rows.setArgs(3 + kRoots, m_points, m_exponents);
        m_check.setArgs(0, m_parts, m_memory.residues(), m_memory.flaws());

        // OpenCL does not promise that groups run at the same time. This driver's do, if each unit
        // has at most one; and a group that waits in vain says so after a moment.
        const bool canMeet =
            device.driver.starts_with("NVIDIA") && shape.groups() < device.computeUnits;
        if (!canMeet) return;
        m_all = cl::Kernel(ready.program, "turn_all");
        m_all.setArgs(0, m_memory.matrix(), m_digits, m_c);
        m_memory.setRoots(m_all, 4);
        m_all.setArgs(4 + kRoots, m_parts, m_memory.residues(), m_points, m_exponents,
                      m_memory.flaws());
    }

private:
    void uploadZ(const Z&) override {}
    void setLeadingOfC(cl_int2 leading) override {
        m_rows.setArg(2, leading);
        if (m_all) m_all.setArg(3, leading);
    }

    void enqueueSteps(cl_uint steps, cl_int flaw) override {
        m_columns.setArg(6 + kRoots, flaw);
        if (m_all) {
            m_queue.enqueueFillBuffer(m_arrived, 0, 0, sizeof(cl_uint));
            m_all.setArgs(9 + kRoots, flaw, m_arrived, steps);
            enqueue(m_queue, m_all, m_shape.groups() + 1, m_shape);
        } else {
            enqueue(m_queue, m_first, m_shape.groups(), m_shape);
            for (cl_uint step = 0; step < steps; ++step) {
                m_rows.setArg(5 + kRoots, step);
                enqueue(m_queue, m_rows, m_shape.groups() + 1, m_shape);
                m_columns.setArg(7 + kRoots, step + 1);
                enqueue(m_queue, m_columns, m_shape.groups() + 1, m_shape);
            }
        }
        m_check.setArg(3, steps + 1);
        enqueue(m_queue, m_check, 1, m_shape);
    }
    void forbidMeeting() override { m_all = {}; }

    const cl::Buffer m_parts, m_arrived;
    const cl::Kernel m_first, m_columns, m_rows, m_check;
    cl::Kernel m_all;  // none if the groups may not wait for each other
};

}  // namespace

ProgramId StepKernels::program(std::size_t length, FourierNumbers numbers, int digitBits) {
    return shapeFor(length, numbers)
        .program(isByTurns(length) ? "fourier/turn" : "fourier/step", digitBits);
}

std::unique_ptr<StepKernels> StepKernels::make(const ReadyProgram& ready,
                                               const OpenClDevice& device, std::size_t length,
                                               FourierNumbers numbers, int digitBits) {
    const FourierShape shape = shapeFor(length, numbers);
    if (isByTurns(length)) return std::make_unique<TurnKernels>(ready, device, shape, digitBits);
    return std::make_unique<PassKernels>(ready, device, shape, digitBits);
}

/// Bytes of a step for each point: in turns, two passes read and write the matrix, and z's digits
/// are written; in passes, three read or write it, and the sums and c's digits are read and sums
/// written.
FourierWork StepKernels::work(std::size_t length, FourierNumbers numbers) {
    const double bytes = isByTurns(length) ? 68 : 84;
    return {bytes * static_cast<double>(length),
            numbers == FourierNumbers::Doubles ? FourierWork::operationsOf(2, length) : 0};
}

int StepKernels::fractionBits(std::size_t length, int digitBits) {
    return digitBits * static_cast<int>(length / 2) - FOURIER_WHOLE_BITS;
}

StepKernels::StepKernels(const ReadyProgram& ready, const OpenClDevice& device,
                         const FourierShape& shape, int digitBits, std::size_t matrices)
    : m_shape(shape),
      m_digitBits(digitBits),
      m_queue(ready.context, device.handle),
      m_memory(ready.context, shape, matrices),
      m_c(ready.context, CL_MEM_READ_ONLY, count() * sizeof(cl_int2)),
      m_digits(ready.context, CL_MEM_READ_WRITE, count() * sizeof(cl_int2)),
      m_keptDigits(ready.context, CL_MEM_READ_WRITE, count() * sizeof(cl_int2)),
      m_points(ready.context, CL_MEM_WRITE_ONLY, kMostSteps * kPointDigits * sizeof(cl_int)),
      m_exponents(ready.context, CL_MEM_READ_WRITE, kMostSteps * sizeof(cl_int2)) {}

FloatExp StepKernels::Points::part(std::size_t step, int part) const {
    static_assert(FOURIER_POINT_DIGITS == 5);
    const cl_int* const digit =
        &digits[step * kPointDigits + static_cast<std::size_t>(part) * FOURIER_POINT_DIGITS];
    const double base = std::ldexp(1, digitBits), inverse = 1 / base;
    const double rest = digit[2] + (digit[3] + digit[4] * inverse) * inverse;
    return FloatExp::of((digit[0] * base + digit[1]) * base + rest, exponents[step].s[part]);
}

void StepKernels::setC(Z c) {
    FATHOM_CHECK(c.x.digits.size() == count() && c.y.digits.size() == count());
    const std::vector<cl_int2> both = joined(c);
    m_queue.write(m_c, 0, both.size() * sizeof(cl_int2), both.data());
    setLeadingOfC(
        {{static_cast<cl_int>(c.x.leadingPlace()), static_cast<cl_int>(c.y.leadingPlace())}});
    m_hostC = std::move(c);
}

void StepKernels::setZ(const Z& z) {
    FATHOM_CHECK(z.x.digits.size() == count() && z.y.digits.size() == count());
    const std::vector<cl_int2> both = joined(z);
    m_queue.write(m_digits, 0, both.size() * sizeof(cl_int2), both.data());
    uploadZ(z);
    keep();
}

void StepKernels::copyState(const cl::Buffer& from, const cl::Buffer& to, bool keeps) {
    m_queue.enqueueCopyBuffer(from, to, count() * sizeof(cl_int2));
    copySums(keeps);
}

auto StepKernels::run(std::size_t steps, Points& points, int flaw) -> Flaw {
    FATHOM_CHECK(steps > 0 && steps <= kMostSteps);
    m_memory.clearFlaws(m_queue);
    enqueueSteps(static_cast<cl_uint>(steps), flaw);
    points.digitBits = m_digitBits;
    points.digits.resize(steps * kPointDigits);
    points.exponents.resize(steps);
    m_queue.read(m_points, 0, points.digits.size() * sizeof(cl_int), points.digits.data());
    m_queue.read(m_exponents, 0, steps * sizeof(cl_int2), points.exponents.data());
    const cl_uint flaws = m_memory.flaws(m_queue);
    if (flaws == 0) return Flaw::None;
    restore();
    if (flaws != FOURIER_DID_NOT_MEET) return Flaw::Sums;
    forbidMeeting();
    return Flaw::Meeting;
}

auto StepKernels::z() const -> Z {
    std::vector<cl_int2> both(count());
    m_queue.read(m_keptDigits, 0, both.size() * sizeof(cl_int2), both.data());
    Z z{{m_digitBits, std::vector<std::int32_t>(count())},
        {m_digitBits, std::vector<std::int32_t>(count())}};
    for (std::size_t i = 0; i < count(); ++i) {
        z.x.digits[i] = both[i].s[0];
        z.y.digits[i] = both[i].s[1];
    }
    return z;
}

}  // namespace fathom
