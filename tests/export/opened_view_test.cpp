// Opens files of any kind: bookmarks, pictures, and files of other programs.
#include "export/opened_view.h"

#include <gtest/gtest.h>

#include "base/atomic_file.h"
#include "export/exr_reader.h"
#include "export/image_exporter.h"
#include "export/png_writer.h"
#include "support/source_tree.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

const std::filesystem::path kFiles = test::kRoot / "tests" / "foreign" / "files";
const std::filesystem::path kPictures =
    test::kRoot / "tests" / "fuzz" / "corpus" / "foreign_picture";

TEST(OpenedView, FilesOfOtherProgramsAreOpened) {
    const Result<OpenedView> bay = openView(kFiles / "bay.kfr");
    ASSERT_TRUE(bay);
    EXPECT_TRUE(bay->isForeign);
    EXPECT_EQ(bay->bookmark.name, "bay");
    EXPECT_EQ(bay->bookmark.location.view.radius.toString(), "0.0008");
    EXPECT_TRUE(bay->lost.empty());
    EXPECT_EQ(openView(kFiles / "bay.toml")->bookmark.colors, initialColors());

    const Result<OpenedView> valley = openView(kFiles / "places.par");
    EXPECT_EQ(valley->bookmark.name, "Seahorse");
    EXPECT_NE(valley->lost.back().text().find("2 places"), std::string::npos);
    // A section in brackets is no JSON.
    EXPECT_EQ(openView(kFiles / "film.prf")->bookmark.name, "film");
}

TEST(OpenedView, PicturesOfOtherProgramsGiveTheirPlace) {
    const Location bay = openView(kFiles / "bay.kfr")->bookmark.location;
    for (const char* name : {"comment.jpg", "comment.png", "kf.exr"}) {
        const Result<OpenedView> opened = openView(kPictures / name);
        ASSERT_TRUE(opened) << opened.error().message;
        EXPECT_TRUE(opened->isForeign);
        EXPECT_EQ(opened->bookmark.location, bay) << name;
    }
    for (const char* name : {"packed.png", "f3.exr", "text"})
        EXPECT_EQ(openView(kPictures / name)->bookmark.location.escapeRadius, 625) << name;
    for (const char* name : {"short.jpg", "damaged.jpg"})
        EXPECT_EQ(openView(kPictures / name).error().code, ErrorCode::Parse) << name;
    // Only Fathom's own view goes with samples.
    EXPECT_FALSE(readView(kPictures / "kf.exr"));
    EXPECT_FALSE(ExrReader::open(kPictures / "kf.exr"));
}

TEST(OpenedView, FathomsViewComesFirst) {
    const Bookmark home = findStarterBookmark("home")->bookmark;
    const std::string png = readFile(kPictures / "comment.png").value();
    const Result<OpenedView> opened = openView(withView(png, toJson(home, -1)), "The clipboard");
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->isForeign);
    EXPECT_EQ(opened->bookmark, home);
    EXPECT_EQ(openView(toJson(home), "The clipboard")->bookmark, home);
    EXPECT_EQ(openView("", "The clipboard").error().message, "The clipboard is empty.");
    EXPECT_NE(openView("[1, 2]", "The clipboard").error().message.find("in braces"),
              std::string::npos);
}

TEST(OpenedView, ListsTellWhatWasLeftOut) {
    const Result<BookmarkList> list = readViews(kFiles / "places.par");
    ASSERT_TRUE(list);
    ASSERT_EQ(list->items.size(), 2u);
    EXPECT_EQ(list->items[1].name, "Skewed");
    EXPECT_NE(list->items[0].notes.find("Barnsley"), std::string::npos);
    EXPECT_EQ(list->items[1].notes, "");
    EXPECT_EQ(readViews(kFiles / "bay.kfr")->items.front().name, "bay");
    EXPECT_NE(readViews(kFiles / "stripes.kfp").error().message.find("no place"),
              std::string::npos);
}

TEST(OpenedView, ColoursAreOpenedAlone) {
    const Result<OpenedColors> stripes = openColors(kFiles / "stripes.kfp");
    ASSERT_TRUE(stripes);
    EXPECT_EQ(stripes->colors.density, 1.0 / 8);
    EXPECT_EQ(stripes->lost.size(), 1u);
    EXPECT_NE(openView(kFiles / "stripes.kfp").error().message.find("--colors"), std::string::npos);
    EXPECT_FALSE(openColors(kFiles / "bay.toml"));
    EXPECT_EQ(openColors(kFiles / "none").error().code, ErrorCode::NotFound);
    const TemporaryFolder folder;
    const std::filesystem::path json = folder.path() / "home.json";
    ASSERT_TRUE(writeFileAtomically(json, toJson(findStarterBookmark("home")->bookmark)));
    EXPECT_EQ(openColors(json)->colors, findStarterBookmark("home")->bookmark.colors);
}

}  // namespace
}  // namespace fathom
