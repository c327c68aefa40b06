#include "bookmarks/verified_pixels.h"

#include <gtest/gtest.h>

#include "formula/formula_list.h"

namespace fathom {
namespace {

Bookmark somewhere() {
    Bookmark bookmark;
    bookmark.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    return bookmark;
}

const VerifiedPixels kResult{64, 1, "big floats", {1920, 1080}};

TEST(VerifiedPixels, SurviveAFileBesideWhatOthersWrote) {
    Bookmark bookmark = somewhere();
    bookmark.origin = R"({"mood":"blue"})";
    const auto read = parseBookmark(toJson(withVerified(bookmark, kResult)), "test");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(verifiedPixelsOf(*read), kResult);
    EXPECT_NE(read->origin.find("blue"), std::string::npos);
}

TEST(VerifiedPixels, TheLastResultTakesTheOnesPlaceBefore) {
    VerifiedPixels later = kResult;
    later.right = 1000;
    EXPECT_EQ(verifiedPixelsOf(withVerified(withVerified(somewhere(), kResult), later)), later);
}

TEST(VerifiedPixels, AreNothingWhereTheyMakeNoSense) {
    EXPECT_EQ(verifiedPixelsOf(somewhere()), std::nullopt);
    for (const char* const origin :
         {"[]", R"({"verified":1})", R"({"verified":{"right":-1,"wrong":0,"by":"","size":[1,1]}})",
          R"({"verified":{"right":1,"wrong":0,"by":"x","size":[1]}})",
          R"({"verified":{"right":1e99,"wrong":0,"by":"x","size":[1,1]}})"}) {
        Bookmark bookmark = somewhere();
        bookmark.origin = origin;
        EXPECT_EQ(verifiedPixelsOf(bookmark), std::nullopt) << origin;
    }
}

}  // namespace
}  // namespace fathom
