// fp128 and the baseline that it is measured against, on the host and on every device, bit for bit
// against GMP's integers.
//
// All pairs of hard numbers are tried, and a share of 2^20 random ones (support/test_share.h).
#include <gmp.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <iostream>
#include <random>
#include <vector>

#include "base/atomic_file.h"
#include "fixed128_operands.h"
#include "fixed128_operations.h"
#include "opencl/opencl_api.h"
#include "opencl/opencl_device.h"
#include "opencl_support.h"

namespace fathom::test {
namespace {

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
    results.opposite = roundedProduct(-(a * a)).words();
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
        EXPECT_GT(m_ties, shareOf(kRandomVectors) / 32);
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
    Fixed128Vectors vectors;
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

    Fixed128Vectors vectors;
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
