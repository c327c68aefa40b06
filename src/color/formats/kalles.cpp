// Reads Kalles Fraktaler's palettes: lines "Key: value", of which "Colors" lists B,G,R of keys that
// are evenly spaced on the circle. From key to key, colours follow half a cosine.
#include "base/limits.h"
#include "color/formats/text_lines.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

constexpr std::string_view kKey = "Colors:";

/// Takes a number before the next comma; returns nothing unless it is from 0 to 255.
std::optional<std::uint32_t> takeCode(std::string_view& list) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const auto code = numberOf<std::uint32_t>(trimmed(list.substr(0, comma)));
    list.remove_prefix(std::min(comma + 1, list.size()));
    return code && *code <= 255 ? code : std::nullopt;
}

Result<std::vector<PaletteStop>> readColors(std::string_view list) {
    std::vector<PaletteStop> stops;
    while (!trimmed(list).empty()) {
        std::uint32_t color = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            const auto code = takeCode(list);
            if (!code)
                return fail(ErrorCode::Parse,
                            {"colour %1 of Colors is not three whole numbers from 0 to 255.",
                             {std::to_string(stops.size() + 1)}});
            color |= *code << shift;
        }
        if (stops.size() == limits::kPaletteStops)
            return fail(ErrorCode::Parse, {"Colors may have at most %1 colours.",
                                           {std::to_string(limits::kPaletteStops)}});
        stops.push_back({0, color});
    }
    if (stops.size() == 1) stops.push_back(stops.front());
    for (std::size_t i = 0; i < stops.size(); ++i)
        stops[i].position = static_cast<double>(i) / static_cast<double>(stops.size());
    return stops;
}

Result<ForeignPalette> read(std::string_view text) {
    ForeignPalette palette;
    std::optional<std::string_view> colors;
    TextLines lines(text);
    while (const std::optional<std::string_view> line = lines.next()) {
        if (line->starts_with(kKey)) colors = line->substr(kKey.size());
        if (line->starts_with("MultiColor:") && trimmed(line->substr(11)) == "1")
            palette.loss = phrase("The waves of MultiColor are left out.");
    }
    if (!colors) return fail(ErrorCode::Parse, "there is no line \"Colors: ...\" in it.");
    Result<std::vector<PaletteStop>> stops = readColors(*colors);
    if (!stops) return tl::make_unexpected(stops.error());
    palette.data.space = PaletteSpace::Srgb;
    palette.data.curve = PaletteCurve::Eased;
    palette.data.stops = *std::move(stops);
    return palette;
}

bool recognizes(std::string_view text) {
    return text.starts_with(kKey) || text.find("\nColors:") != std::string_view::npos;
}

}  // namespace

PaletteFormat kallesPalettes() {
    return {"kfp", "kfr", "Kalles Fraktaler", recognizes, read, nullptr};
}

}  // namespace fathom
