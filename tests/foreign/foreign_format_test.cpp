// What all foreign formats share: recognition, encodings, limits.
#include <set>

#include "base/limits.h"
#include "foreign/foreign_files.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {
namespace {

const std::string kPlace = "Re: -1.25\nIm: 0.5\nZoom: 100\n";

TEST(Foreign, TheTableHasEachIdOnce) {
    std::set<std::string_view> ids;
    for (const ForeignFormat& format : foreignFormats()) {
        EXPECT_TRUE(ids.insert(format.id).second) << format.id;
        EXPECT_FALSE(format.extensions.empty()) << format.id;
        EXPECT_EQ(&foreignFormat(format.id), &format);
    }
    EXPECT_EQ(findForeignWriter("a/B.KFR")->id, "kfr");
    EXPECT_EQ(findForeignWriter("b.kfp")->id, "kfp");
    EXPECT_EQ(findForeignWriter("b.txt"), nullptr);
}

TEST(Foreign, EveryFileIsRecognizedByItsContent) {
    for (const auto& entry :
         std::filesystem::directory_iterator(test::kRoot / "tests" / "foreign" / "files")) {
        const std::string name = entry.path().filename().string();
        const Result<std::string> text = cleanText(foreignText(name));
        ASSERT_TRUE(text) << name;
        const ForeignFormat* const format = findForeignFormat(*text, name);
        ASSERT_NE(format, nullptr) << name;
        EXPECT_EQ(findForeignFormat(*text, "unknown"), format) << name;
    }
}

TEST(Foreign, EncodingsAreRecognized) {
    EXPECT_TRUE(says(refusalOf("\xff\xfeR\0e\0", "x.kfr"), "UTF-16"));
    EXPECT_TRUE(
        says(refusalOf("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "x.kfr"),
             "git lfs pull"));
    EXPECT_TRUE(says(refusalOf(std::string("Re: 1\0", 6), "x.kfr"), "not a text"));
    EXPECT_TRUE(says(refusalOf("", "x.kfr"), "missing"));
    EXPECT_TRUE(says(refusalOf("hello", "x.txt"), "neither"));
    const ForeignPlace unix = placeIn(kPlace, "x.kfr");
    std::string text = "\xef\xbb\xbf";
    for (const char letter : kPlace)
        text += letter == '\n' ? "  \r\n" : std::string(1, letter);
    EXPECT_EQ(placeIn(text, "x.kfr").location, unix.location);
    for (char& letter : text)
        if (letter == '\n') letter = ' ';
    EXPECT_EQ(placeIn(text, "x.kfr").location, unix.location);  // lone carriage returns
    EXPECT_EQ(placeIn("Im: 0.5\nZoom: 7\nRe: +1\nZoom: 100\nRe: -1.25\n", "x.kfr").location,
              unix.location);  // the last one wins
}

TEST(Foreign, LongFilesAreRefusedBeforeTheyAreParsed) {
    EXPECT_TRUE(says(refusalOf(kPlace + std::string(limits::kViewBytes, ' '), "x.kfr"), "8 MiB"));
    EXPECT_TRUE(
        says(refusalOf(kPlace + std::string(limits::kForeignLines, '\n'), "x.kfr"), "lines"));
}

TEST(Foreign, MatricesBecomeTransforms) {
    // A shear of an 0.3 radian, a mirror and a turn, against the view's own matrix.
    const Matrix2 map{0.3, -0.4, 0.7, 0.1};
    View view;
    ASSERT_TRUE(setMap(view, map, Decimal::fromDouble(1e-3)));
    const Matrix2 again = matrixOf(view.transform);
    const double radius = view.radius.toDouble() * 1e3;
    EXPECT_NEAR(again.xx * radius, map.xx, 1e-15);
    EXPECT_NEAR(again.xy * radius, map.xy, 1e-15);
    EXPECT_NEAR(again.yx * radius, map.yx, 1e-15);
    EXPECT_NEAR(again.yy * radius, map.yy, 1e-15);
    EXPECT_FALSE(setMap(view, {1, 2, 2, 4}, Decimal::fromDouble(1)));
}

}  // namespace
}  // namespace fathom
