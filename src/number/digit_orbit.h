// The Mandelbrot step on numbers of some hundred bits that stay in vectors of digits.
#pragma once

#include <cstdint>
#include <span>

namespace fathom {

/// z and c as signs and magnitudes of up to 24 digits of 52 bits, for processors with AVX-512 and
/// IFMA. Steps are those of MandelbrotStepper, bit for bit, from 512 bits on in half of the time
/// that limbs take: these are packed and unpacked for each product.
///
/// |c| must be below kMostInteger, and |z| before each step; the next z is then below 2^48.
class DigitOrbit {
public:
    static constexpr std::uint64_t kMostInteger = std::uint64_t{1} << 23;
    static constexpr int kMostBits = 23 * 52;

    /// Whether this processor has such steps, and they pay for numbers of so many fraction bits.
    static bool takes(int fractionBits);

    /// A magnitude as BigFixed has it, with its integer part in the last limb.
    struct Number {
        std::span<const std::uint64_t> limbs;
        bool negative;
    };
    /// All of the same number of limbs.
    void set(const Number& x, const Number& y, const Number& cx, const Number& cy);

    /// False for about one random z in 10^13: a carry then goes further than this computes, and z
    /// is still the old one.
    bool step();

    struct Part {
        static constexpr int kDigits = 24;
        /// The least significant first; the last one is the integer part, and an orbit uses as many
        /// before it as it needs.
        alignas(64) std::uint64_t digits[kDigits];
        bool negative;

        std::uint64_t integer() const { return digits[kDigits - 1]; }
        /// Rounds as BigFixed does; false where the first digits cannot tell.
        bool toDouble(double& value) const;
        void readLimbs(std::span<std::uint64_t> limbs) const;
    };
    const Part& x() const { return m_x; }
    const Part& y() const { return m_y; }

private:
    struct Addend : Part {
        alignas(64) std::uint64_t opposite[kDigits];  // 0 - digits, modulo 2^64
    };

    template <int kVectors>
    bool stepVectors();

    Part m_x, m_y;
    Addend m_cx, m_cy;
    alignas(64) std::uint64_t m_kept[Part::kDigits];  // of each digit, the bits that numbers have
    int m_vectors = 0;                                // that are used
};

}  // namespace fathom
