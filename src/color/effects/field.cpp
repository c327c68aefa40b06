// Field lines, and the equipotentials between counts: the cells of the binary decomposition. With
// z_n the last value and d the distance, the count rises by 2 / (d ln p) per pixel and the argument
// of z_n by 2 ln|z_n| / d radians per pixel, with ln|z_n| = ln(R) p^(1 - fraction). Numbers: lines
// per turn of the argument, and line width in thousandths of the picture's height.
#include <numbers>

#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades) {
    constexpr float kPi = std::numbers::pi_v<float>;
    const float rays = std::round(terms.numbers[0]);
    const float width = terms.numbers[1] * terms.thousandth;
    // p^u for u in [0, 1], by the parabola through its ends and middle: at most 2 % off for p <= 4.
    const float power = std::exp(terms.logPower), root = std::sqrt(power);
    const float linear = 4 * root - power - 3, square = 2 + 2 * power - 4 * root;
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const float distance = kernel::lesser_float(1e6f, rows.slopes.distances[i]);
        const float fraction = (*rows.fractions)[i], rest = 1 - fraction;
        const float logValue = terms.logRadius * (1 + rest * (linear + rest * square));
        const float ray = distance * kPi / (logValue * rays);  // pixels from one line to the next
        const float ring = distance * terms.logPower / 2;
        const float place = (*rows.angles)[i] * rays + 0.5f;
        const float fromRay = std::fabs(fractionOf(place) - 0.5f) * ray;
        const float fromRing = kernel::lesser_float(fraction, rest) * ring;
        shades.values[i] = EffectShades::kOne;
        const float line =
            kernel::greater_float(lineCover(fromRay, width), lineCover(fromRing, width));
        shades.covers[i] =
            toShort(EffectShades::kOne * line * linesApart(kernel::lesser_float(ray, ring), width));
    }
}

}  // namespace

Versions<EffectRun> fieldLines() {
    return versionsOf<shade>();
}

}  // namespace fathom
