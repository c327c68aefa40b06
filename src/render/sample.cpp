#include "render/sample.h"

#include <algorithm>
#include <cmath>

#include "render/elementary.h"

namespace fathom {

namespace kernel {
#include "samples/escape.h"
}  // namespace kernel

namespace {

using Complex = std::complex<double>;

// ---- Escapes ---------------------------------------------------------------------------------

using Row = EscapeRun::Row;
using FloatRow = EscapeRun::FloatRow;

/// kernel::scaled_value of each pixel, and the logarithm of its modulus.
struct ScaledValues {
    Row power, re, im, square;
    Row logModulus;

    kernel::scaled_value operator[](std::size_t i) const {
        return {power[i], re[i], im[i], square[i]};
    }
};

void scale(const EscapeTerms& terms, std::size_t count, const EscapeRun& run,
           ScaledValues& values) {
    for (std::size_t i = 0; i < count; ++i) {
        const kernel::scaled_value value = kernel::scaled_value_of(run.re[i], run.im[i]);
        values.power[i] = value.power;
        values.re[i] = value.re;
        values.im[i] = value.im;
        values.square[i] = value.square;
    }
    Row logarithms;
    findLogarithms(count, values.square, logarithms);
    for (std::size_t i = 0; i < count; ++i)
        values.logModulus[i] = kernel::log_modulus_of(&terms, values[i], logarithms[i]);
}

void describeFractions(const EscapeTerms& terms, std::size_t count, const ScaledValues& values,
                       FloatRow& fractions) {
    Row ratios, logarithms;
    for (std::size_t i = 0; i < count; ++i)
        ratios[i] = kernel::log_ratio_of(&terms, values.logModulus[i]);
    findLogarithms(count, ratios, logarithms);
    for (std::size_t i = 0; i < count; ++i)
        fractions[i] = kernel::fraction_of(&terms, values.logModulus[i], logarithms[i]);
}

void describeAngles(std::size_t count, const ScaledValues& values, FloatRow& angles) {
    Row turns;
    findTurns(count, values.re, values.im, turns);
    for (std::size_t i = 0; i < count; ++i)
        angles[i] = kernel::angle_of(values.logModulus[i], turns[i]);
}

void describeDistances(const EscapeTerms& terms, std::size_t count, const ScaledValues& values,
                       EscapeRun& run) {
    for (std::size_t i = 0; i < count; ++i) {
        const kernel::escape_distance away =
            kernel::distance_of(&terms, values[i], values.logModulus[i], run.byReX[i], run.byReY[i],
                                run.byImX[i], run.byImY[i]);
        run.distanceX[i] = away.x;
        run.distanceY[i] = away.y;
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
        terms.log_scale = std::log(leading) / (power - 1);
        terms.inverse_log_escape = 1 / (std::log(location.escapeRadius) + terms.log_scale);
        terms.inverse_log_power = 1 / std::log(power);
        std::ranges::copy(std::array{matrix.xx, matrix.yx, matrix.xy, matrix.yy}, terms.to_picture);
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

EscapeTermsList SampleMaker::escapeTerms(double scale) const {
    EscapeTermsList list{};
    list.count = static_cast<std::uint32_t>(m_escape.size());
    list.scale = scale;
    std::ranges::copy(m_escape, list.of);
    return list;
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
