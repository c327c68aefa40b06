#include "number/balanced_digits.h"

#include <algorithm>

#include "base/check.h"

namespace fathom {

namespace {

constexpr int kWordBits = 64;

/// The word that begins at bit `at` of the number in `words`.
std::uint64_t wordAt(std::span<const std::uint64_t> words, std::int64_t at) {
    const auto word = [words](std::int64_t i) {
        return i >= 0 && i < std::ssize(words) ? words[static_cast<std::size_t>(i)] : 0;
    };
    const std::int64_t first = at >= 0 ? at / kWordBits : -((kWordBits - 1 - at) / kWordBits);
    const auto rest = static_cast<int>(at - first * kWordBits);
    return rest == 0 ? word(first) : word(first) >> rest | word(first + 1) << (kWordBits - rest);
}

}  // namespace

BalancedDigits BalancedDigits::of(bool isNegative, std::span<const std::uint64_t> words, int shift,
                                  int digitBits, std::size_t count) {
    FATHOM_CHECK(shift >= 0 && digitBits > 1 && digitBits < 30);
    const std::int32_t base = 1 << digitBits;
    BalancedDigits result{digitBits, std::vector<std::int32_t>(count)};
    std::int64_t at = -shift;
    std::int32_t carry = 0;
    for (std::int32_t& digit : result.digits) {
        digit = static_cast<std::int32_t>(wordAt(words, at) & (base - 1)) + carry;
        carry = digit >= base / 2;
        digit -= carry * base;
        if (isNegative) digit = -digit;
        at += digitBits;
    }
    return result;
}

auto BalancedDigits::toWords(int shift, std::size_t count) const -> Words {
    const std::ptrdiff_t leading = leadingPlace();
    const bool isNegative = leading >= 0 && digits[static_cast<std::size_t>(leading)] < 0;
    std::vector<std::uint64_t> all(digits.size() * static_cast<std::size_t>(digitBits) / kWordBits +
                                   2);
    std::int64_t carry = 0;
    std::size_t at = 0;
    for (const std::int32_t digit : digits) {
        carry += isNegative ? -digit : digit;
        const auto bits = static_cast<std::uint64_t>(carry) & ((std::uint64_t{1} << digitBits) - 1);
        carry >>= digitBits;
        const std::size_t word = at / kWordBits, rest = at % kWordBits;
        all[word] |= bits << rest;
        if (rest > 0) all[word + 1] |= bits >> (kWordBits - rest);
        at += static_cast<std::size_t>(digitBits);
    }
    Words result{isNegative, std::vector<std::uint64_t>(count)};
    for (std::size_t i = 0; i < count; ++i)
        result.words[i] = wordAt(all, shift + static_cast<std::int64_t>(i) * kWordBits);
    return result;
}

std::ptrdiff_t BalancedDigits::leadingPlace() const {
    const auto leading =
        std::find_if(digits.rbegin(), digits.rend(), [](std::int32_t digit) { return digit != 0; });
    return digits.rend() - leading - 1;
}

std::uint64_t BalancedDigits::residue() const {
    constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;
    std::uint64_t residue = 0;
    for (std::size_t i = digits.size(); i > 0; --i) {
        const std::int64_t digit = digits[i - 1];
        const auto own = static_cast<std::uint64_t>(
            digit < 0 ? digit + static_cast<std::int64_t>(kPrime) : digit);
        const std::uint64_t shifted =  // 2^61 is 1
            (residue << digitBits & kPrime) | residue >> (61 - digitBits);
        residue = (shifted + own) % kPrime;
    }
    return residue;
}

}  // namespace fathom
