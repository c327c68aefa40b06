// fp128 and the baseline that it is measured against, on the host and on every device, bit for bit
// against GMP's integers.
//
// All pairs of hard numbers are tried, and as many random ones as FATHOM_TEST_OPERANDS says (2^20
// unless set).
#include <gmp.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <random>
#include <vector>

#include "base/atomic_file.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"
#include "opencl_support.h"
#include "support/operand_count.h"

namespace fathom::test {
namespace {

/// C that is compiled here and is also the text `name`, for devices.
#define FATHOM_CODE_AND_TEXT(name, ...) \
    __VA_ARGS__                         \
    constexpr const char* name = #__VA_ARGS__

namespace host {

// In this order:
// clang-format off
#include "portable.h"
#include "number/float.h"
#include "number/fixed_point.h"
#include "reference/fp128_q32_96.h"
// clang-format on

FATHOM_CODE_AND_TEXT(
    kOperations,

    typedef struct Operands {
        real a, b, c;
        word w;
        int n;
    } Operands;

    typedef struct Results {
        real sum, difference, negative, magnitude, product, square, fused, of_int, of_word;
        word nearest, rest;
        fathom_uint32 is_equal, shift;
        q32_96 base_sum, base_negative, base_shifted, base_product, base_square;
    } Results;

    FATHOM_FN q32_96 base_of(real a) {
        q32_96 r;
        r.x = (fathom_uint32)a.lo;
        r.y = (fathom_uint32)(a.lo >> 32);
        r.z = (fathom_uint32)a.hi;
        r.w = (fathom_uint32)(a.hi >> 32);
        return r;
    }

    FATHOM_FN Results results_of(Operands in) {
        Results r;
        r.sum = real_add(in.a, in.b);
        r.difference = real_sub(in.a, in.b);
        r.negative = real_neg(in.a);
        r.magnitude = real_abs(in.a);
        r.product = real_mul(in.a, in.b);
        r.square = real_mul(in.a, in.a);
        r.fused = real_fma(in.a, in.b, in.c);
        r.of_int = real_of_int(in.n);
        r.of_word = real_of_word(in.w);
        r.nearest = real_word(in.a);
        r.rest = real_rest(in.a);
        r.is_equal = (fathom_uint32)real_equal(in.a, in.b);
        const q32_96 a = base_of(in.a);
        const q32_96 b = base_of(in.b);
        r.shift = 1u + ((fathom_uint32)in.n & 0xffffu) % 31u;
        r.base_sum = q32_96_add(a, b);
        r.base_negative = q32_96_negate(a);
        r.base_shifted = q32_96_shift_left(a, (int)r.shift);
        r.base_product = q32_96_multiply(a, b);
        r.base_square = q32_96_square(a);
        return r;
    });

}  // namespace host

constexpr const char* kKernel = R"(
kernel void operations(global const Operands* in, global Results* out) {
    const size_t i = get_global_id(0);
    out[i] = results_of(in[i]);
}
)";

using host::Operands;
using host::real;
using host::Results;

struct Field {
    const char* name;
    std::size_t offset, size;
};

#define FATHOM_FIELD(name) \
    { #name, offsetof(Results, name), sizeof(Results::name) }
constexpr Field kFields[] = {
    FATHOM_FIELD(sum),          FATHOM_FIELD(difference),   FATHOM_FIELD(negative),
    FATHOM_FIELD(magnitude),    FATHOM_FIELD(product),      FATHOM_FIELD(square),
    FATHOM_FIELD(fused),        FATHOM_FIELD(of_int),       FATHOM_FIELD(of_word),
    FATHOM_FIELD(nearest),      FATHOM_FIELD(rest),         FATHOM_FIELD(is_equal),
    FATHOM_FIELD(shift),        FATHOM_FIELD(base_sum),     FATHOM_FIELD(base_negative),
    FATHOM_FIELD(base_shifted), FATHOM_FIELD(base_product), FATHOM_FIELD(base_square),
};
static_assert(sizeof(Results) == 9 * sizeof(real) + 16 + 5 * sizeof(host::q32_96));

__extension__ using Uint128 = unsigned __int128;

real realOf(Uint128 bits) {
    return host::real_of_uint128(bits);
}

// ---- Operands --------------------------------------------------------------------------------

constexpr std::uint64_t kRandomVectors = std::uint64_t{1} << 20;

/// Every pair of hard numbers, then random pairs built to be difficult.
class Vectors {
public:
    static constexpr std::size_t kBatch = std::size_t{1} << 16;

    static std::size_t count() { return kHardPairs + operandCount(kRandomVectors); }

    /// The next operands, at most kBatch; none at the end.
    std::vector<Operands> next() {
        std::vector<Operands> batch(std::min(kBatch, count() - m_done));
        for (Operands& operands : batch) {
            operands = m_done < kHardPairs ? hard(m_done) : random();
            operands.n = below(2) ? below(256) - 128 : static_cast<int>(m_random());
            operands.w = below(4) ? std::ldexp(1 + fraction(), below(140) - 130) : anyFloat();
            if (below(2)) operands.w = -operands.w;
            ++m_done;
        }
        return batch;
    }

private:
    static constexpr std::uint64_t kOne = 1;
    static constexpr std::uint64_t kWords[] = {
        0,  // and its neighbours, which borrow and carry
        1,
        2,
        ~kOne,
        ~std::uint64_t{0},
        kOne << 63,  // the sign
        (kOne << 63) - 1,
        (kOne << 63) + 1,
        kOne << 56,  // 1 in the higher word; the cut of products in the lower one
        (kOne << 56) - 1,
        ~std::uint64_t{0} << 56,
        kOne << 55,  // their rounding
        (kOne << 55) - 1,
        ~std::uint64_t{0} << 55,
        (kOne << 32) - 1,  // the words of the baseline
        ~std::uint64_t{0} << 32,
        (kOne << 32) + 1,
        kOne << 31,
        kOne << 24,  // real_word() changes its method here
        (kOne << 24) - 1,
        ~std::uint64_t{0} << 24,
        0x123456789abcdef1,  // nothing in particular
    };
    static constexpr std::size_t kHardNumbers = std::size(kWords) * std::size(kWords);
    static constexpr std::size_t kHardPairs = kHardNumbers * kHardNumbers;

    static real hardNumber(std::size_t i) {
        return {kWords[i % std::size(kWords)], kWords[i / std::size(kWords) % std::size(kWords)]};
    }
    static Operands hard(std::size_t i) {
        const std::size_t first = i / kHardNumbers, second = i % kHardNumbers;
        return {hardNumber(first), hardNumber(second), hardNumber(first + 3 * second), 0, 0};
    }

    int below(int end) { return static_cast<int>((m_random() >> 33) % static_cast<unsigned>(end)); }
    float fraction() { return std::ldexp(static_cast<float>(below(1 << 23)), -23); }
    float anyFloat() { return std::bit_cast<float>(static_cast<std::uint32_t>(m_random() >> 32)); }
    Uint128 bits(int count) {  // 0...128, the first of them set
        if (count == 0) return 0;
        const Uint128 any = Uint128{m_random()} << 64 | m_random();
        return (any | Uint128{1} << 127) >> (128 - count);
    }
    Uint128 runs() {
        Uint128 value = 0;
        for (int i = 0; i < 4; ++i)
            value ^= bits(below(129));
        return below(2) ? value : value ^ bits(below(64));
    }
    Uint128 withAnySign(Uint128 value) { return below(2) ? -value : value; }

    /// A number of any size between a unit and the end of the range.
    Uint128 number() { return withAnySign(below(4) ? bits(below(128)) : runs()); }

    /// The product ends with one half of a unit, or is a little off it.
    void setTie(Operands& operands) {
        const int zeros = below(120);
        const auto oddBefore = [&](int shift) {
            return (bits(1 + below(127 - shift)) | 1) << shift;
        };
        operands.a = realOf(withAnySign(oddBefore(zeros)));
        operands.b = realOf(withAnySign(oddBefore(119 - zeros)));
        if (below(4) == 0) operands.b.lo ^= 1;
    }
    /// The product lies within a few units of an end of the range.
    void setProductAtTheEnd(Operands& operands) {
        const Uint128 a = bits(121 + below(7));
        mpz_t quotient, divisor;
        mpz_init_set_ui(quotient, 1);
        mpz_init(divisor);
        mpz_mul_2exp(quotient, quotient, 247);
        mpz_import(divisor, 1, -1, sizeof a, 0, 0, &a);
        mpz_tdiv_q(quotient, quotient, divisor);
        Uint128 b = 0;
        mpz_export(&b, nullptr, -1, sizeof b, 0, 0, quotient);
        mpz_clears(quotient, divisor, nullptr);
        b += static_cast<unsigned>(below(5));
        operands.a = realOf(withAnySign(a));
        operands.b = realOf(withAnySign(b - 2));
    }

    Operands random() {
        Operands operands{realOf(number()), realOf(number()), realOf(number()), 0, 0};
        const Uint128 a = host::uint128_of(operands.a);
        switch (below(8)) {
            case 0:  // a sum or difference near 0, with carries through both words
                operands.b = realOf((below(2) ? a : -a) + static_cast<unsigned>(below(5)) - 2);
                break;
            case 1:
                setTie(operands);
                break;
            case 2:
                setProductAtTheEnd(operands);
                break;
            default:
                break;
        }
        return operands;
    }

    std::mt19937_64 m_random{20'120};
    std::size_t m_done = 0;
};

// ---- The same in GMP's integers --------------------------------------------------------------

class Integer {
public:
    Integer() { mpz_init2(m_value, 512); }
    explicit Integer(real words) : Integer() {
        mpz_set_si(m_value, static_cast<std::int64_t>(words.hi));
        mpz_mul_2exp(m_value, m_value, 64);
        mpz_add_ui(m_value, m_value, words.lo);
    }
    static Integer of(int value) {
        Integer result;
        mpz_set_si(result, value);
        return result;
    }
    static Integer power(unsigned exponent) { return of(1) << exponent; }
    /// A word in units of 2^-120, cut off towards zero.
    static Integer inUnits(float value) {
        Integer result;
        if (std::isfinite(value)) mpz_set_d(result, std::ldexp(static_cast<double>(value), 120));
        return result;
    }
    Integer(const Integer& other) { mpz_init_set(m_value, other.m_value); }
    Integer& operator=(const Integer&) = delete;
    ~Integer() { mpz_clear(m_value); }

    operator mpz_ptr() { return m_value; }
    operator mpz_srcptr() const { return m_value; }

    friend Integer operator+(const Integer& a, const Integer& b) { return by(mpz_add, a, b); }
    friend Integer operator-(const Integer& a, const Integer& b) { return by(mpz_sub, a, b); }
    friend Integer operator*(const Integer& a, const Integer& b) { return by(mpz_mul, a, b); }
    friend Integer operator<<(const Integer& a, unsigned bits) { return by(mpz_mul_2exp, a, bits); }
    friend Integer operator>>(const Integer& a, unsigned bits) {  // rounds down
        return by(mpz_fdiv_q_2exp, a, bits);
    }
    Integer operator-() const { return Integer() - *this; }
    bool isNegative() const { return mpz_sgn(m_value) < 0; }
    Integer magnitude() const { return isNegative() ? -*this : *this; }
    /// Between -2^(bits-1) and 2^(bits-1), modulo 2^bits.
    Integer wrapped(unsigned bits) const {
        const Integer half = power(bits - 1);
        return by(mpz_fdiv_r_2exp, *this + half, bits) - half;
    }
    /// 2^-bits times this.
    double scaled(int bits) const { return std::ldexp(mpz_get_d(m_value), -bits); }
    /// Modulo 2^128, as both kinds of number wrap.
    real words() const {
        const Integer positive = by(mpz_fdiv_r_2exp, *this, 128U);
        std::uint64_t words[2] = {0, 0};
        mpz_export(words, nullptr, -1, sizeof(words[0]), 0, 0, positive);
        return {words[0], words[1]};
    }

private:
    template <class Operation, class Other>
    static Integer by(Operation operation, const Integer& a, const Other& b) {
        Integer result;
        operation(result, a, b);
        return result;
    }

    mpz_t m_value;
};

Integer roundedProduct(const Integer& exact) {
    return (exact + Integer::power(119)) >> 120;
}

/// The product with the stated truncation: the exact product minus the parts that are left out.
Integer baseProduct(const Integer& a, const Integer& b) {
    const host::q32_96 x = host::base_of(a.magnitude().words());
    const host::q32_96 y = host::base_of(b.magnitude().words());
    const auto product = [](std::uint32_t i, std::uint32_t j) { return Uint128{i} * j; };
    const auto lowHalf = [&](std::uint32_t i, std::uint32_t j) {
        return static_cast<std::uint32_t>(product(i, j));
    };
    const Uint128 leftOut =
        product(x.x, y.x) + ((product(x.x, y.y) + product(x.y, y.x)) << 32) +
        ((Uint128{lowHalf(x.x, y.z)} + lowHalf(x.y, y.y) + lowHalf(x.z, y.x)) << 64);
    const Integer kept = a.magnitude() * b.magnitude() - Integer(realOf(leftOut));
    EXPECT_GE(mpz_scan1(kept, 0), 96U);
    const Integer magnitude = (kept >> 96) + Integer::of(3);
    return a.isNegative() != b.isNegative() ? -magnitude : magnitude;
}

/// Exact values for all results except `nearest` and `rest`, for which only bounds are stated.
Results exactResults(const Operands& in, Results results) {
    const Integer a(in.a), b(in.b), c(in.c);
    results.sum = (a + b).words();
    results.difference = (a - b).words();
    results.negative = (-a).words();
    results.magnitude = a.magnitude().words();
    results.product = roundedProduct(a * b).words();
    results.square = roundedProduct(a * a).words();
    results.fused = roundedProduct(a * b + (c << 120)).words();
    results.of_int = (Integer::of(in.n) << 120).words();
    results.of_word = Integer::inUnits(in.w).words();
    results.is_equal = mpz_cmp(a, b) == 0;
    results.shift = 1 + (static_cast<unsigned>(in.n) & 0xffffU) % 31;
    results.base_sum = host::base_of((a + b).words());
    results.base_negative = host::base_of((-a).words());
    results.base_shifted = host::base_of((a << results.shift).words());
    results.base_product = host::base_of(baseProduct(a, b).words());
    results.base_square = host::base_of(baseProduct(a, a).words());
    return results;
}

// ---- Errors ----------------------------------------------------------------------------------

/// The largest errors of the results for which the headers state bounds.
class Errors {
public:
    void add(const Operands& in, const Results& results) {
        const Integer a(in.a), b(in.b), c(in.c);
        addProduct(a * b, results.product);
        addProduct(a * a, results.square);
        addProduct(a * b + (c << 120), results.fused);
        addWords(a, results.nearest, results.rest);
        addBaseProduct(a, b, results.base_product);
        addBaseProduct(a, a, results.base_square);
    }

    void expectWithinBounds() const {
        for (const Bound& bound : m_bounds) {
            EXPECT_LE(bound.largest, bound.stated) << bound.name;
            // A test whose errors stay far below a bound would show nothing.
            EXPECT_GT(bound.largest, bound.stated / 16) << bound.name;
            std::cout << bound.name << ": at most " << bound.largest << ", stated " << bound.stated
                      << "\n";
        }
        EXPECT_GT(m_ties, operandCount(kRandomVectors) / 32);
    }

private:
    struct Bound {
        const char* name;
        double stated;
        double largest = 0;

        void add(double error) {
            if (!(error <= largest)) largest = error;  // NaN too
        }
    };

    void addProduct(const Integer& exact, real result) {
        const Integer error = (exact - (Integer(result) << 120)).wrapped(248);
        m_product.add(error.magnitude().scaled(120));
        m_ties += mpz_scan1(error, 0) == 119;
    }

    void addWords(const Integer& exact, float nearest, float rest) {
        const double scale = mpz_get_d(exact.magnitude());
        const Integer error = exact - Integer::inUnits(nearest);
        if (scale == 0) {
            EXPECT_EQ(nearest, 0);
            EXPECT_EQ(rest, 0);
            return;
        }
        m_word.add(mpz_get_d(error.magnitude()) / scale);
        m_pair.add(mpz_get_d((error - Integer::inUnits(rest)).magnitude()) / scale);
        if (scale < std::ldexp(1, 120)) return;
        m_wordFromOne.add(mpz_get_d(error.magnitude()) / scale);
        EXPECT_EQ(nearest + rest, nearest);
    }

    void addBaseProduct(const Integer& a, const Integer& b, host::q32_96 result) {
        const Uint128 high = Uint128{result.w} << 32 | result.z;
        const Integer product(realOf(high << 64 | std::uint64_t{result.y} << 32 | result.x));
        const bool isNegative = a.isNegative() != b.isNegative();
        const Integer magnitude = (isNegative ? -product : product) << 96;
        const double error = (magnitude - a.magnitude() * b.magnitude()).wrapped(224).scaled(96);
        m_baseAbove.add(error);
        m_baseBelow.add(-error);
    }

    std::array<Bound, 6> m_bounds{{
        {"Products, in units", 0.5},
        {"Words, relative", std::ldexp(1, -23)},
        {"Words from 1 on, relative", std::ldexp(1, -24) + std::ldexp(1, -56)},
        {"Words with their rests, relative", std::ldexp(1, -46)},
        {"Products of the baseline, upwards, in its units", 3},
        {"Products of the baseline, downwards, in its units", 2},
    }};
    Bound &m_product = m_bounds[0], &m_word = m_bounds[1], &m_wordFromOne = m_bounds[2],
          &m_pair = m_bounds[3], &m_baseAbove = m_bounds[4], &m_baseBelow = m_bounds[5];
    std::size_t m_ties = 0;
};

/// For each field, the number of results that differ from the expected bits.
class Differences {
public:
    void add(const Operands& in, const Results& expected, const Results& got) {
        for (std::size_t i = 0; i < std::size(kFields); ++i) {
            const auto bytes = [&](const Results& results) {
                return reinterpret_cast<const char*>(&results) + kFields[i].offset;
            };
            if (std::memcmp(bytes(expected), bytes(got), kFields[i].size) == 0) continue;
            if (m_counts[i]++ == 0) m_first[i] = in;
        }
    }

    void expectNone(const std::string& where) const {
        for (std::size_t i = 0; i < std::size(kFields); ++i) {
            const Operands& in = m_first[i];
            EXPECT_EQ(m_counts[i], 0U)
                << kFields[i].name << " " << where << std::hex << ", first for a = " << in.a.hi
                << ":" << in.a.lo << ", b = " << in.b.hi << ":" << in.b.lo << ", c = " << in.c.hi
                << ":" << in.c.lo << std::dec << ", w = " << in.w << ", n = " << in.n;
        }
    }

private:
    std::array<std::size_t, std::size(kFields)> m_counts{};
    std::array<Operands, std::size(kFields)> m_first{};
};

// ---- Devices ---------------------------------------------------------------------------------

class DeviceOperations {
public:
    DeviceOperations(const OpenClDevice& device, const std::string& options)
        : m_label("on " + device.label + options),
          m_context(device.handle),
          m_queue(m_context, device.handle),
          m_program(m_context, programText()) {
        m_program.build(device.handle, ("-cl-std=CL1.2" + options).c_str());
    }

    const std::string& label() const { return m_label; }

    std::vector<Results> compute(std::vector<Operands>& operands) {
        std::vector<Results> results(operands.size());
        const std::size_t bytes = results.size() * sizeof(Results);
        const cl::Buffer in(m_context, CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR,
                            operands.size() * sizeof(Operands), operands.data());
        const cl::Buffer out(m_context, CL_MEM_WRITE_ONLY, bytes);
        cl::Kernel kernel(m_program, "operations");
        kernel.setArg(0, in);
        kernel.setArg(1, out);
        m_queue.enqueueNDRangeKernel(kernel, cl::NDRange(operands.size()));
        m_queue.read(out, 0, bytes, results.data());
        return results;
    }

private:
    static std::string programText() {
        std::string text;
        for (const char* file :
             {"portable.h", "number/float.h", "number/fixed_point.h", "reference/fp128_q32_96.h"})
            text += readFile(std::filesystem::path(FATHOM_SOURCE_DIR) / "kernels" / file, 1 << 20)
                        .value();
        return text + host::kOperations + kKernel;
    }

    std::string m_label;
    cl::Context m_context;
    cl::CommandQueue m_queue;
    cl::Program m_program;
};

// ---- The tests -------------------------------------------------------------------------------

TEST(Fixed128Operators, AgreeWithExactIntegersOnTheHost) {
    Vectors vectors;
    Errors errors;
    Differences differences;
    for (auto batch = vectors.next(); !batch.empty(); batch = vectors.next()) {
        for (const Operands& in : batch) {
            const Results results = host::results_of(in);
            differences.add(in, exactResults(in, results), results);
            errors.add(in, results);
        }
    }
    differences.expectNone("on the host");
    errors.expectWithinBounds();
}

// Tests each device twice: with 128-bit integers if its processor has them, and word by word.
TEST(Fixed128Operators, AgreeWithExactIntegersOnEveryDevice) {
    const auto described = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(described);
    std::vector<DeviceOperations> devices;
    for (const OpenClDevice& device : described)
        for (const char* options : {"", " -DFATHOM_FIXED_POINT_BY_WORDS"})
            devices.emplace_back(device, options);

    Vectors vectors;
    std::vector<Differences> differences(devices.size());
    for (auto batch = vectors.next(); !batch.empty(); batch = vectors.next()) {
        // `nearest` and `rest` have no exact model: a device must have the bits of the host, which
        // keeps to the bounds.
        std::vector<Results> expected;
        expected.reserve(batch.size());
        for (const Operands& in : batch)
            expected.push_back(exactResults(in, host::results_of(in)));
        for (std::size_t d = 0; d < devices.size(); ++d) {
            const std::vector<Results> results = devices[d].compute(batch);
            for (std::size_t i = 0; i < batch.size(); ++i)
                differences[d].add(batch[i], expected[i], results[i]);
        }
    }
    for (std::size_t d = 0; d < devices.size(); ++d)
        differences[d].expectNone(devices[d].label());
}

}  // namespace
}  // namespace fathom::test
