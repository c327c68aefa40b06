// Hue families tell attractors apart by hue and keep the lightness of the palette.
#include "color/hue_families.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

#include "color/oklab.h"
#include "color/palette.h"

namespace fathom {
namespace {

constexpr std::uint32_t kAttractors = HueFamilies::kAttractors;

double chromaOf(Oklab color) {
    return std::hypot(color.a, color.b);
}

double degreesBetween(Oklab first, Oklab second) {
    const double turn = std::atan2(second.b, second.a) - std::atan2(first.b, first.a);
    return std::fabs(std::remainder(turn, 2 * std::numbers::pi)) * 180 / std::numbers::pi;
}

float turnOf(std::size_t entry) {
    return static_cast<float>(entry) / static_cast<float>(TurnTable::kEntries);
}

/// The colours of attractors 0, 1, ... at one turn.
std::array<Oklab, kAttractors + 1> colorsAt(const HueFamilies& families, float turn) {
    std::array<Oklab, kAttractors + 1> colors;
    for (std::uint32_t attractor = 0; attractor <= kAttractors; ++attractor)
        colors[attractor] = toOklab(families.at(turn, attractor));
    return colors;
}

TEST(HueFamilies, NoAttractorHasThePalettesOwnColours) {
    for (const Palette& palette : bundledPalettes())
        for (std::size_t i = 0; i <= 10'000; ++i) {
            const float turn = static_cast<float>(i) / 10'000;
            ASSERT_EQ(palette.families().at(turn, 0), palette.at(turn)) << palette.id() << turn;
        }
}

TEST(HueFamilies, AttractorsDifferByMoreThan30DegreesOfHue) {
    constexpr double kVisibleChroma = 0.01;
    for (const Palette& palette : bundledPalettes()) {
        int compared = 0, all = 0;
        for (std::size_t entry = 0; entry < TurnTable::kEntries; entry += 16) {
            const auto colors = colorsAt(palette.families(), turnOf(entry));
            for (std::uint32_t one = 1; one <= kAttractors; ++one)
                for (std::uint32_t other = one + 1; other <= kAttractors; ++other) {
                    ++all;
                    // White, black and the grey between two hues look the same for all attractors.
                    if (chromaOf(colors[one]) < kVisibleChroma ||
                        chromaOf(colors[other]) < kVisibleChroma)
                        continue;
                    ++compared;
                    ASSERT_GT(degreesBetween(colors[one], colors[other]), 30)
                        << palette.id() << " " << entry << ": " << one << ", " << other;
                }
        }
        EXPECT_GT(compared, 0.8 * all) << palette.id();
    }
}

TEST(HueFamilies, LightnessStays) {
    for (const Palette& palette : bundledPalettes())
        for (std::size_t entry = 0; entry < TurnTable::kEntries; ++entry) {
            const auto colors = colorsAt(palette.families(), turnOf(entry));
            for (std::uint32_t attractor = 1; attractor <= kAttractors; ++attractor)
                ASSERT_NEAR(colors[attractor].lightness, colors[0].lightness, 1e-4)
                    << palette.id() << " " << entry << " " << attractor;
        }
}

TEST(HueFamilies, HaveNoJumpWhereThePaletteHasNone) {
    for (const Palette& palette : bundledPalettes()) {
        auto before = colorsAt(palette.families(), turnOf(TurnTable::kEntries - 1));
        for (std::size_t entry = 0; entry < TurnTable::kEntries; ++entry) {
            const auto here = colorsAt(palette.families(), turnOf(entry));
            for (std::uint32_t attractor = 1; attractor <= kAttractors; ++attractor)
                ASSERT_LT(std::hypot(here[attractor].lightness - before[attractor].lightness,
                                     here[attractor].a - before[attractor].a,
                                     here[attractor].b - before[attractor].b),
                          25.0 / TurnTable::kEntries)
                    << palette.id() << " " << entry << " " << attractor;
            before = here;
        }
    }
}

TEST(HueFamilies, AGreyPaletteIsTinted) {
    const Result<Palette> grey = Palette::parse(
        R"({"fathom_palette": 1, "id": "grey", "name": "Grey", "stops": [[0, "#404040"],
            [0.5, "#c0c0c0"]]})",
        "grey.json");
    ASSERT_TRUE(grey.has_value());
    for (const float turn : {0.0f, 0.25f, 0.5f, 1.0f}) {
        const auto colors = colorsAt(grey->families(), turn);
        EXPECT_LT(chromaOf(colors[0]), 1e-6);
        for (std::uint32_t attractor = 1; attractor <= kAttractors; ++attractor)
            EXPECT_GT(chromaOf(colors[attractor]), 0.05) << turn << " " << attractor;
    }
}

TEST(HueFamilies, BeyondTheLastOneTheyComeAgain) {
    const HueFamilies& families = findPalette("abyss")->families();
    for (const std::uint32_t attractor : {1u, 2u, 8u}) {
        EXPECT_EQ(families.at(0.3f, attractor + kAttractors), families.at(0.3f, attractor));
        EXPECT_NE(families.at(0.3f, attractor), families.at(0.3f, 0));
    }
    EXPECT_EQ(families.at(0.3f, 0xffffffff), families.at(0.3f, 7));
}

}  // namespace
}  // namespace fathom
