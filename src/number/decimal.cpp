#include "number/decimal.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <vector>

#include "base/check.h"
#include "base/limits.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

static_assert(Decimal::kMaximumDigits == limits::kDigits &&
              Decimal::kMaximumExponent == limits::kExponent);

constexpr const char* kExample = phrase("write one such as -0.75 or 5e-12");

bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

bool isBlank(char character) {
    return character == ' ' || (character >= '\t' && character <= '\r');
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

tl::unexpected<Error> invalid(Phrase message) {
    return fail(ErrorCode::InvalidInput, std::move(message));
}

std::string withThousands(std::uint64_t value) {
    std::string text = std::to_string(value);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

/// The exponent after the 'e': an optional sign and digits; otherwise not valid. Values beyond
/// `limit` become limit + 1.
struct ExponentText {
    bool valid = false;
    std::int64_t value = 0;
};

ExponentText readExponent(std::string_view text, std::int64_t limit) {
    const bool negative = !text.empty() && text.front() == '-';
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    if (text.empty() || !std::all_of(text.begin(), text.end(), isDigit)) return {};
    std::int64_t value = 0;
    for (const char digit : text)
        value = std::min(value * 10 + (digit - '0'), limit + 1);
    return {true, negative ? -value : value};
}

// Digits of a + b. The last digit of b stands `shift` places below that of a.
std::string sumOfDigits(const std::string& a, std::size_t shift, const std::string& b) {
    const std::size_t length = std::max(a.size() + shift, b.size()) + 1;
    std::string sum(length, '0');
    std::copy(b.begin(), b.end(), sum.end() - static_cast<std::ptrdiff_t>(b.size()));
    int carry = 0;
    for (std::size_t i = shift; i < length; ++i) {  // i counts places from the last one
        const std::size_t fromLast = i - shift;
        if (fromLast >= a.size() && carry == 0) break;
        const int digit = fromLast < a.size() ? a[a.size() - 1 - fromLast] - '0' : 0;
        char& place = sum[length - 1 - i];
        const int total = place - '0' + digit + carry;
        carry = total >= 10;
        place = static_cast<char>('0' + total - 10 * carry);
    }
    return sum;
}

// Subtracts b from a in place. The last digit of b stands `shift` places above that of a; a must be
// the larger.
void subtractDigits(std::string& a, const std::string& b, std::size_t shift) {
    int borrow = 0;
    for (std::size_t i = shift; i < a.size(); ++i) {
        const std::size_t fromLast = i - shift;
        if (fromLast >= b.size() && borrow == 0) break;
        const int digit = fromLast < b.size() ? b[b.size() - 1 - fromLast] - '0' : 0;
        char& place = a[a.size() - 1 - i];
        const int total = place - '0' - digit - borrow;
        borrow = total < 0;
        place = static_cast<char>('0' + total + 10 * borrow);
    }
}

void removeLeadingZeros(std::string& digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
}

// For two numbers that are not zero.
std::strong_ordering compareMagnitudes(const Decimal& a, const Decimal& b) {
    if (a.leadingPlace() != b.leadingPlace()) return a.leadingPlace() <=> b.leadingPlace();

    // Digits from the first one; trailing zeros change nothing.
    const std::size_t shared = std::min(a.digitCount(), b.digitCount());
    const int order = a.digits().compare(0, shared, b.digits(), 0, shared);
    if (order != 0) return order <=> 0;
    const auto hasMore = [shared](const Decimal& number) {
        return number.digits().find_first_not_of('0', shared) != std::string::npos;
    };
    return hasMore(a) <=> hasMore(b);
}

// Little-endian groups of nine digits.
constexpr std::size_t kGroupDigits = 9;
constexpr std::uint64_t kGroupBase = 1'000'000'000;

std::vector<std::uint32_t> groupsOf(const std::string& digits) {
    std::vector<std::uint32_t> groups;
    groups.reserve(digits.size() / kGroupDigits + 1);
    for (std::size_t end = digits.size(); end > 0;) {
        const std::size_t begin = end > kGroupDigits ? end - kGroupDigits : 0;
        std::uint32_t group = 0;
        std::from_chars(digits.data() + begin, digits.data() + end, group);
        groups.push_back(group);
        end = begin;
    }
    return groups;
}

std::string digitsOf(const std::vector<std::uint32_t>& groups) {
    std::string digits(groups.size() * kGroupDigits, '0');
    for (std::size_t i = 0; i < groups.size(); ++i) {
        std::uint32_t group = groups[i];
        for (std::size_t at = digits.size() - i * kGroupDigits; group != 0; group /= 10)
            digits[--at] = static_cast<char>('0' + group % 10);
    }
    removeLeadingZeros(digits);
    return digits;
}

/// 0.m * 2^exponent, the mantissa of 128 bits with its first bit set: for powers of ten of any
/// exponent. A product is at most 2 units of the last place too small.
struct Wide {
    std::uint64_t high = 0, low = 0;
    std::int64_t exponent = 0;
};

__extension__ using Uint128 = unsigned __int128;

Wide operator*(const Wide& a, const Wide& b) {
    const Uint128 low = Uint128{a.low} * b.low;
    const Uint128 left = Uint128{a.high} * b.low, right = Uint128{a.low} * b.high;
    const Uint128 middle =
        (low >> 64) + static_cast<std::uint64_t>(left) + static_cast<std::uint64_t>(right);
    Uint128 product = Uint128{a.high} * b.high + (left >> 64) + (right >> 64) + (middle >> 64);
    std::int64_t exponent = a.exponent + b.exponent;
    if (!(product >> 127)) {
        product = product << 1 | ((middle >> 63) & 1);
        --exponent;
    }
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product),
            exponent};
}

// By squaring: the relative error is below |power| * 2^-124.
Wide powerOfTen(std::int64_t power) {
    const Wide ten{0xA000000000000000, 0, 4}, tenth{0xCCCCCCCCCCCCCCCC, 0xCCCCCCCCCCCCCCCD, -3};
    const Wide& base = power < 0 ? tenth : ten;
    Wide result{std::uint64_t{1} << 63, 0, 1};
    const std::uint64_t magnitude =
        power < 0 ? -static_cast<std::uint64_t>(power) : static_cast<std::uint64_t>(power);
    for (int bit = std::bit_width(magnitude); bit-- > 0;) {
        result = result * result;
        if (magnitude >> bit & 1) result = result * base;
    }
    return result;
}

}  // namespace

// --- Text

Result<Decimal> Decimal::parse(std::string_view text) {
    const std::string_view number = trimmed(text);
    if (number.empty()) return invalid({"The number is empty; %1.", {kExample}});
    const auto notANumber = [&] {
        return invalid({"%1 is not a number; %2.", {inQuotes(number), kExample}});
    };
    const auto tooLong = [&](std::size_t count, const char* pattern) {
        return invalid(
            {pattern, {inQuotes(number), withThousands(count), withThousands(kMaximumDigits)}});
    };
    if (number.size() > limits::kNumberCharacters)
        return tooLong(number.size(),
                       phrase("The number %1 has %2 characters; shorten it to at most %3 digits."));

    // The sign, then digits with at most one point among them.
    std::string_view rest = number;
    const bool negative = rest.front() == '-';
    if (rest.front() == '-' || rest.front() == '+') rest.remove_prefix(1);
    const std::size_t mantissaLength = std::min(rest.find_first_of("eE"), rest.size());
    const std::string_view mantissa = rest.substr(0, mantissaLength);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::string_view whole = mantissa.substr(0, point);
    const std::string_view fraction =
        point < mantissa.size() ? mantissa.substr(point + 1) : std::string_view{};
    const auto onlyDigits = [](std::string_view part) {
        return std::all_of(part.begin(), part.end(), isDigit);
    };
    if (whole.size() + fraction.size() == 0 || !onlyDigits(whole) || !onlyDigits(fraction))
        return notANumber();

    // The power of ten.
    std::int64_t exponent = 0;
    if (mantissaLength < rest.size()) {
        const ExponentText written =
            readExponent(rest.substr(mantissaLength + 1), kMaximumExponent);
        if (!written.valid) return notANumber();
        exponent = written.value;
    }
    const auto isFar = [](std::int64_t place) { return std::abs(place) > kMaximumExponent; };
    const auto outOfRange = [&] {
        return invalid({"The exponent of %1 is out of range; keep it within %2 of zero.",
                        {inQuotes(number), withThousands(kMaximumExponent)}});
    };
    if (isFar(exponent)) return outOfRange();

    std::string digits;
    digits.reserve(whole.size() + fraction.size());
    digits.append(whole).append(fraction);
    Decimal result = fromDigits(negative, std::move(digits),
                                exponent - static_cast<std::int64_t>(fraction.size()));
    if (result.digitCount() > kMaximumDigits)
        return tooLong(result.digitCount(),
                       phrase("The number %1 has %2 digits; shorten it to at most %3 digits."));
    // Check the exponent that toString() may write, so that what was read can be written and read
    // again.
    const std::int64_t lowerDigits = std::max<std::int64_t>(1, std::ssize(result.m_digits)) - 1;
    if (isFar(result.m_exponent + lowerDigits)) return outOfRange();
    return result;
}

Decimal Decimal::fromDigits(bool negative, std::string digits, std::int64_t lastPlace) {
    removeLeadingZeros(digits);
    Decimal result;
    result.m_negative = negative && !digits.empty();
    result.m_digits = std::move(digits);
    result.m_exponent = lastPlace;
    return result;
}

Decimal Decimal::fromDouble(double value) {
    FATHOM_CHECK(std::isfinite(value));
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific);
    Decimal result = parse({text, end.ptr}).value();
    if (result.isZero()) return Decimal();
    while (result.m_exponent < 0 && result.m_digits.back() == '0') {
        result.m_digits.pop_back();
        ++result.m_exponent;
    }
    return result;
}

std::string Decimal::toString() const {
    constexpr std::int64_t kLowestPlainPlace = -5, kHighestPlainPlace = 5;
    constexpr std::size_t kShortDigits = 20;

    if (isZero() && m_exponent >= 0) return "0";
    const std::string sign = m_negative ? "-" : "";
    const std::string digits = isZero() ? "0" : m_digits;
    const std::int64_t leading = m_exponent + static_cast<std::int64_t>(digits.size()) - 1;

    // Zeros between the point and the digits are readable only if they are few, or fewer than the
    // digits.
    const bool tooSmall =
        leading < kLowestPlainPlace &&
        (digits.size() <= kShortDigits || -leading > static_cast<std::int64_t>(digits.size()));
    if (tooSmall || m_exponent > kHighestPlainPlace) {
        std::string text = sign + digits;
        if (digits.size() > 1) text.insert(sign.size() + 1, 1, '.');
        return text + "e" + std::to_string(leading);
    }

    if (m_exponent >= 0)
        return sign + digits + std::string(static_cast<std::size_t>(m_exponent), '0');
    if (leading < 0)
        return sign + "0." + std::string(static_cast<std::size_t>(-leading - 1), '0') + digits;
    const auto wholeDigits = static_cast<std::size_t>(leading + 1);
    return sign + digits.substr(0, wholeDigits) + "." + digits.substr(wholeDigits);
}

// --- Places and rounding

std::int64_t Decimal::leadingPlace() const {
    return isZero() ? 0 : m_exponent + static_cast<std::int64_t>(m_digits.size()) - 1;
}

Decimal Decimal::roundedToPlace(std::int64_t place) const {
    if (place <= m_exponent) return *this;
    Decimal result;
    result.m_exponent = place;
    if (isZero() || place > leadingPlace() + 1) return result;

    // Compare what is dropped with one half of the last place kept.
    const std::size_t kept = m_digits.size() - static_cast<std::size_t>(place - m_exponent);
    const bool beyondHalf = m_digits.find_first_not_of('0', kept + 1) != std::string::npos;
    const bool odd = kept > 0 && (m_digits[kept - 1] - '0') % 2 != 0;
    const bool up = m_digits[kept] > '5' || (m_digits[kept] == '5' && (beyondHalf || odd));

    result.m_digits = m_digits.substr(0, kept);
    if (up) {
        std::size_t at = kept;
        while (at > 0 && result.m_digits[at - 1] == '9')
            result.m_digits[--at] = '0';
        if (at > 0)
            ++result.m_digits[at - 1];
        else
            result.m_digits.insert(0, 1, '1');
    }
    result.m_negative = m_negative && !result.isZero();
    return result;
}

Decimal Decimal::rounded(std::size_t significantDigits) const {
    if (m_digits.size() <= significantDigits) return *this;
    Decimal result =
        roundedToPlace(leadingPlace() - static_cast<std::int64_t>(significantDigits) + 1);
    if (result.m_digits.size() > significantDigits && significantDigits > 0) {
        result.m_digits.pop_back();  // 9.99 became 10.0
        ++result.m_exponent;
    }
    return result;
}

// --- Arithmetic

Decimal Decimal::operator-() const {
    Decimal result = *this;
    result.m_negative = !m_negative && !isZero();
    return result;
}

Decimal operator+(const Decimal& a, const Decimal& b) {
    // A zero's scale must not lengthen the other number.
    if (a.isZero() && !b.isZero()) return b;
    if (b.isZero() && !a.isZero()) return a;

    const bool aIsUpper = a.m_exponent >= b.m_exponent;
    const Decimal& upper = aIsUpper ? a : b;
    const Decimal& lower = aIsUpper ? b : a;
    const auto shift = static_cast<std::size_t>(upper.m_exponent - lower.m_exponent);
    Decimal result;
    result.m_exponent = lower.m_exponent;
    if (a.isZero()) return result;

    if (a.m_negative == b.m_negative) {
        result.m_negative = a.m_negative;
        result.m_digits = sumOfDigits(upper.m_digits, shift, lower.m_digits);
    } else if (std::is_gt(compareMagnitudes(upper, lower))) {
        result.m_negative = upper.m_negative;
        result.m_digits = upper.m_digits + std::string(shift, '0');
        subtractDigits(result.m_digits, lower.m_digits, 0);
    } else {
        result.m_negative = lower.m_negative;
        result.m_digits = lower.m_digits;
        subtractDigits(result.m_digits, upper.m_digits, shift);
    }
    removeLeadingZeros(result.m_digits);
    if (result.isZero()) result.m_negative = false;
    return result;
}

Decimal operator-(const Decimal& a, const Decimal& b) {
    return a + -b;
}

Decimal operator*(const Decimal& a, const Decimal& b) {
    Decimal result;
    result.m_exponent = a.m_exponent + b.m_exponent;
    if (a.isZero() || b.isZero()) return result;

    const std::vector<std::uint32_t> left = groupsOf(a.m_digits), right = groupsOf(b.m_digits);
    std::vector<std::uint32_t> product(left.size() + right.size(), 0);
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < right.size(); ++j) {
            carry += product[i + j] + std::uint64_t{left[i]} * right[j];
            product[i + j] = static_cast<std::uint32_t>(carry % kGroupBase);
            carry /= kGroupBase;
        }
        product[i + right.size()] = static_cast<std::uint32_t>(carry);
    }
    result.m_digits = digitsOf(product);
    result.m_negative = a.m_negative != b.m_negative;
    return result;
}

// --- Comparison

std::strong_ordering operator<=>(const Decimal& a, const Decimal& b) {
    if (a.sign() != b.sign()) return a.sign() <=> b.sign();
    if (a.isZero()) return std::strong_ordering::equal;
    return a.m_negative ? compareMagnitudes(b, a) : compareMagnitudes(a, b);
}

bool operator==(const Decimal& a, const Decimal& b) {
    return (a <=> b) == std::strong_ordering::equal;
}

FloatExp Decimal::toFloatExp() const {
    constexpr std::size_t kLeadingDigits = 19;  // the most that a 64-bit integer always holds

    if (isZero()) return {};
    const std::size_t used = std::min(m_digits.size(), kLeadingDigits);
    std::uint64_t lead = 0;
    std::from_chars(m_digits.data(), m_digits.data() + used, lead);
    const int shift = std::countl_zero(lead);
    const Wide value = Wide{lead << shift, 0, 64 - shift} *
                       powerOfTen(m_exponent + static_cast<std::int64_t>(m_digits.size() - used));
    const double mantissa = static_cast<double>(value.high | (value.low != 0));
    return FloatExp::of(m_negative ? -mantissa : mantissa, value.exponent - 64);
}

}  // namespace fathom
