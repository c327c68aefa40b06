#include "foreign/pasted_place.h"

#include <algorithm>

#include "foreign/foreign_text.h"

namespace fathom {

namespace {

/// Whether a text that may be of Kalles Fraktaler has lines which only its files have.
bool hasItsOwnKeys(std::string_view text) {
    constexpr std::string_view kKeys[] = {
        "FractalType:", "UseHybridFormula:", "IterDiv:", "Colors:", "RotateAngle:"};
    return std::ranges::any_of(kKeys,
                               [&](std::string_view key) { return hasLineStarting(text, key); });
}

/// The format of a text; null for plain text.
const ForeignFormat* formatOf(std::string_view text) {
    const Result<std::string> clean = cleanText(text);
    if (!clean || trimmed(*clean).starts_with('{')) return nullptr;
    const ForeignFormat* const format = findForeignFormat(*clean, {});
    return format && format->id == "kfr" && !hasItsOwnKeys(*clean) ? nullptr : format;
}

}  // namespace

Result<PastedPlace> parsePastedText(std::string_view text, const Bookmark& base) {
    const ForeignFormat* const format = formatOf(text);
    if (!format)
        return parseClipboardText(text, base).map([](PastedLocation pasted) {
            return PastedPlace{std::move(pasted), nullptr, {}};
        });
    Result<ForeignFile> file = parseForeign(*format, text, phrase("The text"));
    if (!file) return tl::make_unexpected(file.error());
    ForeignPlace& place = file->places.front();
    PastedPlace pasted{{}, format, std::move(place.lost)};
    Bookmark& bookmark = pasted.pasted.bookmark;
    bookmark.name = place.name;
    bookmark.location = place.location.value_or(base.location);
    bookmark.colors = place.colors.value_or(base.colors);
    if (file->places.size() > 1)
        pasted.lost.push_back({"The text has %1 places, of which this is the first.",
                               {std::to_string(file->places.size())}});
    return pasted;
}

}  // namespace fathom
