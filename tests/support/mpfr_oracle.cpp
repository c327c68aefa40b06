#include "support/mpfr_oracle.h"

#include <mpfr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace oracle {

namespace {

// ---- Numbers ---------------------------------------------------------------------------------

class Number {
public:
    explicit Number(mpfr_prec_t bits) { mpfr_init2(m_value, bits), mpfr_set_zero(m_value, 1); }
    ~Number() { mpfr_clear(m_value); }
    Number(const Number&) = delete;
    Number& operator=(const Number& other) {
        mpfr_set(m_value, other.m_value, MPFR_RNDN);
        return *this;
    }
    operator mpfr_ptr() { return m_value; }
    operator mpfr_srcptr() const { return m_value; }

private:
    mpfr_t m_value;
};

// A complex number with scratch space for its products, so that no operator allocates.
class Complex {
public:
    Number re, im;

    explicit Complex(mpfr_prec_t bits) : re(bits), im(bits), m_re(bits), m_im(bits), m_term(bits) {}

    Complex& operator=(const Complex& other) {
        re = other.re, im = other.im;
        return *this;
    }
    Complex& operator=(double real) {
        mpfr_set_d(re, real, MPFR_RNDN), mpfr_set_zero(im, 1);
        return *this;
    }
    void operator+=(const Complex& b) {
        mpfr_add(re, re, b.re, MPFR_RNDN), mpfr_add(im, im, b.im, MPFR_RNDN);
    }
    void operator-=(const Complex& b) {
        mpfr_sub(re, re, b.re, MPFR_RNDN), mpfr_sub(im, im, b.im, MPFR_RNDN);
    }
    void operator*=(const Complex& b) {
        mpfr_mul(m_re, re, b.re, MPFR_RNDN), mpfr_mul(m_term, im, b.im, MPFR_RNDN);
        mpfr_sub(m_re, m_re, m_term, MPFR_RNDN);
        mpfr_mul(m_im, re, b.im, MPFR_RNDN), mpfr_mul(m_term, im, b.re, MPFR_RNDN);
        mpfr_add(m_im, m_im, m_term, MPFR_RNDN);
        mpfr_swap(re, m_re), mpfr_swap(im, m_im);
    }
    // b is not zero, and not this.
    void operator/=(const Complex& b) {
        mpfr_mul(m_re, re, b.re, MPFR_RNDN), mpfr_mul(m_term, im, b.im, MPFR_RNDN);
        mpfr_add(m_re, m_re, m_term, MPFR_RNDN);
        mpfr_mul(m_im, im, b.re, MPFR_RNDN), mpfr_mul(m_term, re, b.im, MPFR_RNDN);
        mpfr_sub(m_im, m_im, m_term, MPFR_RNDN);
        b.squaredModulus(re, m_term);
        mpfr_div(im, m_im, re, MPFR_RNDN), mpfr_div(re, m_re, re, MPFR_RNDN);
    }
    void operator+=(double real) { mpfr_add_d(re, re, real, MPFR_RNDN); }
    void operator-=(double real) { mpfr_sub_d(re, re, real, MPFR_RNDN); }
    void operator*=(double real) {
        mpfr_mul_d(re, re, real, MPFR_RNDN), mpfr_mul_d(im, im, real, MPFR_RNDN);
    }

    // By squaring, bit by bit from the highest. `base` is not this.
    void setPower(const Complex& base, int power) {
        int bit = 1;
        while (bit <= power / 2)
            bit *= 2;
        *this = base;
        while (bit /= 2) {
            setSquare(*this);
            if (power & bit) *this *= base;
        }
    }
    // (x + y)(x - y) + 2xy i. `base` may be this.
    void setSquare(const Complex& base) {
        mpfr_add(m_re, base.re, base.im, MPFR_RNDN), mpfr_sub(m_im, base.re, base.im, MPFR_RNDN);
        mpfr_mul(im, base.re, base.im, MPFR_RNDN), mpfr_mul_2ui(im, im, 1, MPFR_RNDN);
        mpfr_mul(re, m_re, m_im, MPFR_RNDN);
    }
    void foldRe() { mpfr_abs(re, re, MPFR_RNDN); }
    void foldIm() { mpfr_abs(im, im, MPFR_RNDN); }
    void conjugate() { mpfr_neg(im, im, MPFR_RNDN); }

    bool isZero() const { return mpfr_zero_p(re) && mpfr_zero_p(im); }
    void squaredModulus(Number& result, Number& term) const {
        mpfr_sqr(result, re, MPFR_RNDN), mpfr_sqr(term, im, MPFR_RNDN);
        mpfr_add(result, result, term, MPFR_RNDN);
    }

private:
    Number m_re, m_im, m_term;
};

void parse(Number& number, const std::string& text) {
    mpfr_set_str(number, text.c_str(), 10, MPFR_RNDN);
}

// ---- The picture -----------------------------------------------------------------------------

// Far more bits than the picture's pixel spacing, the growth of rounding errors and the digits of
// the coordinates need.
mpfr_prec_t precisionOf(const Picture& picture) {
    Number radius(64);
    parse(radius, picture.radius);
    const double depth = -static_cast<double>((mpfr_get_exp)(radius));
    return static_cast<mpfr_prec_t>(std::max(0.0, depth) + std::log2(picture.height) + 160);
}

// point = centre + radius e^{i rotation} F offset, offset = (2x - W)/H + i (H - 2y)/H.
void locate(Complex& point, const Picture& picture, double x, double y, mpfr_prec_t bits) {
    Number radius(bits), u(bits), v(bits), cosine(bits), sine(bits), angle(bits), term(bits);
    parse(radius, picture.radius);
    mpfr_set_d(u, x, MPFR_RNDN), mpfr_mul_ui(u, u, 2, MPFR_RNDN);
    mpfr_sub_si(u, u, picture.width, MPFR_RNDN), mpfr_div_si(u, u, picture.height, MPFR_RNDN);
    mpfr_set_d(v, y, MPFR_RNDN), mpfr_mul_si(v, v, -2, MPFR_RNDN);
    mpfr_add_si(v, v, picture.height, MPFR_RNDN), mpfr_div_si(v, v, picture.height, MPFR_RNDN);
    if (picture.flip) mpfr_neg(v, v, MPFR_RNDN);

    mpfr_const_pi(angle, MPFR_RNDN);
    mpfr_set_d(term, picture.rotation, MPFR_RNDN), mpfr_mul(angle, angle, term, MPFR_RNDN);
    mpfr_div_ui(angle, angle, 180, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, angle, MPFR_RNDN);

    parse(point.re, picture.re), parse(point.im, picture.im);
    mpfr_mul(term, cosine, u, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.re, point.re, term, MPFR_RNDN);
    mpfr_mul(term, sine, v, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_sub(point.re, point.re, term, MPFR_RNDN);
    mpfr_mul(term, sine, u, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.im, point.im, term, MPFR_RNDN);
    mpfr_mul(term, cosine, v, MPFR_RNDN), mpfr_mul(term, term, radius, MPFR_RNDN);
    mpfr_add(point.im, point.im, term, MPFR_RNDN);
}

// ---- The formulas ----------------------------------------------------------------------------

// The iteration of one point, from z_0 to its end.
class Orbit {
public:
    Orbit(const Picture& picture, double x, double y, mpfr_prec_t bits);
    /// Iterates to the end. Sets *domain, if given, to the index of the least |z_n| on the way.
    Outcome run(std::uint64_t* domain = nullptr);
    std::uint64_t cycle();

private:
    enum class End { Escape, Magnet, Newton };
    struct Formula {
        const char* name;
        // Applies the formula to z. False if it divides by zero.
        bool (Orbit::*step)();
        End end;
        bool hasC;
        double start;  // z_0 on the parameter plane
    };
    static const std::array<Formula, 11> kFormulas;
    static const Formula& find(const std::string& name);

    bool mandelbrot();
    bool burningShip();
    bool tricorn();
    bool celtic();
    bool buffalo();
    bool magnet1();
    bool magnet2();
    bool newton();
    bool newtonRoots();
    bool nova();
    bool hybrid();

    bool subtractQuotient();
    void setNewtonQuotient();
    bool hasEscaped();
    bool isBelow(const Complex& number, const Number& squaredBound);
    int nearestRoot();

    const Picture& m_picture;
    const Formula& m_formula;
    int m_power;                  // of the next step, if the formula is a hybrid
    std::size_t m_iteration = 0;  // counted for hybrids only
    const mpfr_prec_t m_bits;
    Complex m_z, m_c, m_previous, m_top, m_bottom, m_term;
    Complex m_c1, m_c2, m_c12;  // c - 1, c - 2, (c - 1)(c - 2)
    Number m_norm, m_normTerm, m_squaredEscape, m_squaredConvergence;
};

const std::array<Orbit::Formula, 11> Orbit::kFormulas{{
    {"mandelbrot", &Orbit::mandelbrot, End::Escape, true, 0},
    {"burning-ship", &Orbit::burningShip, End::Escape, true, 0},
    {"tricorn", &Orbit::tricorn, End::Escape, true, 0},
    {"celtic", &Orbit::celtic, End::Escape, true, 0},
    {"buffalo", &Orbit::buffalo, End::Escape, true, 0},
    {"magnet1", &Orbit::magnet1, End::Magnet, true, 0},
    {"magnet2", &Orbit::magnet2, End::Magnet, true, 0},
    {"newton", &Orbit::newton, End::Newton, false, 0},
    {"newton-roots", &Orbit::newtonRoots, End::Newton, false, 0},
    {"nova", &Orbit::nova, End::Newton, true, 1},
    {"hybrid", &Orbit::hybrid, End::Escape, true, 0},
}};

const Orbit::Formula& Orbit::find(const std::string& name) {
    for (const Formula& formula : kFormulas)
        if (formula.name == name) return formula;
    throw std::invalid_argument("the oracle knows no formula " + name);
}

Orbit::Orbit(const Picture& picture, double x, double y, mpfr_prec_t bits)
    : m_picture(picture),
      m_formula(find(picture.formula)),
      m_power(picture.power),
      m_bits(bits),
      m_z(bits),
      m_c(bits),
      m_previous(bits),
      m_top(bits),
      m_bottom(bits),
      m_term(bits),
      m_c1(bits),
      m_c2(bits),
      m_c12(bits),
      m_norm(bits),
      m_normTerm(bits),
      m_squaredEscape(128),
      m_squaredConvergence(128) {
    if (m_formula.hasC && !picture.julia) {
        locate(m_c, picture, x, y, bits);
        m_z = m_formula.start;
    } else {
        locate(m_z, picture, x, y, bits);
        if (m_formula.hasC) parse(m_c.re, picture.juliaRe), parse(m_c.im, picture.juliaIm);
    }
    m_c1 = m_c, m_c1 -= 1;
    m_c2 = m_c, m_c2 -= 2;
    m_c12 = m_c1, m_c12 *= m_c2;
    mpfr_set_d(m_squaredEscape, picture.escapeRadius, MPFR_RNDN);
    mpfr_sqr(m_squaredEscape, m_squaredEscape, MPFR_RNDN);
    mpfr_set_d(m_squaredConvergence, picture.convergence, MPFR_RNDN);
    mpfr_sqr(m_squaredConvergence, m_squaredConvergence, MPFR_RNDN);
}

// z^p + c
bool Orbit::mandelbrot() {
    m_term.setPower(m_z, m_power);
    m_z = m_term, m_z += m_c;
    return true;
}

// (|Re z| + i |Im z|)^p + c
bool Orbit::burningShip() {
    m_z.foldRe(), m_z.foldIm();
    return mandelbrot();
}

// conj(z)^p + c
bool Orbit::tricorn() {
    m_z.conjugate();
    return mandelbrot();
}

// w = z^p; |Re w| + i Im w + c
bool Orbit::celtic() {
    m_term.setPower(m_z, m_power);
    m_term.foldRe();
    m_z = m_term, m_z += m_c;
    return true;
}

// w = z^p; |Re w| + i |Im w| + c
bool Orbit::buffalo() {
    m_term.setPower(m_z, m_power);
    m_term.foldRe(), m_term.foldIm();
    m_z = m_term, m_z += m_c;
    return true;
}

// ((z^2 + c - 1) / (2z + c - 2))^2
bool Orbit::magnet1() {
    m_top = m_z, m_top *= m_z, m_top += m_c1;
    m_bottom = m_z, m_bottom *= 2, m_bottom += m_c2;
    if (m_bottom.isZero()) return false;
    m_top /= m_bottom;
    m_z = m_top, m_z *= m_top;
    return true;
}

// ((z^3 + 3(c-1)z + (c-1)(c-2)) / (3z^2 + 3(c-2)z + (c-1)(c-2) + 1))^2
bool Orbit::magnet2() {
    m_top.setPower(m_z, 3);
    m_term = m_c1, m_term *= m_z, m_term *= 3;
    m_top += m_term, m_top += m_c12;
    m_bottom = m_z, m_bottom *= m_z, m_bottom *= 3;
    m_term = m_c2, m_term *= m_z, m_term *= 3;
    m_bottom += m_term, m_bottom += m_c12, m_bottom += 1;
    if (m_bottom.isZero()) return false;
    m_top /= m_bottom;
    m_z = m_top, m_z *= m_top;
    return true;
}

// z - (z^n - 1) / (n z^(n-1))
bool Orbit::newton() {
    setNewtonQuotient();
    return subtractQuotient();
}

// z - P(z) / P'(z), P = (z - r_1) ... (z - r_n): P by its factors, P' by the product rule.
bool Orbit::newtonRoots() {
    m_top = 1, m_bottom = 0;
    for (int k = 0; k < m_power; ++k) {
        const std::complex<double> root = m_picture.roots.at(static_cast<std::size_t>(k));
        m_term = m_z, m_term -= root.real();
        mpfr_sub_d(m_term.im, m_term.im, root.imag(), MPFR_RNDN);
        m_bottom *= m_term, m_bottom += m_top;
        m_top *= m_term;
    }
    return subtractQuotient();
}

// z - relaxation (z^p - 1) / (p z^(p-1)) + c
bool Orbit::nova() {
    setNewtonQuotient();
    m_top *= m_picture.relaxation;
    if (!subtractQuotient()) return false;
    m_z += m_c;
    return true;
}

// The steps of the list in turn.
bool Orbit::hybrid() {
    const auto& [name, power] = m_picture.steps.at(m_iteration++ % m_picture.steps.size());
    m_power = power;
    return (this->*find(name).step)();
}

// top = z^p - 1, bottom = p z^(p-1)
void Orbit::setNewtonQuotient() {
    m_bottom.setPower(m_z, m_power - 1);
    m_top = m_bottom, m_top *= m_z, m_top -= 1;
    m_bottom *= m_power;
}

// z <- z - top / bottom
bool Orbit::subtractQuotient() {
    if (m_bottom.isZero()) return false;
    m_top /= m_bottom;
    m_z -= m_top;
    return true;
}

// |z|^2 is at most twice the square of the larger part, so for most z the exponents already say no.
bool Orbit::hasEscaped() {
    const auto isSmall = [this](const Number& part) {
        return mpfr_zero_p(part) || 2 * (mpfr_get_exp)(part) + 1 < (mpfr_get_exp)(m_squaredEscape);
    };
    if (isSmall(m_z.re) && isSmall(m_z.im)) return false;
    m_z.squaredModulus(m_norm, m_normTerm);
    return mpfr_greater_p(m_norm, m_squaredEscape);
}

bool Orbit::isBelow(const Complex& number, const Number& squaredBound) {
    number.squaredModulus(m_norm, m_normTerm);
    return mpfr_less_p(m_norm, squaredBound);
}

// 1 + the index of the given root, or of e^(2 pi i k/p), k = 0 ..., that is nearest to z.
int Orbit::nearestRoot() {
    Complex away(m_bits);
    Number least(m_bits), angle(m_bits);
    int nearest = 0;
    for (int k = 0; k < m_power; ++k) {
        if (m_formula.step == &Orbit::newtonRoots) {
            const std::complex<double> root = m_picture.roots.at(static_cast<std::size_t>(k));
            mpfr_set_d(away.re, root.real(), MPFR_RNDN);
            mpfr_set_d(away.im, root.imag(), MPFR_RNDN);
        } else {
            mpfr_const_pi(angle, MPFR_RNDN), mpfr_mul_si(angle, angle, 2 * k, MPFR_RNDN);
            mpfr_div_si(angle, angle, m_power, MPFR_RNDN);
            mpfr_sin_cos(away.im, away.re, angle, MPFR_RNDN);
        }
        away -= m_z;
        away.squaredModulus(m_norm, m_normTerm);
        if (nearest == 0 || mpfr_less_p(m_norm, least)) nearest = k + 1, least = m_norm;
    }
    return nearest;
}

Outcome Orbit::run(std::uint64_t* domain) {
    constexpr Outcome kUndecided{kInterior, 0};
    Number least(m_bits);
    if (domain) *domain = 0;
    for (std::uint64_t n = 1; n <= m_picture.limit; ++n) {
        if (m_formula.end == End::Newton) m_previous = m_z;
        if (!(this->*m_formula.step)())
            return m_formula.end == End::Magnet ? Outcome{n, 0} : kUndecided;
        if (domain) {
            m_z.squaredModulus(m_norm, m_normTerm);
            if (*domain == 0 || mpfr_less_p(m_norm, least)) {
                *domain = n;
                mpfr_mul_d(least, m_norm, 1 - 0x1p-39, MPFR_RNDN);
            }
        }

        if (m_formula.end != End::Newton && hasEscaped()) return {n, 0};
        if (m_formula.end == End::Magnet) {
            m_term = m_z, m_term -= 1;
            if (isBelow(m_term, m_squaredConvergence)) return {n, 1};
        }
        if (m_formula.end == End::Newton) {
            m_previous -= m_z;
            if (isBelow(m_previous, m_squaredConvergence)) return {n, nearestRoot()};
        }
    }
    return kUndecided;
}

std::uint64_t Orbit::cycle() {
    const std::uint64_t most = m_picture.limit / 4;
    for (std::uint64_t n = 0; n < m_picture.limit - most; ++n)
        if (!(this->*m_formula.step)() || hasEscaped()) return 0;
    Complex settled(m_bits);
    settled = m_z;
    // Near a return, so that a multiple of the length, which may come nearer, is not taken for it.
    const long back = -2 * m_bits / 3, near = back + 32;
    std::uint64_t length = 0;
    for (std::uint64_t n = 1; n <= most; ++n) {
        if (!(this->*m_formula.step)()) return 0;
        m_term = m_z, m_term -= settled;
        m_term.squaredModulus(m_norm, m_normTerm);
        const long exponent = mpfr_zero_p(m_norm) ? back - 1 : (mpfr_get_exp)(m_norm);
        if (length == 0 && exponent < near) length = n;
        if (exponent < back) return n % length == 0 ? length : n;
    }
    return 0;
}

}  // namespace

std::uint64_t domain(const Picture& picture, double x, double y) {
    std::uint64_t found = 0;
    Orbit(picture, x, y, precisionOf(picture)).run(&found);
    return found;
}

bool isDomainStable(const Picture& picture, int x, int y, std::uint64_t here) {
    const double cx = x + 0.5, cy = y + 0.5;
    for (const double by : {0.25, 0.0625})
        if (domain(picture, cx - by, cy) != here || domain(picture, cx + by, cy) != here ||
            domain(picture, cx, cy - by) != here || domain(picture, cx, cy + by) != here)
            return false;
    return true;
}

std::uint64_t cycle(const Picture& picture, double x, double y) {
    return Orbit(picture, x, y, precisionOf(picture)).cycle();
}

Outcome outcome(const Picture& picture, double x, double y) {
    return Orbit(picture, x, y, precisionOf(picture)).run();
}

bool isStable(const Picture& picture, int x, int y, const Outcome& here) {
    // An orbit that goes on after here.count has another outcome, whatever that is.
    Picture until = picture;
    until.limit = std::min(picture.limit, here.count);
    const double cx = x + 0.5, cy = y + 0.5;
    return outcome(until, cx - 0.25, cy) == here && outcome(until, cx + 0.25, cy) == here &&
           outcome(until, cx, cy - 0.25) == here && outcome(until, cx, cy + 0.25) == here;
}

Verdict judge(const Picture& picture, int x, int y) {
    const Outcome here = outcome(picture, x + 0.5, y + 0.5);
    return {here, isStable(picture, x, y, here)};
}

}  // namespace oracle
