// Lines of equal distance from the set, at even steps of the distance's logarithm. Numbers: lines
// per octave of the distance, and line width in thousandths of the picture's height.
#include "color/effects/lines.h"

namespace fathom {

namespace {

void shade(const EffectRows& rows, const EffectTerms& terms, EffectShades& shades) {
    constexpr float kNaturalLog2 = 0.69314718f;
    constexpr float kFinest = 1.0f / (1 << 20);  // thousandths: lines are counted from here
    const float lines = terms.numbers[0], width = terms.numbers[1] * terms.thousandth;
    const float scale = 1 / (kFinest * terms.thousandth), share = kNaturalLog2 / lines;
    for (std::size_t i = 0; i < SampleRows::kLength; ++i) {
        const float distance = rows.slopes.distances[i];
        // No picture is that wide; the bound keeps the product from overflowing.
        const float octaves = kernel::near_log2(
            kernel::greater_float(1.0f, kernel::lesser_float(1e30f, distance * scale)));
        const float spacing = kernel::lesser_float(1e6f, distance) * share;  // pixels
        const float fromLine = std::fabs(fractionOf(octaves * lines) - 0.5f) * spacing;
        shades.values[i] = EffectShades::kOne;
        shades.covers[i] =
            toShort(EffectShades::kOne * lineCover(fromLine, width) * linesApart(spacing, width));
    }
}

}  // namespace

Versions<EffectRun> contourLines() {
    return versionsOf<shade>();
}

}  // namespace fathom
