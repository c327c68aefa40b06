// The Mandelbrot step on numbers of some hundred bits that are kept in vectors of digits.
#pragma once

#include <cstdint>
#include <span>

namespace fathom {

/// z and c as signs and magnitudes of digits of 52 bits, for processors with AVX-512 and IFMA.
/// Gives the same bits as the steps of MandelbrotStepper. From 512 to 3,000 bits, a step takes half
/// as long as with limbs, which must be packed and unpacked for each product.
///
/// Before each step, |c| and |z| must be below kMostInteger; the next z is then below 2^48.
class DigitOrbit {
public:
    static constexpr std::uint64_t kMostInteger = std::uint64_t{1} << 23;
    static constexpr int kMostBits = 4096, kMostVectors = 10;

    /// Whether this processor has such steps and they pay for numbers of `fractionBits` bits.
    static bool takes(int fractionBits);

    /// A magnitude laid out as in BigFixed, with its integer part in the last limb.
    struct Number {
        std::span<const std::uint64_t> limbs;
        bool negative;
    };
    /// All four must have the same number of limbs.
    void set(const Number& x, const Number& y, const Number& cx, const Number& cy);

    /// Returns false for about one random z in 10^13: then a carry goes further than this computes,
    /// and z is unchanged.
    bool step();

    struct Part {
        static constexpr int kDigits = 8 * (kMostVectors + 1);
        /// Least significant first. The last digit is the integer part; an orbit uses as many of
        /// the digits before it as it needs, and a vector more, which is 0.
        alignas(64) std::uint64_t digits[kDigits];
        bool negative;

        std::uint64_t integer() const { return digits[kDigits - 1]; }
        /// Rounds as BigFixed does; false if the leading digits do not decide the rounding.
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
    /// The step of at least so many vectors.
    template <int kVectors>
    bool stepFrom();

    Part m_x, m_y;
    Addend m_cx, m_cy;
    alignas(64) std::uint64_t m_kept[Part::kDigits];  // masks of the bits that numbers have
    int m_vectors = 0;                                // vectors in use
};

}  // namespace fathom
