#include "bookmarks/json_colors.h"

#include <charconv>
#include <cstdio>
#include <optional>

#include "base/limits.h"
#include "bookmarks/json_origin.h"
#include "color/blend_mode.h"
#include "color/coloring.h"
#include "color/effect.h"
#include "color/interior.h"
#include "color/palette.h"

namespace fathom {

namespace {

/// "#rrggbb" in sRGB.
std::optional<std::uint32_t> colorOf(const std::string& text) {
    std::uint32_t color = 0;
    if (text.size() != 7 || text[0] != '#') return {};
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 7, color, 16);
    if (error != std::errc() || end != text.data() + 7) return {};
    return color;
}

std::string spokenColor(std::uint32_t color) {
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", color & 0xFFFFFFu);
    return text;
}

/// The curve [[count, turn], ...] of an automatic mapping. If it is missing, the curve is fitted
/// again.
std::optional<AutoCurve> readCurve(const Fields& fields) {
    const Json* value = fields.find("curve");
    if (!value || value->is_null()) return {};
    AutoCurve curve;
    bool good = value->is_array() && value->size() == AutoCurve::kKnots;
    for (std::size_t i = 0; good && i < AutoCurve::kKnots; ++i) {
        const Json& knot = (*value)[i];
        good = knot.is_array() && knot.size() == 2 && knot[0].is_number() && knot[1].is_number();
        if (good) curve.knots[i] = {knot[0].get<double>(), knot[1].get<double>()};
    }
    const double calm = fields.number("curve_calm", curve.calm);
    if (!(calm >= 0 && calm <= AutoCurve::kMostCalm))
        fields.complain("curve_calm", "must be from 0 to 0.25");
    else
        curve.calm = calm;
    if (good && validate(curve)) return curve;
    fields.complain("curve", "must be a list of 9 [count, turn] that ascend");
    return {};
}

/// The id of a bundled palette, or a user's own palette as its file has it.
PaletteChoice readPalette(const Fields& fields) {
    const Json* value = fields.find("palette");
    if (value && value->is_object()) {
        Result<Palette> own = Palette::parse(value->dump(), "coloring.palette");
        if (own) return std::make_shared<const Palette>(*std::move(own));
        fields.reject(own.error().phrase);
    }
    const ColorSettings standard;
    const std::string id = fields.text("palette", standard.palette.id());
    if (!findPalette(id))
        fields.complain("palette", {"must be one of %1", {idsOf(bundledPalettes(), &Palette::id)}},
                        value);
    return id;
}

OrderedJson treeOf(const ColorLayer& layer) {
    OrderedJson tree;
    tree["effect"] = layer.effect;
    if (!layer.isShown) tree["shown"] = false;
    tree["opacity"] = jsonNumber(layer.opacity);
    tree["blend"] = layer.blend;
    tree["color"] = spokenColor(layer.color);
    const auto numbers = findEffect(layer.effect)->numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        tree[std::string(numbers[i].id)] = jsonNumber(layer.numbers[i]);
    if (layer.origin.json) addOrigin(tree, *layer.origin.json);
    return tree;
}

ColorLayer readLayer(const Fields& fields) {
    const Result<ColorLayer> initial = newLayer(fields.text("effect", ""));
    if (!initial) {
        fields.complain("effect", {"must be one of %1", {idsOf(effects(), &EffectSpec::id)}},
                        fields.find("effect"));
        return {};
    }
    ColorLayer layer = *initial;
    layer.isShown = fields.flag("shown", layer.isShown);
    layer.opacity = fields.number("opacity", layer.opacity);
    layer.blend = fields.text("blend", layer.blend);
    if (!findBlendMode(layer.blend))
        fields.complain("blend", {"must be one of %1", {idsOf(blendModes(), &BlendMode::id)}},
                        fields.find("blend"));
    const std::optional<std::uint32_t> color =
        colorOf(fields.text("color", spokenColor(layer.color)));
    if (!color) fields.complain("color", "must be a colour like \"#102030\"", fields.find("color"));
    layer.color = color.value_or(0);
    const auto numbers = findEffect(layer.effect)->numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        layer.numbers[i] = fields.number(std::string(numbers[i].id).c_str(), layer.numbers[i]);

    OrderedJson known = treeOf(layer);
    known["shown"] = layer.isShown;  // written only where it is false
    std::string unknown = originOf(fields.json(), known);
    if (!unknown.empty())
        layer.origin.json = std::make_shared<const std::string>(std::move(unknown));
    return layer;
}

/// The layers, the lowest first.
std::vector<ColorLayer> readLayers(const Fields& fields) {
    std::vector<ColorLayer> layers;
    for (const Fields& layer : fields.objects("layers", limits::kLayers))
        layers.push_back(readLayer(layer));
    return layers;
}

}  // namespace

ColorSettings readColors(const Fields& fields) {
    ColorSettings colors;
    colors.palette = readPalette(fields);
    if (!chooseColoring(fields.text("coloring", colors.coloring), colors))
        fields.complain("coloring", {"must be one of %1", {idsOf(colorings(), &ColoringSpec::id)}},
                        fields.find("coloring"));
    colors.smooth = fields.flag("smooth", colors.smooth);

    const std::string mapping = fields.text("mapping", std::string(mappingId(colors.mapping)));
    if (const std::optional<ColorMapping> known = findMapping(mapping))
        colors.mapping = *known;
    else
        fields.complain("mapping", "must be auto, log or linear", fields.find("mapping"));
    colors.curve = readCurve(fields);
    colors.isPinned = fields.flag("pinned", colors.isPinned);
    colors.density = fields.number("density", colors.density);
    colors.offset = fields.number("offset", colors.offset);
    const Fields light = fields.object("light");
    colors.light.strength = light.number("strength", colors.light.strength);
    colors.light.direction = light.number("direction", colors.light.direction);
    colors.light.elevation = light.number("elevation", colors.light.elevation);
    colors.layers = readLayers(fields);

    colors.interiorBy = fields.text("interior_by", colors.interiorBy);
    if (!findInterior(colors.interiorBy))
        fields.complain("interior_by",
                        {"must be one of %1", {idsOf(interiors(), &InteriorSpec::id)}},
                        fields.find("interior_by"));
    const std::optional<std::uint32_t> interior = colorOf(fields.text("interior", "#000000"));
    if (!interior)
        fields.complain("interior", "must be a colour like \"#102030\"", fields.find("interior"));
    colors.interior = interior.value_or(0);
    return colors;
}

OrderedJson treeOf(const ColorSettings& colors) {
    OrderedJson tree;
    tree["palette"] = colors.palette.id();
    if (colors.palette.own()) tree["palette"] = OrderedJson::parse(colors.palette.own()->toJson());
    tree["coloring"] = colors.coloring;
    tree["smooth"] = colors.smooth;
    tree["mapping"] = std::string(mappingId(colors.mapping));
    if (colors.curve) {
        tree["curve"] = OrderedJson::array();
        for (const auto& [count, turn] : colors.curve->knots)
            tree["curve"].push_back({jsonNumber(count), jsonNumber(turn)});
        if (colors.curve->calm > 0) tree["curve_calm"] = jsonNumber(colors.curve->calm);
    }
    if (colors.isPinned) tree["pinned"] = true;
    tree["density"] = jsonNumber(colors.density);
    tree["offset"] = jsonNumber(colors.offset);
    tree["light"] = {{"strength", jsonNumber(colors.light.strength)},
                     {"direction", jsonNumber(colors.light.direction)},
                     {"elevation", jsonNumber(colors.light.elevation)}};
    for (const ColorLayer& layer : colors.layers)
        tree["layers"].push_back(treeOf(layer));
    if (colors.interiorBy != ColorSettings().interiorBy) tree["interior_by"] = colors.interiorBy;
    tree["interior"] = spokenColor(colors.interior);
    return tree;
}

}  // namespace fathom
