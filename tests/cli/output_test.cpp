// The program's output and its file names: lost output, names with two meanings, pipes in place of
// the program's files.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

class OutputTest : public testing::Test {
protected:
    ChildResult run(const std::vector<std::string>& arguments, const fs::path& output = {}) const {
        return runProgram(arguments, {.folder = m_folder.path(),
                                      .environment = {"XDG_CACHE_HOME=" + m_folder.path().string()},
                                      .output = output});
    }
    ChildResult render(const std::string& file) const {
        return run({"render", "home", "-o", file, "--size", "32x18"});
    }
    fs::path path(const std::string& name) const { return m_folder.path() / name; }

    static void expectSentence(const ChildResult& result, const std::string& words) {
        EXPECT_EQ(result.errors.rfind("fathom: ", 0), 0U) << result.errors;
        EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
        EXPECT_TRUE(result.errors.ends_with(".\n")) << result.errors;
        EXPECT_FALSE(result.errors.ends_with("..\n")) << result.errors;
        EXPECT_NE(result.errors.find(words), std::string::npos) << result.errors;
    }

    fathom::TemporaryFolder m_folder;
};

TEST_F(OutputTest, LostOutputIsAFailure) {
    const std::vector<std::vector<std::string>> commands{
        {"info", "home"},
        {"devices"},
        {"--help"},
        {"--version"},
        {"check", "home", "--pixels", "20", "--size", "32x18", "--iterations", "100"}};
    for (const auto& command : commands) {
        const ChildResult lost = run(command, "/dev/full");
        EXPECT_EQ(lost.exitCode, 1) << command.front();
        expectSentence(lost, "standard output: there is no space left");
    }
    // Nothing is printed, so nothing is lost. A command that failed anyway keeps its exit code.
    EXPECT_EQ(run({"render", "home", "-o", "a.png", "--size", "32x18"}, "/dev/full").exitCode, 0);
    EXPECT_EQ(run({"info", "nowhere"}, "/dev/full").exitCode, 2);
}

TEST_F(OutputTest, AStarterWinsOverAFileOfItsName) {
    const std::string starter = run({"info", "home"}).output;
    std::ofstream(path("home")) << "no view at all";
    EXPECT_EQ(run({"info", "home"}).output, starter);
    expectSentence(run({"info", "./home"}), "./home");
    fs::remove(path("home"));
    fs::create_directory(path("home"));
    EXPECT_EQ(render("a.png").exitCode, 0);
    expectSentence(run({"info", "./home"}), "folder");
}

TEST_F(OutputTest, APictureNeedsANameAndAFolderThatTakesIt) {
    for (const char* name : {".png", ".EXR", "folder/.png"}) {
        const ChildResult nameless = render(name);
        EXPECT_EQ(nameless.exitCode, 2);
        expectSentence(nameless, "is only an ending");
    }
    const ChildResult system = render("/proc/self/x.png");
    EXPECT_EQ(system.exitCode, 2);
    expectSentence(system, "/proc/self does not accept files");
}

TEST_F(OutputTest, WhatIsNoFileOfSpeedsIsPassedOver) {
    fs::create_directory(path("fathom"));
    ASSERT_EQ(mkfifo(path("fathom/speeds").c_str(), 0600), 0);
    const ChildResult overPipe = render("a.png");
    EXPECT_EQ(overPipe.exitCode, 0);
    expectSentence(overPipe, "speeds: it is not a plain file");

    fs::remove(path("fathom/speeds"));
    fs::create_directory(path("fathom/speeds"));
    const ChildResult overFolder = render("a.png");
    EXPECT_EQ(overFolder.exitCode, 0);
    expectSentence(overFolder, "speeds: it is a folder");

    fs::remove(path("fathom/speeds"));
    std::ofstream(path("fathom/speeds")) << std::string(3 << 20, 'x');
    const ChildResult overMuch = render("a.png");
    EXPECT_EQ(overMuch.exitCode, 0);
    expectSentence(overMuch, "larger than 1 MiB");
}

TEST_F(OutputTest, AFileBeyondTheLimitIsAFailureAndNoSignal) {
    const ChildResult limited = runProgram({"render", "home", "-o", "a.exr", "--size", "320x180"},
                                           {.folder = m_folder.path(), .fileSizeLimit = 1000});
    EXPECT_EQ(limited.exitCode, 1);
    expectSentence(limited, "larger than this system allows");
    EXPECT_TRUE(fs::is_empty(m_folder.path()));
}

}  // namespace
