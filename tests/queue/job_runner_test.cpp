// Running jobs: the same bytes as without a queue, stops and kills at any moment, failures.
#include "queue/job_runner.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <thread>

#include "base/atomic_file.h"
#include "film/film_maker.h"
#include "queue_fixture.h"

namespace fathom::test {
namespace {

using namespace std::chrono_literals;

/// Three bands: of 1024, 1024 and 152 rows.
constexpr Size kPoster{2048, 2200};
constexpr double kFirstBand = 1024.0 / 2200;

class JobRunnerTest : public QueueTest {
protected:
    /// A picture of several bands, each of which takes a good part of a second.
    ImageExport poster(const std::string& name) const {
        ImageExport what = picture(name, kPoster);
        what.bookmark.location.view.radius = Decimal::parse("2e-4").value();
        what.bookmark.location.iterations = {1000, false};
        return what;
    }
    std::string expectedBytes(ImageExport what) const {
        what.path = path("expected" + what.path.extension().string());
        EXPECT_TRUE(exportImage(*newScheduler(), what, {}, {}));
        return bytesOf(what.path);
    }
    std::set<std::string> namesInQueue() const {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder()))
            names.insert(entry.path().filename().string());
        return names;
    }
};

TEST_F(JobRunnerTest, MakesTheFilesThatCommandsMake) {
    const auto scheduler = newScheduler();
    for (const char* name : {"a.png", "b.exr"}) {
        ImageExport what = picture(name);
        what.samplesPerPixel = 3;
        what.bookmark.location.iterations.automatic = true;
        const int id = add(what);
        what = std::get<ImageExport>(jobOf(id).order);  // as a bookmark file has it
        const JobOutcome outcome = runNext({.scheduler = *scheduler});
        EXPECT_EQ(outcome.state, JobState::Done) << outcome.problem.text();
        EXPECT_EQ(stateOf(id), JobState::Done);
        EXPECT_TRUE(bytesOf(what.path) == expectedBytes(what)) << name;
        EXPECT_FALSE(std::filesystem::exists(partsFolder(what.path)));
    }
    EXPECT_EQ(namesInQueue(),
              (std::set<std::string>{"job-000001.json", "job-000002.json", "queue.lock"}));
}

TEST_F(JobRunnerTest, MakesFilms) {
    const auto scheduler = newScheduler();
    add(film("frames"));
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_TRUE(std::filesystem::exists(path("frames") / "frame-000000.png"));
    if (!checkEncoder(*findVideoCodec("h264"))) return;

    FilmOrder order = film("film.mp4");
    order.format.codec = findVideoCodec("h264");
    add(order);
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_TRUE(std::filesystem::exists(order.path));
    EXPECT_FALSE(std::filesystem::exists(order.path.string() + ".parts"));
    order.keepsParts = false;
    order.path = path("expected.mp4");
    ASSERT_TRUE(makeFilm(*scheduler, order, {}, {}));
    EXPECT_TRUE(bytesOf(path("film.mp4")) == bytesOf(order.path));
}

TEST_F(JobRunnerTest, AStoppedPosterGoesOnWithItsBands) {
    for (const char* name : {"a.png", "b.exr"}) {
        const ImageExport what = poster(name);
        const int id = add(what);
        const auto scheduler = newScheduler();
        std::stop_source stop;
        const auto stopInSecondBand = [&](const ExportProgress& status) {
            if (status.fraction > kFirstBand + 1e-3) stop.request_stop();
        };
        const JobOutcome stopped =
            runNext({.scheduler = *scheduler, .progress = stopInSecondBand}, stop.get_token());
        EXPECT_EQ(stopped.state, JobState::Waiting);
        EXPECT_EQ(stateOf(id), JobState::Waiting);
        EXPECT_FALSE(std::filesystem::exists(what.path));
        EXPECT_TRUE(std::filesystem::exists(partsFolder(what.path)));

        double least = 1;  // the first band is not computed again
        const auto note = [&](const ExportProgress& status) {
            least = std::min(least, status.fraction);
        };
        EXPECT_EQ(runNext({.scheduler = *scheduler, .progress = note}).state, JobState::Done);
        EXPECT_GE(least, kFirstBand - 1e-9);
        EXPECT_TRUE(bytesOf(what.path) == expectedBytes(what)) << name;
        EXPECT_FALSE(std::filesystem::exists(partsFolder(what.path)));
    }
}

/// Kills at random moments, until the job is done.
TEST_F(JobRunnerTest, AKilledPosterIsTheSameFile) {
    std::mt19937 random(5);
    const ImageExport what = poster("a.png");
    const std::string expected = expectedBytes(what);
    const int id = add(what);
    int kills = 0;
    for (; stateOf(id) != JobState::Done; ++kills) {
        ASSERT_LT(kills, 200);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto scheduler = newScheduler();
            runNext({.scheduler = *scheduler});
            ::_exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50 + random() % (300 + 100 * kills)));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
    }
    EXPECT_GT(kills, 1);
    EXPECT_TRUE(bytesOf(what.path) == expected);
    EXPECT_FALSE(std::filesystem::exists(partsFolder(what.path)));
}

/// A program that was killed while it removed the parts, between the last file and the folder.
TEST_F(JobRunnerTest, AnEmptyFolderOfPartsIsRemovedAndNoOther) {
    const ImageExport what = picture("a.png");
    const auto folder = partsFolder(what.path);
    std::filesystem::create_directory(folder);
    EXPECT_TRUE(removeParts(what));
    EXPECT_FALSE(std::filesystem::exists(folder));
    std::filesystem::create_directories(folder / "of somebody");
    EXPECT_TRUE(removeParts(what));
    EXPECT_TRUE(std::filesystem::exists(folder / "of somebody"));
}

/// A program that was killed after the file had its name, and before the queue noted it.
TEST_F(JobRunnerTest, AFinishedFileIsNotMadeAgain) {
    ImageExport what = picture("a.png");
    const int id = add(what);
    what = std::get<ImageExport>(jobOf(id).order);
    what.keepsParts = true;
    ASSERT_TRUE(exportImage(*newScheduler(), what, {}, {}));
    const auto written = std::filesystem::last_write_time(what.path);
    const auto scheduler = newScheduler();
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_EQ(std::filesystem::last_write_time(what.path), written);
    EXPECT_FALSE(std::filesystem::exists(partsFolder(what.path)));
}

TEST_F(JobRunnerTest, AFinishedFilmIsNotJoinedAgain) {
    if (!checkEncoder(*findVideoCodec("h264"))) GTEST_SKIP() << "no ffmpeg with libx264";
    FilmOrder order = film("film.mp4");
    order.format.codec = findVideoCodec("h264");
    add(order);
    order.keepsParts = true;
    ASSERT_TRUE(makeFilm(*newScheduler(), order, {}, {}));
    const auto written = std::filesystem::last_write_time(order.path);
    const auto scheduler = newScheduler();
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_EQ(std::filesystem::last_write_time(order.path), written);
    EXPECT_FALSE(std::filesystem::exists(order.path.string() + ".parts"));
}

TEST_F(JobRunnerTest, AFailureIsNotedAndStopsNoOtherJob) {
    const auto scheduler = newScheduler();
    ImageExport bad = picture("a.png");
    bad.path = path("gone") / "a.png";
    const int first = add(bad), second = add(picture("b.png"));
    const JobOutcome outcome = runNext({.scheduler = *scheduler});
    EXPECT_EQ(outcome.state, JobState::Failed);
    EXPECT_EQ(stateOf(first), JobState::Failed);
    EXPECT_EQ(jobOf(first).problem, outcome.problem);
    const std::string sentence = outcome.problem.text();
    EXPECT_NE(sentence.find("does not exist"), std::string::npos) << sentence;
    EXPECT_FALSE(outcome.problem.parts.empty()) << "it can be translated";
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_EQ(stateOf(second), JobState::Done);

    // After the cause is gone, the job can be tried again.
    std::filesystem::create_directory(path("gone"));
    ASSERT_TRUE(queue().retry(first));
    EXPECT_EQ(runNext({.scheduler = *scheduler}).state, JobState::Done);
    EXPECT_EQ(jobOf(first).problem, "");
}

TEST_F(JobRunnerTest, CancellingStopsARunningJobAndKeepsItsBands) {
    const ImageExport what = poster("a.png");
    const int id = add(what);
    const auto scheduler = newScheduler();
    bool isAsked = false;
    const auto progress = [&](const ExportProgress& status) {
        if (status.fraction > 0.47 && !std::exchange(isAsked, true)) {
            EXPECT_TRUE(queue().cancel(id));
        }
        if (isAsked) std::this_thread::sleep_for(500ms);  // until the runner has seen it
    };
    EXPECT_EQ(runNext({.scheduler = *scheduler, .progress = progress}).state, JobState::Cancelled);
    EXPECT_EQ(stateOf(id), JobState::Cancelled);
    EXPECT_TRUE(std::filesystem::exists(partsFolder(what.path)));
    ASSERT_TRUE(queue().remove(id));
    EXPECT_FALSE(std::filesystem::exists(partsFolder(what.path)));
}

/// Parts that another picture left are neither used nor removed.
TEST_F(JobRunnerTest, LeavesThePartsOfAnotherPicture) {
    ImageExport other = poster("a.png");
    other.keepsParts = true;
    std::stop_source stop;
    ASSERT_FALSE(exportImage(
        *newScheduler(), other,
        [&](const ExportProgress& status) {
            if (status.fraction > 0.47) stop.request_stop();
        },
        stop.get_token()));
    ASSERT_TRUE(std::filesystem::exists(partsFolder(other.path)));

    const int id = add(picture("a.png"));
    const auto scheduler = newScheduler();
    const JobOutcome outcome = runNext({.scheduler = *scheduler});
    EXPECT_EQ(outcome.state, JobState::Failed);
    EXPECT_EQ(outcome.code, ErrorCode::InvalidInput);
    ASSERT_TRUE(queue().remove(id));
    EXPECT_TRUE(std::filesystem::exists(partsFolder(other.path) / "picture"));
}

}  // namespace
}  // namespace fathom::test
