// The Jacobian of an orbit's points by the point to which the orbit belongs, step by step.
#pragma once

#include "finder/plane_orbit.h"
#include "finder/wide_complex.h"

namespace fathom {

/// z after the folds that come before the power.
template <class Real>
Complex<Real> folded(const Complex<Real>& z, const Folds& folds) {
    return {folds.beforeRe ? -z.re : z.re, folds.beforeIm ? -z.im : z.im};
}

/// p w^(p-1), the derivative of w^p.
template <class Real>
Complex<Real> powerSlope(const Complex<Real>& w, int p) {
    return timesInteger(power(w, p - 1), p);
}

/// The columns of a real 2x2 matrix: the derivatives by the real and by the imaginary part. For a
/// conformal formula, the second column is i times the first, and is not kept.
template <class Real>
struct Tangent {
    Complex<Real> byRe, byIm;
    bool isConformal = true;

    /// Applies a step with this slope of the power.
    void step(const Complex<Real>& slope, const Folds& folds) {
        byRe = stepped(byRe, slope, folds);
        if (!isConformal) byIm = stepped(byIm, slope, folds);
    }
    /// Adds the identity times `one`, which is 1 or -1.
    void addIdentity(const Real& one) {
        byRe.re = byRe.re + one;
        if (!isConformal) byIm.im = byIm.im + one;
    }

    /// J^-1 v.
    Complex<Real> solve(const Complex<Real>& v) const {
        if (isConformal) return v / byRe;
        const Real det = determinant();
        const Real x = minus(v.re * byIm.im, v.im * byIm.re);
        const Real y = minus(v.im * byRe.re, v.re * byRe.im);
        return {x / det, y / det};
    }
    Real determinant() const {
        if (isConformal) return byRe.re * byRe.re + byRe.im * byRe.im;
        return minus(byRe.re * byIm.im, byRe.im * byIm.re);
    }

private:
    static Complex<Real> stepped(const Complex<Real>& t, const Complex<Real>& slope,
                                 const Folds& folds) {
        Complex<Real> result = slope * folded(t, folds);
        if (folds.afterRe) result.re = -result.re;
        if (folds.afterIm) result.im = -result.im;
        return result;
    }
};

/// sqrt |det J|: the mean stretch by J.
inline FloatExp stretchOf(const Tangent<FloatExp>& tangent) {
    FloatExp det = tangent.determinant();
    det.mantissa = std::fabs(det.mantissa);
    return squareRoot(det);
}

}  // namespace fathom
