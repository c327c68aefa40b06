#include "film/film_pace.h"

#include <gtest/gtest.h>

#include <cmath>

namespace {

using namespace fathom;

FilmZoom zoomOf(double octaves) {
    FilmZoom zoom;
    zoom.radius = Decimal::parse("1.5").value();
    zoom.octaves = octaves;
    return zoom;
}

FilmPace paceOf(const FilmTiming& timing, double octaves) {
    return FilmPace::of(timing, zoomOf(octaves)).value();
}

TEST(FilmTiming, GoesFromEndToEndWithoutJumps) {
    for (const double octaves : {0.3, 5.0, 133.0})
        for (const double easing : {0.0, 1.0, 4.0}) {
            const FilmPace pace = paceOf({2, 30, easing, false}, octaves);
            const int last = pace.frameCount() - 1;
            EXPECT_EQ(pace.depthOf(0), 0);
            EXPECT_NEAR(pace.depthOf(last), octaves, 1e-12);
            for (int frame = 1; frame <= last; ++frame) {
                const double step = pace.depthOf(frame) - pace.depthOf(frame - 1);
                EXPECT_GE(step, 0);
                EXPECT_LE(step, 2.1 / 30) << octaves << ' ' << easing;
            }
        }
}

TEST(FilmTiming, OutwardIsTheSameBackwards) {
    const FilmPace in = paceOf({1.5, 24, 2, false}, 20), out = paceOf({1.5, 24, 2, true}, 20);
    const int last = in.frameCount() - 1;
    for (int frame = 0; frame <= last; ++frame)
        EXPECT_DOUBLE_EQ(in.depthOf(frame), out.depthOf(last - frame));
}

// ---- Waypoints

std::vector<FilmWaypoint> waypoints(const std::string& json) {
    return parseWaypoints(json, "way.json").value();
}

/// Radius 1.5 * 2^-depth.
FilmWaypoint at(double seconds, double depth) {
    return {seconds, Decimal::fromDouble(1.5 * std::exp2(-depth))};
}

FilmTiming timingOf(std::vector<FilmWaypoint> waypoints) {
    FilmTiming timing;
    timing.framesPerSecond = 50;
    timing.waypoints = std::move(waypoints);
    return timing;
}

TEST(FilmWaypoints, ReachEachPointInTime) {
    const std::vector<FilmWaypoint> way{at(0, 0), at(4, 12.5), at(7, 12.5), at(8, 3), at(20, 40)};
    const FilmPace pace = paceOf(timingOf(way), 40);
    EXPECT_EQ(pace.seconds(), 20);
    EXPECT_EQ(pace.frameCount(), 1001);
    EXPECT_NEAR(pace.depthAt(0), 0, 1e-12);
    EXPECT_NEAR(pace.depthAt(4), 12.5, 1e-12);
    EXPECT_NEAR(pace.depthAt(8), 3, 1e-12);
    EXPECT_NEAR(pace.depthOf(1000), 40, 1e-12);
    // It rests between equal radii.
    for (double seconds = 4; seconds <= 7; seconds += 0.1)
        EXPECT_NEAR(pace.depthAt(seconds), 12.5, 1e-12);
    EXPECT_NEAR(pace.meanSpeed(), (12.5 + 9.5 + 37) / 20, 1e-12);
}

/// No depth lies beyond its neighbouring waypoints, and the speed changes in small steps.
TEST(FilmWaypoints, NeverOvershootAndNeverJerk) {
    const std::vector<FilmWaypoint> way{at(0, 1), at(1, 2), at(1.5, 20), at(9, 20.5), at(10, 4)};
    const FilmPace pace = paceOf(timingOf(way), 21);
    constexpr double kStep = 1e-3;
    double speedBefore = 0;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const double from = pace.depthAt(way[i].seconds), to = pace.depthAt(way[i + 1].seconds);
        for (double s = way[i].seconds; s + kStep < way[i + 1].seconds; s += kStep) {
            const double depth = pace.depthAt(s), speed = (pace.depthAt(s + kStep) - depth) / kStep;
            EXPECT_GE(depth, std::min(from, to));
            EXPECT_LE(depth, std::max(from, to));
            EXPECT_LE(std::fabs(speed - speedBefore), 1.0) << s;
            speedBefore = speed;
        }
    }
    // It starts and ends at rest.
    EXPECT_NEAR(pace.depthAt(kStep), 1, 1e-4);
    EXPECT_NEAR(pace.depthAt(10 - kStep), 4, 1e-3);
}

TEST(FilmWaypoints, ReadDeepRadiiAndSkipUnknownKeys) {
    const auto way = waypoints(R"([{"time": 0, "radius": "1e-400", "note": "deep"},
                                   {"time": 2.5, "radius": "1.5"}])");
    ASSERT_EQ(way.size(), 2u);
    const FilmPace pace = paceOf(timingOf(way), 1400);
    EXPECT_NEAR(pace.depthAt(0), std::log2(1.5) + 400 * std::log2(10.0), 1e-9);
    EXPECT_NEAR(pace.depthAt(2.5), 0, 1e-12);
}

std::string problemOf(const std::string& json) {
    const auto way = parseWaypoints(json, "way.json");
    if (!way) return way.error().message;
    const auto pace = FilmPace::of(timingOf(*way), zoomOf(20));
    return pace ? "" : pace.error().message;
}

TEST(FilmWaypoints, SayWhatIsWrongInOneSentence) {
    const std::string noList =
        R"(way.json is no JSON list of waypoints such as {"time": 5, "radius": "1e-9"}.)";
    EXPECT_EQ(problemOf("[{"), noList);
    EXPECT_EQ(problemOf("{}"), noList);
    EXPECT_EQ(problemOf(std::string(100'000, '[')), noList);
    std::string many = "[0";
    for (int i = 0; i < 200'000; ++i)
        many += ",0";
    EXPECT_EQ(problemOf(many + "]"), noList);
    EXPECT_EQ(problemOf("[4]"), "Waypoint 1 of way.json needs a \"time\" in seconds, a number.");
    EXPECT_EQ(problemOf(R"([{"time": "now"}])"),
              "Waypoint 1 of way.json needs a \"time\" in seconds, a number.");
    EXPECT_EQ(problemOf(R"([{"time": 0, "radius": 1}])"),
              "Waypoint 1 of way.json needs a \"radius\", a text such as \"1e-20\".");
    EXPECT_EQ(problemOf(R"([{"time": 0, "radius": "wide"}])"),
              "Waypoint 1 of way.json needs a \"radius\", a text such as \"1e-20\".");
    EXPECT_EQ(problemOf(R"([{"time": 0, "radius": "1"}])"), "A film needs at least two waypoints.");
    EXPECT_EQ(problemOf(R"([{"time": 1, "radius": "1"}, {"time": 2, "radius": "1"}])"),
              "The first waypoint must be at time 0.");
    EXPECT_EQ(problemOf(R"([{"time": 0, "radius": "1"}, {"time": 0, "radius": "0.1"}])"),
              "Waypoint 2 must be at least a millisecond later than the one before it.");
    EXPECT_EQ(problemOf(R"([{"time": 0, "radius": "1"}, {"time": 1e9, "radius": "0.1"}])"),
              "Waypoint 2 is too late: a film takes at most a million seconds.");
    for (const char* radius : {"2", "1e-9", "0", "-1"})
        EXPECT_EQ(problemOf(R"([{"time": 0, "radius": "1"}, {"time": 1, "radius": ")" +
                            std::string(radius) + R"("}])"),
                  "Waypoint 2 must have a radius from 1.43051e-6 to 1.5.");
}

}  // namespace
