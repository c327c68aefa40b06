#include "support/mpfr_oracle.h"

#include <mpfr.h>

#include <algorithm>
#include <cmath>

namespace oracle {

namespace {

class Number {
public:
    explicit Number(mpfr_prec_t bits) { mpfr_init2(m_value, bits), mpfr_set_zero(m_value, 1); }
    ~Number() { mpfr_clear(m_value); }
    Number(const Number&) = delete;
    Number& operator=(const Number&) = delete;
    operator mpfr_ptr() { return m_value; }

private:
    mpfr_t m_value;
};

// Far more bits than the picture needs: its spacing, the growth of rounding errors, and the digits
// of its coordinates.
mpfr_prec_t precisionOf(const Picture& picture) {
    Number radius(64);
    mpfr_set_str(radius, picture.radius.c_str(), 10, MPFR_RNDN);
    const double depth = -static_cast<double>(mpfr_get_exp(static_cast<mpfr_ptr>(radius)));
    return static_cast<mpfr_prec_t>(std::max(0.0, depth) + std::log2(picture.height) + 160);
}

struct Plane {
    Number re, im;
    explicit Plane(mpfr_prec_t bits) : re(bits), im(bits) {}
};

// c = centre + radius e^{i rotation} F offset, offset = (2x - W)/H + i (H - 2y)/H.
void locate(Plane& point, const Picture& picture, double x, double y, mpfr_prec_t bits) {
    Number radius(bits), u(bits), v(bits), cosine(bits), sine(bits), angle(bits), term(bits);
    mpfr_set_str(radius, picture.radius.c_str(), 10, MPFR_RNDN);
    mpfr_set_d(u, x, MPFR_RNDN), mpfr_mul_ui(u, u, 2, MPFR_RNDN);
    mpfr_sub_si(u, u, picture.width, MPFR_RNDN), mpfr_div_si(u, u, picture.height, MPFR_RNDN);
    mpfr_set_d(v, y, MPFR_RNDN), mpfr_mul_si(v, v, -2, MPFR_RNDN);
    mpfr_add_si(v, v, picture.height, MPFR_RNDN), mpfr_div_si(v, v, picture.height, MPFR_RNDN);
    if (picture.flip) mpfr_neg(v, v, MPFR_RNDN);

    mpfr_const_pi(angle, MPFR_RNDN);
    mpfr_set_d(term, picture.rotation, MPFR_RNDN), mpfr_mul(angle, angle, term, MPFR_RNDN);
    mpfr_div_ui(angle, angle, 180, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, angle, MPFR_RNDN);

    mpfr_set_str(point.re, picture.re.c_str(), 10, MPFR_RNDN);
    mpfr_set_str(point.im, picture.im.c_str(), 10, MPFR_RNDN);
    mpfr_mul(term, cosine, u, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.re, point.re, term, MPFR_RNDN);
    mpfr_mul(term, sine, v, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_sub(point.re, point.re, term, MPFR_RNDN);
    mpfr_mul(term, sine, u, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.im, point.im, term, MPFR_RNDN);
    mpfr_mul(term, cosine, v, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.im, point.im, term, MPFR_RNDN);
}

// result = a * b; result is neither.
void multiply(Plane& result, Plane& a, Plane& b, Number& term) {
    mpfr_mul(result.re, a.re, b.re, MPFR_RNDN), mpfr_mul(term, a.im, b.im, MPFR_RNDN);
    mpfr_sub(result.re, result.re, term, MPFR_RNDN);
    mpfr_mul(result.im, a.re, b.im, MPFR_RNDN), mpfr_mul(term, a.im, b.re, MPFR_RNDN);
    mpfr_add(result.im, result.im, term, MPFR_RNDN);
}

}  // namespace

std::uint64_t count(const Picture& picture, double x, double y) {
    const mpfr_prec_t bits = precisionOf(picture);
    Plane point(bits), c(bits), z(bits), power(bits), next(bits);
    Number term(bits), norm(bits);
    locate(point, picture, x, y, bits);
    if (picture.julia) {
        mpfr_set_str(c.re, picture.juliaRe.c_str(), 10, MPFR_RNDN);
        mpfr_set_str(c.im, picture.juliaIm.c_str(), 10, MPFR_RNDN);
        mpfr_set(z.re, point.re, MPFR_RNDN), mpfr_set(z.im, point.im, MPFR_RNDN);
    } else {
        mpfr_set(c.re, point.re, MPFR_RNDN), mpfr_set(c.im, point.im, MPFR_RNDN);
    }

    for (std::uint64_t n = 1; n <= picture.limit; ++n) {
        mpfr_set(power.re, z.re, MPFR_RNDN), mpfr_set(power.im, z.im, MPFR_RNDN);
        for (int i = 1; i < picture.power; ++i) {
            multiply(next, power, z, term);
            mpfr_swap(power.re, next.re), mpfr_swap(power.im, next.im);
        }
        mpfr_add(z.re, power.re, c.re, MPFR_RNDN), mpfr_add(z.im, power.im, c.im, MPFR_RNDN);
        mpfr_sqr(norm, z.re, MPFR_RNDN), mpfr_sqr(term, z.im, MPFR_RNDN);
        mpfr_add(norm, norm, term, MPFR_RNDN);
        if (mpfr_cmp_d(norm, picture.escapeRadius * picture.escapeRadius) > 0) return n;
    }
    return kInterior;
}

Verdict judge(const Picture& picture, int x, int y) {
    const double cx = x + 0.5, cy = y + 0.5;
    const std::uint64_t here = count(picture, cx, cy);
    const bool stable =
        count(picture, cx - 0.25, cy) == here && count(picture, cx + 0.25, cy) == here &&
        count(picture, cx, cy - 0.25) == here && count(picture, cx, cy + 0.25) == here;
    return {here, stable};
}

}  // namespace oracle
