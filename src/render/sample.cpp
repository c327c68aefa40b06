#include "render/sample.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fathom {

SampleMaker::SampleMaker(const Location& location)
    : m_logEscape(std::log(location.escapeRadius)), m_logPower(std::log(location.formula.power)) {
    const Matrix2 matrix = matrixOf(location.view.transform);
    m_toPicture = {matrix.xx, matrix.yx, matrix.xy, matrix.yy};
}

TileSample SampleMaker::sample(const PixelEnd& end) const {
    TileSample sample{};
    if (end.status != FATHOM_ESCAPED) {
        sample.count = kInteriorCount;
        return sample;
    }
    sample.count = end.count;
    const double modulus = std::abs(end.value);
    if (!std::isfinite(modulus) || modulus <= 1) return sample;

    const double logModulus = std::log(modulus);
    const double fraction = 1 - std::log(logModulus / m_logEscape) / m_logPower;
    sample.fraction = static_cast<float>(std::clamp(fraction, 0.0, 0x1.fffffep-1));
    const double turn = std::arg(end.value) / (2 * std::numbers::pi);
    sample.angle = static_cast<float>(turn - std::floor(turn));
    if (sample.angle >= 1) sample.angle = 0;

    // The gradient of |z| over the picture: the transposed Jacobian applied to z / |z|.
    const std::complex<double> slope = std::conj(end.derivative) * (end.value / modulus);
    const double x = m_toPicture.xx * slope.real() + m_toPicture.xy * slope.imag();
    const double y = m_toPicture.yx * slope.real() + m_toPicture.yy * slope.imag();
    const double length = std::hypot(x, y);
    const double distance = 2 * modulus * logModulus / length;
    if (std::isfinite(distance)) {
        sample.distance_x = static_cast<float>(distance * (x / length));
        sample.distance_y = static_cast<float>(distance * (y / length));
    }
    return sample;
}

}  // namespace fathom
