#include "render/sample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "render/elementary.h"

namespace fathom {

namespace {

using Complex = std::complex<double>;

constexpr double kLargestFraction = 0x1.fffffep-1;
constexpr double kLargestFloat = std::numeric_limits<float>::max();

/// The gradient over the picture of a function that has the derivatives `re` and `im` over the
/// plane.
PointF overPicture(const Matrix2& toPicture, double re, double im) {
    return {toPicture.xx * re + toPicture.xy * im, toPicture.yx * re + toPicture.yy * im};
}

// ---- Escapes ---------------------------------------------------------------------------------

using Row = EscapeRun::Row;
using FloatRow = EscapeRun::FloatRow;

/// The last values, divided by the powers of 2 below them so that their squares stay in range.
struct ScaledValues {
    Row power, re, im, square;
    Row logModulus;  // ln of the modulus of z, scaled as EscapeTerms says; 0 if it is not known
};

void scale(const EscapeTerms& terms, std::size_t count, const EscapeRun& run,
           ScaledValues& values) {
    for (std::size_t i = 0; i < count; ++i) {
        const double power = powerBelow(std::max(std::fabs(run.re[i]), std::fabs(run.im[i])));
        const double re = run.re[i] * inverseOfPower(power);
        const double im = run.im[i] * inverseOfPower(power);
        values.power[i] = power;
        values.re[i] = re;
        values.im[i] = im;
        values.square[i] = re * re + im * im;
    }
    Row logarithms;
    findLogarithms(count, values.square, logarithms);
    for (std::size_t i = 0; i < count; ++i) {
        const double square = values.square[i];
        const double logModulus =
            0.5 * logarithms[i] + exponentOf(values.power[i]) * std::numbers::ln2 + terms.logScale;
        const bool isKnown = square >= 1 && square <= 8 && logModulus > 0;
        values.logModulus[i] = isKnown ? logModulus : 0;
    }
}

/// Smooth part: n + 1 - log_d(ln|z| / ln R), clamped to [0, 1). The logarithms are those of z and R
/// scaled by a factor, so that far out the formula takes them to their plain powers.
void describeFractions(const EscapeTerms& terms, std::size_t count, const ScaledValues& values,
                       FloatRow& fractions) {
    Row ratios, logarithms;
    for (std::size_t i = 0; i < count; ++i) {
        const double logModulus = values.logModulus[i];
        const double ratio = logModulus * terms.inverseLogEscape;
        ratios[i] = logModulus > 0 ? ratio : 1;
    }
    findLogarithms(count, ratios, logarithms);
    for (std::size_t i = 0; i < count; ++i) {
        const double fraction = 1 - logarithms[i] * terms.inverseLogPower;
        const double clamped = std::min(std::max(fraction, 0.0), kLargestFraction);
        fractions[i] = static_cast<float>(values.logModulus[i] > 0 ? clamped : 0);
    }
}

void describeAngles(std::size_t count, const ScaledValues& values, FloatRow& angles) {
    Row turns;
    findTurns(count, values.re, values.im, turns);
    for (std::size_t i = 0; i < count; ++i) {
        const auto angle = static_cast<float>(values.logModulus[i] > 0 ? turns[i] : 0);
        angles[i] = angle < 1 ? angle : 0;
    }
}

/// Distance: 2 |z| ln|z| / |z'| along the gradient of |z|, in pixels of the picture (Y. Fisher in
/// The Science of Fractal Images, 1988, appendix D). z' is divided by a power of 2 too.
void describeDistances(const EscapeTerms& terms, std::size_t count, const ScaledValues& values,
                       EscapeRun& run) {
    for (std::size_t i = 0; i < count; ++i) {
        const double re = values.re[i], im = values.im[i], logModulus = values.logModulus[i];
        const double slope =
            powerBelow(std::max(std::max(std::fabs(run.byReX[i]), std::fabs(run.byReY[i])),
                                std::max(std::fabs(run.byImX[i]), std::fabs(run.byImY[i]))));
        const double scale = inverseOfPower(slope);
        // |z| times the gradient of |z|
        const PointF outward =
            overPicture(terms.toPicture, re * (run.byReX[i] * scale) + im * (run.byReY[i] * scale),
                        re * (run.byImX[i] * scale) + im * (run.byImY[i] * scale));
        const double factor =
            2 * values.square[i] * logModulus / (outward.x * outward.x + outward.y * outward.y);
        const double x = factor * outward.x * values.power[i] * scale;
        const double y = factor * outward.y * values.power[i] * scale;
        const bool isFinite =
            logModulus > 0 && std::fabs(x) <= kLargestFloat && std::fabs(y) <= kLargestFloat;
        run.distanceX[i] = static_cast<float>(isFinite ? x : 0);
        run.distanceY[i] = static_cast<float>(isFinite ? y : 0);
    }
}

/// Computes whole vectors of any instruction set. The results after the run's last pixel are
/// unused.
void describeEscapes(const EscapeTerms& terms, std::size_t count, EscapeRun& run) {
    constexpr std::size_t kLanes = 8;
    for (Row* row : {&run.re, &run.im, &run.byReX, &run.byReY, &run.byImX, &run.byImY})
        for (std::size_t i = count; i % kLanes > 0; ++i)
            (*row)[i] = 1;
    const std::size_t whole = (count + kLanes - 1) / kLanes * kLanes;
    ScaledValues values;
    scale(terms, whole, run, values);
    describeFractions(terms, whole, values, run.fraction);
    describeAngles(whole, values, run.angle);
    describeDistances(terms, whole, values, run);
}

// ---- Convergence -----------------------------------------------------------------------------

/// K of Newton's method at a simple root r_k: z_(n+1) - r_k = K (z_n - r_k)^2 in the limit, with K
/// = P''/2P' = sum of 1 / (r_k - r_j).
Complex quadraticFactor(const std::vector<Complex>& roots, std::size_t k) {
    Complex sum = 0;
    for (std::size_t j = 0; j < roots.size(); ++j)
        if (j != k) sum += 1.0 / (roots[k] - roots[j]);
    return sum;
}

ConvergenceTerms convergenceTerms(const Location& location, double resolution) {
    const FormulaSpec& formula = *location.formula.spec;
    const Matrix2 matrix = matrixOf(location.view.transform);
    ConvergenceTerms terms{
        .order = formula.convergenceOrder,
        .isAtRest = formula.kind == FormulaKind::Rest,
        .resolution = resolution,
        .goal = convergenceHeight(formula.convergenceOrder, std::log(location.convergence)),
        .toPicture = {matrix.xx, matrix.yx, matrix.xy, matrix.yy},
        .attractors = {}};
    if (!formula.attractors) return terms;
    const std::vector<Complex> points = formula.attractors(location.formula);
    for (std::size_t k = 0; k < points.size(); ++k)
        terms.attractors.push_back(
            {points[k], terms.isAtRest ? quadraticFactor(points, k) : Complex(1)});
    return terms;
}

/// Writes what escapes and convergence both need.
template <class Run>
void setEnd(const PixelEnd& end, std::size_t i, Run& run) {
    run.re[i] = end.value.real(), run.im[i] = end.value.imag();
    run.byReX[i] = end.byRe.real(), run.byReY[i] = end.byRe.imag();
    run.byImX[i] = end.byIm.real(), run.byImY[i] = end.byIm.imag();
}

}  // namespace

SampleMaker::SampleMaker(const Location& location, double resolution, InstructionSet set)
    : m_convergence(convergenceTerms(location, resolution)),
      m_describeEscapes(versionsOf<describeEscapes>().on(set)),
      m_describeConvergence(convergenceDescriber(set)) {
    const Matrix2 matrix = matrixOf(location.view.transform);
    const double leading = location.formula.spec->leadingCoefficient;
    const auto addTerms = [&](int power) {
        EscapeTerms terms;
        terms.logScale = std::log(leading) / (power - 1);
        terms.inverseLogEscape = 1 / (std::log(location.escapeRadius) + terms.logScale);
        terms.inverseLogPower = 1 / std::log(power);
        terms.toPicture = {matrix.xx, matrix.yx, matrix.xy, matrix.yy};
        m_escape.push_back(terms);
    };
    // Where |z_n| = R, bands meet: one more step gives R^p. So the smooth part must fall from 1 at
    // R to 0 at R^p with the power p of the step that has just been taken.
    for (const FormulaStep& step : location.formula.steps)
        addTerms(step.power);
    if (m_escape.empty()) addTerms(location.formula.power);
}

TileSample SampleMaker::sample(const PixelEnd& end) const {
    TileSample sample{};
    makeRun({&end, 1}, &sample);
    return sample;
}

void SampleMaker::makeRun(std::span<const PixelEnd> ends, TileSample* samples) const {
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const bool hasEnded =
            ends[i].status == FATHOM_ESCAPED || ends[i].status == FATHOM_CONVERGED;
        samples[i] = {.count = hasEnded ? ends[i].count : kInteriorCount};
    }
    for (std::size_t terms = 0; terms < m_escape.size(); ++terms)
        makeEscapesOf(terms, ends, samples);
    makeConverged(ends, samples);
}

void SampleMaker::makeEscapesOf(std::size_t terms, std::span<const PixelEnd> ends,
                                TileSample* samples) const {
    EscapeRun run;
    std::array<std::size_t, EscapeRun::kLongest> escaped;
    std::size_t count = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const PixelEnd& end = ends[i];
        if (end.status != FATHOM_ESCAPED || termsOf(end.count) != terms) continue;
        setEnd(end, count, run);
        escaped[count++] = i;
    }
    if (count == 0) return;
    m_describeEscapes(m_escape[terms], count, run);
    for (std::size_t k = 0; k < count; ++k) {
        TileSample& sample = samples[escaped[k]];
        const std::uint64_t iterations = sample.count;
        sample = sampleOf(run, k);
        sample.count = iterations;
    }
}

void SampleMaker::makeConverged(std::span<const PixelEnd> ends, TileSample* samples) const {
    ConvergenceRun run;
    std::array<std::size_t, ConvergenceRun::kLongest> converged;
    std::size_t count = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const PixelEnd& end = ends[i];
        if (end.status != FATHOM_CONVERGED) continue;
        setEnd(end, count, run);
        run.remainderRe[count] = end.remainder.real();
        run.remainderIm[count] = end.remainder.imag();
        run.beforeRe[count] = end.remainderBefore.real();
        run.beforeIm[count] = end.remainderBefore.imag();
        converged[count++] = i;
    }
    if (count == 0) return;
    m_describeConvergence(m_convergence, count, run);
    for (std::size_t k = 0; k < count; ++k) {
        TileSample& sample = samples[converged[k]];
        const std::uint64_t iterations = sample.count;
        sample = sampleOf(run, k);
        sample.count = iterations;
        sample.attractor = static_cast<std::uint32_t>(run.attractor[k]);
    }
}

}  // namespace fathom
