// Text of other programs on the clipboard.
#include "foreign/pasted_place.h"

#include "foreign/foreign_files.h"

namespace fathom {
namespace {

const Bookmark& base() {
    return findStarterBookmark("home")->bookmark;
}

TEST(PastedPlace, FilesOfOtherProgramsCanBePasted) {
    for (const auto& entry :
         std::filesystem::directory_iterator(test::kRoot / "tests" / "foreign" / "files")) {
        const std::string name = entry.path().filename().string();
        const Result<PastedPlace> pasted = parsePastedText(foreignText(name), base());
        ASSERT_TRUE(pasted) << name << ": " << pasted.error().message;
        ASSERT_NE(pasted->format, nullptr) << name;
        const ForeignPlace place = placesIn(foreignText(name), name).front();
        EXPECT_EQ(pasted->pasted.bookmark.location, place.location.value_or(base().location))
            << name;
        EXPECT_EQ(pasted->pasted.bookmark.colors, place.colors.value_or(base().colors)) << name;
    }
}

TEST(PastedPlace, PlainTextKeepsTheFormula) {
    Bookmark ship = base();
    ship.location.formula = placeOf("ship.imt").location->formula;
    const Result<PastedPlace> pasted =
        parsePastedText("Re: -1.25\nIm: 0.5\nZoom: 100\nIterations: 7", ship);
    ASSERT_TRUE(pasted);
    EXPECT_EQ(pasted->format, nullptr);
    EXPECT_EQ(pasted->pasted.bookmark.location.formula, ship.location.formula);
    EXPECT_EQ(parsePastedText(toPlainText(ship.location), base())->pasted.bookmark.location,
              ship.location);
    EXPECT_EQ(parsePastedText(toJson(ship), base())->pasted.bookmark, ship);
    EXPECT_EQ(parsePastedText("0.25 0.5", base())->format, nullptr);
}

TEST(PastedPlace, RefusalsNameTheText) {
    const Result<PastedPlace> pasted =
        parsePastedText("Re: 1\nIm: 1\nZoom: 1\nFractalType: 50\n", base());
    ASSERT_FALSE(pasted);
    EXPECT_TRUE(says(pasted.error().message, "The text: its formula, FractalType 50"));
}

}  // namespace
}  // namespace fathom
