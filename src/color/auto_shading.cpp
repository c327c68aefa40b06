#include "color/auto_shading.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "color/calm_palette.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr float kFarTurns = 1e6f;  // whole turns of any number still fit an integer

// The curve's height, and turns for each count in `levels`.
void climb(std::span<const TileSample> samples, const AutoTerms& terms, const float* table,
           AutoShades& shades) {
    auto& [places, slopes, nearness, heights] = shades;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double count = wholeCount<double>(samples[i]) - terms.start;
        const double beyond = count + samples[i].fraction * terms.fractionShare;
        places[i] = static_cast<float>(beyond * terms.inverseScale);
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float magnitude = 1 + std::fabs(places[i]);
        const float x = std::copysign(fastLog2(magnitude), places[i]);
        places[i] = (x - terms.first) * terms.entriesPerX;
        nearness[i] = 1 / magnitude;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        // Beyond both ends the table goes on straight.
        constexpr float kLastEntry = CurveTable::kEntries - 1;
        const auto entry =
            static_cast<std::int32_t>(std::min(kLastEntry, std::max(0.0f, places[i])));
        const float low = table[entry], rise = table[entry + 1] - low;
        heights[i] = low + (places[i] - static_cast<float>(entry)) * rise;
        slopes[i] = rise * nearness[i];
    }
}

// Where a pixel covers much of the palette it takes a calmer copy; threads that are finer than a
// pixel are a little darker, and slopes are lit from one side where they are wide enough.
void calm(std::span<const TileSample> samples, const AutoTerms& terms, AutoShades& shades) {
    constexpr float kDarkest = 0.88f, kThread = 0.8f;
    constexpr float kUnlit = 0.25f, kLit = 2.5f;
    constexpr float kNearest = 1e-6f;
    auto& [turns, levels, light, heights] = shades;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float x = samples[i].distance_x, y = samples[i].distance_y;
        const float squared = x * x + y * y;
        const bool isKnown = squared > 0 && squared <= std::numeric_limits<float>::max();
        const float distance = std::max(kNearest, std::sqrt(isKnown ? squared : 1.0f));

        const float covered = levels[i] * terms.coverage / distance;
        const float capped = covered / (1 + covered * (1 / CalmPalette::kMostTurns));
        const float level = fastLog2(1 + capped * CalmPalette::kLevelsPerTurn);

        const float slope = (x * terms.lightX + y * terms.lightY) / distance + terms.lightAbove;
        const float lit = 1 + smoothStep(kUnlit, kLit, distance) * slope;
        const float thread = kDarkest + (1 - kDarkest) * smoothStep(0, kThread, distance);
        levels[i] = isKnown ? level : 0.0f;
        light[i] = isKnown ? std::max(0.0f, lit * thread) : 1.0f;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float turn = heights[i] * terms.density + terms.offset;
        const float near = std::min(kFarTurns, std::max(-kFarTurns, turn));
        const float part = near - static_cast<float>(static_cast<std::int32_t>(near));
        turns[i] = part < 0 ? part + 1 : part;
    }
}

void shade(std::span<const TileSample> samples, const AutoTerms& terms, const float* table,
           AutoShades& shades) {
    climb(samples, terms, table, shades);
    calm(samples, terms, shades);
}

}  // namespace

AutoTerms::AutoTerms(const ColorSettings& settings, const PictureTraits& traits,
                     const CurveTable& table)
    : start(table.start()),
      inverseScale(1 / table.scale()),
      first(table.first()),
      entriesPerX(table.entriesPerX()),
      density(static_cast<float>(settings.density)),
      offset(static_cast<float>(settings.offset)),
      fractionShare(settings.smooth ? 1.0f : 0.0f) {
    // d turn / d count = density * (rise of an entry) * entriesPerX / (ln 2 * scale * (1 + |t|)),
    // and a pixel, or its part if it has several samples, covers |grad count| = 2 / (d logPower).
    coverage = static_cast<float>(settings.density * table.entriesPerX() /
                                  (std::numbers::ln2 * table.scale()) * 2 / traits.logPower /
                                  std::sqrt(traits.samplesPerPixel));

    // Gentle: at the usual elevation a slope that faces the light gets 0.8 of the strength more.
    constexpr double kDegree = std::numbers::pi / 180, kUsualElevation = 50;
    constexpr double kTilt = 0.9, kAbove = -0.1;
    const Light& light = settings.light;
    const double low = std::cos(light.elevation * kDegree) / std::cos(kUsualElevation * kDegree);
    const double tilt = light.strength * kTilt * low;
    lightX = static_cast<float>(tilt * std::cos(light.direction * kDegree));
    lightY = static_cast<float>(tilt * std::sin(light.direction * kDegree));
    lightAbove = static_cast<float>(light.strength * kAbove * low);
}

Versions<AutoShadeRun> autoShading() {
    return versionsOf<shade>();
}

}  // namespace fathom
