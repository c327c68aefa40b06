// A view as JSON, as in bookmark files, pictures and clipboards.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

void checkBookmark(std::string_view input) {
    const Result<Bookmark> bookmark = parseBookmark(input, "view.json");
    if (!bookmark) return requireSentence(bookmark.error());
    for (const int indent : {-1, 2})
        requireSame(*bookmark, parseBookmark(toJson(*bookmark, indent), "view.json"));
}

}  // namespace fathom::test
