#include "support/root_oracle.h"

#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numbers>
#include <utility>
#include <vector>

namespace oracle {

namespace {

// ---- Numbers ---------------------------------------------------------------------------------

/// A real number; results have the precision of the left operand.
class Real {
public:
    explicit Real(mpfr_prec_t bits, double value = 0) {
        mpfr_init2(m_value, bits);
        mpfr_set_d(m_value, value, MPFR_RNDN);
    }
    Real(mpfr_prec_t bits, const std::string& text) {
        mpfr_init2(m_value, bits);
        mpfr_set_str(m_value, text.c_str(), 10, MPFR_RNDN);
    }
    Real(const Real& other) {
        mpfr_init2(m_value, mpfr_get_prec(other.m_value));
        mpfr_set(m_value, other.m_value, MPFR_RNDN);
    }
    Real& operator=(const Real& other) {
        mpfr_set(m_value, other.m_value, MPFR_RNDN);
        return *this;
    }
    ~Real() { mpfr_clear(m_value); }

    mpfr_prec_t bits() const { return mpfr_get_prec(m_value); }
    bool isNegative() const { return mpfr_sgn(m_value) < 0; }
    double log10() const {
        if (mpfr_zero_p(m_value)) return -std::numeric_limits<double>::infinity();
        long exponent = 0;
        const double mantissa = mpfr_get_d_2exp(&exponent, m_value, MPFR_RNDN);
        return std::log10(std::fabs(mantissa)) + static_cast<double>(exponent) * std::log10(2.0);
    }
    double toDouble() const { return mpfr_get_d(m_value, MPFR_RNDN); }
    std::string text(int digits) const {
        char* buffer = nullptr;
        mpfr_asprintf(&buffer, "%.*Rf", digits, m_value);
        std::string result(buffer);
        mpfr_free_str(buffer);
        return result;
    }

    Real operator-() const {
        Real r(*this);
        mpfr_neg(r.m_value, r.m_value, MPFR_RNDN);
        return r;
    }
    friend Real operator+(const Real& a, const Real& b) {
        Real r(a.bits());
        mpfr_add(r.m_value, a.m_value, b.m_value, MPFR_RNDN);
        return r;
    }
    friend Real operator-(const Real& a, const Real& b) {
        Real r(a.bits());
        mpfr_sub(r.m_value, a.m_value, b.m_value, MPFR_RNDN);
        return r;
    }
    friend Real operator*(const Real& a, const Real& b) {
        Real r(a.bits());
        mpfr_mul(r.m_value, a.m_value, b.m_value, MPFR_RNDN);
        return r;
    }
    friend Real operator/(const Real& a, const Real& b) {
        Real r(a.bits());
        mpfr_div(r.m_value, a.m_value, b.m_value, MPFR_RNDN);
        return r;
    }

private:
    mpfr_t m_value;
};

struct Complex {
    Real re, im;

    static Complex zero(mpfr_prec_t bits) { return {Real(bits), Real(bits)}; }
    static Complex one(mpfr_prec_t bits) { return {Real(bits, 1), Real(bits)}; }
    friend Complex operator+(const Complex& a, const Complex& b) {
        return {a.re + b.re, a.im + b.im};
    }
    friend Complex operator-(const Complex& a, const Complex& b) {
        return {a.re - b.re, a.im - b.im};
    }
    friend Complex operator*(const Complex& a, const Complex& b) {
        return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    }
    friend Complex operator/(const Complex& a, const Complex& b) {
        const Real norm = b.re * b.re + b.im * b.im;
        return {(a.re * b.re + a.im * b.im) / norm, (a.im * b.re - a.re * b.im) / norm};
    }
    double log10() const {
        const double norm = (re * re + im * im).log10();
        return norm / 2;
    }
    double degrees() const {
        const double larger = std::max(re.log10(), im.log10());
        const Real unit = Real(re.bits(), "1e" + std::to_string(static_cast<long>(larger)));
        return std::atan2((im / unit).toDouble(), (re / unit).toDouble()) * 180 / std::numbers::pi;
    }
};

/// A real matrix, column by column.
struct Matrix {
    Complex byRe, byIm;

    static Matrix identity(mpfr_prec_t bits) {
        return {{Real(bits, 1), Real(bits)}, {Real(bits), Real(bits, 1)}};
    }
    static Matrix zero(mpfr_prec_t bits) { return {Complex::zero(bits), Complex::zero(bits)}; }
    friend Matrix operator-(const Matrix& a, const Matrix& b) {
        return {a.byRe - b.byRe, a.byIm - b.byIm};
    }
    Real determinant() const { return byRe.re * byIm.im - byRe.im * byIm.re; }
    Complex solve(const Complex& v) const {
        const Real det = determinant();
        return {(v.re * byIm.im - v.im * byIm.re) / det, (v.im * byRe.re - v.re * byRe.im) / det};
    }
};

// ---- Formulas --------------------------------------------------------------------------------

/// One step of z and of small vectors at z, by the definition of the formula.
class Step {
public:
    Step(const RootProblem& problem) : m_problem(problem) {}

    /// Steps z. Keeps the slope of the power and the signs of the folds for carry().
    void take(Complex& z, const Complex& c) {
        const std::string& id = m_problem.formula;
        m_before[0] = id == "burning-ship" && z.re.isNegative();
        m_before[1] = id == "tricorn" || (id == "burning-ship" && z.im.isNegative());
        const Complex w = turned(z, m_before);
        Complex lower = w;
        for (int i = 2; i < m_problem.power; ++i)
            lower = lower * w;
        m_slope = std::make_unique<Complex>(
            lower * Complex{Real(w.re.bits(), m_problem.power), Real(w.re.bits())});
        const Complex raised = lower * w;
        m_after[0] = (id == "celtic" || id == "buffalo") && raised.re.isNegative();
        m_after[1] = id == "buffalo" && raised.im.isNegative();
        z = turned(raised, m_after) + c;
    }
    /// The image of a small vector under the last step.
    Complex carry(const Complex& v) const {
        return turned(*m_slope * turned(v, m_before), m_after);
    }
    const Complex& slope() const { return *m_slope; }
    bool isConformal() const { return m_problem.formula == "mandelbrot"; }

private:
    static Complex turned(const Complex& v, const bool (&signs)[2]) {
        return {signs[0] ? -v.re : v.re, signs[1] ? -v.im : v.im};
    }
    const RootProblem& m_problem;
    bool m_before[2] = {}, m_after[2] = {};
    std::unique_ptr<Complex> m_slope;
};

// ---- One pass --------------------------------------------------------------------------------

struct Pass {
    Complex value;  // of the equation's left side minus its right side
    Matrix slope;
    std::vector<double> moduli;  // log10 |z_q - target| for 0 < q < p
};

/// The Jacobian after one more step. If the formula is conformal, column 2 is i times column 1.
Matrix stepped(const Step& step, const Matrix& j) {
    const Complex first = step.carry(j.byRe);
    if (step.isConformal()) return {first, {-first.im, first.re}};
    return {first, step.carry(j.byIm)};
}

Pass follow(const RootProblem& problem, const Complex& point) {
    const mpfr_prec_t bits = point.re.bits();
    Complex z = problem.julia ? point : Complex::zero(bits);
    const Complex c =
        problem.julia ? Complex{Real(bits, problem.juliaRe), Real(bits, problem.juliaIm)} : point;
    Matrix j = problem.julia ? Matrix::identity(bits) : Matrix::zero(bits);
    const bool isPreperiodic = problem.preperiod > 0;
    Complex target = problem.julia ? z : Complex::zero(bits);
    Matrix targetSlope = problem.julia ? j : Matrix::zero(bits);
    Step step(problem);
    Pass pass{z, j, {}};
    for (std::uint64_t n = 1; n <= problem.preperiod + problem.period; ++n) {
        step.take(z, c);
        j = stepped(step, j);
        if (!problem.julia) {
            const Matrix one = Matrix::identity(bits);
            j = {j.byRe + one.byRe, j.byIm + one.byIm};
        }
        if (isPreperiodic && n == problem.preperiod) target = z, targetSlope = j;
        if (n < problem.period && !isPreperiodic) pass.moduli.push_back((z - target).log10());
    }
    pass.value = z - target;
    pass.slope = j - targetSlope;
    return pass;
}

/// Sets size and multiplier at the root from the slopes along the exact orbit, in 128 bits.
void describe(const RootProblem& problem, const Complex& point, const Pass& last, Root& root) {
    const mpfr_prec_t bits = point.re.bits();
    Complex z = problem.julia ? point : Complex::zero(bits);
    const Complex c =
        problem.julia ? Complex{Real(bits, problem.juliaRe), Real(bits, problem.juliaIm)} : point;
    Step step(problem);
    Complex lambda = Complex::one(128), beta = Complex::one(128), cycle = Complex::one(128);
    double logLambda = 0;
    const std::uint64_t end = problem.preperiod + problem.period;
    for (std::uint64_t n = 0; n < end; ++n) {
        step.take(z, c);
        const Complex slope{Real(128) + step.slope().re, Real(128) + step.slope().im};
        if (n >= problem.preperiod) cycle = cycle * slope;
        if (n == 0) continue;
        lambda = lambda * slope;
        logLambda += slope.log10();
        if (n < problem.period) beta = beta + Complex::one(128) / lambda;
    }
    root.multiplier = cycle.log10();
    root.multiplierAngle = cycle.degrees();
    const double d = problem.power;
    if (step.isConformal()) {
        root.size = -beta.log10() - logLambda * d / (d - 1);
        root.sizeAngle = -beta.degrees() - lambda.degrees() * d / (d - 1);
    } else {
        root.size = -last.slope.determinant().log10() / 2 - logLambda / (d - 1);
    }
    if (!last.moduli.empty()) {
        root.domain = *std::min_element(last.moduli.begin(), last.moduli.end()) -
                      last.slope.determinant().log10() / 2;
    }
}

}  // namespace

Root root(const RootProblem& problem, const std::string& re, const std::string& im, int bits,
          int digits) {
    Complex point{Real(bits, re), Real(bits, im)};
    Root result;
    for (result.steps = 1; result.steps <= 100 && !result.converged; ++result.steps) {
        const Pass pass = follow(problem, point);
        const Complex step = pass.slope.solve(pass.value);
        point = point - step;
        if (!(step.log10() < 4)) break;
        // Done: the next step would square the error, or would be lost in the last bits.
        result.converged = step.log10() < -digits - 3;
        if (result.converged) describe(problem, point, pass, result);
    }
    result.re = point.re.text(digits);
    result.im = point.im.text(digits);
    return result;
}

double distance(const std::string& aRe, const std::string& aIm, const std::string& bRe,
                const std::string& bIm, int bits) {
    const Complex a{Real(bits, aRe), Real(bits, aIm)}, b{Real(bits, bRe), Real(bits, bIm)};
    return (a - b).log10();
}

Place placeNear(const std::string& re, const std::string& im, double log10Distance, double degrees,
                int bits, int digits) {
    const double whole = std::floor(log10Distance), angle = degrees * std::numbers::pi / 180;
    const Real unit(bits, "1e" + std::to_string(static_cast<long>(whole)));
    const double length = std::pow(10, log10Distance - whole);
    const Real x = Real(bits, re) + unit * Real(bits, length * std::cos(angle));
    const Real y = Real(bits, im) + unit * Real(bits, length * std::sin(angle));
    return {x.text(digits), y.text(digits)};
}

}  // namespace oracle
