#include "number/balanced_digits.h"

#include <gmp.h>
#include <gtest/gtest.h>

#include <random>

namespace fathom {
namespace {

using Words = std::vector<std::uint64_t>;

Words randomWords(std::mt19937_64& random, std::size_t count) {
    Words words(count);
    for (std::uint64_t& word : words)
        word = random() % 4 == 0 ? ~std::uint64_t{0} : random();
    return words;
}

TEST(BalancedDigits, KeepTheNumber) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; ++i) {
        const std::size_t count = 1 + random() % 20;
        const Words words = randomWords(random, count);
        const int bits = 12 + static_cast<int>(random() % 7),
                  shift = static_cast<int>(random() % 200);
        const bool isNegative = random() % 2 == 0;
        const std::size_t digits =
            (64 * count + static_cast<std::size_t>(shift)) / static_cast<std::size_t>(bits) + 2;
        BalancedDigits number = BalancedDigits::of(isNegative, words, shift, bits, digits);
        for (const std::int32_t digit : number.digits)
            ASSERT_LE(std::abs(digit), 1 << (bits - 1));
        // Carries of a step leave digits a little beyond half of the base.
        for (std::size_t k = 0; k + 1 < digits; ++k)
            if (random() % 8 == 0 && std::abs(number.digits[k + 1]) < (1 << (bits - 1)) - 1) {
                const int sign = number.digits[k] > 0 ? 1 : -1;
                if (std::abs(number.digits[k]) * 4 >= 1 << bits) {
                    number.digits[k] -= sign * (1 << bits);
                    number.digits[k + 1] += sign;
                }
            }
        const auto [wasNegative, all] = number.toWords(shift, count);
        ASSERT_EQ(all, words) << i;
        ASSERT_EQ(wasNegative, isNegative && words != Words(count)) << i;
    }
}

TEST(BalancedDigits, AreTruncatedTowards0) {
    const Words words{0xffff'ffff'ffff'ffff, 5};
    for (const bool isNegative : {false, true}) {
        const auto number = BalancedDigits::of(isNegative, words, 0, 18, 10);
        const auto [wasNegative, all] = number.toWords(64, 1);
        EXPECT_EQ(all, Words{5});
        EXPECT_EQ(wasNegative, isNegative);
    }
}

TEST(BalancedDigits, HaveNoSignIf0) {
    const auto number = BalancedDigits::of(true, Words(3), 7, 18, 12);
    const auto [isNegative, all] = number.toWords(0, 3);
    EXPECT_FALSE(isNegative);
    EXPECT_EQ(all, Words(3));
    EXPECT_EQ(number.residue(), 0U);
}

TEST(BalancedDigits, HaveTheResidueOfTheNumber) {
    constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;
    std::mt19937_64 random(2);
    for (int i = 0; i < 500; ++i) {
        const Words words = randomWords(random, 1 + random() % 20);
        const std::uint64_t residue =
            mpn_mod_1(words.data(), static_cast<mp_size_t>(words.size()), kPrime);
        for (const int bits : {12, 17, 18})
            for (const bool isNegative : {false, true}) {
                const std::size_t digits = 64 * words.size() / static_cast<std::size_t>(bits) + 2;
                ASSERT_EQ(BalancedDigits::of(isNegative, words, 0, bits, digits).residue(),
                          isNegative && residue > 0 ? kPrime - residue : residue)
                    << i;
            }
    }
}

}  // namespace
}  // namespace fathom
