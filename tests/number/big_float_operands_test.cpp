// Compares every operator of BigFloat with MPFR, bit for bit, on operands built to be difficult.
//
// A full run tries a million pairs of operands in all (support/test_share.h), and FATHOM_TEST_SEED
// selects them. A longer one, with two processes at a time and a seed for each:
//
//     export FATHOM_TEST_SHARE=100
//     seq 100 | xargs -P 2 -I '{}' env FATHOM_TEST_SEED='{}' nice test_number --gtest_brief=1 ...
//
// where ... is --gtest_filter='*BigFloatOperands*'.
#include "number/big_float_checks.h"

#include <cstdlib>
#include <ostream>

#include "support/test_share.h"

namespace fathom::test {

namespace {

constexpr std::uint64_t kOperands = 1'000'000;

std::uint64_t seed() {
    const char* const asked = std::getenv("FATHOM_TEST_SEED");
    return asked ? std::strtoull(asked, nullptr, 10) << 32 : 0;
}

struct Pair {
    BigFloat a, b;
};

BigFloat withSignOf(const BigFloat& value, const BigFloat& sign) {
    return value.isNegative() == sign.isNegative() ? value : -value;
}

// --- Shapes of operands

Pair unrelated(Dice& dice) {
    const int bits = dice.precision(), otherBits = dice.otherPrecision(bits);
    return {dice.any(dice.between(-80, 80), bits),
            dice.any(dice.between(-bits - 80, bits + 80), otherBits)};
}

// The last bit of b is one half of the last bit of a, or of a + b once that has carried.
Pair tiesOfSums(Dice& dice) {
    const int bits = dice.precision();
    const int length = static_cast<int>(dice.between(1, std::min(bits, 130)));
    const std::int64_t exponent = dice.between(-5, 5);
    return {dice.any(exponent, bits),
            dice.number(length, exponent - bits - dice.between(-1, 1) + length, bits)};
}

// The lengths of the factors add up to one bit more than the precision, or two.
Pair tiesOfProducts(Dice& dice) {
    const int bits = dice.precision();
    const int length = static_cast<int>(dice.between(1, bits));
    const int other = std::clamp(bits + static_cast<int>(dice.between(0, 2)) - length, 1, bits);
    return {dice.number(length, dice.between(-5, 5), bits),
            dice.number(other, dice.between(-5, 5), bits)};
}

// Quotients that are exact, or almost halfway between two numbers.
Pair edgesOfQuotients(Dice& dice) {
    const int bits = dice.precision();
    const int length = static_cast<int>(dice.between(1, bits / 2));
    const BigFloat divisor = dice.number(length, 0, bits);
    const BigFloat exact =
        dice.number(static_cast<int>(dice.between(bits - length, bits + 1)), 3, bits + 1) *
        divisor.withPrecision(2 * bits);
    const BigFloat change = dice.number(1, exact.exponent() - bits - dice.between(-1, 1), bits);
    return {(dice.coin() ? exact : exact + change).withPrecision(bits), divisor};
}

// Sums and products that round up through all bits, and squares close to those of the root.
Pair carries(Dice& dice) {
    const int bits = dice.precision();
    const BigFloat one(1, bits);
    const BigFloat lastBit = scaled(one, -dice.between(1, bits + 2));
    const BigFloat ones = (dice.coin() ? one : BigFloat(2, bits)) - lastBit;
    switch (dice.between(0, 3)) {
        case 0:
            return {ones, scaled(dice.number(static_cast<int>(dice.between(1, 64)), 0, bits),
                                 -bits - dice.between(-2, 2))};
        case 1:
            return {ones, one + scaled(lastBit, dice.between(-1, 1))};
        case 2:
            return {ones, -ones * scaled(one, dice.between(-2, 2))};
        default:
            return {square(dice.number((bits + 1) / 2, 1, bits)) + lastBit, ones};
    }
}

// Operands that agree in many of their first bits.
Pair cancellations(Dice& dice) {
    const int bits = dice.precision();
    const BigFloat a = dice.between(0, 3) == 0 ? BigFloat(1, bits) : dice.any(0, bits);
    const BigFloat change =
        dice.number(static_cast<int>(dice.between(1, 100)), -dice.between(0, bits + 2), bits);
    const BigFloat b = a + change;
    return {a, b.withPrecision(dice.otherPrecision(bits))};
}

// Exponents apart by about the precision, by whole words, or by more than any mantissa.
Pair gaps(Dice& dice) {
    const int bits = dice.precision();
    std::int64_t gap = bits + dice.between(-3, 3);
    if (dice.coin()) gap = 64 * dice.between(0, bits / 64 + 3) + dice.between(-1, 1);
    if (dice.between(0, 9) == 0) gap = dice.between(4000, std::int64_t{1} << 40);
    const Pair pair{dice.any(0, bits), dice.any(-gap, dice.otherPrecision(bits))};
    return dice.coin() ? pair : Pair{pair.b, pair.a};
}

struct Shape {
    const char* name;
    Pair (*make)(Dice& dice);
};

constexpr Shape kShapes[] = {
    {"Unrelated", unrelated},
    {"TiesOfSums", tiesOfSums},
    {"TiesOfProducts", tiesOfProducts},
    {"EdgesOfQuotients", edgesOfQuotients},
    {"Carries", carries},
    {"Cancellations", cancellations},
    {"Gaps", gaps},
};

void PrintTo(const Shape& shape, std::ostream* stream) {
    *stream << shape.name;
}

class BigFloatOperands : public ::testing::TestWithParam<Shape> {
protected:
    static void SetUpTestSuite() {  // MPFR's exponents have 31 bits by default
        mpfr_set_emin(mpfr_get_emin_min());
        mpfr_set_emax(mpfr_get_emax_max());
    }
};

TEST_P(BigFloatOperands, AgreeWithMpfr) {
    Dice dice(0x0F1E2D3C4B5A6978 + seed() + static_cast<std::uint64_t>(GetParam().name[0]));
    for (std::uint64_t left = shareOf(kOperands) / std::size(kShapes); left > 0; --left) {
        const Pair pair = GetParam().make(dice);
        expectPairLikeMpfr(pair.a, pair.b);
        expectNumberLikeMpfr(withSignOf(pair.a, BigFloat()), dice.precision());
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, BigFloatOperands, ::testing::ValuesIn(kShapes),
                         [](const auto& information) { return information.param.name; });

}  // namespace

}  // namespace fathom::test
