#include "color/auto_shading.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "color/calm_palette.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr float kFarTurns = 1e6f;  // largest number of turns; its whole part fits an integer
constexpr float kNearest = 1e-6f;  // pixels; smaller distances count as this when divided by

constexpr std::size_t kLength = SampleRows::kLength;
using Floats = SampleRows::Row<float>;

// Computes the curve's height and its slope, in turns per count.
void climb(const SampleRows& rows, const AutoTerms& terms, const float* table, Floats& heights,
           Floats& slopes) {
    alignas(64) Floats places, nearness, lows, ends;
    alignas(64) SampleRows::Row<std::int32_t> entries;
    for (std::size_t i = 0; i < kLength; ++i) {
        const double count = static_cast<double>(rows.counts[i]) - terms.start;
        const double beyond = count + rows.fractions[i] * terms.fractionShare;
        places[i] = static_cast<float>(beyond * terms.inverseScale);
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        // Beyond both ends the table continues straight.
        constexpr float kLastEntry = CurveTable::kEntries - 1;
        const float magnitude = 1 + std::fabs(places[i]);
        const float x = std::copysign(fastLog2(magnitude), places[i]);
        const float place = (x - terms.first) * terms.entriesPerX;
        places[i] = place;
        entries[i] = static_cast<std::int32_t>(std::min(kLastEntry, std::max(0.0f, place)));
        nearness[i] = 1 / magnitude;
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        lows[i] = table[entries[i]];
        ends[i] = table[entries[i] + 1];
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const float rise = ends[i] - lows[i];
        heights[i] = lows[i] + (places[i] - static_cast<float>(entries[i])) * rise;
        slopes[i] = rise * nearness[i];
    }
}

// Makes threads finer than a pixel a little darker, and lights slopes from one side if they are
// wide enough.
void light(const SampleRows& rows, const AutoTerms& terms, Floats& light) {
    constexpr float kDarkest = 0.88f, kThread = 0.8f;
    constexpr float kUnlit = 0.25f, kLit = 2.5f;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = std::max(kNearest, rows.distances[i]);
        const float slope =
            (rows.x[i] * terms.lightX + rows.y[i] * terms.lightY) / distance + terms.lightAbove;
        const float lit = 1 + smoothStep(kUnlit, kLit, distance) * slope;
        const float thread = kDarkest + (1 - kDarkest) * smoothStep(0, kThread, distance);
        light[i] = rows.distances[i] > 0 ? std::max(0.0f, lit * thread) : 1.0f;
    }
}

void shade(const SampleRows& rows, const AutoTerms& terms, const float* table, ShadedRun& shaded) {
    climb(rows, terms, table, shaded.heights, shaded.slopes);
    light(rows, terms, shaded.light);
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::uint32_t attractor = std::max(1u, rows.attractors[i]);
        shaded.basins[i] = static_cast<std::uint8_t>((attractor - 1) % CalmPalette::kHues);
    }
    shaded.distances = rows.distances;
    shaded.kinds = rows.kinds;
}

// Finds the places of the colours. A pixel that covers much of the palette takes its colour from a
// calmer copy.
void place(const ShadedRun& shaded, const AutoTerms& terms, AutoPlaces& places) {
    alignas(64) Floats levels, turns;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = std::max(kNearest, shaded.distances[i]);
        const float covered = shaded.slopes[i] * terms.coverage / distance;
        const float capped = covered / (1 + covered * (1 / CalmPalette::kMostTurns));
        const float level = fastLog2(1 + capped * CalmPalette::kLevelsPerTurn);
        levels[i] = shaded.distances[i] > 0 ? level : 0.0f;
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const float turn = shaded.heights[i] * terms.density + terms.offset;
        turns[i] = std::min(kFarTurns, std::max(-kFarTurns, turn));
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const float part = turns[i] - static_cast<float>(static_cast<std::int32_t>(turns[i]));
        turns[i] = part < 0 ? part + 1 : part;
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const auto found = CalmPalette::placeOf(turns[i], levels[i]);
        places.entries[i] = found.entry;
        places.parts[i] = found.part;
        places.copyParts[i] = found.copyPart;
    }
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
    // and a pixel, or its part if it has several samples, covers |grad count| = 2 / (d logPower)
    // counts.
    coverage = static_cast<float>(settings.density * table.entriesPerX() /
                                  (std::numbers::ln2 * table.scale()) * 2 / traits.logPower /
                                  std::sqrt(traits.samplesPerPixel));

    // Light is gentle: at the usual elevation a slope that faces the light gets brighter by 0.8
    // times the strength.
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

Versions<AutoPlaceRun> autoPlaces() {
    return versionsOf<place>();
}

}  // namespace fathom
