#include "color/hue_families.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/check.h"
#include "color/oklab.h"

namespace fathom {

namespace {

const double kGoldenAngle = std::numbers::pi * (3 - std::sqrt(5.0));

// Palettes with less mean chroma than kFaintChroma are tinted, grey ones most of all: enough to
// tell the attractors apart, and little enough to recognize the palette.
constexpr double kFaintChroma = 0.04;
constexpr double kStrongestTint = 0.08;

double tintFor(std::span<const Oklab> colors) {
    double sum = 0;
    for (const Oklab& color : colors)
        sum += std::hypot(color.a, color.b);
    const double chroma = sum / static_cast<double>(colors.size());
    return kStrongestTint * std::max(0.0, 1 - chroma / kFaintChroma);
}

}  // namespace

HueFamilies::HueFamilies(std::span<const RgbF> table) {
    FATHOM_CHECK(table.size() == TurnTable::kSize);
    std::vector<Oklab> colors(table.size());
    std::ranges::transform(table, colors.begin(), toOklab);
    const double tint = tintFor(colors);
    for (Oklab& color : colors)
        color.a += tint;

    m_tables.reserve((kAttractors + 1) * TurnTable::kSize);
    std::ranges::for_each(table, [this](RgbF color) { append(color); });
    for (std::uint32_t attractor = 1; attractor <= kAttractors; ++attractor) {
        const double cosine = std::cos(attractor * kGoldenAngle);
        const double sine = std::sin(attractor * kGoldenAngle);
        for (const auto& [lightness, a, b] : colors)
            append(fromOklabInGamut({lightness, a * cosine - b * sine, a * sine + b * cosine}));
    }
}

}  // namespace fathom
