// The list: order, claims of several programs, cancelling, broken files.
#include "queue/job_queue.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "base/atomic_file.h"
#include "queue_fixture.h"

namespace fathom::test {
namespace {

using namespace std::chrono_literals;

class JobQueueTest : public QueueTest {
protected:
    std::filesystem::path fileOf(int id) const { return JobFiles::of(folder(), id).job; }
    std::unique_ptr<JobClaim> claim() const { return queue().claimNext().value(); }

    static std::string messageOf(const Result<void>& result) {
        return result ? "" : result.error().message;
    }
};

TEST_F(JobQueueTest, IsEmptyWithoutAFolder) {
    EXPECT_TRUE(queue().list()->jobs.empty());
    EXPECT_EQ(claim(), nullptr);
    EXPECT_EQ(messageOf(queue().cancel(1)), "There is no job 1.");
    EXPECT_FALSE(std::filesystem::exists(folder()));
}

TEST_F(JobQueueTest, KeepsJobsInTheirOrder) {
    EXPECT_EQ(add(picture("a.png")), 1);
    EXPECT_EQ(add(film("frames")), 2);
    EXPECT_EQ(add(picture("b.exr")), 3);
    EXPECT_EQ(ids(), (std::vector<int>{1, 2, 3}));
    const QueueJob job = jobOf(2);
    EXPECT_TRUE(job.isFilm());
    EXPECT_EQ(job.state, JobState::Waiting);
    EXPECT_FALSE(job.added.empty());
    EXPECT_EQ(summaryOf(job), "film, 64 x 36, PNG frames");
    EXPECT_EQ(summaryOf(jobOf(3)), "picture, 64 x 48, EXR");
}

TEST_F(JobQueueTest, MovesJobs) {
    for (const char* name : {"a.png", "b.png", "c.png", "d.png"})
        add(picture(name));
    const auto move = [&](int id, int steps) {
        EXPECT_TRUE(queue().move(id, steps));
        return ids();
    };
    EXPECT_EQ(move(3, -1), (std::vector<int>{1, 3, 2, 4}));
    EXPECT_EQ(move(1, 2), (std::vector<int>{3, 2, 1, 4}));
    EXPECT_EQ(move(4, -100), (std::vector<int>{4, 3, 2, 1}));
    EXPECT_EQ(move(4, 100), (std::vector<int>{3, 2, 1, 4}));
    EXPECT_EQ(add(picture("e.png")), 5);
    EXPECT_EQ(ids(), (std::vector<int>{3, 2, 1, 4, 5}));
    EXPECT_EQ(claim()->job().id, 3);
}

TEST_F(JobQueueTest, StoresAbsolutePaths) {
    ImageExport what = picture("a.png");
    what.path = "some/../a.png";
    const QueueJob job = jobOf(add(what));
    EXPECT_EQ(job.output(), std::filesystem::current_path() / "a.png");
}

TEST_F(JobQueueTest, RefusesOrdersThatMakeNoSense) {
    ImageExport what = picture("a.png");
    what.size = {0, 10};
    EXPECT_EQ(queue().add(what).error().code, ErrorCode::InvalidInput);
    FilmOrder order = film("frames");
    order.wide = order.narrow.location.view;
    order.wide->radius = Decimal::parse("1e-9").value();
    EXPECT_EQ(queue().add(order).error().code, ErrorCode::InvalidInput);
    EXPECT_TRUE(ids().empty());
}

TEST_F(JobQueueTest, RefusesTwoJobsForOneFile) {
    const int id = add(picture("a.png"));
    const auto second = queue().add(picture("a.png"));
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().message.find("Job 1 makes"), std::string::npos);
    ASSERT_TRUE(queue().cancel(id));
    EXPECT_TRUE(queue().add(picture("a.png")));

    // Different parts of one film make one file together.
    FilmOrder order = film("film.mp4");
    order.format.codec = findVideoCodec("h264");
    order.parts = 2;
    EXPECT_TRUE(queue().add(order));
    EXPECT_FALSE(queue().add(order));
    order.part = 2;
    EXPECT_TRUE(queue().add(order));
}

TEST_F(JobQueueTest, GivesEachJobToOneProgram) {
    add(picture("a.png"));
    add(picture("b.png"));
    const auto first = claim(), second = claim();
    EXPECT_EQ(first->job().id, 1);
    EXPECT_EQ(second->job().id, 2);
    EXPECT_EQ(claim(), nullptr);
    EXPECT_EQ(stateOf(1), JobState::Running);
    EXPECT_EQ(stateOf(2), JobState::Running);
    ASSERT_TRUE(first->end(JobState::Done));
    EXPECT_EQ(stateOf(1), JobState::Done);
    EXPECT_FALSE(jobOf(1).ended.empty());
}

TEST_F(JobQueueTest, GivesEachJobToOneOfManyThreads) {
    constexpr int kJobs = 24, kThreads = 4;
    for (int i = 0; i < kJobs; ++i)
        add(picture(std::to_string(i) + ".png"));
    std::atomic<int> claims = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < kThreads; ++i)
            threads.emplace_back([&] {
                while (const auto mine = claim()) {
                    ++claims;
                    EXPECT_TRUE(mine->end(JobState::Done));
                }
            });
    }
    EXPECT_EQ(claims, kJobs);
    for (const int id : ids())
        EXPECT_EQ(stateOf(id), JobState::Done);
}

TEST_F(JobQueueTest, TakesOnlyJobsThatAProgramCanRun) {
    ImageExport what = picture("a.png");
    what.devices = {"gpu7"};
    add(what);
    add(picture("b.png"));
    const auto mine = queue().claimNext([](const QueueJob& job) { return job.devices().empty(); });
    EXPECT_EQ((*mine)->job().id, 2);
}

TEST_F(JobQueueTest, AKilledProgramLeavesItsJobToOthers) {
    add(picture("a.png"));
    const pid_t child = ::fork();
    if (child == 0) {
        const auto mine = claim();
        mine->report({.stage = "Computing pixels", .fraction = 0.25, .secondsLeft = 90});
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));

    const ListedJob left = queue().list()->jobs.front();
    EXPECT_EQ(left.job.state, JobState::Waiting);
    ASSERT_TRUE(left.progress);
    EXPECT_NEAR(left.progress->fraction, 0.25, 1e-3);
    const auto mine = claim();
    ASSERT_TRUE(mine);
    EXPECT_EQ(mine->job().id, 1);
}

TEST_F(JobQueueTest, TellsHowFarAJobIs) {
    add(picture("a.png"));
    const auto mine = claim();
    EXPECT_FALSE(queue().list()->jobs.front().progress);
    mine->report({.stage = "Computing pixels", .fraction = 0.5, .secondsLeft = 12});
    const auto progress = queue().list()->jobs.front().progress;
    ASSERT_TRUE(progress);
    EXPECT_EQ(progress->stage, "Computing pixels");
    EXPECT_EQ(progress->fraction, 0.5);
    EXPECT_EQ(progress->secondsLeft, 12);
    EXPECT_FALSE(parseProgress(""));
    EXPECT_FALSE(parseProgress("much later"));
    EXPECT_FALSE(parseProgress("7 3"));
}

TEST_F(JobQueueTest, CancelsWaitingAndRunningJobs) {
    add(picture("a.png"));
    add(picture("b.png"));
    const auto mine = claim();
    ASSERT_TRUE(queue().cancel(2));
    EXPECT_EQ(stateOf(2), JobState::Cancelled);
    EXPECT_EQ(messageOf(queue().cancel(2)), "Job 2 is cancelled.");

    EXPECT_FALSE(mine->isCancelled());
    const auto start = std::chrono::steady_clock::now();
    ASSERT_TRUE(queue().cancel(1));
    while (!mine->isCancelled() && std::chrono::steady_clock::now() - start < 60s)
        std::this_thread::sleep_for(5ms);
    ASSERT_TRUE(mine->isCancelled());
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    RecordProperty("cancel_seconds", std::to_string(taken.count()));
    ASSERT_TRUE(mine->end(JobState::Cancelled));
    EXPECT_EQ(claim(), nullptr);

    ASSERT_TRUE(queue().retry(1));
    EXPECT_EQ(stateOf(1), JobState::Waiting);
    const auto again = claim();
    std::this_thread::sleep_for(300ms);
    EXPECT_FALSE(again->isCancelled());  // the old request is forgotten
}

TEST_F(JobQueueTest, RemovesOnlyJobsThatHaveEnded) {
    add(picture("a.png"));
    EXPECT_EQ(messageOf(queue().remove(1)), "Job 1 is waiting.");
    EXPECT_EQ(messageOf(queue().retry(1)), "Job 1 is waiting.");
    ASSERT_TRUE(claim()->end(JobState::Failed, "It rained."));
    EXPECT_EQ(jobOf(1).problem, "It rained.");
    ASSERT_TRUE(queue().remove(1));
    EXPECT_TRUE(ids().empty());
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
        EXPECT_EQ(entry.path().filename(), "queue.lock");
}

TEST_F(JobQueueTest, AJobMovedWhileItRunsKeepsBothChanges) {
    add(picture("a.png"));
    add(picture("b.png"));
    const auto mine = claim();
    ASSERT_TRUE(queue().move(1, 1));
    ASSERT_TRUE(mine->end(JobState::Done));
    EXPECT_EQ(ids(), (std::vector<int>{2, 1}));
    EXPECT_EQ(stateOf(1), JobState::Done);
}

TEST_F(JobQueueTest, ABrokenFileStaysAndStopsNoOtherJob) {
    add(picture("a.png"));
    add(picture("b.png"));
    const std::string broken = bytesOf(fileOf(1)).substr(0, 100);
    ASSERT_TRUE(writeFileAtomically(fileOf(1), broken));
    const QueueListing listing = queue().list().value();
    EXPECT_EQ(listing.jobs.size(), 1u);
    ASSERT_EQ(listing.problems.size(), 1u);
    EXPECT_EQ(listing.problems[0].text(), "job-000001.json is not a job: its JSON is broken.");
    EXPECT_EQ(claim()->job().id, 2);
    EXPECT_FALSE(queue().cancel(1));
    EXPECT_FALSE(queue().remove(1));
    EXPECT_EQ(add(picture("c.png")), 3);
    EXPECT_EQ(bytesOf(fileOf(1)), broken);

    // Nor may a file have the id of another.
    ASSERT_TRUE(writeFileAtomically(fileOf(9), bytesOf(fileOf(3))));
    EXPECT_EQ(queue().list()->problems.back().text(), "job-000009.json is not a job: its id is 3.");
}

}  // namespace
}  // namespace fathom::test
