#include "render/sample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fathom {

namespace {

using Complex = std::complex<double>;

/// In [0, 1); 0 for NaN.
float asFraction(double value) {
    return static_cast<float>(value > 0 ? std::min(value, 0x1.fffffep-1) : 0);
}

float asTurns(Complex value) {
    const double turn = std::arg(value) / (2 * std::numbers::pi);
    const auto turns = static_cast<float>(turn - std::floor(turn));
    return turns < 1 ? turns : 0;
}

/// As std::hypot, which is several times as slow for the sake of a last bit.
double length(double x, double y) {
    const double square = x * x + y * y;
    return square > 1e-280 && square < 1e300 ? std::sqrt(square) : std::hypot(x, y);
}

/// `numerator` / |gradient| pixels along the gradient; nothing where that is not finite.
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

/// K of Newton's method at a simple root r_k: z_(n+1) - r_k = K (z_n - r_k)^2 in the limit, which
/// is P''/2P' = sum of 1 / (r_k - r_j).
Complex quadraticFactor(const std::vector<Complex>& roots, std::size_t k) {
    Complex sum = 0;
    for (std::size_t j = 0; j < roots.size(); ++j)
        if (j != k) sum += 1.0 / (roots[k] - roots[j]);
    return sum;
}

}  // namespace

SampleMaker::SampleMaker(const Location& location, double resolution)
    : m_resolution(resolution),
      m_logPower(std::log(location.formula.power)),
      m_logScale(std::log(location.formula.spec->leadingCoefficient) /
                 (location.formula.power - 1)),
      m_logEscape(std::log(location.escapeRadius) + m_logScale),
      m_logConvergence(std::log(location.convergence)),
      m_formula(location.formula.spec) {
    const Matrix2 matrix = matrixOf(location.view.transform);
    m_toPicture = {matrix.xx, matrix.yx, matrix.xy, matrix.yy};
    if (m_formula->attractors) m_attractors = m_formula->attractors(location.formula);
}

TileSample SampleMaker::sample(const PixelEnd& end) const {
    TileSample sample{};
    sample.count = end.count;
    if (end.status == FATHOM_ESCAPED)
        describeEscape(end, sample);
    else if (end.status == FATHOM_CONVERGED)
        describeConvergence(end, sample);
    else
        sample.count = kInteriorCount;
    return sample;
}

void SampleMaker::describeEscape(const PixelEnd& end, TileSample& sample) const {
    const double modulus = length(end.value.real(), end.value.imag());
    const double logModulus = std::log(modulus) + m_logScale;
    if (!std::isfinite(modulus) || logModulus <= 0) return;

    sample.fraction = asFraction(1 - std::log(logModulus / m_logEscape) / m_logPower);
    sample.angle = asTurns(end.value);
    const PointF outward = gradient(end, end.value / modulus);
    setDistance(sample, 2 * modulus * logModulus, outward);
}

void SampleMaker::describeConvergence(const PixelEnd& end, TileSample& sample) const {
    const std::size_t root = nearest(m_attractors, end.value);
    sample.attractor = static_cast<std::uint32_t>(root + 1);
    sample.angle = asTurns(end.remainder);

    // Where a step goes closer than the rung sees, it went as far as its order says.
    const int order = m_formula->convergenceOrder;
    const bool isSeen = std::abs(end.remainder) >= m_resolution;
    const Complex remainder = isSeen ? end.remainder : std::pow(end.remainderBefore, order);

    const bool isLinear = order == 1;
    const auto height = [&](double logarithm) {  // grows by the same amount with each step
        const double depth = std::max(-logarithm, 1e-3);
        return isLinear ? depth : std::log(depth);
    };
    const double smallest = std::log(std::numeric_limits<double>::min());
    const double last = height(std::max(smallest, std::log(std::abs(remainder))));
    const double before = height(std::log(std::abs(end.remainderBefore)));
    sample.fraction = asFraction((height(m_logConvergence) - before) / (last - before));
    if (isLinear) return;

    // What is left to the attractor after a step of Newton's method is too little to be seen in z,
    // but follows from the step.
    Complex factor = 1, rest = remainder;
    if (m_formula->kind == FormulaKind::Rest) {
        factor = quadraticFactor(m_attractors, root);
        rest = factor * rest * rest;
    }
    const double modulus = std::abs(rest);
    const PointF outward = gradient(end, rest / modulus);
    setDistance(sample, 2 * modulus * std::fabs(std::log(std::abs(factor) * modulus)),
                {-outward.x, -outward.y});
}

PointF SampleMaker::gradient(const PixelEnd& end, Complex unit) const {
    const auto along = [unit](Complex slope) {
        return unit.real() * slope.real() + unit.imag() * slope.imag();
    };
    const double re = along(end.byRe), im = along(end.byIm);
    return {m_toPicture.xx * re + m_toPicture.xy * im, m_toPicture.yx * re + m_toPicture.yy * im};
}

}  // namespace fathom
