// The Mandelbrot step z^2 + c on BigFixed: orbits of any precision, on one thread or two.
#pragma once

#include <complex>
#include <cstdint>
#include <memory>
#include <vector>

#include "number/big_fixed.h"
#include "number/digit_orbit.h"
#include "number/fft_product.h"

namespace fathom {

class StepHelper;

/// Steps an orbit of one c in two multiplications: Re z^2 = (|x| + |y|)(|x| - |y|), Im z^2 = 2xy;
/// of huge numbers by a limbs::ComplexSquare.
///
/// Each part of z^2 is truncated towards zero, so a step is off by less than one unit in each part.
/// Starts from z = 0. The number of threads does not change a bit of the result. An object belongs
/// to one thread; between steps it may be read, given another z, or dropped.
///
/// While |z| and |c| are below 2^31, the next z is below 2^63 and fits. So a test of
/// x().integerPart() and y().integerPart() after each step finds every escape in time. Beyond
/// that, x() and y() report overflowed().
class MandelbrotStepper {
public:
    /// The number of fraction bits from which a second thread is worth its hand-over of some
    /// microseconds.
    static int bitsForTwoThreads();

    /// With two threads, a helper thread of this object computes the real part where that pays.
    explicit MandelbrotStepper(BigFixed cx, BigFixed cy, int threads = 1);
    ~MandelbrotStepper();
    MandelbrotStepper(const MandelbrotStepper&) = delete;
    MandelbrotStepper& operator=(const MandelbrotStepper&) = delete;

    void step();
    const BigFixed& x() const { return readLimbs(), m_x; }
    const BigFixed& y() const { return readLimbs(), m_y; }
    /// Each part rounded to nearest, as BigFixed does; faster than through x() and y().
    std::complex<double> toDouble() const;

    /// Continues from another z, which also sets the precision: at most that of c.
    void setZ(const BigFixed& x, const BigFixed& y);
    /// Drops bits of z by truncation, or appends zeros, up to the precision of c. c keeps its own
    /// bits and is truncated when it is added. Takes as long as a few additions.
    void setFractionBits(int bits);

private:
    bool canStepDigits();
    void stepLimbs();
    bool stepByTransforms();
    void runPart(int part);
    template <class Own>
    void runBoth(Own&& own);
    void computeX();
    void readLimbs() const;

    template <class Count>
    void stepUnrolled(Count count);
    void computeNextX();
    void computeNextY();
    template <class Count>
    void setX(BigFixed& target, std::uint64_t* square, bool negative, bool overflowed, Count count);
    template <class Count>
    void setY(BigFixed& target, std::uint64_t* half, bool negative, bool overflowed, Count count);
    const std::uint64_t* usedLimbs(const BigFixed& c) const;
    void makeRoom();

    mutable BigFixed m_x, m_y;
    BigFixed m_cx, m_cy;
    DigitOrbit m_digits;
    // Which representations of z are current; it may be both.
    mutable bool m_isInLimbs = true;
    bool m_isInDigits = false;
    BigFixed m_nextX, m_nextY;             // for precisions above the smallest
    std::vector<std::uint64_t> m_scratch;  // for the real part, then for the imaginary part
    // A step by transforms, while it lasts:
    using Phase = limbs::ComplexSquare::Phase;
    std::unique_ptr<limbs::ComplexSquare> m_square;
    Phase m_phase{};
    bool m_isLess = false;  // |x| < |y|
    std::unique_ptr<StepHelper> m_helper;
};

}  // namespace fathom
