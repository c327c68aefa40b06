// Reads and writes Fractint's maps: up to 256 lines "R G B". The rest of a line is a comment. The
// first line is the colour of the interior; the other colours repeat.
#include <cstdio>

#include "color/formats/text_lines.h"
#include "color/palette_edit.h"
#include "color/palette_format.h"
#include "color/srgb.h"

namespace fathom {

namespace {

constexpr std::size_t kMostLines = 256;

Result<ForeignPalette> read(std::string_view text) {
    std::vector<std::uint32_t> colors;
    TextLines lines(text);
    while (std::optional<std::string_view> line = lines.next()) {
        if (trimmed(*line).empty()) continue;
        const auto color = takeColor(*line);
        if (!color) return lines.complain("must begin with three whole numbers from 0 to 255.");
        if (colors.size() == kMostLines)
            return lines.complain("is one too many: a colour map has at most 256 colours.");
        colors.push_back(*color);
    }
    if (colors.size() < 3)
        return fail(ErrorCode::Parse,
                    "a colour map needs at least three lines: the interior's colour and two more.");

    // The first of the repeating colours is at 0, and again at 1.
    std::vector<CodeSample> circle;
    const std::size_t count = colors.size() - 1;
    for (std::size_t i = 0; i <= count; ++i) {
        const std::uint32_t color = colors[1 + i % count];
        circle.push_back(
            {static_cast<double>(i) / static_cast<double>(count),
             {static_cast<double>(color >> 16 & 255), static_cast<double>(color >> 8 & 255),
              static_cast<double>(color & 255)}});
    }
    ForeignPalette palette;
    palette.data.space = PaletteSpace::Srgb;
    palette.data.curve = PaletteCurve::Straight;
    palette.data.stops = simplified(circle);
    palette.data.stops.pop_back();
    // All colours are equal: add a second stop, as a palette needs two.
    if (palette.data.stops.size() == 1)
        palette.data.stops.push_back({0.5, palette.data.stops.front().color});
    if (colors.front() != 0)
        palette.loss =
            phrase("The map's first colour, which is that of the interior, is left out.");
    return palette;
}

bool recognizes(std::string_view text) {
    TextLines lines(text);
    while (std::optional<std::string_view> line = lines.next())
        if (!trimmed(*line).empty()) return takeColor(*line).has_value();
    return false;
}

std::string write(const Palette& palette) {
    std::string text = "0 0 0\n";
    constexpr std::size_t kCount = kMostLines - 1;
    for (std::size_t i = 0; i < kCount; ++i) {
        const Rgb32 color =
            toSrgb8(palette.exactlyAt(static_cast<double>(i) / static_cast<double>(kCount)));
        char line[16];
        std::snprintf(line, sizeof line, "%u %u %u\n", color >> 16 & 255, color >> 8 & 255,
                      color & 255);
        text += line;
    }
    return text;
}

}  // namespace

PaletteFormat mapPalettes() {
    return {"map", "", "Fractint", recognizes, read, write};
}

}  // namespace fathom
