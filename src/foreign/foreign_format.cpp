#include "foreign/foreign_format.h"

#include <algorithm>

#include "base/check.h"
#include "base/shown_text.h"
#include "color/colorizer.h"
#include "foreign/foreign_text.h"

namespace fathom {

// One function for each row, in a file of formats/.
ForeignFormat kallesPlaces();
ForeignFormat kallesColors();
ForeignFormat fraktaler3Places();
ForeignFormat imaginaPlaces();
ForeignFormat rustFractalPlaces();
ForeignFormat deepDrillPlaces();
ForeignFormat mdzPlaces();
ForeignFormat fractalSharkPlaces();
ForeignFormat xaosPlaces();
ForeignFormat fractintPlaces();
ForeignFormat ultraFractalPlaces();

namespace {

bool hasExtension(const ForeignFormat& format, const std::filesystem::path& path) {
    const std::string extension = lowered(path.extension().string());
    return extension.size() > 1 &&
           std::ranges::find(format.extensions, extension.substr(1)) != format.extensions.end();
}

Result<void> validatePlace(const ForeignPlace& place) {
    Result<void> valid;
    if (place.location) valid = validate(*place.location);
    if (valid && place.colors) valid = validate(*place.colors);
    return valid;
}

}  // namespace

std::span<const ForeignFormat> foreignFormats() {
    static const ForeignFormat rows[] = {kallesPlaces(),   kallesColors(),       fraktaler3Places(),
                                         imaginaPlaces(),  rustFractalPlaces(),  deepDrillPlaces(),
                                         mdzPlaces(),      fractalSharkPlaces(), xaosPlaces(),
                                         fractintPlaces(), ultraFractalPlaces()};
    return rows;
}

const ForeignFormat& foreignFormat(std::string_view id) {
    const auto found = std::ranges::find(foreignFormats(), id, &ForeignFormat::id);
    FATHOM_CHECK(found != foreignFormats().end());
    return *found;
}

const ForeignFormat* findForeignFormat(std::string_view text, const std::filesystem::path& source) {
    const ForeignFormat *byContent = nullptr, *byExtension = nullptr;
    for (const ForeignFormat& format : foreignFormats()) {
        const bool isNamed = hasExtension(format, source), isIt = format.recognizes(text);
        if (isNamed && isIt) return &format;
        if (isIt && !byContent) byContent = &format;
        if (isNamed && !byExtension) byExtension = &format;
    }
    return byContent ? byContent : byExtension;
}

const ForeignFormat* findForeignWriter(const std::filesystem::path& path) {
    for (const ForeignFormat& format : foreignFormats())
        if (format.write && hasExtension(format, path)) return &format;
    return nullptr;
}

Result<ForeignFile> parseForeign(std::string_view bytes, const std::filesystem::path& source) {
    const Result<std::string> text = cleanText(bytes);
    if (!text) return fail(text.error().code, {"%1: %2", {shownPath(source), text.error().phrase}});
    const ForeignFormat* const format = findForeignFormat(*text, source);
    if (!format)
        return fail(ErrorCode::Parse, {"%1 is neither a bookmark file, nor a picture with a view, "
                                       "nor a location file of a program that Fathom knows.",
                                       {shownPath(source)}});
    return parseForeign(*format, *text, shownPath(source));
}

Result<ForeignFile> parseForeign(const ForeignFormat& format, std::string_view bytes,
                                 std::string_view name) {
    const auto refuse = [&](const Error& error) {
        return fail(error.code, {"%1: %2", {std::string(name), error.phrase}});
    };
    const Result<std::string> text = cleanText(bytes);
    if (!text) return refuse(text.error());
    Result<std::vector<ForeignPlace>> places = format.read(*text);
    if (!places) return refuse(places.error());
    for (ForeignPlace& place : *places) {
        if (const Result<void> valid = validatePlace(place); !valid)
            return refuse({ErrorCode::Parse, valid.error().phrase});
    }
    return ForeignFile{&format, *std::move(places)};
}

std::vector<std::string> foreignExtensions() {
    std::vector<std::string> list;
    for (const ForeignFormat& format : foreignFormats())
        for (const std::string_view extension : format.extensions)
            if (std::string dotted = "." + std::string(extension);
                std::ranges::find(list, dotted) == list.end())
                list.push_back(std::move(dotted));
    return list;
}

}  // namespace fathom
