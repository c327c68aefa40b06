// Reads and writes Fathom's own format.
#include <cstdio>

#include "base/json_tree.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "color/formats/text_lines.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

constexpr const char* kKeys[] = {"fathom_palette", "id", "name", "space", "curve", "stops"};

std::string lineAndColumn(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');  // npos + 1 is 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(std::max<std::size_t>(1, before.size() - (lineStart + 1)));
}

Result<Json> parseTree(std::string_view json) {
    if (json.size() > limits::kPaletteBytes)
        return fail(ErrorCode::Parse, {"this is longer than a palette may be (%1 KiB).",
                                       {std::to_string(limits::kPaletteBytes >> 10)}});
    bool isTooDeep = false;
    const auto keep = [&](int depth, Json::parse_event_t, Json&) {
        isTooDeep = isTooDeep || depth > static_cast<int>(limits::kLevels);
        return !isTooDeep;
    };
    try {
        Json root = Json::parse(json, keep);
        if (!isTooDeep) return root;
        return fail(ErrorCode::Parse, {"this is nested deeper than %1 levels; it is not a palette.",
                                       {std::to_string(limits::kLevels)}});
    } catch (const Json::parse_error& error) {
        return fail(ErrorCode::Parse, {"the JSON breaks off at %1; correct it there.",
                                       {lineAndColumn(json, error.byte)}});
    } catch (const Json::exception&) {
        return fail(ErrorCode::Parse, "the JSON holds a number that is out of range.");
    }
}

// Converts "#rrggbb" to 0xRRGGBB; returns nothing for any other text.
std::optional<std::uint32_t> colorOf(std::string_view text) {
    std::uint32_t color = 0;
    if (text.size() != 7 || text.front() != '#') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 7, color, 16);
    if (error != std::errc() || end != text.data() + 7) return std::nullopt;
    return color;
}

Result<PaletteStop> readStop(const Json& entry, std::size_t index) {
    const auto refuse = [&](const Phrase& what) {
        return fail(ErrorCode::Parse, {"stop %1 %2", {std::to_string(index + 1), what}});
    };
    if (!entry.is_array() || entry.size() < 2 || entry.size() > 3 || !entry[0].is_number() ||
        !entry[1].is_string() || (entry.size() == 3 && !entry[2].is_number()))
        return refuse("must be [position, \"#rrggbb\"] or [position, \"#rrggbb\", midpoint].");
    const auto color = colorOf(entry[1].get_ref<const std::string&>());
    if (!color)
        return refuse({"has the colour %1, which is not of the form \"#rrggbb\".",
                       {inQuotes(entry[1].get_ref<const std::string&>())}});
    PaletteStop stop{entry[0].get<double>(), *color};
    if (entry.size() == 3) stop.midpoint = entry[2].get<double>();
    return stop;
}

/// Sets `value` to the choice whose name, one of `names`, is the value of a key.
template <class Choice, std::size_t count>
Result<void> readChoice(const Json& root, const char* key, const char* const (&names)[count],
                        Choice& value) {
    const auto found = root.find(key);
    if (found == root.end()) return {};
    std::string all;
    for (std::size_t i = 0; i < count; ++i) {
        all += std::string(i == 0 ? "" : ", ") + names[i];
        if (*found == names[i]) {
            value = static_cast<Choice>(i);
            return {};
        }
    }
    return fail(ErrorCode::Parse, {"\"%1\" must be one of %2.", {std::string(key), all}});
}

constexpr const char* kSpaces[] = {"oklab", "srgb"};                // PaletteSpace
constexpr const char* kCurves[] = {"smooth", "straight", "eased"};  // PaletteCurve

/// The unknown keys, as text. They are known to be nested only a few levels deep by now.
std::string originOf(const Json& root) {
    Json rest;
    for (const auto& [key, value] : root.items())
        if (std::ranges::find(kKeys, key) == std::end(kKeys)) rest[key] = value;
    return rest.is_null() ? std::string()
                          : rest.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<ForeignPalette> read(std::string_view text) {
    const Result<Json> tree = parseTree(text);
    if (!tree) return tl::make_unexpected(tree.error());
    const Json& root = *tree;
    const auto refuse = [](const Phrase& what) { return fail(ErrorCode::Parse, what); };
    const auto version = root.find("fathom_palette");
    if (!root.is_object() || version == root.end() || *version != 1)
        return refuse("this is not a palette: \"fathom_palette\": 1 is missing.");

    ForeignPalette palette;
    PaletteData& data = palette.data;
    const auto id = root.find("id"), name = root.find("name"), stops = root.find("stops");
    if (id == root.end() || !id->is_string()) return refuse("\"id\" must be a word.");
    if (name == root.end() || !name->is_string()) return refuse("\"name\" must be a text.");
    data.id = id->get<std::string>();
    data.name = name->get<std::string>();
    Result<void> choices = readChoice(root, "space", kSpaces, data.space).and_then([&] {
        return readChoice(root, "curve", kCurves, data.curve);
    });
    if (!choices) return tl::make_unexpected(choices.error());
    if (stops == root.end() || !stops->is_array())
        return refuse("\"stops\" must be a list of at least two [position, \"#rrggbb\"].");
    for (const Json& entry : *stops) {
        const Result<PaletteStop> stop = readStop(entry, data.stops.size());
        if (!stop) return tl::make_unexpected(stop.error());
        data.stops.push_back(*stop);
    }
    data.origin = originOf(root);
    return palette;
}

/// The text between the brackets of "stops".
std::string linesOf(const std::vector<PaletteStop>& stops) {
    std::string lines;
    for (const PaletteStop& stop : stops) {
        char color[8];
        std::snprintf(color, sizeof color, "#%06x", stop.color & 0xFFFFFFu);
        lines += lines.empty() ? "\n    [" : ",\n    [";
        lines += Json(stop.position).dump() + ", \"" + color + '"';
        if (stop.midpoint != 0.5) lines += ", " + Json(stop.midpoint).dump();
        lines += ']';
    }
    return lines + "\n  ";
}

bool recognizes(std::string_view text) {
    return trimmed(text).starts_with('{');
}

std::string write(const Palette& palette) {
    return palette.toJson();
}

}  // namespace

Result<Palette> Palette::parse(std::string_view json, std::string_view source) {
    Result<ForeignPalette> read = fathom::read(json);
    Result<Palette> palette = std::move(read).and_then(
        [](ForeignPalette found) { return create(std::move(found.data)); });
    if (palette) return palette;
    return fail(ErrorCode::Parse, {"%1: %2", {shownPath(source), palette.error().phrase}});
}

std::string Palette::toJson() const {
    OrderedJson tree;
    tree["fathom_palette"] = 1;
    tree["id"] = id();
    tree["name"] = name();
    tree["space"] = kSpaces[static_cast<std::size_t>(m_data.space)];
    tree["curve"] = kCurves[static_cast<std::size_t>(m_data.curve)];
    tree["stops"] = OrderedJson::array();
    const Json unknown = Json::parse(m_data.origin, nullptr, false);
    if (unknown.is_object())
        for (const auto& [key, value] : unknown.items())
            tree[key] = OrderedJson(value);
    std::string text = tree.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
    // Writes one line for each stop. The search is safe: quotes are escaped in the texts before it.
    const std::size_t inside = text.find("\"stops\": []") + 10;
    text.insert(inside, linesOf(stops()));
    return text;
}

PaletteFormat jsonPalettes() {
    return {"json", "", "Fathom", recognizes, read, write};
}

}  // namespace fathom
