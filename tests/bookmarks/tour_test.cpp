#include "bookmarks/tour.h"

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <sstream>

namespace fathom {
namespace {

constexpr const char* kTourView =
    R"("formula": {"id": "mandelbrot"}, "center": {"re": "0", "im": "0"}, "radius": "1")";

TEST(Tour, HasTimesAndTextsInLanguages) {
    const auto tour =
        parseTour(std::string(R"({"fathom": 1, "bookmarks": [{)") + kTourView +
                      R"(, "tour": {"seconds": 3.5, "text": {"en": "Look", "de": "Schau"}}}, {)" +
                      kTourView + R"(, "notes": "There"}]})",
                  "test");
    ASSERT_TRUE(tour) << tour.error().message;
    ASSERT_EQ(tour->stops.size(), 2u);
    EXPECT_TRUE(tour->isMeant);
    EXPECT_EQ(tour->stops[0].seconds, 3.5);
    EXPECT_EQ(tour->stops[0].textIn("de"), "Schau");
    EXPECT_EQ(tour->stops[0].textIn("fr"), "Look");
    EXPECT_EQ(tour->stops[1].seconds, TourStop::kUsualSeconds);
    EXPECT_EQ(tour->stops[1].textIn("de"), "There");
}

TEST(Tour, BearsWhatMakesNoSense) {
    for (const char* const stop : {R"("tour": 1)", R"("tour": {"seconds": -1, "text": 5})",
                                   R"("tour": {"seconds": "x", "text": {"en": 7}})"}) {
        const auto tour = parseTour(
            std::string(R"({"fathom": 1, "bookmarks": [{)") + kTourView + ", " + stop + "}]}",
            "test");
        ASSERT_TRUE(tour) << stop;
        EXPECT_EQ(tour->stops[0].seconds, TourStop::kUsualSeconds) << stop;
        EXPECT_EQ(tour->stops[0].textIn("en"), "") << stop;
    }
    EXPECT_FALSE(parseTour(R"({"fathom": 1, "bookmarks": []})", "test"));
    EXPECT_FALSE(parseTour("{", "test"));
}

TEST(Tour, OfStartersNamesOnlyThoseThatThereAre) {
    EXPECT_TRUE(parseStarterTour(R"({"tour": [{"starter": "home"}]})", "test"));
    for (const char* const text :
         {R"({"tour": [{"starter": "nowhere"}]})", R"({"tour": [{}]})", R"({"tour": []})", "{}"})
        EXPECT_FALSE(parseStarterTour(text, "test")) << text;
}

TEST(Tour, TheBundledOneTakesTwoMinutesFromHomeBeyond1e1000) {
    std::ifstream file(FATHOM_SOURCE_DIR "/resources/tours/first-dive.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto tour = parseStarterTour(text.str(), "first-dive.json");
    ASSERT_TRUE(tour) << tour.error().message;
    double seconds = 0;
    for (const TourStop& stop : tour->stops) {
        seconds += stop.seconds;
        EXPECT_FALSE(stop.textIn("en").empty());
        for (const char* const language : {"de", "es", "fr", "ja"})
            EXPECT_NE(stop.textIn(language), stop.textIn("en")) << language;
    }
    EXPECT_GT(seconds, 90);
    EXPECT_LT(seconds, 130);
    EXPECT_LT(tour->stops.front().view.location.view.depth10(), 0);
    EXPECT_GT(tour->stops.back().view.location.view.depth10(), 1000);
}

}  // namespace
}  // namespace fathom
