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

/// The value, limited to [0, 1); 0 for NaN.
float asFraction(double value) {
    return static_cast<float>(value > 0 ? std::min(value, kLargestFraction) : 0);
}

/// A value in [0, 1] as a float in [0, 1).
float asTurns(double value) {
    const auto turns = static_cast<float>(value);
    return turns < 1 ? turns : 0;
}

/// Same as std::hypot but for the last bit, and several times as fast.
double length(double x, double y) {
    const double square = x * x + y * y;
    return square > 1e-280 && square < 1e300 ? std::sqrt(square) : std::hypot(x, y);
}

/// Sets the distance to `numerator` / |gradient| pixels along the gradient; does nothing if that is
/// not finite.
void setDistance(TileSample& sample, double numerator, PointF gradient) {
    const double norm = length(gradient.x, gradient.y);
    const double distance = numerator / norm;
    if (!std::isfinite(norm) || !std::isfinite(distance / norm)) return;
    sample.distance_x = static_cast<float>(distance * (gradient.x / norm));
    sample.distance_y = static_cast<float>(distance * (gradient.y / norm));
}

std::size_t nearest(const std::vector<Complex>& points, Complex value) {
    const auto found = std::ranges::min_element(
        points, {}, [value](Complex point) { return std::norm(value - point); });
    return static_cast<std::size_t>(found - points.begin());
}

/// K of Newton's method at a simple root r_k: z_(n+1) - r_k = K (z_n - r_k)^2 in the limit, with K
/// = P''/2P' = sum of 1 / (r_k - r_j).
Complex quadraticFactor(const std::vector<Complex>& roots, std::size_t k) {
    Complex sum = 0;
    for (std::size_t j = 0; j < roots.size(); ++j)
        if (j != k) sum += 1.0 / (roots[k] - roots[j]);
    return sum;
}

}  // namespace

SampleMaker::SampleMaker(const Location& location, double resolution, InstructionSet set)
    : m_resolution(resolution),
      m_logConvergence(std::log(location.convergence)),
      m_formula(location.formula.spec),
      m_describeEscapes(versionsOf<describeEscapes>().on(set)) {
    const Matrix2 matrix = matrixOf(location.view.transform);
    const auto addTerms = [&](int power) {
        EscapeTerms terms;
        terms.logScale = std::log(m_formula->leadingCoefficient) / (power - 1);
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
    if (m_formula->attractors) m_attractors = m_formula->attractors(location.formula);
}

TileSample SampleMaker::sample(const PixelEnd& end) const {
    TileSample sample{};
    makeRun({&end, 1}, &sample);
    return sample;
}

void SampleMaker::makeRun(std::span<const PixelEnd> ends, TileSample* samples) const {
    for (std::size_t i = 0; i < ends.size(); ++i) {
        samples[i] = {.count = ends[i].count};
        if (ends[i].status == FATHOM_CONVERGED)
            describeConvergence(ends[i], samples[i]);
        else if (ends[i].status != FATHOM_ESCAPED)
            samples[i].count = kInteriorCount;
    }
    for (std::size_t terms = 0; terms < m_escape.size(); ++terms)
        makeEscapesOf(terms, ends, samples);
}

void SampleMaker::makeEscapesOf(std::size_t terms, std::span<const PixelEnd> ends,
                                TileSample* samples) const {
    EscapeRun run;
    std::array<std::size_t, EscapeRun::kLongest> escaped;
    std::size_t count = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const PixelEnd& end = ends[i];
        if (end.status != FATHOM_ESCAPED || termsOf(end.count) != terms) continue;
        run.re[count] = end.value.real(), run.im[count] = end.value.imag();
        run.byReX[count] = end.byRe.real(), run.byReY[count] = end.byRe.imag();
        run.byImX[count] = end.byIm.real(), run.byImY[count] = end.byIm.imag();
        escaped[count++] = i;
    }
    m_describeEscapes(m_escape[terms], count, run);
    for (std::size_t k = 0; k < count; ++k) {
        TileSample& sample = samples[escaped[k]];
        const std::uint64_t iterations = sample.count;
        sample = sampleOf(run, k);
        sample.count = iterations;
    }
}

void SampleMaker::describeConvergence(const PixelEnd& end, TileSample& sample) const {
    const std::size_t root = nearest(m_attractors, end.value);
    sample.attractor = static_cast<std::uint32_t>(root + 1);
    sample.angle = asTurns(turnsOf(end.remainder.real(), end.remainder.imag()));

    // If the last step went closer than the rung resolves, assume the step that its order predicts.
    const int order = m_formula->convergenceOrder;
    const bool isSeen = std::abs(end.remainder) >= m_resolution;
    const Complex remainder = isSeen ? end.remainder : std::pow(end.remainderBefore, order);

    const bool isLinear = order == 1;
    const auto height = [&](double logarithm) {  // each step adds the same amount to it
        const double depth = std::max(-logarithm, 1e-3);
        return isLinear ? depth : std::log(depth);
    };
    const double smallest = std::log(std::numeric_limits<double>::min());
    const double last = height(std::max(smallest, std::log(std::abs(remainder))));
    const double before = height(std::log(std::abs(end.remainderBefore)));
    sample.fraction = asFraction((height(m_logConvergence) - before) / (last - before));
    if (isLinear) return;

    // After a step of Newton's method, the remaining distance to the attractor is too small to be
    // visible in z. It follows from the length of the step.
    Complex factor = 1, rest = remainder;
    if (m_formula->kind == FormulaKind::Rest) {
        factor = quadraticFactor(m_attractors, root);
        rest = factor * rest * rest;
    }
    const double modulus = std::abs(rest);
    const Complex unit = rest / modulus;
    const auto along = [unit](Complex slope) {
        return unit.real() * slope.real() + unit.imag() * slope.imag();
    };
    const PointF outward =
        overPicture(m_escape.front().toPicture, along(end.byRe), along(end.byIm));
    setDistance(sample, 2 * modulus * std::fabs(std::log(std::abs(factor) * modulus)),
                {-outward.x, -outward.y});
}

}  // namespace fathom
