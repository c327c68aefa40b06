#include "foreign/hex_decimal.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/shown_text.h"
#include "foreign/foreign_text.h"

namespace fathom {

namespace {

constexpr std::uint32_t kBase = 1'000'000'000;
using Limbs = std::vector<std::uint32_t>;  // of base 10^9, the lowest first

/// Both numbers are below kBase.
void multiplyAdd(Limbs& limbs, std::uint32_t factor, std::uint32_t addend) {
    std::uint64_t carry = addend;
    for (std::uint32_t& limb : limbs) {
        carry += std::uint64_t{limb} * factor;
        limb = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    if (carry > 0) limbs.push_back(static_cast<std::uint32_t>(carry));
}

int valueOf(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

std::string digitsOf(const Limbs& limbs) {
    std::string digits;
    char part[12];
    for (std::size_t i = limbs.size(); i-- > 0;) {
        std::snprintf(part, sizeof part, "%09u", limbs[i]);
        digits += part;
    }
    return digits;
}

/// N / 16^places, exactly: N 5^(4 places) / 10^(4 places).
Decimal exactDecimal(bool isNegative, std::string_view hex, std::size_t places) {
    // Several digits, or fives, at once: as many as are below the base of the limbs.
    constexpr std::size_t kDigitsAtOnce = 7, kFivesAtOnce = 12;
    Limbs limbs;
    for (std::size_t i = 0; i < hex.size(); i += kDigitsAtOnce) {
        std::uint32_t factor = 1, part = 0;
        for (const char digit : hex.substr(i, kDigitsAtOnce)) {
            factor *= 16;
            part = part * 16 + static_cast<std::uint32_t>(valueOf(digit));
        }
        multiplyAdd(limbs, factor, part);
    }
    for (std::size_t fives = 4 * places; fives > 0; fives -= std::min(fives, kFivesAtOnce)) {
        std::uint32_t factor = 1;
        for (std::size_t i = 0; i < std::min(fives, kFivesAtOnce); ++i)
            factor *= 5;
        multiplyAdd(limbs, factor, 0);
    }

    std::string digits = digitsOf(limbs);
    auto last = -static_cast<std::int64_t>(4 * places);
    for (; last < 0 && digits.ends_with('0'); ++last)
        digits.pop_back();
    return Decimal::fromDigits(isNegative, std::move(digits), last);
}

/// 16^exponent, rounded to a few more digits than any radius keeps.
Decimal powerOf16(std::int64_t exponent) {
    constexpr std::size_t kDigits = 60;
    Decimal power = Decimal::fromDouble(1);
    Decimal square = Decimal::fromDouble(exponent < 0 ? 0.0625 : 16);
    for (std::int64_t rest = std::abs(exponent); rest > 0; rest /= 2) {
        if (rest % 2 == 1) power = (power * square).rounded(kDigits);
        square = (square * square).rounded(kDigits);
    }
    return power;
}

}  // namespace

Result<Decimal> decimalOfHex(std::string_view text) {
    const auto refuse = [&](const Phrase& what) {
        return fail(ErrorCode::InvalidInput, {"%1 %2", {inQuotes(text), what}});
    };
    constexpr std::int64_t kMostExponent = 10'000'000;
    std::string_view rest = trimmed(text);
    const bool isNegative = rest.starts_with('-');
    if (isNegative || rest.starts_with('+')) rest.remove_prefix(1);

    std::int64_t exponent = 0;
    if (const std::size_t at = rest.find('@'); at != std::string_view::npos) {
        const auto number = numberOf<std::int64_t>(rest.substr(at + 1));
        if (!number || *number > kMostExponent || *number < -kMostExponent)
            return refuse("has no possible exponent after the @.");
        exponent = *number;
        rest = rest.substr(0, at);
    }
    const std::size_t point = rest.find('.');
    std::string hex(rest.substr(0, point));
    std::int64_t places = 0;
    if (point != std::string_view::npos) {
        hex += rest.substr(point + 1);
        places = static_cast<std::int64_t>(rest.size() - point - 1);
    }
    if (hex.empty() || !std::ranges::all_of(hex, [](char digit) { return valueOf(digit) >= 0; }))
        return refuse("is not a hexadecimal number; write one such as -1.4c or 1.8@-20.");
    for (; hex.size() > 1 && hex.ends_with('0'); --places)
        hex.pop_back();
    hex.erase(0, std::min(hex.find_first_not_of('0'), hex.size() - 1));
    if (hex.size() > limits::kHexDigits)
        return refuse({"has more than %1 digits.", {std::to_string(limits::kHexDigits)}});

    // What remains is hex / 16^(places - exponent), exactly if that is a fraction of moderate
    // length.
    const std::int64_t below = places - exponent;
    if (below >= 0 && below <= static_cast<std::int64_t>(limits::kHexDigits))
        return exactDecimal(isNegative, hex, static_cast<std::size_t>(below));
    constexpr std::size_t kFewDigits = 100;
    if (hex.size() > kFewDigits)
        return refuse("has an exponent that does not go with so many digits.");
    return exactDecimal(isNegative, hex, 0) * powerOf16(-below);
}

}  // namespace fathom
