// The bookmarks that come with the program.
#include "bookmarks/bookmark.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace fathom {
namespace {

TEST(StarterBookmarks, AreReadableAndBeginAtHome) {
    ASSERT_FALSE(starterBookmarks().empty());
    EXPECT_EQ(starterBookmarks().front().id, "home");
    std::set<std::string> ids;
    for (const StarterBookmark& starter : starterBookmarks()) {
        EXPECT_TRUE(ids.insert(starter.id).second) << starter.id;
        EXPECT_FALSE(starter.bookmark.name.empty()) << starter.id;
        EXPECT_EQ(findStarterBookmark(starter.id), &starter);
    }
    EXPECT_EQ(findStarterBookmark("nowhere"), nullptr);
}

TEST(StarterBookmarks, LeadToTheDeepInSeveralFormulas) {
    std::set<std::string> formulas;
    int deep = 0;
    std::int64_t deepest = 0;
    for (const StarterBookmark& starter : starterBookmarks()) {
        const Location& location = starter.bookmark.location;
        const std::int64_t place = location.view.radius.leadingPlace();
        if (place > -49) continue;
        ++deep;
        deepest = std::min(deepest, place);
        formulas.emplace(location.formula.spec->id);
        EXPECT_EQ(starter.bookmark.colors.mapping, ColorMapping::Automatic) << starter.id;
    }
    EXPECT_GE(deep, 10);
    EXPECT_LT(deepest, -1000);
    EXPECT_GE(formulas.size(), 4u);
}

}  // namespace
}  // namespace fathom
