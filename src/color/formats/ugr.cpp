// Reads Ultra Fractal's gradients: entries "name { gradient: key=value ... }" with stops "index=...
// color=..." on a circle of 400 places. Colours are R + 256 G + 65536 B.
#include <algorithm>

#include "base/shown_text.h"
#include "color/formats/text_lines.h"
#include "color/palette_edit.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

constexpr int kPlaces = 400;

/// The words of a text. A quoted value is part of its word; comments after ; are skipped.
class Words {
public:
    explicit Words(std::string_view text) : m_rest(text) {}
    /// The next word; empty at the end.
    std::string_view next() {
        for (m_rest = trimmed(m_rest); m_rest.starts_with(';'); m_rest = trimmed(m_rest))
            m_rest.remove_prefix(std::min(m_rest.find('\n'), m_rest.size()));
        bool isQuoted = false;
        std::size_t length = 0;
        for (; length < m_rest.size(); ++length) {
            const char letter = m_rest[length];
            if (letter == '"') isQuoted = !isQuoted;
            if (!isQuoted && (letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'))
                break;
        }
        const std::string_view word = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return word;
    }

private:
    std::string_view m_rest;
};

std::uint32_t swapped(std::uint32_t color) {
    return (color & 0xff) << 16 | (color & 0xff00) | color >> 16;
}

/// Reads a key of the section. Returns what is wrong with it; empty if nothing is.
Phrase takeKey(std::string_view key, std::string_view value, ForeignPalette& palette,
               std::optional<int>& index) {
    PaletteData& data = palette.data;
    if (key == "title" && value.size() >= 2) {
        data.name = printable(trimmed(value.substr(1, value.size() - 2)));
    } else if (key == "smooth") {
        data.curve = value == "yes" ? PaletteCurve::Smooth : PaletteCurve::Straight;
    } else if (key == "rotation" && value != "0") {
        palette.loss = phrase("The gradient's rotation is left out: shift the palette instead.");
    } else if (key == "index") {
        index = numberOf<int>(value);
        if (!index) return Phrase{"index=%1 is not a whole number.", {excerpt(value)}};
    } else if (key == "color") {
        const auto color = numberOf<std::uint32_t>(value);
        if (!index) return Phrase{"color=%1 has no index before it.", {excerpt(value)}};
        if (!color || *color > 0xffffff)
            return Phrase{"color=%1 is not a whole number from 0 to 16777215.", {excerpt(value)}};
        const int place = (*index % kPlaces + kPlaces) % kPlaces;
        data.stops.push_back({static_cast<double>(place) / kPlaces, swapped(*color)});
        index.reset();
    }
    return {};
}

Result<ForeignPalette> read(std::string_view text) {
    ForeignPalette palette;
    palette.data.space = PaletteSpace::Srgb;
    palette.data.curve = PaletteCurve::Straight;
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    Words words(text);
    std::string_view word = words.next(), before;
    for (; !word.empty() && word != "gradient:"; word = words.next()) {
        if (word == "{") palette.data.name = printable(before);
        before = word;
    }
    if (word.empty()) return fail(ErrorCode::Parse, "there is no section \"gradient:\" in it.");
    std::optional<int> index;
    for (word = words.next(); word != "}"; word = words.next()) {
        if (word.empty()) return fail(ErrorCode::Parse, "the gradient does not end with }.");
        if (word.ends_with(':')) {  // another section, such as opacity
            while (!word.empty() && word != "}")
                word = words.next();
            break;
        }
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos)
            return fail(ErrorCode::Parse, {"%1 is not of the form key=value.", {inQuotes(word)}});
        const Phrase problem =
            takeKey(word.substr(0, equals), word.substr(equals + 1), palette, index);
        if (!problem.isEmpty()) return fail(ErrorCode::Parse, problem);
    }
    std::ranges::stable_sort(palette.data.stops, {}, &PaletteStop::position);
    if (!words.next().empty())
        palette.loss = phrase("The file holds more than one gradient; only the first is read.");
    return palette;
}

bool recognizes(std::string_view text) {
    return text.find("gradient:") != std::string_view::npos;
}

}  // namespace

PaletteFormat ugrPalettes() {
    return {"ugr", "upr", "Ultra Fractal", recognizes, read, nullptr};
}

}  // namespace fathom
