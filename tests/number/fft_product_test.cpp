// Compares products by transforms with GMP's, bit for bit.
#include "number/fft_product.h"

#include <gmp.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "support/test_share.h"

namespace fathom::limbs {
namespace {

using Limbs = std::vector<std::uint64_t>;

class FftProduct : public testing::Test {
protected:
    /// An operand that a transform may find hard: a kind of digits, and limbs of it.
    Limbs operand(std::size_t count) {
        Limbs made(count);
        const unsigned kind = static_cast<unsigned>(m_random() % 7);
        for (std::size_t i = 0; i < count; ++i)
            made[i] = kind == 0   ? ~std::uint64_t{0}
                      : kind == 1 ? 0x5555'5555'5555'5555  // 1/3
                      : kind == 2 ? 0x0000'ffff'0000'ffff
                                  : m_random();
        if (kind == 3) made.assign(count, 0), made[m_random() % count] = 1ULL << m_random() % 64;
        if (kind == 4)  // runs of ones and zeros
            for (std::size_t i = 0; i < count; ++i)
                made[i] = i / (1 + count / 9) % 2 == 0 ? ~std::uint64_t{0} : 0;
        return made;
    }
    std::size_t countUpTo(double most) {
        const double share = static_cast<double>(m_random() % 4096) / 4096;
        return static_cast<std::size_t>(std::exp(share * std::log(most)));
    }
    static Limbs expected(const Limbs& a, const Limbs& b) {
        Limbs product(2 * a.size());
        if (&a == &b)
            mpn_sqr(product.data(), a.data(), static_cast<mp_size_t>(a.size()));
        else
            mpn_mul_n(product.data(), a.data(), b.data(), static_cast<mp_size_t>(a.size()));
        return product;
    }
    /// The product, between two limbs that must stay as they are.
    static Limbs product(const Limbs& a, const Limbs& b,
                         const std::function<void(std::uint64_t*)>& make) {
        constexpr std::uint64_t kGuard = 0x7a11'7a11'7a11'7a11;
        Limbs all(2 * a.size() + 2, kGuard);
        make(all.data() + 1);
        EXPECT_EQ(all.front(), kGuard);
        EXPECT_EQ(all.back(), kGuard);
        EXPECT_EQ(a.size(), b.size());
        return {all.begin() + 1, all.end() - 1};
    }

    std::mt19937_64 m_random{1};
};

TEST_F(FftProduct, IsThatOfGmp) {
    for (std::uint64_t i = 0; i < test::shareOf(1500); ++i) {
        const std::size_t count = countUpTo(i % 50 == 0 ? 160'000 : 4000);
        const Limbs a = operand(count), b = operand(count);
        const auto length = static_cast<int>(count);
        ASSERT_TRUE(product(a, b, [&](auto* to) { fftProduct(to, a.data(), b.data(), length); }) ==
                    expected(a, b))
            << count << " limbs, operands " << i;
        ASSERT_TRUE(product(a, a, [&](auto* to) { fftProduct(to, a.data(), a.data(), length); }) ==
                    expected(a, a))
            << "square of " << count << " limbs, operand " << i;
    }
}

TEST_F(FftProduct, IsRightOrRefusedWithDigitsOfAnySize) {
    int refused = 0;
    for (int bits = kFewestFftDigitBits; bits <= kMostFftDigitBits; bits += 2)
        for (int i = 0; i < 200; ++i) {
            const std::size_t count = countUpTo(20'000);
            const Limbs a = operand(count), b = operand(count);
            bool isRight = false;
            const Limbs made = product(a, b, [&](auto* to) {
                isRight = tryFftProduct(to, a.data(), b.data(), static_cast<int>(count), bits);
            });
            if (isRight)
                ASSERT_TRUE(made == expected(a, b)) << count << " limbs, " << bits << " bits";
            else
                ++refused;
        }
    EXPECT_LE(refused, 40);
}

TEST_F(FftProduct, AFlawIsFound) {
    for (int i = 0; i < 300; ++i) {
        const std::size_t count = countUpTo(5000);
        const Limbs a = operand(count), b = operand(count);
        Limbs made(2 * count);
        for (const double flaw : {1.0, -1.0, 0.4, -0.4, 2.0})
            EXPECT_FALSE(
                tryFftProduct(made.data(), a.data(), b.data(), static_cast<int>(count), 14, flaw))
                << count << " limbs, " << flaw;
        EXPECT_TRUE(tryFftProduct(made.data(), a.data(), b.data(), static_cast<int>(count), 14, 0));
    }
}

/// Both parts of a square, with all phases and parts in turn; nothing if it is refused.
struct Parts {
    Limbs real, product;
};
std::optional<Parts> complexSquare(const Limbs& x, const Limbs& y, int digitBits, double flaw = 0) {
    Parts parts{Limbs(2 * x.size()), Limbs(2 * x.size())};
    const auto count = static_cast<int>(x.size());
    const bool isLess = mpn_cmp(x.data(), y.data(), count) < 0;
    const auto square = ComplexSquare::of(
        {x.data(), y.data(), count, isLess, parts.real.data(), parts.product.data()}, digitBits,
        flaw);
    using Phase = ComplexSquare::Phase;
    for (const Phase phase : {Phase::Forward, Phase::Square, Phase::Back})
        for (const int part : {1, 0})
            square->run(phase, part);
    return square->isRight() ? std::optional(parts) : std::nullopt;
}

TEST_F(FftProduct, BothPartsOfASquareAreThoseOfGmp) {
    int refused = 0;
    for (std::uint64_t i = 0; i < test::shareOf(1500); ++i) {
        const std::size_t count = countUpTo(i % 50 == 0 ? 100'000 : 3000);
        const Limbs x = operand(count), y = i % 20 == 0 ? x : operand(count);
        const int digitBits = i % 2 == 0 ? 16 : 18;
        const auto made = complexSquare(x, y, digitBits);
        if (!made) {
            ++refused;
            continue;
        }
        Limbs larger = expected(x, x), smaller = expected(y, y), real(2 * count);
        const auto length = static_cast<mp_size_t>(2 * count);
        if (mpn_cmp(larger.data(), smaller.data(), length) < 0) larger.swap(smaller);
        mpn_sub_n(real.data(), larger.data(), smaller.data(), length);
        ASSERT_TRUE(made->real == real) << count << " limbs, operands " << i;
        ASSERT_TRUE(made->product == expected(x, y)) << count << " limbs, operands " << i;
    }
    EXPECT_LE(refused, 40);
}

TEST_F(FftProduct, AFlawInAPartOfASquareIsFound) {
    for (int i = 0; i < 100; ++i) {
        const std::size_t count = countUpTo(5000);
        const Limbs x = operand(count), y = operand(count);
        for (const double flaw : {1.0, -1.0, 0.4, 2.0})
            EXPECT_FALSE(complexSquare(x, y, 14, flaw)) << count << " limbs, " << flaw;
        EXPECT_TRUE(complexSquare(x, y, 14));
    }
}

TEST_F(FftProduct, TellsWhatItCosts) {
    // 1,024 limbs are 3,641 digits: a transform of 4,096 points, which one sweep each way does.
    EXPECT_EQ(workOfFft(1024, true).operations, 2 * 5 * 4096 * 12);
    EXPECT_EQ(workOfFft(1024, false).operations, 3 * 5 * 4096 * 12);
    EXPECT_EQ(workOfFft(1024, true).bytes, 16 * 4096 * 10);
    EXPECT_EQ(workOfFft(1024, false).bytes, 16 * 4096 * 14);
    EXPECT_GT(workOfFft(1 << 20, true).bytes, 16 * (workOfFft(1 << 16, true).bytes));
}

TEST_F(FftProduct, EveryLengthNearAChangeOfTheTransform) {
    for (const std::size_t power : {64u, 256u, 1024u, 4096u})
        for (const std::size_t points : {power, power / 4 * 3})
            for (std::size_t count = points * 18 / 64 - 2; count <= points * 18 / 64 + 2; ++count) {
                const Limbs a = operand(count);
                EXPECT_TRUE(product(a, a,
                                    [&](auto* to) {
                                        fftProduct(to, a.data(), a.data(), static_cast<int>(count));
                                    }) == expected(a, a))
                    << count << " limbs";
            }
}

}  // namespace
}  // namespace fathom::limbs
