#include "color/auto_shading.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

#include "color/calm_palette.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr float kFarTurns = 1e6f;   // largest number of turns; its whole part fits an integer
constexpr float kNearest = 1e-18f;  // pixels; smaller distances count as this when divided by

constexpr std::size_t kLength = SampleRows::kLength;
using Floats = SampleRows::Row<float>;

// Computes the places on the curve's table, and how fine the pixels are there.
void climb(const SampleRows& rows, const AutoTerms& terms, ShadedRun& shaded) {
    alignas(64) Floats t;
    for (std::size_t i = 0; i < kLength; ++i) {
        const double count = static_cast<double>(rows.counts[i]) - terms.start;
        const double beyond = count + rows.fractions[i] * terms.fractionShare;
        t[i] = static_cast<float>(beyond * terms.inverseScale);
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = std::max(terms.nearest, rows.slopes.distances[i]);
        shaded.slopes.distances[i] = distance;
        const float magnitude = 1 + std::fabs(t[i]);
        const float x = std::copysign(fastLog2(magnitude), t[i]);
        const float grain = 1 / (magnitude * std::max(kNearest, distance));
        shaded.places[i] = (x - terms.first) * terms.entriesPerX;
        shaded.grains[i] = distance > 0 ? grain : 0.0f;
    }
}

void shade(const SampleRows& rows, const AutoTerms& terms, ShadedRun& shaded) {
    climb(rows, terms, shaded);
    for (std::size_t i = 0; i < kLength; ++i) {
        const std::uint32_t attractor = std::max(1u, rows.attractors[i]);
        shaded.basins[i] = static_cast<std::uint8_t>((attractor - 1) % CalmPalette::kHues);
    }
    shaded.slopes.x = rows.slopes.x;
    shaded.slopes.y = rows.slopes.y;
    shaded.kinds = rows.kinds;
}

// Looks up both ends of the steps of the curve's table, in pairs. Beyond the table's ends the curve
// continues straight.
void lookUpSteps(const ShadedRun& shaded, const ShadedRun& next, const float* table,
                 SampleRows::Row<std::int32_t>& steps, std::array<float, 2 * kLength>& ends) {
    for (std::size_t i = 0; i < kLength; ++i) {
        constexpr float kLastStep = CurveTable::kEntries - 1;
        steps[i] = static_cast<std::int32_t>(std::min(kLastStep, std::max(0.0f, shaded.places[i])));
    }
    for (std::size_t i = 0; i < kLength; ++i) {
        if (i % 8 == 0) prefetchLine(next, i / 8);
        std::memcpy(&ends[2 * i], table + steps[i], 2 * sizeof(float));
    }
}

// A pixel that covers much of the palette takes its colour from a calmer copy: the level is
// log2(1 + capped kLevelsPerTurn) with capped = covered / (1 + covered / kMostTurns).
float levelOf(float covered) {
    constexpr float kInverse = 1 / CalmPalette::kMostTurns;
    const float level = nearLog2(1 + covered * (kInverse + CalmPalette::kLevelsPerTurn)) -
                        nearLog2(1 + covered * kInverse);
    return std::max(0.0f, level);
}

// Threads finer than a pixel are a little darker. Slopes are lit from one side if they are wide
// enough.
float lightOn(float distance, float x, float y, const AutoTerms& terms) {
    constexpr float kDarkest = 0.88f, kThread = 0.8f;
    constexpr float kUnlit = 0.25f, kLit = 2.5f;
    const float slope = x * terms.lightX + y * terms.lightY + terms.lightAbove;
    const float lit = 1 + smoothStep(kUnlit, kLit, distance) * slope;
    const float thread = kDarkest + (1 - kDarkest) * smoothStep(0, kThread, distance);
    constexpr float kMost = 2.9f;  // more than the steepest slope gets
    return distance > 0 ? std::min(kMost, std::max(0.0f, lit * thread)) : 1.0f;
}

std::int16_t toShort(float number) {
    return static_cast<std::int16_t>(static_cast<std::int32_t>(number));
}

void place(const ShadedRun& shaded, const ShadedRun& next, const AutoTerms& terms,
           const float* table, AutoPlaces& places) {
    alignas(64) SampleRows::Row<std::int32_t> steps;
    alignas(64) std::array<float, 2 * kLength> ends;
    lookUpSteps(shaded, next, table, steps, ends);
    for (std::size_t i = 0; i < kLength; ++i) {
        const float low = ends[2 * i], rise = ends[2 * i + 1] - low;
        const float height = low + (shaded.places[i] - static_cast<float>(steps[i])) * rise;
        places.heights[i] = height;
        const float far = std::min(kFarTurns, height * terms.density + terms.offset);
        const float turn = std::max(-kFarTurns, far);
        const float part = turn - static_cast<float>(static_cast<std::int32_t>(turn));
        const float covered = std::min(kFarTurns, rise * terms.coverage * shaded.grains[i]);
        const auto found = CalmPalette::placeOf(part < 0 ? part + 1 : part, levelOf(covered));
        places.entries[i] = found.entry;
        places.parts[i] = toShort(found.part * AutoPlaces::kPartOne);
        places.copyParts[i] = toShort(found.copyPart * AutoPlaces::kPartOne);
    }
    const SlopeRows& slopes = shaded.slopes;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float light = lightOn(slopes.distances[i], slopes.x[i], slopes.y[i], terms);
        places.lights[i] = toShort((light - 1) * AutoPlaces::kLightOne);
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
      fractionShare(settings.smooth ? 1.0f : 0.0f),
      nearest(traits.hasDistances ? kNearest : 0.0f) {
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
    const double perStep = tilt / SlopeRows::kUnit;
    lightX = static_cast<float>(perStep * std::cos(light.direction * kDegree));
    lightY = static_cast<float>(perStep * std::sin(light.direction * kDegree));
    lightAbove = static_cast<float>(light.strength * kAbove * low);
}

Versions<AutoShadeRun> autoShading() {
    return versionsOf<shade>();
}

Versions<AutoPlaceRun> autoPlaces() {
    return versionsOf<place>();
}

}  // namespace fathom
