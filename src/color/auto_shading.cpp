#include "color/auto_shading.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

#include "color/calm_palette.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

constexpr std::size_t kLength = SampleRows::kLength;
using Floats = SampleRows::Row<float>;

// Computes the places on the curve's table, and how fine the pixels are there.
void climb(const SampleRows& rows, const ColorTerms& terms, ShadedRun& shaded) {
    alignas(64) Floats t;
    if (terms.calm > 0)
        for (std::size_t i = 0; i < kLength; ++i)
            t[i] = kernel::calm_count(&terms, rows.counts[i], rows.fractions[i],
                                      rows.slopes.distances[i]);
    else
        for (std::size_t i = 0; i < kLength; ++i)
            t[i] = kernel::plain_count(&terms, rows.counts[i], rows.fractions[i]);
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = kernel::greater_float(terms.nearest, rows.slopes.distances[i]);
        shaded.slopes.distances[i] = distance;
        shaded.places[i] = kernel::place_on_curve(&terms, t[i]);
        shaded.grains[i] = kernel::grain_of(t[i], distance);
    }
}

void findLight(ShadedRun& shaded) {
    for (std::size_t i = 0; i < kLength; ++i) {
        const float distance = shaded.slopes.distances[i];
        shaded.lit[i] = static_cast<std::uint8_t>(kernel::lit_of(distance));
        shaded.dark[i] = static_cast<std::uint8_t>(kernel::dark_of(distance));
    }
}

void shade(const SampleRows& rows, const ColorTerms& terms, ShadedRun& shaded) {
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

// Looks up both ends of the steps of the curve's table, in pairs.
void lookUpSteps(const ShadedRun& shaded, const ShadedRun& next, const float* table,
                 SampleRows::Row<std::int32_t>& steps, std::array<float, 2 * kLength>& ends) {
    for (std::size_t i = 0; i < kLength; ++i)
        steps[i] = kernel::curve_step(shaded.places[i]);
    constexpr std::size_t kPerLine = 8;  // samples for each line that is prefetched
    for (std::size_t start = 0; start < kLength; start += kPerLine) {
        prefetchLine(next, start / kPerLine);
        for (std::size_t i = start; i < start + kPerLine; ++i)
            std::memcpy(&ends[2 * i], table + steps[i], 2 * sizeof(float));
    }
}

// Lights the slopes from one side and darkens the threads.
void light(const ShadedRun& shaded, const ColorTerms& terms,
           SampleRows::Row<std::int16_t>& lights) {
    const SlopeRows& slopes = shaded.slopes;
    for (std::size_t i = 0; i < kLength; ++i)
        lights[i] =
            kernel::light_of(&terms, slopes.x[i], slopes.y[i], shaded.lit[i], shaded.dark[i]);
}

void place(const ShadedRun& shaded, const ShadedRun& next, const ColorTerms& terms,
           const float* table, AutoPlaces& places) {
    alignas(64) SampleRows::Row<std::int32_t> steps;
    alignas(64) std::array<float, 2 * kLength> ends;
    lookUpSteps(shaded, next, table, steps, ends);
    for (std::size_t i = 0; i < kLength; ++i) {
        const float low = ends[2 * i], rise = ends[2 * i + 1] - low;
        const float height = low + (shaded.places[i] - static_cast<float>(steps[i])) * rise;
        const std::int32_t entry = kernel::fixed_entry(&terms, height);
        const std::int32_t copy = kernel::calm_copy(&terms, rise, shaded.grains[i]);
        places.heights[i] = height;
        places.entries[i] = (entry >> COLOR_PART_BITS) + copy * COLOR_COPY_SIZE;
        places.parts[i] = static_cast<std::int16_t>(entry & (COLOR_PART_ONE - 1));
    }
    light(shaded, terms, places.lights);
}

}  // namespace

ColorTerms colorTerms(const ColorSettings& settings, const PictureTraits& traits,
                      const CurveTable& table) {
    ColorTerms terms{};
    terms.start = table.start();
    terms.inverse_scale = 1 / table.scale();
    terms.first = table.first();
    terms.entries_per_x = table.entriesPerX();
    terms.density = static_cast<float>(settings.density);
    terms.offset = static_cast<float>(settings.offset);
    terms.fraction_share = settings.smooth ? 1.0f : 0.0f;
    terms.calm = static_cast<float>(table.calm());
    terms.nearest = traits.hasDistances ? COLOR_NEAREST : 0.0f;
    terms.interior = 0xff000000u | settings.interior;
    // d turn / d count = density * (rise of an entry) * entriesPerX / (ln 2 * scale * (1 + |t|)),
    // and a pixel, or its part if it has several samples, covers |grad count| = 2 / (d logPower)
    // counts.
    terms.coverage = static_cast<float>(settings.density * table.entriesPerX() /
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
        return static_cast<std::int16_t>(std::lround(slope * COLOR_LIGHT_ONE));
    };
    terms.light_x = steps(tilt * std::cos(light.direction * kDegree));
    terms.light_y = steps(tilt * std::sin(light.direction * kDegree));
    terms.light_above = steps(light.strength * kAbove * low);
    return terms;
}

Versions<AutoShadeRun> autoShading() {
    return versionsOf<shade>();
}

Versions<AutoPlaceRun> autoPlaces() {
    return versionsOf<place>();
}

}  // namespace fathom
