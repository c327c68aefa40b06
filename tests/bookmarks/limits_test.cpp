// A text beyond a limit is refused with a sentence that names the limit; one at the limit is read.
#include <gtest/gtest.h>

#include "base/limits.h"
#include "bookmarks/bookmark.h"
#include "bookmarks/location_text.h"

namespace fathom {
namespace {

const std::string kFields =
    R"("formula":{"id":"mandelbrot"},"center":{"re":"0","im":"0"},"radius":"1")";
const std::string kView = "{" + kFields + "}";

std::string repeated(const std::string& text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (; count > 0; --count)
        all += text;
    return all;
}

/// kView with one more key.
std::string viewWith(const std::string& key, const std::string& value) {
    return "{" + kFields + ",\"" + key + "\":" + value + "}";
}

/// The error message without the "x.json" before it.
std::string problemOf(const std::string& text) {
    const Result<BookmarkList> list = parseBookmarkList(text, "x.json");
    if (list) return "none";
    EXPECT_TRUE(list.error().message.starts_with("x.json")) << list.error().message;
    EXPECT_LE(list.error().message.size(), limits::kMessageBytes);
    return list.error().message.substr(6);
}

TEST(BookmarkLimits, ValuesOfAViewAreCounted) {
    const auto withZeros = [](std::size_t count) {
        return viewWith("later", "[0" + repeated(",0", count - 1) + "]");
    };
    constexpr std::size_t kOwn = 8;  // values of the view itself: it, its six fields and the list
    EXPECT_EQ(problemOf(withZeros(limits::kViewValues - kOwn)), "none");
    const std::string tooMany =
        " holds more than 100000 values in one bookmark; it is not a bookmark file.";
    EXPECT_EQ(problemOf(withZeros(limits::kViewValues - kOwn + 1)), tooMany);
    EXPECT_EQ(problemOf(viewWith("later", "[" + repeated("[],", 3'000'000))), tooMany);
    EXPECT_EQ(problemOf("{" + repeated(R"("same":[],)", 3'000'000)), tooMany);
    EXPECT_EQ(
        problemOf(R"({"bookmarks":[)" + kView + R"(],"later":[)" + repeated("[],", 3'000'000)),
        tooMany);
}

TEST(BookmarkLimits, EachBookmarkOfAListMayBeAsLargeAsOne) {
    const std::string large = viewWith("later", "[0" + repeated(",0", 90'000) + "]");
    const Result<BookmarkList> list = parseBookmarkList(
        R"({"bookmarks":[)" + large + "," + large + "," + large + R"(],"other":[0]})", "x.json");
    ASSERT_TRUE(list) << list.error().message;
    EXPECT_EQ(list->items.size(), 3u);
    EXPECT_EQ(list->origin, R"({"other":[0]})");
}

TEST(BookmarkLimits, BytesOfAViewAreCounted) {
    const std::string blanks(limits::kViewBytes, ' ');
    EXPECT_EQ(problemOf(kView + blanks.substr(kView.size())), "none");
    EXPECT_EQ(problemOf(kView + blanks), " is larger than a bookmark may be (8 MiB).");
    EXPECT_EQ(problemOf(blanks + kView), " is larger than a bookmark may be (8 MiB).");
    const std::string inAList =
        " holds a bookmark, or other data next to the bookmarks, of more than 8 MiB; no bookmark "
        "is that "
        "large.";
    EXPECT_EQ(problemOf(R"({"bookmarks":[)" + kView + "," + blanks + kView + "]}"), inAList);
    EXPECT_EQ(problemOf(R"({"bookmarks":[)" + kView + R"(],"later":)" + blanks), inAList);
    EXPECT_EQ(problemOf(R"({"bookmarks":[{"later":)" + blanks), inAList);
}

TEST(BookmarkLimits, BytesOfATextAreCounted) {
    const auto text = [](std::size_t bytes) { return '"' + std::string(bytes, ' ') + '"'; };
    EXPECT_EQ(problemOf(viewWith("later", text(limits::kTextBytes - 2))), "none");
    // The limit is checked only once per block.
    const std::string tooLong = text(limits::kTextBytes + 2 * ByteSource::kBlock);
    const std::string problem =
        " holds a text or a number of more than 4 MiB; it is not a bookmark file.";
    EXPECT_EQ(problemOf(viewWith("later", tooLong)), problem);
    EXPECT_EQ(problemOf("{" + tooLong), problem);
    EXPECT_EQ(problemOf(std::string(limits::kTextBytes + 2 * ByteSource::kBlock, '7')), problem);
}

TEST(BookmarkLimits, BlanksBetweenTokensAreNotRemembered) {
    // The JSON library would quote the blanks, each line end with eight characters.
    const std::string lines(80, '\n');
    EXPECT_EQ(problemOf("[" + repeated("[" + lines + "]," + lines, 50'000) + "x").substr(0, 45),
              " is broken JSON at line 8000001, column 1: in");
    // Inside a text blanks are kept, and a line end is an error.
    EXPECT_EQ(parseBookmark(viewWith("name", R"("a  \" \\   b")"), "x").value().name,
              R"(a  " \   b)");
    const std::size_t column = viewWith("name", "\"a \n").size() - 1;
    EXPECT_TRUE(problemOf(viewWith("name", "\"a \n\""))
                    .starts_with(" is broken JSON at line 1, column " + std::to_string(column)));
}

TEST(BookmarkLimits, BookmarksOfAListAreCounted) {
    EXPECT_EQ(problemOf(R"({"bookmarks":[)" + repeated(kView + ",", limits::kListViews) + kView),
              " holds more than 100000 bookmarks; split it into several files.");
}

TEST(BookmarkLimits, BytesOfAListAreCounted) {
    const std::string large = kView.substr(0, 1) + std::string(8'000'000, ' ') + kView.substr(1);
    EXPECT_EQ(problemOf(R"({"bookmarks":[)" + repeated(large + ",", 18)),
              " is larger than a list of bookmarks may be (128 MiB); split it into several files.");
}

TEST(BookmarkLimits, AYearsLongListFits) {
    // A list as the program writes it, with typical names and notes.
    Bookmark bookmark = parseBookmark(kView, "x").value();
    bookmark.name = "Seahorse valley, the third spiral from the left";
    bookmark.tags = {"spiral", "deep"};
    bookmark.created = currentTimestamp();
    EXPECT_LT(toJson(BookmarkList{{bookmark, bookmark}, ""}).size() / 2 * limits::kListViews,
              limits::kListBytes);
}

TEST(BookmarkLimits, TextsAreMeasured) {
    const auto text = [](std::size_t bytes) { return '"' + std::string(bytes, 'n') + '"'; };
    const std::size_t most = limits::kNameBytes;
    for (const char* key : {"name", "created"}) {
        EXPECT_EQ(problemOf(viewWith(key, text(most))), "none");
        EXPECT_EQ(problemOf(viewWith(key, text(most + 1))),
                  ": " + std::string(key) + " must be a text of at most 4096 bytes, not \"" +
                      std::string(59, 'n') + "…\".");
    }
    EXPECT_EQ(problemOf(viewWith("notes", text(limits::kNotesBytes))), "none");
    EXPECT_TRUE(problemOf(viewWith("notes", text(limits::kNotesBytes + 1)))
                    .starts_with(": notes must be a text of at most 1048576 bytes, not "));

    const std::string tags = ": tags must be a list of at most 1000 texts of at most 4096 bytes";
    EXPECT_EQ(problemOf(viewWith("tags", "[" + text(most) + repeated(",\"t\"", 999) + "]")),
              "none");
    EXPECT_TRUE(
        problemOf(viewWith("tags", "[\"t\"" + repeated(",\"t\"", 1000) + "]")).starts_with(tags));
    EXPECT_TRUE(problemOf(viewWith("tags", "[" + text(most + 1) + "]")).starts_with(tags));

    EXPECT_EQ(problemOf(viewWith(std::string(most, 'k'), "0")), "none");
    EXPECT_EQ(problemOf(viewWith(std::string(most + 1, 'k'), "0")),
              " has a key longer than 4096 bytes; it is not a bookmark file.");
}

TEST(BookmarkLimits, LevelsAreCounted) {
    const auto nested = [](std::size_t levels) {
        return viewWith("later", std::string(levels, '[') + std::string(levels, ']'));
    };
    EXPECT_EQ(problemOf(nested(limits::kLevels - 1)), "none");
    EXPECT_EQ(problemOf(nested(limits::kLevels)),
              " is nested deeper than 64 levels; it is not a bookmark file.");
}

TEST(BookmarkLimits, WhatIsKeptOfNewerProgramsIsReadAgain) {
    // This text is as large as can be read. It must survive saving, too.
    const std::string text =
        viewWith("later", "[" + repeated("[],", 99'000) + "\"" + std::string(3'900'000, 'x') +
                              "\",\"" + std::string(3'900'000, 'y') + "\"]");
    const Bookmark bookmark = parseBookmark(text, "x").value();
    EXPECT_EQ(parseBookmark(toJson(bookmark, -1), "x").value(), bookmark);
}

TEST(BookmarkLimits, MessagesStayShortWhateverIsQuoted) {
    const std::string longest = '"' + std::string(3'900'000, '7') + '"';
    for (const char* key : {"fathom", "transform", "iterations", "coloring", "tags", "convergence"})
        EXPECT_NE(problemOf(viewWith(key, longest)), "none") << key;
    EXPECT_NE(problemOf(viewWith("x", "1e" + std::string(3'900'000, '9'))), "none");
    EXPECT_NE(problemOf(viewWith("x", std::string(3'900'000, 'u'))), "none");
    EXPECT_EQ(problemOf(viewWith("radius", "[[1],[2]]")),
              ": radius must be a decimal number in quotes, not a list.");
    const std::string source = repeated("folder/", 1000) + "x.json";
    const std::string sentence = parseBookmark("{", source).error().message;
    EXPECT_LE(sentence.size(), 250u);
    EXPECT_NE(sentence.find("folder/x.json is broken JSON at line 1"), std::string::npos)
        << sentence;
    const std::string escape = parseBookmark("{\"a\" \x1b[31m}", "a\x1b").error().message;
    EXPECT_EQ(escape.find('\x1b'), std::string::npos) << escape;
}

TEST(BookmarkLimits, ThePlaceOfAnErrorIsRightBeyondTheFirstBlock) {
    const std::string lines = repeated("\n", 100'000);
    EXPECT_EQ(problemOf("{" + lines + "\"\xC3\xA4\xC3\xA4\" x}").substr(0, 40),
              " is broken JSON at line 100001, column 6");
}

TEST(BookmarkLimits, TheFirstOfAListNeedsNoMore) {
    const std::string text = R"({"bookmarks":[)" + kView + ", oops";
    ByteSource source = ByteSource::over(text, "x.json");
    EXPECT_TRUE(readFirstBookmark(source));
}

TEST(PastedLimits, LinesAndBytesAreCounted) {
    const Bookmark base = parseBookmark(kView, "x").value();
    const auto problemOfPasted = [&base](const std::string& text) {
        const Result<PastedLocation> pasted = parseClipboardText(text, base);
        return pasted ? std::string("none") : pasted.error().message;
    };
    const std::string re = "Re: 0.5\n";
    EXPECT_EQ(problemOfPasted(re + repeated("Prose.\n", 100'000)), "none");
    EXPECT_EQ(problemOfPasted(re + repeated("a:\n", limits::kPastedLines - 1)), "none");
    EXPECT_EQ(problemOfPasted(re + repeated("a:\n", limits::kPastedLines)),
              "The text has more than 10000 lines with a key; it is not a location.");
    EXPECT_EQ(problemOfPasted(re + std::string(limits::kViewBytes, '\n')),
              "The text is longer than a location may be (8 MiB).");
    EXPECT_EQ(problemOfPasted("{" + std::string(limits::kViewBytes, '\n')),
              "The text is larger than a bookmark may be (8 MiB).");
    const std::string problem = problemOfPasted("Re: \x1b" + std::string(3'000'000, '7'));
    EXPECT_TRUE(problem.starts_with("Line 1 of the text has an invalid Re: The number \"\\x1b7777"))
        << problem;
    EXPECT_LE(problem.size(), limits::kMessageBytes);
}

}  // namespace
}  // namespace fathom
