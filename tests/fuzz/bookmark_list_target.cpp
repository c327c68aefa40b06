// A list of views as JSON, such as the user's bookmarks.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

void checkBookmarkList(std::string_view input) {
    const Result<BookmarkList> list = parseBookmarkList(input, "bookmarks.json");
    if (!list) return requireSentence(list.error());

    const Result<BookmarkList> again = parseBookmarkList(toJson(*list), "bookmarks.json");
    require(again.has_value(), "A list that was written can be read");
    require(again->origin == list->origin, "A list keeps the keys of newer programs");
    require(again->items.size() == list->items.size(), "A list keeps its length");
    for (std::size_t i = 0; i < list->items.size(); ++i)
        requireSame(list->items[i], again->items[i]);
}

}  // namespace fathom::test
