// Numbers of any length, as users type them and files contain them.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "number/decimal.h"

namespace fathom::test {

namespace {

/// Sums and products with larger exponents would have more digits than any view has.
constexpr std::int64_t kFarthestPlace = 400;

/// True if the value and the spelling are the same.
bool isSame(const Decimal& a, const Decimal& b) {
    return a == b && a.toString() == b.toString();
}

/// The double must be within 2 ulp of what the C library's strtod() makes of the text.
void requireNearestDouble(const Decimal& number, const std::string& text) {
    const double expected = std::strtod(text.c_str(), nullptr);
    if (!std::isnormal(expected)) return;
    constexpr double kTwoUlp = 0x1p-51;
    require(std::fabs(number.toDouble() - expected) <= kTwoUlp * std::fabs(expected),
            "A number is within 2 ulp of what was written: " + text);
}

void requireExactArithmetic(const Decimal& a, const Decimal& b) {
    require(a - a == Decimal(), "a - a is 0");
    require((a + b) - b == a, "(a + b) - b is a");
    require((a + b) * (a - b) == a * a - b * b, "(a + b)(a - b) is a^2 - b^2");
    require((a <=> b) == ((a - b).sign() <=> 0), "a < b where a - b < 0");
}

void requireRounded(const Decimal& number, std::int64_t place) {
    const Decimal rounded = number.roundedToPlace(place);
    const Decimal twice = Decimal::fromDouble(2) * (number - rounded);
    const Decimal unit = Decimal::fromDigits(false, "1", place);
    require(twice <= unit && -twice <= unit, "Rounding errs by half a unit at most");
    require(rounded.isZero() || rounded.lastPlace() >= std::min(place, number.lastPlace()),
            "Rounding leaves no digit below its place");
}

}  // namespace

void checkDecimal(std::string_view input) {
    const Result<Decimal> number = Decimal::parse(input);
    if (!number) return requireSentence(number.error());

    const std::string text = number->toString();
    const Result<Decimal> again = Decimal::parse(text);
    require(again && isSame(*again, *number), "A number is read again as it was written: " + text);
    require(isSame(-(-*number), *number), "A number is the negative of its negative");
    require(number->rounded(number->digitCount()) == *number, "Rounding to all digits is exact");
    requireNearestDouble(*number, std::string(input));

    if (std::abs(number->lastPlace()) > kFarthestPlace) return;
    const Decimal half = number->rounded((number->digitCount() + 1) / 2);
    requireExactArithmetic(*number, half);
    requireExactArithmetic(*number, Decimal::fromDigits(true, "123456789012345678901", -7));
    requireRounded(*number, number->lastPlace() + static_cast<std::int64_t>(input.size() / 2));
}

}  // namespace fathom::test
