// The user's bookmarks on the disk: nothing is ever lost.
#include "bookmarks/bookmark_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <random>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

Bookmark named(const std::string& name) {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.name = name;
    return bookmark;
}

std::vector<std::string> names(const BookmarkStore& store) {
    std::vector<std::string> list;
    for (const Bookmark& bookmark : store.items())
        list.push_back(bookmark.name);
    return list;
}

using Names = std::vector<std::string>;

class BookmarkStoreTest : public ::testing::Test {
protected:
    BookmarkStore open() { return BookmarkStore::load(m_path).value(); }

    TemporaryFolder m_folder;
    std::filesystem::path m_path = m_folder.path() / "data" / "bookmarks.json";
};

TEST_F(BookmarkStoreTest, EachChangeIsOnTheDisk) {
    BookmarkStore store = open();
    EXPECT_TRUE(store.items().empty());
    for (const char* name : {"a", "b", "c"}) {
        ASSERT_TRUE(store.add(named(name)));
        EXPECT_EQ(names(open()), names(store));
    }
    ASSERT_TRUE(store.replace(1, named("B")));
    EXPECT_EQ(names(open()), (Names{"a", "B", "c"}));
    ASSERT_TRUE(store.move({0}, 3));
    EXPECT_EQ(names(open()), (Names{"B", "c", "a"}));
    ASSERT_TRUE(store.move({2}, 1));
    EXPECT_EQ(names(open()), (Names{"B", "a", "c"}));
    ASSERT_TRUE(store.remove({0}));
    EXPECT_EQ(names(open()), (Names{"a", "c"}));
    EXPECT_EQ(open().items(), store.items());
}

TEST_F(BookmarkStoreTest, SeveralAreRemovedAndPutBackAtOnce) {
    BookmarkStore store = open();
    ASSERT_EQ(store.addMissing({named("a"), named("b"), named("c"), named("d"), named("e")}), 5U);
    const std::string before = readFile(m_path).value();
    ASSERT_TRUE(store.remove({1, 3, 4}));
    EXPECT_EQ(names(open()), (Names{"a", "c"}));
    ASSERT_TRUE(store.insert({{1, named("b")}, {3, named("d")}, {4, named("e")}}));
    EXPECT_EQ(readFile(m_path).value(), before);
    ASSERT_TRUE(store.insert({{99, named("z")}}));  // the list is shorter by now
    EXPECT_EQ(names(store), (Names{"a", "b", "c", "d", "e", "z"}));
}

TEST_F(BookmarkStoreTest, SeveralAreMovedTogether) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.addMissing({named("a"), named("b"), named("c"), named("d"), named("e")}));
    ASSERT_TRUE(store.move({0, 2}, 4));
    EXPECT_EQ(names(open()), (Names{"b", "d", "a", "c", "e"}));
    ASSERT_TRUE(store.move({3, 4}, 3));  // before itself: nothing moves
    EXPECT_EQ(names(store), (Names{"b", "d", "a", "c", "e"}));
    ASSERT_TRUE(store.move({4}, 0));
    ASSERT_TRUE(store.move({0, 1}, 5));
    EXPECT_EQ(names(open()), (Names{"d", "a", "c", "e", "b"}));
}

TEST_F(BookmarkStoreTest, OnlyWhatIsMissingIsAdded) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    Bookmark later = named("a");
    later.created = "2031-01-01T00:00:00Z";
    Bookmark tagged = named("a");
    tagged.tags = {"blue"};
    EXPECT_EQ(store.addMissing({later, tagged, named("b")}), 2U);
    EXPECT_EQ(names(store), (Names{"a", "a", "b"}));
    EXPECT_EQ(store.items()[1].tags, tagged.tags);
    EXPECT_EQ(store.addMissing({later, tagged, named("b")}), 0U);

    // Equal bookmarks within one import are both added. Only those that were there before count.
    EXPECT_EQ(store.addMissing({named("c"), named("c")}), 2U);

    Bookmark impossible = named("nowhere");
    impossible.location.view.radius = Decimal();
    EXPECT_FALSE(store.addMissing({named("d"), impossible}));
    EXPECT_EQ(names(open()), (Names{"a", "a", "b", "c", "c"})) << "all of it or nothing";
}

TEST_F(BookmarkStoreTest, UnknownKeysOfAViewSurviveEveryChange) {
    BookmarkStore store = open();
    const Bookmark rich =
        parseBookmark(R"({"formula": {"id": "mandelbrot", "later": [1, 2]}, "center": {"re": "0",
                          "im": "0"}, "radius": "1", "mood": {"calm": true}})",
                      "rich")
            .value();
    ASSERT_TRUE(store.addMissing({named("a"), rich, named("b")}));
    ASSERT_TRUE(store.move({1}, 0));
    Bookmark renamed = store.items()[0];
    renamed.name = "Rich";
    ASSERT_TRUE(store.replace(0, renamed));
    ASSERT_TRUE(store.remove({0}));
    ASSERT_TRUE(store.insert({{1, renamed}}));
    const std::string text = readFile(m_path).value();
    EXPECT_NE(text.find("\"mood\""), std::string::npos);
    EXPECT_NE(text.find("\"later\""), std::string::npos);
    EXPECT_EQ(open().items()[1], renamed);
}

TEST_F(BookmarkStoreTest, KeepsTheFilesOwnUnknownKeys) {
    std::filesystem::create_directory(m_path.parent_path());
    ASSERT_TRUE(writeFileAtomically(m_path, R"({"fathom": 1, "bookmarks": [], "theme": "night"})"));
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    EXPECT_NE(readFile(m_path).value().find(R"("theme": "night")"), std::string::npos);
}

TEST_F(BookmarkStoreTest, ABrokenFileIsNeverOverwritten) {
    std::filesystem::create_directory(m_path.parent_path());
    ASSERT_TRUE(writeFileAtomically(m_path, "{\"fathom\": 1,\n oops"));
    const Result<BookmarkStore> store = BookmarkStore::load(m_path);
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().message.find("line 2, column"), std::string::npos);
    EXPECT_NE(store.error().message.find(m_path.string()), std::string::npos);

    // Same if the file breaks while a window is open.
    ASSERT_TRUE(writeFileAtomically(m_path, R"({"fathom": 1, "bookmarks": []})"));
    BookmarkStore open = BookmarkStore::load(m_path).value();
    ASSERT_TRUE(open.add(named("a")));
    ASSERT_TRUE(writeFileAtomically(m_path, "oops"));
    EXPECT_FALSE(open.add(named("b")));
    EXPECT_EQ(names(open), Names{"a"});
    EXPECT_EQ(readFile(m_path).value(), "oops");
}

TEST_F(BookmarkStoreTest, TwoWindowsKeepEachOthersBookmarks) {
    BookmarkStore first = open();
    BookmarkStore second = open();
    ASSERT_TRUE(first.add(named("a")));
    ASSERT_TRUE(second.add(named("b")));
    ASSERT_TRUE(first.add(named("c")));
    EXPECT_EQ(names(first), (Names{"a", "b", "c"}));

    // A bookmark that the other window has moved is found; one that it has removed is no error.
    ASSERT_TRUE(second.replace(1, named("B")));  // second still sees a, b
    ASSERT_TRUE(second.move({2}, 0));            // c, a, B
    ASSERT_TRUE(first.remove({0}));              // first still sees a, b, c
    EXPECT_EQ(names(first), (Names{"c", "B"}));
    ASSERT_TRUE(second.remove({1}));
    EXPECT_EQ(names(second), (Names{"c", "B"}));
    ASSERT_TRUE(first.remove({0}));
    ASSERT_TRUE(second.replace(0, named("C")));  // removed meanwhile: appended
    EXPECT_EQ(names(second), (Names{"B", "C"}));
}

TEST_F(BookmarkStoreTest, TwoWindowsChangeSeveralAtOnce) {
    BookmarkStore first = open();
    ASSERT_TRUE(first.addMissing({named("a"), named("b"), named("c"), named("d")}));
    BookmarkStore second = open();
    ASSERT_TRUE(second.remove({0, 2}));  // b, d
    ASSERT_TRUE(first.move({3}, 1));     // first sees a, b, c, d: d before b
    EXPECT_EQ(names(first), (Names{"d", "b"}));
    ASSERT_TRUE(second.move({0}, 2));  // second sees b, d: b to the end
    EXPECT_EQ(names(second), (Names{"d", "b"}));
    ASSERT_TRUE(first.remove({0, 1}));
    ASSERT_TRUE(second.remove({0, 1}));  // already removed
    EXPECT_TRUE(open().items().empty());
}

TEST_F(BookmarkStoreTest, ManyThreadsLoseNothing) {
    constexpr int kThreads = 4, kEach = 25;
    std::vector<std::thread> threads;
    threads.reserve(kThreads);
    for (int thread = 0; thread < kThreads; ++thread)
        threads.emplace_back([this, thread] {
            BookmarkStore store = open();
            for (int i = 0; i < kEach; ++i) {
                const std::string name = std::to_string(thread) + "/" + std::to_string(i);
                ASSERT_TRUE(store.addMissing({named(name), named(name + "'")}));
                ASSERT_TRUE(store.move({store.items().size() - 1}, 0));
                const Names all = names(store);
                const auto own = std::find(all.begin(), all.end(), name + "'") - all.begin();
                ASSERT_TRUE(store.remove({static_cast<std::size_t>(own)}));
            }
        });
    for (std::thread& thread : threads)
        thread.join();
    // Each round has added two bookmarks and removed one.
    EXPECT_EQ(open().items().size(), std::size_t{kThreads} * kEach);
}

TEST_F(BookmarkStoreTest, AVanishedFileIsWrittenAnew) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    std::filesystem::remove(m_path);
    ASSERT_TRUE(store.add(named("b")));
    EXPECT_EQ(names(open()), (Names{"a", "b"}));
}

TEST_F(BookmarkStoreTest, AFailedChangeChangesNothing) {
    BookmarkStore store = open();
    ASSERT_TRUE(store.add(named("a")));
    const std::string before = readFile(m_path).value();

    Bookmark impossible = named("nowhere");
    impossible.location.view.radius = Decimal::fromDouble(-1);
    const Result<void> refused = store.add(impossible);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("radius"), std::string::npos);

    // A full disk.
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{4096, 4096};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Bookmark large = named("large");
        large.notes.assign(100'000, 'x');
        ::_exit(!store.add(large) && names(store) == Names{"a"} ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(names(store), Names{"a"});
    EXPECT_EQ(readFile(m_path).value(), before);
}

TEST_F(BookmarkStoreTest, AFolderThatCannotBeMadeIsASentence) {
    Result<BookmarkStore> impossible = BookmarkStore::load("/proc/nowhere/bookmarks.json");
    ASSERT_TRUE(impossible);
    const Result<void> added = impossible->add(named("a"));
    ASSERT_FALSE(added);
    EXPECT_NE(added.error().message.find("/proc/nowhere"), std::string::npos);
    EXPECT_TRUE(impossible->items().empty());
}

TEST_F(BookmarkStoreTest, KillsNeverLoseABookmark) {
    // Each child reports the adds that have returned. A kill may lose only the add in progress.
    std::mt19937 random(5);
    std::uniform_int_distribution<int> microseconds(0, 15'000);
    std::size_t promised = 0;
    for (int round = 0; round < 60; ++round) {
        int told[2];
        ASSERT_EQ(::pipe(told), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            BookmarkStore store = open();
            for (;;) {
                if (!store.add(named("round " + std::to_string(round)))) ::_exit(1);
                if (::write(told[1], "x", 1) != 1) ::_exit(2);
            }
        }
        ::close(told[1]);
        char mark;
        if (::read(told[0], &mark, 1) == 1) ++promised;  // waits for the first add
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        while (::read(told[0], &mark, 1) == 1)
            ++promised;
        ::close(told[0]);
        const std::size_t kept = open().items().size();
        ASSERT_GE(kept, promised) << "round " << round;
        ASSERT_LE(kept, promised + 1) << "round " << round;
        promised = kept;
    }
    EXPECT_GE(promised, 60u);
}

}  // namespace
}  // namespace fathom
