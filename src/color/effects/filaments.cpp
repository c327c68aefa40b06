// A glow round the set's threads that falls with the square of the distance. Number: the distance
// at which half of the glow is left, in thousandths of the picture's height.
#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades) {
    const float width = terms.numbers[0] * terms.thousandth;
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const float distance = rows.slopes.distances[i];
        const float part = width * width / (width * width + distance * distance);
        shades.values[i] = EffectShades::kOne;
        shades.covers[i] = toShort(distance > 0 ? EffectShades::kOne * part : 0.0f);
    }
}

}  // namespace

Versions<EffectRun> filaments() {
    return versionsOf<shade>();
}

}  // namespace fathom
