// Text from outside in messages: always valid UTF-8, always short, never a control character.
#include "base/shown_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "base/limits.h"

namespace fathom {
namespace {

/// Independent of the code under test: checks the byte ranges of the Unicode Standard's table 3-7.
bool isUtf8(const std::string& text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = [&](std::size_t at) {
            return i + at < text.size() ? static_cast<unsigned char>(text[i + at]) : 0u;
        };
        const auto isWithin = [](unsigned value, unsigned low, unsigned high) {
            return value >= low && value <= high;
        };
        const unsigned lead = byte(0);
        std::size_t length = 1;
        unsigned low = 0x80, high = 0xBF;
        if (isWithin(lead, 0xC2, 0xDF)) length = 2;
        if (isWithin(lead, 0xE0, 0xEF)) length = 3;
        if (isWithin(lead, 0xF0, 0xF4)) length = 4;
        if (lead == 0xE0) low = 0xA0;
        if (lead == 0xED) high = 0x9F;
        if (lead == 0xF0) low = 0x90;
        if (lead == 0xF4) high = 0x8F;
        if (length == 1 && lead >= 0x80) return false;
        if (length > 1 && !isWithin(byte(1), low, high)) return false;
        for (std::size_t at = 2; at < length; ++at)
            if (!isWithin(byte(at), 0x80, 0xBF)) return false;
        i += length;
    }
    return true;
}

std::size_t charactersOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string repeated(const std::string& text, std::size_t count) {
    std::string all;
    for (; count > 0; --count)
        all += text;
    return all;
}

TEST(ShownText, OrdinaryTextStaysAsItIs) {
    for (const char* text : {"", "home", "Größe 深い 🌀 \"x\" \\ '%s'", "e\xCC\x81", "👩‍🚀"})
        EXPECT_EQ(printable(text), text);
}

TEST(ShownText, WhatChangesTheTerminalOrTheOrderIsEscaped) {
    EXPECT_EQ(printable("\x1b[31mred\x7f\r\n\t"), "\\x1b[31mred\\x7f\\x0d\\x0a\\x09");
    EXPECT_EQ(printable(std::string("a\0b", 3)), "a\\x00b");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m"),
              "\\u009b31m");  // CSI in one character
    EXPECT_EQ(printable("\xE2\x80\xAE"
                        "gpj"),
              "\\u202egpj");  // right to left from here
    EXPECT_EQ(printable("\xE2\x81\xA6\xE2\x81\xA9"), "\\u2066\\u2069");
    EXPECT_EQ(printable("\xE2\x80\xA8"), "\\u2028");
    EXPECT_EQ(printable("\xF3\xA0\x80\xA0"), "\\ue0020");
}

TEST(ShownText, BytesThatAreNoTextAreEscapedOneByOne) {
    EXPECT_EQ(printable("\xFF"), "\\xff");
    EXPECT_EQ(printable("a\xC3"), "a\\xc3");
    EXPECT_EQ(printable("\xC0\xAF"), "\\xc0\\xaf");                    // overlong
    EXPECT_EQ(printable("\xED\xA0\x80"), "\\xed\\xa0\\x80");           // a surrogate
    EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // beyond U+10FFFF
    EXPECT_EQ(printable("\x9B"), "\\x9b");
}

TEST(ShownText, AnExcerptHasAtMostSixtyCharacters) {
    const std::string sixty(60, 'x');
    EXPECT_EQ(excerpt(sixty), sixty);
    EXPECT_EQ(excerpt(sixty + "x"), sixty.substr(1) + "…");
    EXPECT_EQ(inQuotes(sixty), '"' + sixty + '"');
    EXPECT_EQ(excerpt(repeated("ü", 61)), repeated("ü", 59) + "…");
    EXPECT_EQ(charactersOf(excerpt(repeated("🌀", 100))), 31u) << "bytes are bounded too";
    EXPECT_EQ(excerpt(std::string(100, '\x1b')), repeated("\\x1b", 14) + "…");
}

TEST(ShownText, OfALongPathTheNameRemains) {
    EXPECT_EQ(shownPath("/tmp/view.json"), "/tmp/view.json");
    const std::string shown = shownPath("/home/somebody" + repeated("/deep", 500) + "/view.json");
    EXPECT_TRUE(shown.starts_with("/home/somebody")) << shown;
    EXPECT_TRUE(shown.ends_with("/deep/view.json")) << shown;
    EXPECT_LE(shown.size(), 120u);
    EXPECT_EQ(shownPath("a\nb\x9B.png"), "a\\x0ab\\x9b.png");
}

TEST(ShownText, AMessageKeepsItsBeginningAndItsEnd) {
    EXPECT_EQ(shownMessage("Short."), "Short.");
    const std::string shown = shownMessage("Cannot read " + repeated("ü", 9'999'999) + ": why.");
    EXPECT_TRUE(shown.starts_with("Cannot read ü")) << shown;
    EXPECT_TRUE(shown.ends_with("ü: why.")) << shown;
    EXPECT_LE(std::string("fathom: " + shown + "\n").size(), limits::kMessageBytes);
    EXPECT_GT(shown.size(), limits::kMessageBytes - 20);
    EXPECT_EQ(shownMessage("a\nb"), "a\\x0ab");
}

TEST(ShownText, RandomBytesGiveShortPrintableText) {
    std::mt19937 random(5);
    const std::string pieces[] = {"a", "ü", "\xE2\x80\xAE", "\xC2\x85", "\x1b", "🌀", "\xF0\x9F"};
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (std::size_t length = random() % 400; text.size() < length;) {
            if (random() % 2 == 0)
                text += static_cast<char>(random());
            else
                text += pieces[random() % std::size(pieces)];
        }
        for (const std::string& shown :
             {printable(text), excerpt(text), shownPath(text), shownMessage(text)}) {
            ASSERT_TRUE(isUtf8(shown)) << text;
            ASSERT_EQ(printable(shown), shown) << text;
            ASSERT_TRUE(std::all_of(shown.begin(), shown.end(), [](char byte) {
                return static_cast<unsigned char>(byte) >= 0x20 && byte != 0x7F;
            })) << text;
        }
        ASSERT_LE(charactersOf(excerpt(text)), limits::kQuotedCharacters);
        ASSERT_LE(shownPath(text).size(), 120u);
        ASSERT_LE(shownMessage(text).size(), limits::kMessageBytes);
    }
}

}  // namespace
}  // namespace fathom
