// The arithmetic of double words, on every device and on the host, against exact arithmetic.
// FATHOM_TEST_OPERANDS sets how many pairs are tried (2^22 unless set).
#include <mpfr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <random>

#include "base/atomic_file.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"
#include "opencl_support.h"
#include "render/direct_number.h"
#include "support/operand_count.h"

namespace fathom::test {
namespace {

// The kernel headers are meant to be included once for each kind of number.
// NOLINTBEGIN(readability-duplicate-include)
namespace host_ff {
// In this order:
// clang-format off
#include "portable.h"
#include "number/float.h"
#include "number/two_words.h"
// clang-format on
}  // namespace host_ff

namespace host_dd {
// In this order:
// clang-format off
#include "portable.h"
#include "number/double.h"
#include "number/two_words.h"
// clang-format on
}  // namespace host_dd
// NOLINTEND(readability-duplicate-include)

constexpr std::size_t kVectors = std::size_t{1} << 22, kBatch = std::size_t{1} << 18;
constexpr std::size_t kOperators = 6;

constexpr const char* kNames[kOperators] = {"Add12", "Mul12", "Mul12 by Dekker",
                                            "Add22", "Mul22", "Div22"};

constexpr const char* kKernel = R"(
kernel void operators(global const real* a, global const real* b, global real* out, uint count) {
    const size_t i = get_global_id(0);
    out[i] = word_two_sum(a[i].hi, b[i].hi);
    out[count + i] = word_two_product(a[i].hi, b[i].hi);
    out[2 * count + i] = word_two_product_dekker(a[i].hi, b[i].hi);
    out[3 * count + i] = real_add(a[i], b[i]);
    out[4 * count + i] = real_mul(a[i], b[i]);
    out[5 * count + i] = real_div(a[i], b[i]);
}
)";

template <class Word>
using Numbers = std::vector<DoubleWord<Word>>;

// ---- Vectors ---------------------------------------------------------------------------------

template <class Word>
struct Batch {
    Numbers<Word> a{kBatch}, b{kBatch};
};

/// Random pairs of which one in eight nearly cancels; far enough from the ends of the range that
/// no operation leaves it.
template <class Word>
class Vectors {
public:
    Batch<Word> next() {
        Batch<Word> batch;
        for (std::size_t i = 0; i < kBatch; ++i) {
            batch.a[i] = number();
            batch.b[i] = i % 8 == 0 ? nearlyOpposite(batch.a[i]) : number();
        }
        return batch;
    }

private:
    static constexpr int kDigits = std::numeric_limits<Word>::digits;
    static constexpr int kExponents = kDigits == 24 ? 16 : 40;
    static constexpr int kMaximumGap = 10;  // between the digits of the words

    int below(int end) { return static_cast<int>((m_random() >> 33) % static_cast<unsigned>(end)); }

    /// In 1 <= |word| < 2, with any sign; one in eight has a long run of zeros or ones.
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

    /// Leaves few digits of a sum: the high words cancel to a few units of the last place, and half
    /// of the low ones to their last digits.
    DoubleWord<Word> nearlyOpposite(const DoubleWord<Word>& a) {
        const auto unit = [](Word word) { return std::ldexp(word, 1 - kDigits); };
        const Word hi = -a.hi + static_cast<Word>(below(9) - 4) * unit(a.hi);
        const Word lo = below(2) ? -a.lo + static_cast<Word>(below(9) - 4) * unit(a.lo)
                                 : std::ldexp(mantissa() * unit(hi), -2);
        return normalized(hi, lo);
    }

    std::mt19937_64 m_random{20'170};
};

// ---- The operators ---------------------------------------------------------------------------

template <class Word>
struct Results {
    Numbers<Word> values{kBatch * kOperators};  // operator by operator

    const DoubleWord<Word>& of(std::size_t which, std::size_t i) const {
        return values[which * kBatch + i];
    }
};

#define FATHOM_COMPUTE(kind, Word)                                                             \
    Results<Word> onHost(const Batch<Word>& batch) {                                           \
        Results<Word> results;                                                                 \
        const auto put = [&](std::size_t which, std::size_t i, const kind::real& value) {      \
            results.values[which * kBatch + i] = {value.hi, value.lo};                         \
        };                                                                                     \
        for (std::size_t i = 0; i < kBatch; ++i) {                                             \
            const kind::real a{batch.a[i].hi, batch.a[i].lo}, b{batch.b[i].hi, batch.b[i].lo}; \
            put(0, i, kind::word_two_sum(a.hi, b.hi));                                         \
            put(1, i, kind::word_two_product(a.hi, b.hi));                                     \
            put(2, i, kind::word_two_product_dekker(a.hi, b.hi));                              \
            put(3, i, kind::real_add(a, b));                                                   \
            put(4, i, kind::real_mul(a, b));                                                   \
            put(5, i, kind::real_div(a, b));                                                   \
        }                                                                                      \
        return results;                                                                        \
    }                                                                                          \
    static_assert(true)
FATHOM_COMPUTE(host_ff, float);
FATHOM_COMPUTE(host_dd, double);

/// The headers of a number's direct program, without its formula, and the kernel above.
std::string programText(const char* word) {
    std::string text;
    for (const std::string& file : {std::string("portable.h"), "number/" + std::string(word) + ".h",
                                    std::string("number/two_words.h")})
        text +=
            readFile(std::filesystem::path(FATHOM_SOURCE_DIR) / "kernels" / file, 1 << 20).value();
    return text + kKernel;
}

template <class Word>
class DeviceOperators {
public:
    explicit DeviceOperators(const OpenClDevice& device)
        : m_label(device.label),
          m_divides(sizeof(Word) == 8 || device.dividesFloats),
          m_context(device.handle),
          m_queue(m_context, device.handle),
          m_program(m_context, programText(sizeof(Word) == 4 ? "float" : "double")) {
        m_program.build(device.handle, device.dividesFloats
                                           ? "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt"
                                           : "-cl-std=CL1.2");
    }

    const std::string& label() const { return m_label; }
    /// Division comes last: a device that does not round it correctly has all but that.
    std::size_t operators() const { return m_divides ? kOperators : kOperators - 1; }

    Results<Word> compute(Batch<Word>& batch) {
        Results<Word> results;
        const auto buffer = [&](Numbers<Word>& values, cl_mem_flags flags) {
            return cl::Buffer(m_context, flags, values.size() * sizeof(values[0]),
                              flags & CL_MEM_COPY_HOST_PTR ? values.data() : nullptr);
        };
        const cl::Buffer a = buffer(batch.a, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR);
        const cl::Buffer b = buffer(batch.b, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR);
        const cl::Buffer out = buffer(results.values, CL_MEM_WRITE_ONLY);
        cl::Kernel kernel(m_program, "operators");
        kernel.setArg(0, a);
        kernel.setArg(1, b);
        kernel.setArg(2, out);
        kernel.setArg(3, static_cast<cl_uint>(kBatch));
        m_queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(kBatch));
        m_queue.enqueueReadBuffer(out, CL_TRUE, 0,
                                  results.values.size() * sizeof(results.values[0]),
                                  results.values.data());
        return results;
    }

private:
    std::string m_label;
    bool m_divides;
    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Program m_program;
};

// ---- Exact arithmetic ------------------------------------------------------------------------

/// Sums, products and quotients of double words without a rounding; it would be noticed.
class Exact {
public:
    Exact() {
        for (auto& value : m_values)
            mpfr_init2(value, 512);
    }
    ~Exact() {
        for (auto& value : m_values)
            mpfr_clear(value);
    }
    Exact(const Exact&) = delete;
    Exact& operator=(const Exact&) = delete;

    enum class Operation { Sum, Product, Quotient };

    /// The error of `result` as a sum, product or quotient of a and b, relative to it. That of a
    /// quotient q is q b - a relative to a.
    template <class Word>
    double relativeError(Operation operation, const DoubleWord<Word>& a, const DoubleWord<Word>& b,
                         const DoubleWord<Word>& result) {
        auto& [x, y, error] = m_values;
        load(x, a);
        load(y, b);
        load(error, result);
        if (operation == Operation::Quotient)
            m_hasRounded |= mpfr_mul(error, error, y, MPFR_RNDN) != 0;
        else if (operation == Operation::Product)
            m_hasRounded |= mpfr_mul(x, x, y, MPFR_RNDN) != 0;
        else
            m_hasRounded |= mpfr_add(x, x, y, MPFR_RNDN) != 0;
        m_hasRounded |= mpfr_sub(error, error, x, MPFR_RNDN) != 0;
        if (mpfr_zero_p(error)) return 0;
        return std::fabs(mpfr_get_d(error, MPFR_RNDA) / mpfr_get_d(x, MPFR_RNDZ));
    }

    bool hasRounded() const { return m_hasRounded; }

private:
    template <class Word>
    void load(mpfr_ptr value, const DoubleWord<Word>& number) {
        m_hasRounded |= mpfr_set_d(value, number.hi, MPFR_RNDN) != 0;
        if (number.lo != 0) m_hasRounded |= mpfr_add_d(value, value, number.lo, MPFR_RNDN) != 0;
    }

    std::array<mpfr_t, 3> m_values;
    bool m_hasRounded = false;
};

/// The largest relative errors that kernels/number/two_words.h states.
template <class Word>
std::array<double, kOperators> statedBounds() {
    const double u = std::ldexp(1.0, -std::numeric_limits<Word>::digits);
    return {0, 0, 0, 3 * u * u / (1 - 4 * u), 4 * u * u, 15 * u * u + 56 * u * u * u};
}

/// The largest relative errors in a batch.
template <class Word>
void addErrors(Exact& exact, const Batch<Word>& batch, const Results<Word>& results,
               std::array<double, kOperators>& largest) {
    for (std::size_t i = 0; i < kBatch; ++i) {
        const DoubleWord<Word>&a = batch.a[i], &b = batch.b[i];
        const DoubleWord<Word> aHigh{a.hi, 0}, bHigh{b.hi, 0};
        using enum Exact::Operation;
        const double errors[] = {exact.relativeError(Sum, aHigh, bHigh, results.of(0, i)),
                                 exact.relativeError(Product, aHigh, bHigh, results.of(1, i)),
                                 exact.relativeError(Product, aHigh, bHigh, results.of(2, i)),
                                 exact.relativeError(Sum, a, b, results.of(3, i)),
                                 exact.relativeError(Product, a, b, results.of(4, i)),
                                 exact.relativeError(Quotient, a, b, results.of(5, i))};
        for (std::size_t which = 0; which < kOperators; ++which)
            if (!(errors[which] <= largest[which])) largest[which] = errors[which];  // NaN too
    }
}

template <class Word>
void keepTheirBounds() {
    const auto described = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(described);
    std::vector<std::unique_ptr<DeviceOperators<Word>>> devices;
    const NumberKind kind = DirectNumber<DoubleWord<Word>>::kKind;
    for (const OpenClDevice& device : described)
        if (std::ranges::find(device.numbers, kind) != device.numbers.end())
            devices.push_back(std::make_unique<DeviceOperators<Word>>(device));

    // A device that has the host's bits has the host's errors too.
    Vectors<Word> vectors;
    Exact exact;
    std::array<double, kOperators> largest{};
    std::vector<std::size_t> differing(devices.size());
    for (std::size_t left = operandCount(kVectors) / kBatch; left > 0; --left) {
        Batch<Word> batch = vectors.next();
        const Results<Word> host = onHost(batch);
        addErrors(exact, batch, host, largest);
        for (std::size_t d = 0; d < devices.size(); ++d) {
            const Results<Word> results = devices[d]->compute(batch);
            for (std::size_t i = 0; i < kBatch * devices[d]->operators(); ++i)
                differing[d] +=
                    std::memcmp(&host.values[i], &results.values[i], sizeof(DoubleWord<Word>)) != 0;
        }
    }

    EXPECT_FALSE(exact.hasRounded());
    const auto bounds = statedBounds<Word>();
    for (std::size_t which = 0; which < kOperators; ++which) {
        EXPECT_LE(largest[which], bounds[which]) << kNames[which];
        std::cout << kNames[which] << ": ";
        if (largest[which] == 0)
            std::cout << "exact\n";
        else
            std::cout << "at most 2^" << std::log2(largest[which]) << ", stated 2^"
                      << std::log2(bounds[which]) << "\n";
    }
    // A test that never came near a bound would show nothing.
    EXPECT_GT(largest[3], bounds[3] / 4);
    EXPECT_GT(largest[4], bounds[4] / 4);
    EXPECT_GT(largest[5], bounds[5] / 4);
    for (std::size_t d = 0; d < devices.size(); ++d)
        EXPECT_EQ(differing[d], 0u) << devices[d]->label();
}

TEST(Operators, OfFloatFloatKeepTheirBounds) {
    keepTheirBounds<float>();
}
TEST(Operators, OfDoubleDoubleKeepTheirBounds) {
    keepTheirBounds<double>();
}

}  // namespace
}  // namespace fathom::test
