#include "film/film_rehearsal.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "film/film_fixture.h"

namespace {

using namespace fathom;
using namespace fathom::test;

class FilmRehearsalTest : public FilmTest {
protected:
    static std::shared_ptr<FilmRehearsal> computed(const FilmOrder& order) {
        const auto rehearsal = FilmRehearsal::create(order).value();
        const auto scheduler = newScheduler();
        double done = 0;
        const auto made = rehearsal->compute(*scheduler,
                                             [&](double fraction) {
                                                 EXPECT_GE(fraction, done);
                                                 done = fraction;
                                             },
                                             {});
        EXPECT_TRUE(made) << made.error().message;
        EXPECT_EQ(done, 1);
        return rehearsal;
    }
    static bool isThere(const FilmRehearsal& rehearsal, double depth) {
        std::vector<Rgb32> pixels(rehearsal.frameSize().area());
        return rehearsal.paint(depth, 1, pixels);
    }
};

TEST_F(FilmRehearsalTest, IsTheSameFilmInSmall) {
    FilmOrder large = order("film.mp4");
    large.format.size = {1920, 1080};
    large.samples = 4;
    large.timing.framesPerSecond = 60;
    large.samplesFolder = "/kept";
    const FilmOrder small = rehearsalOf(large);
    EXPECT_EQ(small.format.size, (Size{320, 180}));
    EXPECT_EQ(small.samples, 0.25);
    EXPECT_EQ(small.timing.framesPerSecond, 10);
    EXPECT_EQ(small.format.framesPerSecond, 10);
    EXPECT_TRUE(small.samplesFolder.empty());
    EXPECT_NEAR(paceOf(small)->seconds(), paceOf(large)->seconds(), 1e-12);
    large.format.size = {1080, 1920};
    EXPECT_EQ(rehearsalOf(large).format.size, (Size{180, 320}));
    large.format.size = {100, 50};
    EXPECT_EQ(rehearsalOf(large).format.size, (Size{100, 50}));
}

/// Its frames are those of the small film.
TEST_F(FilmRehearsalTest, PaintsTheFramesOfTheSmallFilm) {
    const FilmOrder film = rehearsalOf(order("frames"));
    const auto rehearsal = computed(film);
    const FilmPace pace = paceOf(film).value();
    ASSERT_TRUE(make(film));
    std::vector<Rgb32> pixels(film.format.size.area());
    for (int frame = 0; frame < pace.frameCount(); frame += 5) {
        ASSERT_TRUE(rehearsal->paint(pace.depthOf(frame), 2, pixels));
        char name[32];
        std::snprintf(name, sizeof name, "frames/frame-%06d.png", frame);
        const auto codes = pixelsOf(path(name));
        for (std::size_t i = 0; i < pixels.size(); ++i)
            for (std::size_t k = 0; k < 3; ++k)
                ASSERT_EQ(pixels[i] >> (16 - 8 * k) & 255, codes[3 * i + k]) << name;
    }
}

TEST_F(FilmRehearsalTest, HasTheDepthsOfTheWayAndNoOthers) {
    FilmOrder film = order("film.mp4");
    const auto at = [](double seconds, const char* radius) {
        return FilmWaypoint{seconds, Decimal::parse(radius).value()};
    };
    film.timing.waypoints = {at(0, "0.1"), at(0.2, "0.02"), at(0.4, "0.3")};
    const auto rehearsal = computed(film);
    const FilmPace pace = paceOf(film).value();
    for (double seconds = 0; seconds <= 0.4; seconds += 0.01)
        EXPECT_TRUE(isThere(*rehearsal, pace.depthAt(seconds))) << seconds;
    EXPECT_FALSE(isThere(*rehearsal, 0));
}

TEST_F(FilmRehearsalTest, StaysWithinItsMemory) {
    FilmOrder film = order("film.mp4");
    film.format.size = {1920, 1080};
    EXPECT_EQ(FilmRehearsal::create(film).value()->frameSize(), (Size{320, 180}));
    film.narrow.location.view.radius = Decimal::parse("1e-1000").value();
    const Size deep = FilmRehearsal::create(film).value()->frameSize();
    EXPECT_LT(deep.width, 320);
    EXPECT_GE(deep.width, 96);
}

/// At any moment: while keys are looked at, while the orbit is computed, and while strips are.
TEST_F(FilmRehearsalTest, Stops) {
    FilmOrder film = order("film.mp4");
    film.format.size = {1920, 1080};
    film.narrow.location.view.radius = Decimal::parse("1e-12").value();
    film.narrow.location.iterations = {100'000, false};
    const auto scheduler = newScheduler();
    using Clock = std::chrono::steady_clock;
    std::chrono::duration<double, std::milli> worst{};
    for (const int milliseconds : {0, 5, 20, 60, 150}) {
        const auto rehearsal = FilmRehearsal::create(film).value();
        std::stop_source source;
        Clock::time_point stopped;
        const auto stop = [&] {
            stopped = Clock::now();
            source.request_stop();
        };
        if (milliseconds == 0) stop();
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
            if (milliseconds > 0) stop();
        });
        const auto made = rehearsal->compute(
            *scheduler, [](double) {}, source.get_token());
        const auto ended = Clock::now();
        stopper.join();
        if (milliseconds > 0 && made) continue;  // a fast machine
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().code, ErrorCode::Cancelled);
        worst = std::max<decltype(worst)>(worst, ended - stopped);
    }
    RecordProperty("worst_stop_milliseconds", std::to_string(worst.count()));
}

}  // namespace
