// SECURITY.md and README.md state the limits that the program enforces.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "base/limits.h"
#include "support/source_tree.h"

namespace {

using namespace fathom;
using namespace fathom::test;

std::string withThousands(std::size_t value) {
    std::string text = std::to_string(value);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

struct Limit {
    std::string what;
    std::size_t value;
};

const std::vector<Limit> kLimits{
    {"digits of a number", limits::kDigits},
    {"characters of a number", limits::kNumberCharacters},
    {"exponent of a number", limits::kExponent},
    {"bytes of a view, as JSON or pasted text", limits::kViewBytes},
    {"bytes of a text or a number in JSON", limits::kTextBytes},
    {"values of a view", limits::kViewValues},
    {"levels of JSON", limits::kLevels},
    {"bytes of a name, a tag, a date or a key", limits::kNameBytes},
    {"tags of a view", limits::kTags},
    {"bytes of notes", limits::kNotesBytes},
    {"pasted lines with a key", limits::kPastedLines},
    {"lines of another program's file", limits::kForeignLines},
    {"places in a file of another program", limits::kForeignPlaces},
    {"hexadecimal digits of a number", limits::kHexDigits},
    {"steps of a hybrid formula", limits::kSteps},
    {"bookmarks of a list", limits::kListViews},
    {"bytes of a list", limits::kListBytes},
    {"chunks of a PNG before its view", limits::kPngChunks},
    {"attributes of an EXR before its view", limits::kExrAttributes},
    {"bytes of an EXR attribute's name", limits::kExrNameBytes},
    {"bytes of a picture before its view, through a pipe", limits::kPipeBytes},
    {"bytes of a palette", limits::kPaletteBytes},
    {"stops of a palette", limits::kPaletteStops},
    {"palettes of one's own", limits::kPaletteFiles},
    {"layers of colours", limits::kLayers},
    {"pixels along a side of a picture", limits::kPictureSide},
    {"bytes of a message", limits::kMessageBytes},
    {"characters of foreign text quoted in a message", limits::kQuotedCharacters},
};

TEST(Security, TheTableOfLimitsIsThatOfTheProgram) {
    // Compares both ways, so that no row of the document is missing here either.
    std::set<std::string> documented, expected;
    for (const std::string& line : linesOf(kRoot / "SECURITY.md"))
        if (line.starts_with("| ") && line.find_first_of("0123456789") != std::string::npos)
            documented.insert(line);
    for (const Limit& limit : kLimits)
        expected.insert("| " + limit.what + " | " + withThousands(limit.value) + " |");
    EXPECT_EQ(documented, expected);
}

TEST(Security, TheReadmeNamesTheSameSide) {
    std::string readme;
    for (const std::string& line : linesOf(kRoot / "README.md"))
        readme += line + "\n";
    EXPECT_NE(readme.find("to " + withThousands(limits::kPictureSide) + " pixels a side"),
              std::string::npos);
}

TEST(Security, EveryLimitIsInTheTable) {
    std::size_t constants = 0;
    for (const std::string& line : linesOf(kRoot / "src" / "base" / "limits.h"))
        constants += line.starts_with("inline constexpr ") ? 1 : 0;
    EXPECT_EQ(constants, kLimits.size() + 1) << "all but kMebibyte";
}

}  // namespace
