#include "finder/plane_orbit.h"

#include <algorithm>
#include <array>

#include "base/check.h"
#include "formula/formula_list.h"

namespace fathom {

BigPoint BigPoint::fromDecimals(const Decimal& re, const Decimal& im, int fractionBits) {
    return {BigFixed::fromDecimal(re, fractionBits), BigFixed::fromDecimal(im, fractionBits)};
}

void BigPoint::setFractionBits(int bits) {
    re.setFractionBits(bits);
    im.setFractionBits(bits);
}

BigPoint& BigPoint::operator+=(const BigComplex& shift) {
    re += BigFixed::fromBigFloat(shift.re, fractionBits());
    im += BigFixed::fromBigFloat(shift.im, fractionBits());
    return *this;
}

BigPoint operator-(const BigPoint& a, const BigPoint& b) {
    return {a.re - b.re, a.im - b.im};
}

std::uint64_t stepsPerMillisecond(int fractionBits) {
    // A step of n limbs takes at most some 4 n^2 ns, with its derivative.
    const double limbs = fractionBits / 64.0 + 4;
    return static_cast<std::uint64_t>(std::max(1.0, 1e6 / (4 * limbs * limbs)));
}

const PlaneOrbit::Kind* PlaneOrbit::kindOf(const FormulaInstance& formula) {
    struct Row {
        std::string_view id;
        Kind kind;
    };
    static constexpr std::array kRows{
        Row{"mandelbrot", Kind::Plain}, Row{"burning-ship", Kind::BurningShip},
        Row{"tricorn", Kind::Tricorn}, Row{"celtic", Kind::Celtic}, Row{"buffalo", Kind::Buffalo}};
    const auto* row = std::ranges::find(kRows, formula.spec->id, &Row::id);
    return row == kRows.end() ? nullptr : &row->kind;
}

bool PlaneOrbit::knows(const FormulaInstance& formula) {
    return kindOf(formula) != nullptr;
}

PlaneOrbit::PlaneOrbit(const FormulaInstance& formula, const BigPoint& point, int threads)
    : m_power(formula.power), m_z(point), m_c(point) {
    const Kind* kind = kindOf(formula);
    FATHOM_CHECK(kind);
    m_kind = *kind;
    const int bits = point.fractionBits();
    if (formula.julia)
        m_c = BigPoint::fromDecimals(formula.julia->re, formula.julia->im, bits);
    else
        m_z = {BigFixed(bits), BigFixed(bits)};
    if (m_kind != Kind::Plain || m_power != 2) return;
    m_stepper = std::make_unique<MandelbrotStepper>(m_c.re, m_c.im, threads);
    if (formula.julia) m_stepper->setZ(m_z.re, m_z.im);
}

WideComplex PlaneOrbit::z() const {
    if (!m_stepper) return m_z.toWide();
    const std::complex<double> value = m_stepper->toDouble();
    // Underflow of one part does not matter if the other is much larger. Only near 0 both parts are
    // small.
    if (std::max(std::fabs(value.real()), std::fabs(value.imag())) < 0x1p-900)
        return {m_stepper->x().toFloatExp(), m_stepper->y().toFloatExp()};
    return {FloatExp::of(value.real()), FloatExp::of(value.imag())};
}

bool PlaneOrbit::isFar() const {
    if (m_stepper) {
        const std::complex<double> value = m_stepper->toDouble();
        return std::max(std::fabs(value.real()), std::fabs(value.imag())) >= kFar;
    }
    return m_z.re.integerPart() >= kFar || m_z.im.integerPart() >= kFar;
}

Folds PlaneOrbit::step() {
    if (m_stepper) {
        m_stepper->step();
        return {};
    }
    Folds folds;
    const auto fold = [](BigFixed& part, bool& isFolded) {
        isFolded = part.sign() < 0;
        if (isFolded) part.negate();
    };

    // Folds of z before the power ...
    if (m_kind == Kind::BurningShip) {
        fold(m_z.re, folds.beforeRe);
        fold(m_z.im, folds.beforeIm);
    } else if (m_kind == Kind::Tricorn) {
        folds.beforeIm = true;
        m_z.im.negate();
    }
    raise();
    // ... and folds of the power.
    if (m_kind == Kind::Celtic || m_kind == Kind::Buffalo) fold(m_z.re, folds.afterRe);
    if (m_kind == Kind::Buffalo) fold(m_z.im, folds.afterIm);
    m_z.re += m_c.re;
    m_z.im += m_c.im;
    return folds;
}

/// z becomes z^power, by squares and products from the highest bit of the power downwards.
void PlaneOrbit::raise() {
    const BigPoint base = m_z;
    int bit = 1;
    while (2 * bit <= m_power)
        bit *= 2;
    for (bit /= 2; bit > 0; bit /= 2) {
        BigFixed twice = m_z.re * m_z.im;
        BigFixed difference = (m_z.re + m_z.im) * (m_z.re - m_z.im);
        m_z = {std::move(difference), twice + twice};
        if ((m_power & bit) == 0) continue;
        BigFixed re = m_z.re * base.re - m_z.im * base.im;
        m_z.im = m_z.re * base.im + m_z.im * base.re;
        m_z.re = std::move(re);
    }
}

}  // namespace fathom
