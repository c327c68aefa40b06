// Integers as digits around 0, as Fourier transforms take them. Pure functions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fathom {

/// The sum of digits[k] 2^(digitBits k).
struct BalancedDigits {
    int digitBits;
    std::vector<std::int32_t> digits;  // least first

    /// The first `count` digits of +-(words times 2^shift), `words` least first; each is at most
    /// 2^(digitBits - 1) in magnitude. The shift must not be negative.
    static BalancedDigits of(bool isNegative, std::span<const std::uint64_t> words, int shift,
                             int digitBits, std::size_t count);

    struct Words {
        bool isNegative;
        std::vector<std::uint64_t> words;  // of the magnitude, least first
    };
    /// The value over 2^shift in `count` words, truncated towards zero. The value must fit into the
    /// digits, each of which may be up to 3/4 2^digitBits in magnitude.
    Words toWords(int shift, std::size_t count) const;

    /// The highest place of a digit that is not 0, or -1.
    std::ptrdiff_t leadingPlace() const;

    /// The value modulo 2^61 - 1.
    std::uint64_t residue() const;
};

}  // namespace fathom
