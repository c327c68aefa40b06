#include "color/auto_shading.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>

#include "color/calm_palette.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr float kNearest = 1e-18f;  // pixels; smaller distances count as this when divided by

// Steps of ShadedRun::lit and dark, in those of factors in sixteen bits.
constexpr std::int16_t kLitStep = 128, kDarkStep = 16;

constexpr std::size_t kLength = SampleRows::kLength;
using Floats = SampleRows::Row<float>;

// 2^x for x <= 0, to within 2e-5 of it, and exactly 1 for 0: the series of exp for the fraction.
float nearExp2(float x) {
    const float whole = std::floor(x), f = x - whole;
    constexpr float kSeries[] = {0.693147181f,  0.240226507f,   0.0555041087f,
                                 0.0096181291f, 0.00133335581f, 0.000154035304f};
    float sum = kSeries[5];
    for (std::size_t i = 5; i > 0; --i)
        sum = kSeries[i - 1] + f * sum;
    const std::int32_t exponent = static_cast<std::int32_t>(whole) + 127;
    return (1 + f * sum) * std::bit_cast<float>(exponent * (1 << 23));
}

// Counts from the curve's start on, in units of its scale: t of CurveTable.
void plainCounts(const SampleRows& rows, const AutoTerms& terms, Floats& t) {
    for (std::size_t i = 0; i < kLength; ++i) {
        const double count = static_cast<double>(rows.counts[i]) - terms.start;
        const double beyond = count + rows.fractions[i] * terms.fractionShare;
        t[i] = static_cast<float>(beyond * terms.inverseScale);
    }
}

// The same of the counts that calmCount() makes.
void calmCounts(const SampleRows& rows, const AutoTerms& terms, Floats& t) {
    constexpr float kUp = 1 << 30, kOctavesUp = 30, kLeast = 1.4e-45f;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = std::min(1.0f, std::max(kLeast, rows.slopes.distances[i]));
        const float octaves = nearLog2(distance * kUp) - kOctavesUp;
        const double count = static_cast<double>(rows.counts[i]) +
                             static_cast<double>(rows.fractions[i] * terms.fractionShare);
        const double calm = count * static_cast<double>(nearExp2(terms.calm * octaves));
        t[i] = static_cast<float>((calm - terms.start) * terms.inverseScale);
    }
}

// Computes the places on the curve's table, and how fine the pixels are there.
void climb(const SampleRows& rows, const AutoTerms& terms, ShadedRun& shaded) {
    alignas(64) Floats t;
    if (terms.calm > 0)
        calmCounts(rows, terms, t);
    else
        plainCounts(rows, terms, t);
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

// Slopes are lit from one side if they are wide enough. Threads finer than a pixel are a little
// darker.
void findLight(ShadedRun& shaded) {
    constexpr float kUnlit = 0.25f, kLit = 2.5f, kThread = 0.8f, kDark = 0.12f;
    constexpr float kLitSteps = kShortOne / kLitStep, kDarkSteps = kDark * kShortOne / kDarkStep;
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = shaded.slopes.distances[i];
        const float lit = kLitSteps * smoothStep(kUnlit, kLit, distance);
        const float dark = kDarkSteps * (1 - smoothStep(0, kThread, distance));
        shaded.lit[i] = static_cast<std::uint8_t>(static_cast<std::int32_t>(lit + 0.5f));
        shaded.dark[i] =
            static_cast<std::uint8_t>(static_cast<std::int32_t>(distance > 0 ? dark + 0.5f : 0.0f));
    }
}

void shade(const SampleRows& rows, const AutoTerms& terms, ShadedRun& shaded) {
    climb(rows, terms, shaded);
    findLight(shaded);
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
    constexpr std::size_t kPerLine = 8;  // samples for each line that is prefetched
    for (std::size_t start = 0; start < kLength; start += kPerLine) {
        prefetchLine(next, start / kPerLine);
        for (std::size_t i = start; i < start + kPerLine; ++i)
            std::memcpy(&ends[2 * i], table + steps[i], 2 * sizeof(float));
    }
}

// A pixel that covers much of the palette takes its colour from a calmer copy: the level is
// log2(1 + capped kLevelsPerTurn) with capped = covered / (1 + covered / kMostTurns). The cap keeps
// some contrast in dense views.
float levelOf(float covered) {
    constexpr float kMostTurns = 0.25f, kInverse = 1 / kMostTurns;
    const float level = roughLog2(1 + covered * (kInverse + CalmPalette::kLevelsPerTurn)) -
                        roughLog2(1 + covered * kInverse);
    return std::max(0.0f, level);
}

// Lights the slopes from one side and darkens the threads.
void light(const ShadedRun& shaded, const AutoTerms& terms, SampleRows::Row<std::int16_t>& lights) {
    const SlopeRows& slopes = shaded.slopes;
    for (std::size_t i = 0; i < kLength; ++i) {
        const auto lit = static_cast<std::int16_t>(shaded.lit[i] * kLitStep);
        const auto dark = static_cast<std::int16_t>(shaded.dark[i] * kDarkStep);
        const std::int16_t slope = scaled(slopes.x[i], terms.lightX) +
                                   scaled(slopes.y[i], terms.lightY) + terms.lightAbove;
        const std::int16_t more = scaled(slope, lit);
        // (1 + more) (1 - dark) = 1 + more - more dark - dark
        const std::int16_t less = more - scaled(more, dark) - dark / 2;
        lights[i] = std::max(less, static_cast<std::int16_t>(-AutoPlaces::kLightOne));
    }
}

void place(const ShadedRun& shaded, const ShadedRun& next, const AutoTerms& terms,
           const float* table, AutoPlaces& places) {
    alignas(64) SampleRows::Row<std::int32_t> steps;
    alignas(64) std::array<float, 2 * kLength> ends;
    lookUpSteps(shaded, next, table, steps, ends);
    for (std::size_t i = 0; i < kLength; ++i) {
        const float low = ends[2 * i], rise = ends[2 * i + 1] - low;
        const float height = low + (shaded.places[i] - static_cast<float>(steps[i])) * rise;
        const float turn = height * terms.density + terms.offset;
        const float level = levelOf(rise * terms.coverage * shaded.grains[i]);
        // In fixed point, as whole entries with parts of them, in the nearest copy.
        constexpr float kTurn = CalmPalette::kEntries * AutoPlaces::kPartOne;
        const auto fixedTurn = static_cast<std::int32_t>((turn - std::floor(turn)) * kTurn);
        const auto copy = static_cast<std::int32_t>(level * CalmPalette::kCopiesPerLevel + 0.5f);
        places.heights[i] = height;
        places.entries[i] = (fixedTurn >> AutoPlaces::kPartBits) + copy * CalmPalette::kCopySize;
        places.parts[i] = static_cast<std::int16_t>(fixedTurn & (AutoPlaces::kPartOne - 1));
    }
    light(shaded, terms, places.lights);
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
      calm(static_cast<float>(table.calm())),
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
    const auto steps = [](double slope) {
        return static_cast<std::int16_t>(std::lround(slope * AutoPlaces::kLightOne));
    };
    lightX = steps(tilt * std::cos(light.direction * kDegree));
    lightY = steps(tilt * std::sin(light.direction * kDegree));
    lightAbove = steps(light.strength * kAbove * low);
}

Versions<AutoShadeRun> autoShading() {
    return versionsOf<shade>();
}

Versions<AutoPlaceRun> autoPlaces() {
    return versionsOf<place>();
}

}  // namespace fathom
