// Compares the cost of BigFloat's operations with MPFR's and with GMP's bare products, in one run
// on the same operands:
//
//     bench_bigfloat [precision in bits]...
//
// Each measured call is what a user would write: `r = a + b` into an existing number, against
// mpfr_add(r, a, b, MPFR_RNDN). Then come the two tables in which HPDZ describes its own numbers
// ("Technical Info" on hpdz.net): the cycles of one division, and the cost of each operation
// relative to an addition. The last figure is how often (a / b) * b returns to a.
#include <gmp.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <random>

#include "base/measure.h"
#include "number/mpfr_number.h"

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

namespace fathom::test {

namespace {

constexpr int kPrecisions[] = {64,   128,  192,  256,  320,   384,   512,    768,
                               1024, 1536, 2176, 4096, 16384, 65536, 262144, 1048576};

/// Pairs of random numbers of both signs with exponents close to each other, and a place for
/// results.
class Operands {
public:
    explicit Operands(int precisionBits)
        : m_result(0, precisionBits),
          m_mpfrResult(precisionBits),
          m_product(2 * static_cast<std::size_t>(precisionBits + 63) / 64 + 2) {
        const int count = std::clamp((1 << 22) / precisionBits, 4, 512);
        for (int i = 0; i < count; ++i) {
            m_a.push_back(number(precisionBits));
            m_b.push_back(number(precisionBits));
            m_mpfrA.emplace_back(std::make_unique<MpfrNumber>(m_a.back()));
            m_mpfrB.emplace_back(std::make_unique<MpfrNumber>(m_b.back()));
        }
    }

    std::size_t count() const { return m_a.size(); }

    template <class Operation>
    auto ours(Operation operation) {
        return [this, operation] {
            for (std::size_t i = 0; i < count(); ++i)
                m_result = operation(m_a[i], m_b[i]);
        };
    }
    template <class Operation>
    auto mpfr(Operation operation) {
        return [this, operation] {
            for (std::size_t i = 0; i < count(); ++i)
                operation(m_mpfrResult, *m_mpfrA[i], *m_mpfrB[i]);
        };
    }
    template <class Operation>
    auto mpn(Operation operation) {
        return [this, operation] {
            for (std::size_t i = 0; i < count(); ++i)
                operation(m_product.data(), m_a[i].mantissa(), m_b[i].mantissa());
        };
    }

    /// The share of pairs for which (a / b) * b equals a.
    double shareOfExactReturns() const {
        std::size_t exact = 0;
        for (std::size_t i = 0; i < count(); ++i)
            exact += (m_a[i] / m_b[i]) * m_b[i] == m_a[i];
        return static_cast<double>(exact) / static_cast<double>(count());
    }

private:
    BigFloat number(int precisionBits) {
        std::vector<std::uint64_t> words(static_cast<std::size_t>(precisionBits + 63) / 64);
        for (auto& word : words)
            word = m_engine();
        words.back() |= std::uint64_t{1} << 63;
        const bool negative = (m_engine() & 1) != 0;
        return BigFloat::fromMantissa(negative, words, static_cast<int>(m_engine() % 16),
                                      precisionBits);
    }

    std::mt19937_64 m_engine{1};
    std::vector<BigFloat> m_a, m_b;
    std::vector<std::unique_ptr<MpfrNumber>> m_mpfrA, m_mpfrB;
    BigFloat m_result;
    MpfrNumber m_mpfrResult;
    std::vector<std::uint64_t> m_product;
};

/// Nanoseconds of one operation.
struct Costs {
    enum Operation { Add, Subtract, Multiply, Square, Divide, Root, kOperations };
    double ours[kOperations], mpfr[kOperations];
    double mpnMultiply, mpnSquare;
};

Costs costsOf(Operands& operands) {
    using Big = const BigFloat&;
    using Mpfr = const MpfrNumber&;
    using Words = std::span<const std::uint64_t>;
    const auto sizeOf = [](Words words) { return static_cast<mp_size_t>(words.size()); };
    const std::function<void()> works[] = {
        operands.ours([](Big a, Big b) { return a + b; }),
        operands.ours([](Big a, Big b) { return a - b; }),
        operands.ours([](Big a, Big b) { return a * b; }),
        operands.ours([](Big a, Big) { return square(a); }),
        operands.ours([](Big a, Big b) { return a / b; }),
        operands.ours([](Big a, Big) { return sqrt(a.isNegative() ? -a : a); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr b) { mpfr_add(r, a, b, MPFR_RNDN); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr b) { mpfr_sub(r, a, b, MPFR_RNDN); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr b) { mpfr_mul(r, a, b, MPFR_RNDN); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr) { mpfr_sqr(r, a, MPFR_RNDN); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr b) { mpfr_div(r, a, b, MPFR_RNDN); }),
        operands.mpfr([](mpfr_ptr r, Mpfr a, Mpfr) {
            mpfr_abs(r, a, MPFR_RNDN);
            mpfr_sqrt(r, r, MPFR_RNDN);
        }),
        operands.mpn(
            [&](mp_limb_t* r, Words a, Words b) { mpn_mul_n(r, a.data(), b.data(), sizeOf(a)); }),
        operands.mpn([&](mp_limb_t* r, Words a, Words) { mpn_sqr(r, a.data(), sizeOf(a)); }),
    };
    std::vector<double> times = medianSeconds(works);
    for (double& time : times)
        time *= 1e9 / static_cast<double>(operands.count());

    Costs costs{};
    std::copy_n(times.begin(), Costs::kOperations, costs.ours);
    std::copy_n(times.begin() + Costs::kOperations, Costs::kOperations, costs.mpfr);
    costs.mpnMultiply = times[2 * Costs::kOperations];
    costs.mpnSquare = times[2 * Costs::kOperations + 1];
    return costs;
}

/// Cycles of the processor's time stamp counter in one nanosecond; 0 if it has no such counter.
double cyclesPerNanosecond() {
#if defined(__x86_64__)
    const double start = secondsOf(Clock::Wall);
    const auto first = __rdtsc();
    while (secondsOf(Clock::Wall) < start + 0.1) {
    }
    return static_cast<double>(__rdtsc() - first) / (secondsOf(Clock::Wall) - start) * 1e-9;
#else
    return 0;
#endif
}

void printTables(std::span<const int> precisions) {
    std::vector<Costs> rows;
    std::vector<double> exactShares;
    std::printf(
        "ns per operation, and how many times faster than MPFR (than bare mpn)\n\n"
        "   bits          add            sub            mul         (mpn)"
        "         square      (mpn)            div           sqrt\n");
    for (const int bits : precisions) {
        Operands operands(bits);
        rows.push_back(costsOf(operands));
        exactShares.push_back(operands.shareOfExactReturns());
        const Costs& costs = rows.back();
        std::printf("%7d", bits);
        for (int i = 0; i < Costs::kOperations; ++i) {
            std::printf("  %8.4g x%4.2f", costs.ours[i], costs.mpfr[i] / costs.ours[i]);
            if (i == Costs::Multiply) std::printf("  (x%4.2f)", costs.mpnMultiply / costs.ours[i]);
            if (i == Costs::Square) std::printf("  (x%4.2f)", costs.mpnSquare / costs.ours[i]);
        }
        std::printf("\n");
        std::fflush(stdout);
    }

    const double cycles = cyclesPerNanosecond();
    std::printf(
        "\n   bits   cycles per division   (a/b)*b == a     relative to add:"
        "   sub     mul  square     div    sqrt\n");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto& ours = rows[row].ours;
        std::printf("%7d   %19.0f   %10.1f %%                    ", precisions[row],
                    ours[Costs::Divide] * cycles, 100 * exactShares[row]);
        for (int i = Costs::Subtract; i < Costs::kOperations; ++i)
            std::printf("%8.2f", ours[i] / ours[Costs::Add]);
        std::printf("\n");
    }
}

}  // namespace

}  // namespace fathom::test

int main(int count, char** arguments) {
    std::vector<int> asked;
    for (int i = 1; i < count; ++i)
        asked.push_back(std::atoi(arguments[i]));
    for (const int bits : asked) {
        if (bits < fathom::BigFloat::kMinimumPrecision ||
            bits > fathom::BigFloat::kMaximumPrecision) {
            std::fprintf(stderr, "usage: %s [precision in bits]...\n", arguments[0]);
            return 1;
        }
    }
    if (asked.empty())
        fathom::test::printTables(fathom::test::kPrecisions);
    else
        fathom::test::printTables(asked);
}
