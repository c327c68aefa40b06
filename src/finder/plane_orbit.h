// Orbits of formulas that fold and raise to a power, in fixed point of any precision.
#pragma once

#include <memory>
#include <vector>

#include "finder/wide_complex.h"
#include "formula/formula_spec.h"
#include "number/big_fixed.h"
#include "number/big_fixed_step.h"

namespace fathom {

/// A point of the plane; both parts have as many fraction bits.
struct BigPoint {
    BigFixed re, im;

    static BigPoint fromDecimals(const Decimal& re, const Decimal& im, int fractionBits);
    int fractionBits() const { return re.fractionBits(); }
    void setFractionBits(int bits);
    /// Adds what a big float says; bits below the last one are truncated.
    BigPoint& operator+=(const BigComplex& shift);
    WideComplex toWide() const { return {re.toFloatExp(), im.toFloatExp()}; }
    BigComplex toBig(int bits) const { return {re.toBigFloat(bits), im.toBigFloat(bits)}; }
};
/// Exact; of as many bits.
BigPoint operator-(const BigPoint& a, const BigPoint& b);

/// The signs that one step gave to the parts of z before the power, and to those of the power.
struct Folds {
    bool beforeRe = false, beforeIm = false, afterRe = false, afterIm = false;
};

/// z_0, z_1, ... of one point: of 0 with the point as c on a parameter plane, of the point itself
/// with the Julia set's c on a dynamical one. A step is off by a few units of the last bit.
class PlaneOrbit {
public:
    /// Whether the formula is one of those: z^power + c between folds and reflections.
    static bool knows(const FormulaInstance& formula);
    /// Beyond this |re| or |im| an orbit never returns; points must start within.
    static constexpr std::uint64_t kFar = 16;

    /// `formula` must be known.
    PlaneOrbit(const FormulaInstance& formula, const BigPoint& point, int threads = 1);

    Folds step();
    const BigFixed& re() const { return m_stepper ? m_stepper->x() : m_z.re; }
    const BigFixed& im() const { return m_stepper ? m_stepper->y() : m_z.im; }
    WideComplex z() const;
    BigComplex z(int bits) const { return {re().toBigFloat(bits), im().toBigFloat(bits)}; }
    BigPoint point() const { return {re(), im()}; }
    bool isFar() const;

private:
    enum class Kind { Plain, BurningShip, Tricorn, Celtic, Buffalo };
    static const Kind* kindOf(const FormulaInstance& formula);

    void raise();

    Kind m_kind;
    int m_power;
    BigPoint m_z, m_c;
    std::unique_ptr<MandelbrotStepper> m_stepper;  // of z^2 + c; then m_z is not used
};

/// The steps that take about a millisecond at so many bits.
std::uint64_t stepsPerMillisecond(int fractionBits);

}  // namespace fathom
