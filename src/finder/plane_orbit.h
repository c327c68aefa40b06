// Orbits of formulas that fold and raise to a power, in fixed point of any precision.
#pragma once

#include <memory>
#include <vector>

#include "finder/wide_complex.h"
#include "formula/formula_spec.h"
#include "number/big_fixed.h"
#include "number/big_fixed_step.h"

namespace fathom {

/// A point of the plane; both parts have the same number of fraction bits.
struct BigPoint {
    BigFixed re, im;

    static BigPoint fromDecimals(const Decimal& re, const Decimal& im, int fractionBits);
    int fractionBits() const { return re.fractionBits(); }
    void setFractionBits(int bits);
    /// Adds big floats; bits below the last fraction bit are truncated.
    BigPoint& operator+=(const BigComplex& shift);
    WideComplex toWide() const { return {re.toFloatExp(), im.toFloatExp()}; }
    BigComplex toBig(int bits) const { return {re.toBigFloat(bits), im.toBigFloat(bits)}; }
};
/// Exact; the result has the same number of bits.
BigPoint operator-(const BigPoint& a, const BigPoint& b);

/// Which parts changed sign in one step: those of z before the power, and those of the power after.
struct Folds {
    bool beforeRe = false, beforeIm = false, afterRe = false, afterIm = false;
};

/// The orbit z_0, z_1, ... of one point. On a parameter plane it starts at 0 and the point is c; on
/// a dynamical plane it starts at the point, with the Julia set's c. The error of a step is a few
/// units of the last bit.
class PlaneOrbit {
public:
    /// True if the formula is z^power + c between folds and reflections.
    static bool knows(const FormulaInstance& formula);
    /// An orbit never returns from beyond this |re| or |im|. Points must start within it.
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
    std::unique_ptr<MandelbrotStepper> m_stepper;  // set for z^2 + c; then m_z is not used
};

/// The number of steps that take about a millisecond at `fractionBits` bits.
std::uint64_t stepsPerMillisecond(int fractionBits);

}  // namespace fathom
