// A palette's JSON.
#include <nlohmann/json.hpp>

#include "color/palette.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

std::string colorText(std::uint32_t color) {
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", color);
    return text;
}

/// Fathom itself writes no palettes.
std::string jsonOf(const Palette& palette) {
    nlohmann::json tree{{"fathom_palette", 1}, {"id", palette.id()}, {"name", palette.name()}};
    tree["stops"] = nlohmann::json::array();
    for (const PaletteStop& stop : palette.stops())
        tree["stops"].push_back({stop.position, colorText(stop.color)});
    return tree.dump();
}

bool isLight(RgbF color) {
    const auto inRange = [](float channel) { return channel >= 0 && channel <= 1; };
    return inRange(color.r) && inRange(color.g) && inRange(color.b);
}

}  // namespace

void checkPalette(std::string_view input) {
    const Result<Palette> palette = Palette::parse(input, "palette.json");
    if (!palette) return requireSentence(palette.error());

    const Result<Palette> again = Palette::parse(jsonOf(*palette), "palette.json");
    require(again.has_value(), "A palette that was written can be read");
    require(again->id() == palette->id() && again->name() == palette->name(),
            "A palette keeps its names");
    require(again->stops().size() == palette->stops().size(), "A palette keeps its stops");
    for (double turn = -1; turn < 2; turn += 1.0 / 64) {
        require(isLight(palette->at(turn)), "A palette's colours are light from 0 to 1");
        require(again->at(turn) == palette->at(turn), "A palette keeps its colours");
    }
}

}  // namespace fathom::test
