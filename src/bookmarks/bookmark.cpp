#include "bookmarks/bookmark.h"

#include <ctime>
#include <limits>
#include <optional>

#include "base/limits.h"
#include "bookmarks/json_colors.h"
#include "bookmarks/json_fields.h"
#include "bookmarks/json_origin.h"
#include "bookmarks/json_text.h"
#include "formula/formula_list.h"

namespace fathom {

namespace {

constexpr int kFormatVersion = 1;

// --- JSON to values -------------------------------------------------------------------------

/// The steps of a hybrid.
std::vector<FormulaStep> readSteps(const Fields& fields) {
    if (!fields.find("steps")) fields.complain("steps", "is missing");
    std::vector<FormulaStep> steps;
    for (const Fields& step : fields.objects("steps", limits::kSteps)) {
        const FormulaSpec* spec = findFormula(step.text("id", ""));
        if (!spec || !spec->canBeStep) {
            step.complain("id", {"must be one of %1", {stepIds()}}, step.find("id"));
            return {};
        }
        const Json* power = step.find("power");
        if (power && !(power->is_number_integer() && *power >= spec->minimumPower &&
                       *power <= spec->maximumPower)) {
            step.complain(
                "power",
                {"must be a whole number from %1 to %2",
                 {std::to_string(spec->minimumPower), std::to_string(spec->maximumPower)}},
                power);
            return {};
        }
        steps.push_back({spec, power ? power->get<int>() : spec->initialPower});
    }
    return steps;
}

FormulaInstance readFormula(const Fields& fields) {
    const std::string id = fields.text("id", "");
    const FormulaSpec* spec = findFormula(id);
    if (!spec) {
        fields.complain("id", {"must be one of %1", {idsOf(formulas(), &FormulaSpec::id)}},
                        fields.find("id"));
        return defaultInstance(formulas().front());
    }

    FormulaInstance formula = defaultInstance(*spec);
    if (spec->hasSteps) {
        formula.steps = readSteps(fields);
    } else if (const Json* power = fields.find("power")) {
        if (power->is_number_integer() && *power >= -1000 && *power <= 1000)
            formula.power = power->get<int>();
        else
            fields.complain(
                "power",
                {"must be a whole number from %1 to %2",
                 {std::to_string(spec->minimumPower), std::to_string(spec->maximumPower)}},
                power);
    }
    if (const Json* julia = fields.find("julia"); julia && !julia->is_null()) {
        const Fields constant = fields.object("julia");
        formula.julia = JuliaConstant{constant.decimal("re"), constant.decimal("im")};
    }
    const Fields parameters = fields.object("parameters");
    for (std::size_t i = 0; i < spec->parameters.size(); ++i) {
        const std::string key(spec->parameters[i].id);
        formula.parameters[i] = parameters.number(key.c_str(), formula.parameters[i]);
    }
    return formula;
}

View readView(const Fields& fields) {
    View view;
    if (!fields.find("center")) fields.complain("center", "is missing");
    const Fields center = fields.object("center");
    view.re = center.decimal("re");
    view.im = center.decimal("im");
    view.radius = fields.decimal("radius");
    if (view.radius.sign() <= 0)
        fields.complain("radius", "must be above 0", fields.find("radius"));

    const Fields transform = fields.object("transform");
    view.transform.rotation = transform.number("rotation", 0);
    view.transform.flip = transform.flag("flip", false);
    view.transform.stretchAngle = transform.number("stretch_angle", 0);
    view.transform.stretch = transform.number("stretch", 1);
    return view;
}

IterationLimit readIterations(const Fields& fields, const View& view) {
    const Json* value = fields.find("iterations");
    if (!value || *value == "auto") return {initialIterationLimit(view), true};
    if (value->is_number_unsigned()) return {value->get<std::uint64_t>(), false};
    fields.complain("iterations", "must be \"auto\" or a whole number above 0", value);
    return {};
}

std::vector<std::string> readTags(const Fields& fields) {
    const Json* value = fields.find("tags");
    if (!value) return {};
    std::vector<std::string> tags;
    bool good = value->is_array() && value->size() <= limits::kTags;
    for (std::size_t i = 0; good && i < value->size(); ++i) {
        const Json& tag = (*value)[i];
        good = tag.is_string() && tag.get_ref<const std::string&>().size() <= limits::kNameBytes;
        if (good) tags.push_back(tag.get<std::string>());
    }
    if (!good)
        fields.complain("tags",
                        {"must be a list of at most %1 texts of at most %2 bytes",
                         {std::to_string(limits::kTags), std::to_string(limits::kNameBytes)}},
                        value->is_array() ? nullptr : value);
    return tags;
}

/// Refuses a file of a later format, with a friendly message. A missing version means the present
/// one.
Result<void> checkVersion(const Json& object, const Phrase& where) {
    const auto version = object.find("fathom");
    if (version == object.end() || *version == kFormatVersion) return {};
    if (version->is_number_unsigned() && *version > kFormatVersion)
        return fail(
            ErrorCode::Unsupported,
            {"%1: this was written by a newer Fathom (format %2); please update Fathom to open it.",
             {where, spoken(*version)}});
    return fail(ErrorCode::Parse, {"%1: fathom must be 1, the number of the file format, not %2.",
                                   {where, spoken(*version)}});
}

OrderedJson treeOf(const Bookmark& bookmark);

/// `where` is put before each message: "list.json: bookmark 3".
Result<Bookmark> readBookmark(const Json& object, const Phrase& where) {
    if (!object.is_object())
        return fail(ErrorCode::Parse,
                    {"%1: a view must be an object in braces, not %2.", {where, spoken(object)}});
    if (Result<void> version = checkVersion(object, where); !version)
        return tl::make_unexpected(version.error());
    if (!object.contains("fathom") && !object.contains("formula"))
        return fail(ErrorCode::Parse, {"%1: it contains no Fathom view.", {where}});

    Phrase problem;
    const Fields fields(object, "", problem);
    if (!fields.find("formula")) fields.complain("formula", "is missing");
    Bookmark bookmark;
    bookmark.name = fields.text("name", "");
    bookmark.location.formula = readFormula(fields.object("formula"));
    bookmark.location.view = readView(fields);
    if (problem.isEmpty())
        bookmark.location.iterations = readIterations(fields, bookmark.location.view);
    bookmark.location.escapeRadius = fields.number("escape_radius", bookmark.location.escapeRadius);
    bookmark.location.convergence = fields.number("convergence", bookmark.location.convergence);
    bookmark.colors =
        fields.find("coloring") ? readColors(fields.object("coloring")) : initialColors();
    bookmark.tags = readTags(fields);
    bookmark.notes = fields.text("notes", "", limits::kNotesBytes);
    bookmark.created = fields.text("created", "");
    if (!problem.isEmpty()) return fail(ErrorCode::Parse, {"%1: %2", {where, problem}});

    Result<void> valid = validate(bookmark.location);
    if (valid) valid = validate(bookmark.colors);
    if (!valid) return fail(valid.error().code, {"%1: %2", {where, valid.error().phrase}});
    bookmark.origin = originOf(object, treeOf(bookmark));
    return bookmark;
}

// --- Values to JSON -------------------------------------------------------------------------

OrderedJson treeOf(const FormulaInstance& formula) {
    OrderedJson tree;
    tree["id"] = formula.spec->id;
    if (formula.spec->hasSteps) {
        tree["steps"] = OrderedJson::array();
        for (const FormulaStep& step : formula.steps)
            tree["steps"].push_back({{"id", step.spec->id}, {"power", step.power}});
    } else {
        tree["power"] = formula.power;
    }
    tree["julia"] = nullptr;
    if (formula.julia)
        tree["julia"] = {{"re", formula.julia->re.toString()},
                         {"im", formula.julia->im.toString()}};
    tree["parameters"] = OrderedJson::object();
    for (std::size_t i = 0; i < parameterCount(formula); ++i)
        tree["parameters"][std::string(formula.spec->parameters[i].id)] =
            jsonNumber(formula.parameters[i]);
    return tree;
}

OrderedJson treeOf(const Bookmark& bookmark) {
    const Location& location = bookmark.location;
    const Transform& transform = location.view.transform;
    OrderedJson tree;
    tree["fathom"] = kFormatVersion;
    tree["name"] = bookmark.name;
    tree["formula"] = treeOf(location.formula);
    tree["center"] = {{"re", location.view.re.toString()}, {"im", location.view.im.toString()}};
    tree["radius"] = location.view.radius.toString();
    tree["transform"] = {{"rotation", jsonNumber(transform.rotation)},
                         {"flip", transform.flip},
                         {"stretch_angle", jsonNumber(transform.stretchAngle)},
                         {"stretch", jsonNumber(transform.stretch)}};
    tree["iterations"] = location.iterations.automatic ? OrderedJson("auto")
                                                       : OrderedJson(location.iterations.limit);
    tree["escape_radius"] = jsonNumber(location.escapeRadius);
    tree["convergence"] = jsonNumber(location.convergence);
    tree["coloring"] = treeOf(bookmark.colors);
    tree["tags"] = bookmark.tags;
    tree["notes"] = bookmark.notes;
    tree["created"] = bookmark.created;
    return tree;
}

OrderedJson fullTreeOf(const Bookmark& bookmark) {
    OrderedJson tree = treeOf(bookmark);
    addOrigin(tree, bookmark.origin);
    return tree;
}

std::string textOf(const OrderedJson& tree, int indent) {
    return tree.dump(indent, ' ', false, OrderedJson::error_handler_t::replace);
}

// --- Files of one view or many --------------------------------------------------------------

/// Reads the views of a list, at most `most` of them, or the single view of a file.
Result<BookmarkList> readViews(ByteSource& source, std::size_t most) {
    BookmarkList list;
    std::optional<Error> problem;
    const Result<Json> tree = readTree(source, [&](const Json& view) {
        const std::string number = std::to_string(list.items.size() + 1);
        Result<Bookmark> bookmark =
            readBookmark(view, Phrase{"%1: bookmark %2", {source.name(), number}});
        if (bookmark)
            list.items.push_back(*std::move(bookmark));
        else
            problem = std::move(bookmark.error());
        return !problem && list.items.size() < most;
    });
    if (!tree) return tl::make_unexpected(tree.error());

    if (!tree->is_object() || !tree->contains("bookmarks")) {
        Result<Bookmark> single = readBookmark(*tree, source.name());
        if (!single) return tl::make_unexpected(single.error());
        list.items.push_back(*std::move(single));
        return list;
    }
    if (Result<void> version = checkVersion(*tree, source.name()); !version)
        return tl::make_unexpected(version.error());
    if (problem) return tl::make_unexpected(*std::move(problem));
    const Json& views = (*tree)["bookmarks"];
    if (!views.is_array())
        return fail(ErrorCode::Parse, {"%1: bookmarks must be a list in brackets, not %2.",
                                       {source.name(), spoken(views)}});
    list.origin = originOf(*tree, {{"fathom", kFormatVersion}, {"bookmarks", nullptr}});
    return list;
}

}  // namespace

Result<Bookmark> parseBookmark(std::string_view text, std::string_view source) {
    ByteSource bytes = ByteSource::over(text, source);
    const Result<Json> tree = readTree(bytes, [](const Json&) { return false; });
    if (!tree) return tl::make_unexpected(tree.error());
    if (tree->is_object() && tree->contains("bookmarks"))
        return fail(
            ErrorCode::Parse,
            {"%1 holds a list of bookmarks, but a single bookmark is needed.", {bytes.name()}});
    return readBookmark(*tree, bytes.name());
}

Result<BookmarkList> readBookmarkList(ByteSource& source) {
    return readViews(source, std::numeric_limits<std::size_t>::max());
}

Result<Bookmark> readFirstBookmark(ByteSource& source) {
    Result<BookmarkList> list = readViews(source, 1);
    if (!list) return tl::make_unexpected(list.error());
    if (list->items.empty())
        return fail(ErrorCode::Parse, {"%1 holds no bookmark.", {source.name()}});
    return std::move(list->items.front());
}

Result<BookmarkList> parseBookmarkList(std::string_view text, std::string_view source) {
    ByteSource bytes = ByteSource::over(text, source);
    return readBookmarkList(bytes);
}

Result<std::vector<Bookmark>> parseBookmarks(std::string_view text, std::string_view source) {
    Result<BookmarkList> list = parseBookmarkList(text, source);
    if (!list) return tl::make_unexpected(list.error());
    return std::move(list->items);
}

std::string toJson(const Bookmark& bookmark, int indent) {
    return textOf(fullTreeOf(bookmark), indent);
}

/// Writes a list as the library would, but with one bookmark's tree at a time: the trees of all
/// bookmarks together would take twenty times the memory of the text.
std::string toJson(const BookmarkList& list, int indent) {
    OrderedJson tree;
    tree["fathom"] = kFormatVersion;
    tree["bookmarks"] = OrderedJson::array();
    addOrigin(tree, list.origin);
    std::string frame = textOf(tree, indent) + "\n";
    if (list.items.empty()) return frame;

    const std::string lineEnd = indent < 0 ? "" : "\n";
    const auto indented = [&](std::size_t levels) {
        return lineEnd +
               std::string(indent < 0 ? 0 : levels * static_cast<std::size_t>(indent), ' ');
    };
    const std::size_t inside = frame.find("[]") + 1;  // only "fathom": 1 stands before
    std::string text = frame.substr(0, inside);
    for (const Bookmark& bookmark : list.items) {
        if (&bookmark != &list.items.front()) text += ',';
        text += indented(2);
        for (const char character : toJson(bookmark, indent)) {
            if (character == '\n')  // texts contain none: they are escaped
                text += indented(2);
            else
                text += character;
        }
    }
    return text + indented(1) + frame.substr(inside);
}

std::string currentTimestamp() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

}  // namespace fathom
