// Sentences whose parts can be translated.
#include "base/phrase.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

const Phrase kPhrase{"%1 of %2", {{"%1 tiles", {"12"}}, "the device"}};

TEST(Phrase, PutsItsPartsInPlace) {
    EXPECT_EQ(kPhrase.text(), "12 tiles of the device");
    EXPECT_EQ(Phrase("nothing").text(), "nothing");
    EXPECT_EQ(Phrase().text(), "");
}

TEST(Phrase, MayHaveAnotherOrderInAnotherLanguage) {
    const auto translate = [](const std::string& pattern) -> std::string {
        if (pattern == "%1 of %2") return "%2: %1";
        if (pattern == "%1 tiles") return "%1 Kacheln";
        return pattern;
    };
    EXPECT_EQ(kPhrase.text(translate), "the device: 12 Kacheln");
}

TEST(Phrase, LeavesAPercentSignThatIsNoPlace) {
    EXPECT_EQ(Phrase("100 %, %0, %2, %", {"one"}).text(), "100 %, %0, %2, %");
    EXPECT_EQ(Phrase("%1", {"%1 of a name"}).text(), "%1 of a name");
}

}  // namespace
}  // namespace fathom
