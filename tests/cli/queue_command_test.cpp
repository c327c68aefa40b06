// `fathom queue` as users type it: adding, listing, running, cancelling, failures.
#include <gtest/gtest.h>

#include <thread>

#include <nlohmann/json.hpp>

#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;
using namespace std::chrono_literals;

class QueueCommandTest : public testing::Test {
protected:
    ChildResult run(const std::vector<std::string>& arguments, const std::string& name = "work",
                    int signal = 0, std::chrono::milliseconds after = 0ms) const {
        fs::create_directories(path(name));
        return runProgram(arguments, {.folder = path(name),
                                      .environment = {"XDG_CACHE_HOME=" + path("cache").string(),
                                                      "XDG_DATA_HOME=" + path("data").string()},
                                      .signal = signal,
                                      .signalAfter = after});
    }
    ChildResult add(const std::vector<std::string>& words) const {
        std::vector<std::string> all{"queue", "add"};
        all.insert(all.end(), words.begin(), words.end());
        return run(all);
    }
    nlohmann::json jobs() const {
        const ChildResult listed = run({"queue", "list", "--json"}, "list");
        EXPECT_EQ(listed.exitCode, 0) << listed.errors;
        return nlohmann::json::parse(listed.output);
    }
    std::string stateOf(std::size_t row) const {
        return jobs()["jobs"][row]["state"].get<std::string>();
    }
    fs::path path(const std::string& name) const { return m_folder.path() / name; }

    /// A picture that takes hours.
    const std::vector<std::string> m_endless{"render",    "--re",   "-0.1",       "--radius",
                                             "1e-40",     "--size", "640x360",    "--iterations",
                                             "100000000", "-o",     "endless.png"};
    fathom::TemporaryFolder m_folder;
};

TEST_F(QueueCommandTest, MakesTheFilesOfTheCommands) {
    const std::vector<std::string> picture{"render",    "home", "--size", "96x60",
                                           "--samples", "2",    "-o",     "a.exr"};
    const std::vector<std::string> film{"zoom",  "--re",  "-1.25", "--radius", "0.1",    "--size",
                                        "64x36", "--fps", "4",     "-o",       "frames/"};
    EXPECT_EQ(add(picture).output, "1\n");
    EXPECT_EQ(add(film).output, "2\n");
    const ChildResult listed = run({"queue", "list"});
    EXPECT_NE(listed.output.find("picture, 96 x 60, EXR"), std::string::npos) << listed.output;
    EXPECT_NE(listed.output.find("film, 64 x 36, PNG frames"), std::string::npos);

    const ChildResult made = run({"queue", "run"}, "elsewhere");
    EXPECT_EQ(made.exitCode, 0) << made.errors;
    EXPECT_EQ(std::count(made.output.begin(), made.output.end(), '\n'), 2) << made.output;
    EXPECT_EQ(stateOf(0), "done");
    EXPECT_EQ(stateOf(1), "done");
    EXPECT_TRUE(fs::exists(path("work/frames/frame-000000.png")));
    ASSERT_EQ(run(picture, "direct").exitCode, 0);
    EXPECT_TRUE(textOf(path("work/a.exr")) == textOf(path("direct/a.exr")));

    EXPECT_EQ(run({"queue", "remove", "all"}).exitCode, 0);
    EXPECT_TRUE(jobs()["jobs"].empty());
    EXPECT_EQ(run({"queue", "list"}).output, "");
    EXPECT_TRUE(fs::exists(path("work/a.exr")));
}

TEST_F(QueueCommandTest, ChecksAJobWhenItIsAdded) {
    EXPECT_EQ(add({"render", "home", "-o", "a.gif"}).exitCode, 2);
    EXPECT_EQ(add({"render", "nowhere", "-o", "a.png"}).exitCode, 2);
    EXPECT_EQ(add({"zoom", "home", "-o", "a.mp4"}).exitCode, 2);
    EXPECT_EQ(add({"render", "home", "-o", "gone/a.png"}).exitCode, 2);
    const ChildResult quiet = add({"render", "home", "-o", "a.png", "--quiet"});
    EXPECT_EQ(quiet.exitCode, 2);
    EXPECT_NE(quiet.errors.find("--stats nor --quiet"), std::string::npos) << quiet.errors;
    EXPECT_TRUE(jobs()["jobs"].empty());
    EXPECT_EQ(run({"queue", "cancel", "5"}).errors, "fathom: There is no job 5.\n");
    EXPECT_EQ(run({"queue", "cancel", "first"}).exitCode, 2);
}

TEST_F(QueueCommandTest, AFailureIsInTheExitCodeAndTheList) {
    fs::create_directories(path("work/gone"));
    ASSERT_EQ(add({"render", "home", "--size", "32x20", "-o", "gone/a.png"}).exitCode, 0);
    ASSERT_EQ(add({"render", "home", "--size", "32x20", "-o", "b.png"}).exitCode, 0);
    fs::remove(path("work/gone"));
    const ChildResult made = run({"queue", "run"});
    EXPECT_EQ(made.exitCode, 1);
    EXPECT_NE(made.errors.find("Job 1 failed: "), std::string::npos) << made.errors;
    EXPECT_EQ(stateOf(0), "failed");
    EXPECT_EQ(stateOf(1), "done");
    EXPECT_NE(run({"queue", "list"}).output.find("does not exist"), std::string::npos);

    fs::create_directories(path("work/gone"));
    EXPECT_EQ(run({"queue", "retry", "all"}).exitCode, 0);
    EXPECT_EQ(run({"queue", "run", "--quiet"}).output, "");
    EXPECT_TRUE(fs::exists(path("work/gone/a.png")));
}

TEST_F(QueueCommandTest, CancelsAJobOfAnotherProcess) {
    ASSERT_EQ(add(m_endless).exitCode, 0);
    ASSERT_EQ(add({"render", "home", "--size", "32x20", "-o", "b.png"}).exitCode, 0);
    ChildResult made;
    std::jthread other([&] { made = run({"queue", "run"}, "other"); });
    for (int i = 0; i < 600 && stateOf(0) != "running"; ++i)
        std::this_thread::sleep_for(50ms);
    ASSERT_EQ(stateOf(0), "running");
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(run({"queue", "cancel", "1"}).exitCode, 0);
    other.join();  // the job would run for days
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    RecordProperty("cancel_seconds", std::to_string(taken.count()));
    EXPECT_EQ(made.exitCode, 0) << made.errors;
    EXPECT_EQ(stateOf(0), "cancelled");
    EXPECT_EQ(stateOf(1), "done");
}

TEST_F(QueueCommandTest, AStopOrAKillLetsTheJobWait) {
    ASSERT_EQ(add(m_endless).exitCode, 0);
    for (const int signal : {SIGINT, SIGTERM, SIGKILL}) {
        const ChildResult stopped = run({"queue", "run"}, "work", signal, 700ms);
        EXPECT_EQ(stopped.exitCode, 128 + signal) << stopped.errors;
        EXPECT_EQ(stateOf(0), "waiting");
    }
}

TEST_F(QueueCommandTest, ARunWithDevicesLeavesJobsOfOthers) {
    ASSERT_EQ(
        add({"render", "home", "--size", "32x20", "-o", "a.png", "--device", "gpu7"}).exitCode, 0);
    ASSERT_EQ(add({"render", "home", "--size", "32x20", "-o", "b.png"}).exitCode, 0);
    EXPECT_EQ(run({"queue", "run", "--device", "cpu"}).exitCode, 0);
    EXPECT_EQ(stateOf(0), "waiting");
    EXPECT_EQ(stateOf(1), "done");
    // A program for all devices takes it, and says that there is no such device.
    EXPECT_EQ(run({"queue", "run"}).exitCode, 1);
    EXPECT_EQ(stateOf(0), "failed");
}

TEST_F(QueueCommandTest, TakesAnotherFolder) {
    const std::string folder = path("other-queue").string();
    ASSERT_EQ(add({"render", "home", "--size", "32x20", "-o", "a.png", "--queue", folder}).exitCode,
              0);
    EXPECT_TRUE(jobs()["jobs"].empty());
    EXPECT_EQ(run({"queue", "run", "--queue", folder}).exitCode, 0);
    EXPECT_TRUE(fs::exists(path("work/a.png")));
}

}  // namespace
