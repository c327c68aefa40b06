#include "finder/period_equation.h"

#include <cmath>

#include "finder/found_text.h"
#include "finder/watch.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

/// The accuracy of a nucleus: ten decimals of its size, plus ten bits for rounding.
constexpr double kPartOfSize = 1e-10 * 0x1p-10;
/// Two steps of Newton's method lead to the same root if they differ by less than this part.
constexpr double kSameStep = 0x1p-4;

const FloatExp kOne = FloatExp::of(1);

/// First and second derivatives of z_p as a function of z_1 and c, for conformal formulas: z is the
/// derivative by z_1, cc the second derivative by c (with z_1 = c), cz the mixed one.
struct SecondDerivatives {
    WideComplex z{kOne, {}}, cc{}, cz{};

    /// `c` is dz_n/dc, `w` is z_n, and `slope` is p w^(p-1), the slope of the step.
    void step(const WideComplex& w, int p, const WideComplex& slope, const WideComplex& c) {
        WideComplex bend{FloatExp::of(p * (p - 1)), {}};  // p (p-1) w^(p-2)
        if (p > 2) bend = power(w, p - 2) * bend.re;
        cc = slope * cc + bend * c * c;
        cz = slope * cz + bend * c * z;
        z = slope * z;
    }
};

/// The kind of a component, by the second-order part in the copy's parameter, which is near 0 for a
/// cardioid and near 1 for a disc: Dolotin and Morozov, 2008, "On the shapes of elementary
/// domains". For power p, the part of a disc is p^(1/(p-1)) p / (4 (p-1)) times that for power 2.
/// For all nuclei with periods up to 4, cardioids of power 2 have at most 0.10 and discs at least
/// 1.00; for power 3 the limits are 0.31 and 1.11, for power 5 they are 0.68 and 1.13. For power 8
/// both meet at 1.04, so values in between give Unknown.
FeatureKind kindOf(const SecondDerivatives& second, const WideComplex& c, FloatExp size, int p) {
    const double ofDisc = std::pow(p, 1.0 / (p - 1)) * p / (4.0 * (p - 1));
    const FloatExp two = FloatExp::of(2), ofZ = FloatExp::of(p - 1);
    const WideComplex bend = second.cc / (c * two) + second.cz / (second.z * ofZ);
    const double part = (modulus(bend) * size).toDouble() / ofDisc;
    const double mostOfCardioid = p == 2 ? 0.5 : 0.7, leastOfDisc = p > 3 ? 1.1 : mostOfCardioid;
    if (part < mostOfCardioid) return FeatureKind::Cardioid;
    return part > leastOfDisc ? FeatureKind::Disc : FeatureKind::Unknown;
}

/// The angle in radians of the rotation nearest to a matrix with these columns.
double rotationOf(const WideComplex& first, const WideComplex& second) {
    return argument({first.re + second.im, first.im + -second.re});
}

Matrix2 rotationBy(double degrees) {
    return matrixOf({.rotation = degrees});
}

/// The shape of a copy for a formula that folds. L is the product of the slopes from z_1 on, J the
/// Jacobian of z_p. For power 2, the copy's parameter maps to c by (L J)^-1 (C. Heiland-Allen,
/// 2018). For other powers, the (p-1)th root of L takes the place of L, and L and J are replaced by
/// their nearest rotations.
Matrix2 shapeOfFolds(const Tangent<FloatExp>& l, const Tangent<FloatExp>& j, int p) {
    if (p > 2) {
        const double turn = rotationOf(j.byRe, j.byIm) + rotationOf(l.byRe, l.byIm) / (p - 1);
        return rotationBy(-turn * 180 / M_PI);
    }
    const auto applied = [&](const WideComplex& v) -> WideComplex {
        return {l.byRe.re * v.re + l.byIm.re * v.im, l.byRe.im * v.re + l.byIm.im * v.im};
    };
    const Tangent<FloatExp> product{applied(j.byRe), applied(j.byIm), false};
    const FloatExp stretch = stretchOf(product);
    const auto entry = [&](FloatExp value) { return (value / stretch).toDouble(); };
    // The adjoint times the sign is the inverse, because the determinant is 1 or -1.
    const Matrix2 adjoint{entry(product.byIm.im), -entry(product.byIm.re), -entry(product.byRe.im),
                          entry(product.byRe.re)};
    const double sign = product.determinant().mantissa < 0 ? -1 : 1;
    return {sign * adjoint.xx, sign * adjoint.xy, sign * adjoint.yx, sign * adjoint.yy};
}

}  // namespace

std::vector<std::uint64_t> properDivisors(std::uint64_t p) {
    std::vector<std::uint64_t> small, large;
    for (std::uint64_t q = 1; q * q <= p; ++q) {
        if (p % q != 0) continue;
        if (q < p) small.push_back(q);
        if (q != 1 && q * q != p) large.push_back(p / q);
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    return small;
}

PeriodEquation::PeriodEquation(const FormulaInstance& formula, std::uint64_t p)
    : m_formula(formula), m_period(p), m_divisors(properDivisors(p)) {}

Result<RootLook> PeriodEquation::look(const BigPoint& point, int slopeBits,
                                      const FindControl& control) {
    return slopeBits == 0 ? lookWide(point, control) : lookBig(point, slopeBits, control);
}

Result<RootLook> PeriodEquation::lookWide(const BigPoint& point, const FindControl& control) {
    const int p = m_formula.power;
    const bool isDynamical = m_formula.julia.has_value();
    const bool isConformal = m_formula.spec->isConformal;
    PlaneOrbit orbit(m_formula, point, control.threads);
    Watch watch(control, point.fractionBits());

    // The Jacobian J of z_n, the product L of the slopes from z_1 on, and the nearest distance from
    // the start.
    Tangent<FloatExp> jacobian{.isConformal = isConformal}, slopes{.isConformal = isConformal};
    if (isDynamical) jacobian.addIdentity(kOne);
    slopes.addIdentity(kOne);
    SecondDerivatives second;
    FloatExp nearest = kOne, stretch = kOne;
    std::vector<std::pair<std::uint64_t, WideComplex>> divisorSteps;
    auto divisor = m_divisors.begin();
    const auto offset = [&] { return isDynamical ? (orbit.point() - point).toWide() : orbit.z(); };
    const auto newtonStep = [&](const WideComplex& value) {
        Tangent<FloatExp> slope = jacobian;
        if (isDynamical) slope.addIdentity(-kOne);
        return slope.solve({-value.re, -value.im});
    };

    for (std::uint64_t n = 0; n < m_period; ++n) {
        if (watch.isStopped("Refining", [&] { return static_cast<double>(n) / m_period; }))
            return searchCancelled();
        if (n > 0) {
            const WideComplex value = offset();
            const FloatExp distance = modulus(value);
            if (n == 1 || distance < nearest) nearest = distance;
            if (divisor != m_divisors.end() && *divisor == n) {
                divisorSteps.emplace_back(n, newtonStep(value));
                ++divisor;
            }
        }
        const WideComplex z = orbit.z();
        const Folds folds = orbit.step();
        if (orbit.isFar()) return RootLook{.step = big({{NAN, 0}, {NAN, 0}}, 64)};
        const WideComplex w = folded(z, folds), slope = powerSlope(w, p);
        if (n > 0) {
            slopes.step(slope, folds);
            stretch = stretch * modulus(slope);
            if (isConformal) second.step(w, p, slope, jacobian.byRe);
        }
        jacobian.step(slope, folds);
        if (!isDynamical) jacobian.addIdentity(kOne);
    }

    const WideComplex step = newtonStep(offset());
    Tangent<FloatExp> slope = jacobian;
    if (isDynamical) slope.addIdentity(-kOne);
    RootLook result{.step = big(step, 64), .room = nearest / stretchOf(slope)};
    m_description.domain = result.room;
    if (isDynamical) {
        m_description.size = result.room;
        m_description.kind = FeatureKind::Point;
        m_description.turn = isConformal ? normalizedDegrees(argument(jacobian.byRe)) : 0;
    } else {
        const FloatExp size = kOne / (stretchOf(jacobian) * root(stretch, p - 1));
        m_description.size = size;
        const double turn =
            normalizedDegrees(-(argument(jacobian.byRe) + argument(slopes.byRe) / (p - 1)));
        m_description.shape = isConformal ? rotationBy(turn) : shapeOfFolds(slopes, jacobian, p);
        m_description.turn = isConformal ? turn : transformWith(m_description.shape).rotation;
        m_description.kind =
            isConformal ? kindOf(second, jacobian.byRe, size, p) : FeatureKind::Unknown;
    }
    result.accuracy = m_description.size * kPartOfSize;

    const FloatExp length = modulus(step);
    for (const auto& [period, other] : divisorSteps) {
        if (!(modulus(other - step) > length * kSameStep)) {
            result.lowerPeriod = period;
            break;
        }
    }
    return result;
}

Result<RootLook> PeriodEquation::lookBig(const BigPoint& point, int slopeBits,
                                         const FindControl& control) {
    const bool isDynamical = m_formula.julia.has_value();
    PlaneOrbit orbit(m_formula, point, control.threads);
    Watch watch(control, point.fractionBits());
    const BigFloat one(1, slopeBits), zero(0, slopeBits);
    Tangent<BigFloat> jacobian{{zero, zero}, {zero, zero}, m_formula.spec->isConformal};
    if (isDynamical) jacobian.addIdentity(one);

    for (std::uint64_t n = 0; n < m_period; ++n) {
        if (watch.isStopped("Refining", [&] { return static_cast<double>(n) / m_period; }))
            return searchCancelled();
        const BigComplex z = orbit.z(slopeBits);
        const Folds folds = orbit.step();
        if (orbit.isFar()) return RootLook{.step = big({{NAN, 0}, {NAN, 0}}, 64)};
        jacobian.step(powerSlope(folded(z, folds), m_formula.power), folds);
        if (!isDynamical) jacobian.addIdentity(one);
    }
    if (isDynamical) jacobian.addIdentity(-one);
    const BigComplex value =
        isDynamical ? (orbit.point() - point).toBig(slopeBits) : orbit.z(slopeBits);
    return RootLook{.step = jacobian.solve({-value.re, -value.im})};
}

}  // namespace fathom
