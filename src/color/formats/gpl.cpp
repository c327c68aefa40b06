// Reads and writes GIMP's palettes: "GIMP Palette", "Name:", "Columns:", comments after #, and rows
// "R G B name". They have no positions, so the colours are evenly spaced on the circle.
#include <algorithm>
#include <cstdio>

#include "base/limits.h"
#include "base/shown_text.h"
#include "color/formats/text_lines.h"
#include "color/palette_edit.h"
#include "color/palette_format.h"
#include "color/srgb.h"

namespace fathom {

namespace {

constexpr std::string_view kFirstLine = "GIMP Palette";

Result<ForeignPalette> read(std::string_view text) {
    TextLines lines(text);
    if (trimmed(lines.next().value_or("")) != kFirstLine)
        return lines.complain("must be \"GIMP Palette\".");
    ForeignPalette palette;
    PaletteData& data = palette.data;
    while (std::optional<std::string_view> line = lines.next()) {
        const std::string_view content = trimmed(*line);
        if (content.starts_with("Name:")) data.name = printable(trimmed(content.substr(5)));
        if (content.empty() || content[0] == '#' || content.starts_with("Name:") ||
            content.starts_with("Columns:"))
            continue;
        const auto color = takeColor(*line);
        if (!color) return lines.complain("must begin with three whole numbers from 0 to 255.");
        if (data.stops.size() == limits::kPaletteStops)
            return lines.complain({"is one too many: a palette may have at most %1 colours.",
                                   {std::to_string(limits::kPaletteStops)}});
        data.stops.push_back({0, *color});
    }
    for (std::size_t i = 0; i < data.stops.size(); ++i)
        data.stops[i].position = static_cast<double>(i) / static_cast<double>(data.stops.size());
    return palette;
}

bool recognizes(std::string_view text) {
    return trimmed(TextLines(text).next().value_or("")) == kFirstLine;
}

/// Writes the stops if they are evenly spaced, otherwise even steps, as many as GIMP shows well.
std::string write(const Palette& palette) {
    constexpr std::size_t kSteps = 256;
    const bool isEven = areEven(palette.stops());
    const std::size_t count = isEven ? palette.stops().size() : kSteps;
    const double start = isEven ? palette.stops().front().position : 0;
    std::string name = palette.name();
    std::ranges::replace(name, '\n', ' ');
    std::string text = std::string(kFirstLine) + "\nName: " + name + "\nColumns: 16\n#\n";
    for (std::size_t i = 0; i < count; ++i) {
        const Rgb32 color =
            toSrgb8(palette.exactlyAt(start + static_cast<double>(i) / static_cast<double>(count)));
        char line[48];
        std::snprintf(line, sizeof line, "%3u %3u %3u\t%zu\n", color >> 16 & 255, color >> 8 & 255,
                      color & 255, i + 1);
        text += line;
    }
    return text;
}

}  // namespace

PaletteFormat gplPalettes() {
    return {"gpl", "", "GIMP palette", recognizes, read, write};
}

}  // namespace fathom
