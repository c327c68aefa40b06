// Text from a clipboard: a location as lines of text, bare numbers, or a view as JSON.
#include "bookmarks/location_text.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

/// The location that its text gives back: the text leaves out what the formula does not use, so
/// those values come from `base`.
Location asText(Location location, const Location& base) {
    if (location.formula.spec->kind == FormulaKind::Rest) location.escapeRadius = base.escapeRadius;
    if (location.formula.spec->kind == FormulaKind::Escape) location.convergence = base.convergence;
    return location;
}

}  // namespace

void checkLocationText(std::string_view input) {
    const Bookmark& base = starterBookmarks().front().bookmark;
    const Result<PastedLocation> pasted = parseClipboardText(input, base);
    if (!pasted) return requireSentence(pasted.error());

    const Location& location = pasted->bookmark.location;
    const std::string text = toPlainText(location);
    const Result<PastedLocation> again = parsePlainText(text, base);
    require(again.has_value(), "A location that was copied can be pasted: " + text);
    require(again->unknownKeys.empty(), "All of a copied location is understood: " + text);
    require(again->bookmark.location == asText(location, base.location),
            "A location that was copied is pasted as it was: " + text);
    require(toPlainText(again->bookmark.location) == text,
            "A pasted location is copied as it was: " + text);
}

}  // namespace fathom::test
