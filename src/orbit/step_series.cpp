#include "orbit/step_series.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>

#include "base/check.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

// ---- Steps on series -------------------------------------------------------------------------

namespace series {

#include "portable.h"
#undef FATHOM_IN
#define FATHOM_IN(type) const type&

#include "number/double.h"
#include "shared_structs.h"

/// A real variable: its Taylor coefficients in a real t.
struct real {
    std::array<double, 4> by{};
};

inline double real_word(const real& a) {
    return a.by[0];
}
inline real real_of_int(int a) {
    return {{static_cast<double>(a)}};
}
inline real real_neg(real a) {
    std::ranges::transform(a.by, a.by.begin(), std::negate());
    return a;
}
inline real real_add(real a, const real& b) {
    std::ranges::transform(a.by, b.by, a.by.begin(), std::plus());
    return a;
}
inline real real_sub(real a, const real& b) {
    std::ranges::transform(a.by, b.by, a.by.begin(), std::minus());
    return a;
}
inline real real_mul(const real& a, const real& b) {
    real product;
    for (std::size_t n = 0; n < product.by.size(); ++n)
        for (std::size_t k = 0; k <= n; ++k)
            product.by[n] += a.by[k] * b.by[n - k];
    return product;
}
inline real real_fma(const real& a, const real& b, const real& c) {
    return real_add(real_mul(a, b), c);
}
inline real real_fms(const real& a, const real& b, const real& c) {
    return real_sub(real_mul(a, b), c);
}
inline real real_fnma(const real& a, const real& b, const real& c) {
    return real_sub(c, real_mul(a, b));
}
inline real real_div(const real& a, const real& b) {
    real quotient;
    for (std::size_t n = 0; n < quotient.by.size(); ++n) {
        double rest = a.by[n];
        for (std::size_t k = 0; k < n; ++k)
            rest -= quotient.by[k] * b.by[n - k];
        quotient.by[n] = rest / b.by[0];
    }
    return quotient;
}
inline const real& real_select(mask isFirst, const real& a, const real& b) {
    return isFirst ? a : b;
}
inline mask real_is_negative(const real& a) {
    return a.by[0] < 0;
}
inline mask real_equal(const real& a, const real& b) {
    return a.by[0] == b.by[0];
}

// clang-format off
#include "complex_structs.h"
struct plane {
    cplx c;
    word seed;
    std::complex<double> known;
    real parameters[FATHOM_MAXIMUM_PARAMETERS];
};
#include "complex.h"
#include "division.h"
// clang-format on

/// Same as keep_factor() for deltas.
inline void keep_factor(cplx* w, const plane* at) {
    const std::complex<double> value(w->re.by[0], w->im.by[0]);
    if (!(std::abs(value - at->known) < 0x1p-44)) return;
    w->re.by[0] = at->known.real();
    w->im.by[0] = at->known.imag();
}

// clang-format off
#define FATHOM_FORM "form/normal.h"
#define FATHOM_BODY "program/formula.h"
#define FATHOM_WANTED FORMULA_HAS_DELTAS
#include "kernel_formulas.inc"
#undef FATHOM_BODY
// clang-format on

}  // namespace series

using Complex = std::complex<double>;

series::cplx moving(Complex from, double by) {
    return {{{from.real(), by}}, {{from.imag()}}};
}

}  // namespace

struct StepSeriesRow {
    const char* formula;
    int power;
    void (*step)(series::cplx* z, series::tangent* derivative, const series::plane* at);
};

namespace {

#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) {#name, power, &series::name<power>::formula_step},
constexpr StepSeriesRow kRows[] = {
#include "kernel_formulas.inc"
};

/// Taylor coefficients in t of a step, where z and c move by t zBy and t cBy.
std::array<Complex, 4> coefficientsOf(const StepSeriesRow& row,
                                      const std::vector<double>& parameters, Complex z, double zBy,
                                      Complex c, double cBy, Complex known) {
    series::plane at{.c = moving(c, cBy), .seed = 0, .known = known, .parameters = {}};
    std::ranges::transform(parameters, at.parameters, [](double a) { return series::real{{a}}; });
    series::cplx value = moving(z, zBy);
    series::tangent unused{};
    row.step(&value, &unused, &at);
    std::array<Complex, 4> result;
    std::ranges::transform(value.re.by, value.im.by, result.begin(),
                           [](double re, double im) { return Complex(re, im); });
    return result;
}

/// |a| / |b|; infinite if b is 0.
double ratio(Complex a, Complex b) {
    return b == 0.0 ? HUGE_VAL : std::abs(a) / std::abs(b);
}

}  // namespace

StepSeriesMaker::StepSeriesMaker(const FormulaInstance& formula)
    : m_row(std::ranges::find_if(kRows,
                                 [&](const StepSeriesRow& row) {
                                     return kernelName(*formula.spec) == row.formula &&
                                            formula.power == row.power;
                                 })),
      m_parameters(formula.parameters) {
    FATHOM_CHECK(m_row != std::end(kRows));
}

StepSeries StepSeriesMaker::at(Complex z, Complex c, Complex known) const {
    const auto byZ = coefficientsOf(*m_row, m_parameters, z, 1, c, 0, known);
    const auto byC = coefficientsOf(*m_row, m_parameters, z, 0, c, 1, known);
    const Complex mixed =
        coefficientsOf(*m_row, m_parameters, z, 1, c, 1, known)[2] - byZ[2] - byC[2];
    return {.byC = byC[1],
            .straight = std::min(ratio(byZ[1], byZ[2]), std::sqrt(ratio(byZ[1], byZ[3]))),
            .bend = std::abs(byZ[2]),
            .straightByC = std::min(ratio(byZ[1], mixed), ratio(byC[1], byC[2]))};
}

}  // namespace fathom
