// No kept file can prevent a start: damaged settings, traces of crashed starts, and things other
// than files in the places of files.
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <QListWidget>
#include <QSettings>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "support/test_share.h"
#include "ui/bookmark_grid.h"
#include "ui/session.h"
#include "ui/start_guard.h"
#include "ui/toast_area.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

// ---- Starts that do not end

class StartGuardTest : public ::testing::Test {
protected:
    /// Makes a start in a separate process; `end` ends it in another way than by finishing.
    template <class End>
    void startAnd(const End& end) {
        const pid_t child = ::fork();
        if (child == 0) {
            const rlimit noCore{0, 0};
            ::setrlimit(RLIMIT_CORE, &noCore);
            for (const int signal : {SIGSEGV, SIGABRT})  // replaces a sanitizer's handlers
                std::signal(signal, SIG_DFL);
            const StartGuard guard(m_folder.path());
            end();
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
    }
    static void beKilled() { ::raise(SIGKILL); }

    bool hasFailedBefore() const { return StartGuard(m_folder.path()).hasFailedBefore(); }
    bool isMarked() const { return std::filesystem::exists(m_folder.path() / "starting"); }

    TemporaryFolder m_folder;
};

TEST_F(StartGuardTest, AStartThatEndsLeavesNothing) {
    EXPECT_FALSE(hasFailedBefore());
    EXPECT_FALSE(isMarked());
    StartGuard guard(m_folder.path());
    EXPECT_FALSE(guard.hasFailedBefore());
    EXPECT_TRUE(isMarked());
    guard.finish();
    EXPECT_FALSE(isMarked());
}

TEST_F(StartGuardTest, ACrashIsToldToTheNextStartAlone) {
    for (const int signal : {SIGSEGV, SIGABRT}) {
        startAnd([signal] { ::raise(signal); });
        EXPECT_TRUE(isMarked());
        EXPECT_TRUE(hasFailedBefore()) << signal;
        EXPECT_FALSE(hasFailedBefore()) << signal;
    }
    startAnd([] { std::abort(); });
    EXPECT_TRUE(hasFailedBefore());
}

TEST_F(StartGuardTest, AKillCountsWhenItComesTwiceInARow) {
    startAnd(beKilled);
    EXPECT_FALSE(hasFailedBefore());  // this start ends, so the count begins again
    startAnd(beKilled);
    startAnd(beKilled);
    EXPECT_TRUE(hasFailedBefore());
    EXPECT_FALSE(hasFailedBefore());
}

TEST_F(StartGuardTest, ACrashOfAnotherThreadIsNotTheSettingsFault) {
    for (int round = 0; round < 3; ++round)
        startAnd([] { std::thread([] { ::raise(SIGSEGV); }).join(); });
    EXPECT_FALSE(hasFailedBefore());
}

TEST_F(StartGuardTest, WindowsThatStartTogetherDoNotAccuseEachOther) {
    const StartGuard first(m_folder.path());
    for (int round = 0; round < 3; ++round)
        EXPECT_FALSE(StartGuard(m_folder.path()).hasFailedBefore());
    EXPECT_TRUE(isMarked());
    startAnd(beKilled);
    EXPECT_FALSE(StartGuard(m_folder.path()).hasFailedBefore());
}

TEST_F(StartGuardTest, WhatIsNoFileIsSetAside) {
    ASSERT_EQ(::mkfifo((m_folder.path() / "starting").c_str(), 0600), 0);
    EXPECT_FALSE(hasFailedBefore());
    std::filesystem::create_directory(m_folder.path() / "starting");
    EXPECT_FALSE(hasFailedBefore());
    EXPECT_FALSE(isMarked());
    std::ofstream(m_folder.path() / "starting") << std::string(100'000, '?');
    EXPECT_TRUE(hasFailedBefore());
    EXPECT_FALSE(hasFailedBefore());
}

// ---- Kept settings

TEST(KeptLayout, DamageIsFoundWhereverItIs) {
    testApplication();
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "explorer.ini";
    Preferences preferences(file);
    QSettings settings(QString::fromStdString(file.string()), QSettings::IniFormat);
    const auto layoutOf = [&](const QByteArray& kept) {
        settings.setValue("window/layout", kept);
        return preferences.layout();
    };

    preferences.setWindow("the place", "the layout", 2);
    const QByteArray kept = settings.value("window/layout").toByteArray();
    ASSERT_EQ(layoutOf(kept), "the layout");
    ASSERT_EQ(preferences.geometry(), "the place");
    for (int bit = 0; bit < kept.size() * 8; ++bit) {
        QByteArray damaged = kept;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        ASSERT_EQ(layoutOf(damaged), "") << "bit " << bit;
    }
    for (int length = 0; length < kept.size(); ++length)
        ASSERT_EQ(layoutOf(kept.left(length)), "") << "cut to " << length;
    EXPECT_EQ(layoutOf(kept + '\0'), "");
    EXPECT_EQ(layoutOf(settings.value("window/geometry").toByteArray()), "");
    EXPECT_EQ(layoutOf("the layout"), "");  // the format before there was a checksum
}

class SettingsFileTest : public ::testing::Test {
protected:
    SettingsFileTest() { testApplication(); }
    std::filesystem::path file() const { return m_folder.path() / "explorer.ini"; }
    TemporaryFolder m_folder;
};

TEST_F(SettingsFileTest, WhatIsNoSettingsFileIsSetAside) {
    ASSERT_EQ(::mkfifo(file().c_str(), 0600), 0);
    EXPECT_EQ(Preferences(file()).textPercent(), 100);
    std::filesystem::create_directory(file());
    std::ofstream(file() / "treasure") << "x";
    EXPECT_EQ(Preferences(file()).textPercent(), 100);
    std::ofstream(file()) << "[window]\ntextPercent=150\n;" << std::string(2 << 20, 'x');
    EXPECT_EQ(Preferences(file()).textPercent(), 100);
    const std::filesystem::path lock = file().string() + ".lock";
    ASSERT_EQ(::mkfifo(lock.c_str(), 0600), 0);

    // From now on settings are kept as usual, and everything set aside still exists.
    Preferences(file()).setTextPercent(120);
    EXPECT_EQ(Preferences(file()).textPercent(), 120);
    EXPECT_TRUE(std::filesystem::is_regular_file(file()));
    EXPECT_TRUE(std::filesystem::is_fifo(file().string() + ".bad"));
    EXPECT_TRUE(std::filesystem::exists(file().string() + ".bad-2/treasure"));
    EXPECT_GT(std::filesystem::file_size(file().string() + ".bad-3"), 2U << 20);
    EXPECT_TRUE(std::filesystem::is_fifo(lock.string() + ".bad"));
}

// ---- The window

class StartTest : public WindowTest {
protected:
    static std::string bytesOf(const std::filesystem::path& path) {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    /// The window writes the settings when its thread is next idle.
    static bool areSettingsWritten() {
        return QTest::qWaitFor([] { return bytesOf(configFolder() / "explorer.ini").size() > 300; },
                               kPatience);
    }
    static void write(const std::filesystem::path& path, const std::string& bytes) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << bytes;
    }
};

TEST_F(StartTest, AnyDamageOfTheSettingsOpensAWindow) {
    window().close();
    const std::filesystem::path file = configFolder() / "explorer.ini";
    ASSERT_TRUE(areSettingsWritten());
    const std::string whole = bytesOf(file);
    std::mt19937 random(7);
    const auto below = [&random](std::size_t end) { return random() % end; };
    const auto rounds = static_cast<int>(test::shareOf(40));
    for (int round = 0; round < rounds; ++round) {
        std::string damaged = whole;
        for (int flips = 1 + static_cast<int>(below(20)); flips > 0; --flips) {
            char& byte = damaged[below(damaged.size())];
            byte = static_cast<char>(byte ^ 1 << below(8));
        }
        if (round % 4 == 0) damaged.resize(below(damaged.size()));
        write(file, damaged);
        openWindow();
        window().close();
    }
}

TEST_F(StartTest, AWindowOpensOverThingsThatAreNoFiles) {
    ASSERT_TRUE(awaitPicture());
    Bookmark place = state().toBookmark();
    place.colors.curve.reset();
    const std::string key = Thumbnails::keyOf(place).toStdString();
    window().close();
    ASSERT_TRUE(areSettingsWritten());
    const std::filesystem::path paths[] = {
        configFolder() / "explorer.ini", stateFolder() / "session.json",
        dataFolder() / "bookmarks.json", cacheFolder() / "thumbnails" / (key + ".png")};
    for (const std::filesystem::path& path : paths) {
        std::filesystem::create_directories(path.parent_path());
        std::filesystem::remove(path);
        ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    }
    LogModel log(home() / "messages.log");
    const MessageLog messages(log);
    openWindow();
    ASSERT_TRUE(awaitPicture());
    // The bookmark's thumbnail cannot be read or saved, so it is computed.
    Thumbnails thumbnails(cacheFolder() / "thumbnails");
    thumbnails.setScheduler(window().scheduler());
    thumbnails.setWatched(&thumbnails, true);
    thumbnails.want(place);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return !thumbnails.picture(QString::fromStdString(key)).isNull(); }, kPatience));
    thumbnails.setScheduler(nullptr);
    window().close();

    const std::string told =
        bytesOf(stateFolder() / "fathom.log") + bytesOf(home() / "messages.log");
    for (const std::filesystem::path& path : paths)
        EXPECT_NE(told.find(path.filename().string()), std::string::npos) << path;
}

TEST_F(StartTest, APipeThatIsOpenedIsNotWaitedFor) {
    const std::filesystem::path pipe = home() / "pipe.png";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    window().openFile(QString::fromStdString(pipe.string()));
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences().front().contains(QLatin1String("plain file")));
}

TEST_F(StartTest, SettingsThatWereSetAsideAreTold) {
    window().tellReset("/somewhere/explorer.ini.bad");
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences().front().contains(
        QLatin1String("/somewhere/explorer.ini.bad")));
}

TEST(LogFileInTheWay, IsSetAside) {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "fathom.log";
    for (int round = 0; round < 2; ++round) {
        std::filesystem::create_directory(path);
        std::ofstream(path / "treasure") << "x";
        LogFile log(path);
        ASSERT_TRUE(log.write("a line"));
        std::filesystem::remove(path);
        ASSERT_EQ(::mkfifo(log.previousPath().c_str(), 0600), 0);
        LogFile next(path);
        ASSERT_TRUE(next.write("a line"));
        EXPECT_EQ(readFile(path).value(), "a line\n");
        std::filesystem::remove(path);
    }
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "fathom.log.bad/treasure"));
}

}  // namespace
}  // namespace fathom
