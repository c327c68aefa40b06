// The operators on double words (float-float and double-double) on the host and on OpenCL devices,
// random operands for them, and their exact errors. Needs FATHOM_SOURCE_DIR. For one thread.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <random>

#include "base/atomic_file.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"
#include "render/direct_number.h"
#include "support/exact_words.h"

namespace fathom::test {

// ---- The operators ---------------------------------------------------------------------------

// Name and expression in kernels/number/two_words.h. Division comes last: a device that does not
// round division correctly has all operators but this one.
#define FATHOM_OPERATORS(use)                                                                \
    use(Add, word_plain_sum(a, b)) use(Add12, word_two_sum(a.hi, b.hi))                      \
        use(Mul12, word_two_product(a.hi, b.hi))                                             \
            use(Mul12Dekker, word_two_product_dekker(a.hi, b.hi)) use(Add22, real_add(a, b)) \
                use(Mul22, real_mul(a, b)) use(Sqr22, real_mul(a, a)) use(Div22, real_div(a, b))

// One addition is the unit of cost. Its low word only makes the memory traffic equal.
#define FATHOM_PLAIN_SUM                                \
    inline static real word_plain_sum(real a, real b) { \
        real r = {a.hi + b.hi, b.lo};                   \
        return r;                                       \
    }
#define FATHOM_TEXT(...) FATHOM_TEXT_OF(__VA_ARGS__)
#define FATHOM_TEXT_OF(...) #__VA_ARGS__

#define FATHOM_NAME(name, expression) #name,
inline constexpr std::array kOperatorNames{FATHOM_OPERATORS(FATHOM_NAME)};
inline constexpr std::size_t kOperators = kOperatorNames.size();

// The host runs the best instruction set of the processor, like the built-in engine.
#if defined(__x86_64__) && !defined(__clang__)
#define FATHOM_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define FATHOM_CLONES
#endif

#define FATHOM_HOST_LOOP(name, expression)                                                 \
    FATHOM_CLONES static void name(const DoubleWord<word>* as, const DoubleWord<word>* bs, \
                                   DoubleWord<word>* results, std::size_t count) {         \
        for (std::size_t i = 0; i < count; ++i) {                                          \
            const real a{as[i].hi, as[i].lo};                                              \
            [[maybe_unused]] const real b{bs[i].hi, bs[i].lo};                             \
            const real r = expression;                                                     \
            results[i] = {r.hi, r.lo};                                                     \
        }                                                                                  \
    }
#define FATHOM_ENTRY(name, expression) name,

// The kernel headers are meant to be included once for each kind of number.
// NOLINTBEGIN(readability-duplicate-include)
// clang-format off
namespace host_ff {
#include "portable.h"
#include "number/float.h"
#include "number/two_words.h"
FATHOM_PLAIN_SUM
FATHOM_OPERATORS(FATHOM_HOST_LOOP)
constexpr std::array kLoops{FATHOM_OPERATORS(FATHOM_ENTRY)};
}  // namespace host_ff

namespace host_dd {
#include "portable.h"
#include "number/double.h"
#include "number/two_words.h"
FATHOM_PLAIN_SUM
FATHOM_OPERATORS(FATHOM_HOST_LOOP)
constexpr std::array kLoops{FATHOM_OPERATORS(FATHOM_ENTRY)};
}  // namespace host_dd
// clang-format on
// NOLINTEND(readability-duplicate-include)

/// OpenCL program: the number's headers and one kernel for each operator, without a formula.
inline std::string operatorProgram(const char* word) {
    std::string text;
    for (const std::string& file : {std::string("portable.h"), "number/" + std::string(word) + ".h",
                                    std::string("number/two_words.h")})
        text +=
            readFile(std::filesystem::path(FATHOM_SOURCE_DIR) / "kernels" / file, 1 << 20).value();
#define FATHOM_KERNEL(name, expression)                                        \
    "kernel void " #name                                                       \
    "(global const real* as, global const real* bs, global real* results) {\n" \
    "    const size_t i = get_global_id(0);\n"                                 \
    "    const real a = as[i], b = bs[i];\n"                                   \
    "    results[i] = " #expression ";\n}\n"
    return text + FATHOM_TEXT(FATHOM_PLAIN_SUM) + FATHOM_OPERATORS(FATHOM_KERNEL);
}

// ---- Operands --------------------------------------------------------------------------------

template <class Word>
using Numbers = std::vector<DoubleWord<Word>>;

template <class Word>
struct Batch {
    Numbers<Word> a, b;
};

/// Random pairs; one in eight nearly cancels. All are far enough from the ends of the range that no
/// operation overflows or underflows.
template <class Word>
class Vectors {
public:
    Batch<Word> next(std::size_t count) {
        Batch<Word> batch;
        for (std::size_t i = 0; i < count; ++i) {
            batch.a.push_back(number());
            batch.b.push_back(i % 8 == 0 ? nearlyOpposite(batch.a[i]) : number());
        }
        return batch;
    }

private:
    static constexpr int kDigits = std::numeric_limits<Word>::digits;
    static constexpr int kExponents = kDigits == 24 ? 16 : 40;
    static constexpr int kMaximumGap = 10;  // bits between the digits of the two words

    int below(int end) { return static_cast<int>((m_random() >> 33) % static_cast<unsigned>(end)); }

    /// A word with 1 <= |word| < 2 and random sign; one in eight has a long run of zeros or ones.
    Word mantissa() {
        const std::uint64_t bits = m_random();
        std::uint64_t digits = bits >> (64 - kDigits);
        const std::uint64_t run = (std::uint64_t{1} << ((bits >> 6) % (kDigits - 1))) - 1;
        if ((bits & 7) == 0) digits = (bits & 8) ? digits | run : digits & ~run;
        digits |= std::uint64_t{1} << (kDigits - 1);
        const Word magnitude = std::ldexp(static_cast<Word>(digits), 1 - kDigits);
        return (bits & 16) ? -magnitude : magnitude;
    }

    static DoubleWord<Word> normalized(Word hi, Word lo) {
        const Word sum = hi + lo;
        return {sum, lo - (sum - hi)};
    }

    DoubleWord<Word> number() {
        const int exponent = below(2 * kExponents + 1) - kExponents;
        const Word hi = std::ldexp(mantissa(), exponent);
        if (below(16) == 0) return {hi, 0};
        const int gap = below(4) == 0 ? below(kMaximumGap + 1) : 0;
        return normalized(hi, std::ldexp(mantissa(), exponent - kDigits - 1 - gap));
    }

    /// A number whose sum with `a` has few digits: the high words cancel to a few units in the last
    /// place, and in half of the cases the low words do so too.
    DoubleWord<Word> nearlyOpposite(const DoubleWord<Word>& a) {
        const auto unit = [](Word word) { return std::ldexp(word, 1 - kDigits); };
        const Word hi = -a.hi + static_cast<Word>(below(9) - 4) * unit(a.hi);
        const Word lo = below(2) ? -a.lo + static_cast<Word>(below(9) - 4) * unit(a.lo)
                                 : std::ldexp(mantissa() * unit(hi), -2);
        return normalized(hi, lo);
    }

    std::mt19937_64 m_random{20'170};
};

// ---- Runners ---------------------------------------------------------------------------------

/// Runs operators on a batch; the batch and the results stay on the device.
template <class Word>
class OperatorRunner {
public:
    virtual ~OperatorRunner() = default;
    /// Number of operators that the device has: the first ones of the list.
    virtual std::size_t operators() const { return kOperators; }
    virtual void load(Batch<Word> batch) = 0;
    /// Computes the first `count` results of an operator and waits until they are complete.
    virtual void run(std::size_t which, std::size_t count) = 0;
    virtual Numbers<Word> results() = 0;
};

template <class Word>
class HostRunner final : public OperatorRunner<Word> {
public:
    void load(Batch<Word> batch) override {
        m_batch = std::move(batch);
        m_results.resize(m_batch.a.size());
    }
    void run(std::size_t which, std::size_t count) override {
        if constexpr (std::is_same_v<Word, float>)
            host_ff::kLoops[which](m_batch.a.data(), m_batch.b.data(), m_results.data(), count);
        else
            host_dd::kLoops[which](m_batch.a.data(), m_batch.b.data(), m_results.data(), count);
    }
    Numbers<Word> results() override { return m_results; }

private:
    Batch<Word> m_batch;
    Numbers<Word> m_results;
};

template <class Word>
class DeviceRunner final : public OperatorRunner<Word> {
public:
    explicit DeviceRunner(const OpenClDevice& device)
        : m_divides(sizeof(Word) == 8 || device.dividesFloats),
          m_context(device.handle),
          m_queue(m_context, device.handle),
          m_program(m_context, operatorProgram(sizeof(Word) == 4 ? "float" : "double")) {
        m_program.build(device.handle, device.dividesFloats
                                           ? "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt"
                                           : "-cl-std=CL1.2");
    }

    std::size_t operators() const override { return m_divides ? kOperators : kOperators - 1; }

    void load(Batch<Word> batch) override {
        m_count = batch.a.size();
        const auto buffer = [&](Numbers<Word>& values) {
            return cl::Buffer(m_context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, bytes(),
                              values.data());
        };
        m_a = buffer(batch.a);
        m_b = buffer(batch.b);
        m_out = cl::Buffer(m_context, CL_MEM_WRITE_ONLY, bytes());
        m_kernels.clear();
        for (const char* const name : kOperatorNames) {
            cl::Kernel& kernel = m_kernels.emplace_back(m_program, name);
            kernel.setArg(0, m_a);
            kernel.setArg(1, m_b);
            kernel.setArg(2, m_out);
        }
    }

    void run(std::size_t which, std::size_t count) override {
        m_queue.enqueueNDRangeKernel(m_kernels[which], cl::NDRange(count));
        m_queue.finish();
    }

    Numbers<Word> results() override {
        Numbers<Word> values(m_count);
        m_queue.read(m_out, 0, bytes(), values.data());
        return values;
    }

private:
    std::size_t bytes() const { return m_count * sizeof(DoubleWord<Word>); }

    bool m_divides;
    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Program m_program;
    std::size_t m_count = 0;
    cl::Buffer m_a, m_b, m_out;  // kernels do not own their arguments
    std::vector<cl::Kernel> m_kernels;
};

// ---- Errors ----------------------------------------------------------------------------------

/// Bound on each operator's relative error, as stated in kernels/number/two_words.h.
template <class Word>
std::array<double, kOperators> statedBounds() {
    const double u = std::ldexp(1.0, -std::numeric_limits<Word>::digits);
    return {u, 0, 0, 0, 3 * u * u / (1 - 4 * u), 4 * u * u, 4 * u * u, 15 * u * u + 56 * u * u * u};
}

/// The largest relative error of an operator over a batch; NaN if any error is NaN.
template <class Word>
double largestError(ExactWords& exact, std::size_t which, const Batch<Word>& batch,
                    const Numbers<Word>& results) {
    using enum ExactWords::Operation;
    constexpr ExactWords::Operation kOperations[kOperators] = {Sum, Sum,     Product, Product,
                                                               Sum, Product, Product, Quotient};
    constexpr std::size_t kOfHighWords = 4;  // these first operators take only high words
    double largest = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        DoubleWord<Word> result = results[i];
        if (which == 0) result.lo = 0;
        DoubleWord<Word> a = batch.a[i], b = kOperatorNames[which][0] == 'S' ? a : batch.b[i];
        if (which < kOfHighWords) a.lo = b.lo = 0;
        const double error = exact.relativeError(kOperations[which], a, b, result);
        if (!(error <= largest)) largest = error;
    }
    return largest;
}

}  // namespace fathom::test
