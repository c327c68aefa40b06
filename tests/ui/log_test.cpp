// The log: bounded, filtered, filled from any thread, and kept after the program ends.
#include "ui/window_fixture.h"

#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>

#include "formula/formula_list.h"
#include "ui/log_window.h"
#include "ui/log_words.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

std::vector<std::string> linesOf(const std::filesystem::path& path) {
    std::ifstream stream(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

class LogTest : public ::testing::Test {
protected:
    void SetUp() override { testApplication(); }

    std::filesystem::path file() const { return m_folder.path() / "state" / "fathom.log"; }
    std::filesystem::path previous() const { return LogFile(file()).previousPath(); }
    const std::filesystem::path& folder() const { return m_folder.path(); }

    /// Lets the event loop pass added messages to the model.
    static void settle() { QCoreApplication::processEvents(); }

private:
    TemporaryFolder m_folder;
};

TEST_F(LogTest, KeepsTheNewestLines) {
    LogModel log;
    for (int line = 0; line < LogModel::kMaximumEntries - 1; ++line)
        log.add(LogLevel::Info, QString::number(line));
    settle();
    EXPECT_EQ(log.rowCount(), LogModel::kMaximumEntries - 1);
    for (const char* text : {"a", "b", "c"})
        log.add(LogLevel::Error, text);
    settle();
    EXPECT_EQ(log.rowCount(), LogModel::kMaximumEntries);
    EXPECT_EQ(log.entry(0).text, "2");
    EXPECT_EQ(log.entry(log.rowCount() - 1).text, "c");
    EXPECT_EQ(log.entry(log.rowCount() - 1).level, LogLevel::Error);
}

TEST_F(LogTest, ABurstIsBoundedBeforeItIsTaken) {
    LogModel log;
    for (int line = 0; line < LogModel::kMaximumEntries + 10; ++line)
        log.add(LogLevel::Info, QString::number(line));
    settle();
    EXPECT_EQ(log.rowCount(), LogModel::kMaximumEntries);
    EXPECT_EQ(log.entry(0).text, "10");
}

TEST_F(LogTest, TakesLinesFromAnyThread) {
    constexpr int kThreads = 4, kLines = 200;
    LogModel log(file());
    {
        std::vector<std::jthread> threads;
        threads.reserve(kThreads);
        for (int thread = 0; thread < kThreads; ++thread)
            threads.emplace_back([&log, thread] {
                for (int line = 0; line < kLines; ++line)
                    log.add(LogLevel::Info, QStringLiteral("%1 %2").arg(thread).arg(line));
            });
    }
    settle();
    ASSERT_EQ(log.rowCount(), kThreads * kLines);
    std::vector<int> next(kThreads);
    for (int row = 0; row < log.rowCount(); ++row) {
        const QStringList words = log.entry(row).text.split(' ');
        EXPECT_EQ(words[1].toInt(), next[static_cast<std::size_t>(words[0].toInt())]++);
    }
    EXPECT_EQ(linesOf(file()).size(), static_cast<std::size_t>(kThreads * kLines));
}

TEST_F(LogTest, LeavesItsFileWhenTheProgramIsKilled) {
    const pid_t child = fork();
    if (child == 0) {
        LogFile log(file());
        if (log.write("the last words")) kill(getpid(), SIGKILL);
        _exit(1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    EXPECT_EQ(linesOf(file()), std::vector<std::string>{"the last words"});
}

TEST_F(LogTest, KeepsTheSessionBeforeAndNoMore) {
    for (const char* session : {"first", "second", "third"}) {
        LogModel log(file());
        log.add(LogLevel::Warning, session);
    }
    ASSERT_EQ(linesOf(file()).size(), 1U);
    EXPECT_NE(linesOf(file())[0].find("warning  third"), std::string::npos);
    ASSERT_EQ(linesOf(previous()).size(), 1U);
    EXPECT_NE(linesOf(previous())[0].find("second"), std::string::npos);
}

TEST_F(LogTest, ALongSessionStaysWithinItsBounds) {
    constexpr std::size_t kBytes = 1000;
    LogFile log(file(), kBytes);
    for (int line = 0; line < 500; ++line)
        ASSERT_TRUE(log.write("line " + std::to_string(line)));
    EXPECT_LE(std::filesystem::file_size(file()), kBytes);
    EXPECT_LE(std::filesystem::file_size(previous()), kBytes);
    EXPECT_EQ(linesOf(file()).back(), "line 499");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(file().parent_path()), {}), 2);
}

TEST_F(LogTest, SaysOnceThatItsFileCannotBeWritten) {
    std::ofstream(folder() / "state") << "in the way";
    LogModel log(file());
    log.add(LogLevel::Info, "one");
    log.add(LogLevel::Info, "two");
    settle();
    ASSERT_EQ(log.rowCount(), 3);
    EXPECT_EQ(log.entry(1).level, LogLevel::Warning);
    EXPECT_TRUE(log.entry(1).text.contains("state")) << log.entry(1).text.toStdString();
}

TEST_F(LogTest, HearsWhatQtReports) {
    LogModel log;
    {
        const MessageLog messages(log);
        qWarning("a strange thing");
        qCritical("a bad thing");
        qInfo("a thing");
        qDebug("a detail");
    }
    qWarning("too late");
    settle();
    ASSERT_EQ(log.rowCount(), 3);
    EXPECT_EQ(log.entry(0).text, "a strange thing");
    EXPECT_EQ(log.entry(0).level, LogLevel::Warning);
    EXPECT_EQ(log.entry(1).level, LogLevel::Error);
    EXPECT_EQ(log.entry(2).level, LogLevel::Info);
}

class LogWindowTest : public LogTest {
protected:
    void SetUp() override {
        LogTest::SetUp();
        m_log = std::make_unique<LogModel>();
        m_log->add(LogLevel::Info, "Found a card");
        m_log->add(LogLevel::Warning, "Odd card");
        m_log->add(LogLevel::Error, "Lost it");
        settle();
        m_window = std::make_unique<LogWindow>(*m_log);
        m_window->show();
    }

    template <class Widget>
    Widget& find(const char* name = "") {
        return *m_window->findChild<Widget*>(QString::fromLatin1(name));
    }
    QStringList shown() {
        QStringList texts;
        const QAbstractItemModel& model = *find<LogView>("log").model();
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, 0).data().toString();
        return texts;
    }
    LogModel& log() { return *m_log; }
    LogWindow& window() { return *m_window; }

private:
    std::unique_ptr<LogModel> m_log;
    std::unique_ptr<LogWindow> m_window;
};

TEST_F(LogWindowTest, FiltersByWordsAndSeverity) {
    EXPECT_EQ(shown().size(), 3);
    auto& words = *window().findChild<QLineEdit*>();
    words.setText("CARD");
    EXPECT_EQ(shown(), (QStringList{"Found a card", "Odd card"}));
    auto& level = *window().findChild<QComboBox*>();
    level.setCurrentIndex(1);
    EXPECT_EQ(shown(), QStringList{"Odd card"});
    words.clear();
    EXPECT_EQ(shown(), (QStringList{"Odd card", "Lost it"}));
    level.setCurrentIndex(2);
    log().add(LogLevel::Error, "Lost again");
    log().add(LogLevel::Info, "Calm");
    settle();
    EXPECT_EQ(shown(), (QStringList{"Lost it", "Lost again"}));
}

TEST_F(LogWindowTest, CopiesWhatIsSelectedOrElseWhatIsShown) {
    find<QPushButton>("copyLog").click();
    EXPECT_EQ(QGuiApplication::clipboard()->text().count('\n'), 3);
    auto& list = find<LogView>("log");
    list.setCurrentIndex(list.model()->index(1, 0));
    list.setFocus();
    QTest::keySequence(&list, QKeySequence::Copy);
    EXPECT_EQ(window().copiedText().count('\n'), 1);
    find<QPushButton>("copyLog").click();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("warning  Odd card"));
}

TEST_F(LogWindowTest, SavesAllLinesAndSaysSo) {
    const auto path = folder() / "saved.log";
    window().findChild<QLineEdit*>()->setText("nothing like it");
    window().save(QString::fromStdString(path.string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return linesOf(path).size() == 3; }));
    window().save(QString::fromStdString((folder() / "none" / "x.log").string()));
    const auto isTold = [&] {
        for (auto* label : window().findChildren<QLabel*>())
            if (label->text().contains("does not exist")) return true;
        return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(isTold));
}

TEST_F(LogWindowTest, ClearsTheListAndNotTheFile) {
    find<QPushButton>("clearLog").click();
    EXPECT_EQ(log().rowCount(), 0);
    EXPECT_EQ(shown(), QStringList());
}

TEST_F(LogWindowTest, FollowsTheEndOnlyFromThere) {
    auto& list = find<LogView>("log");
    const auto addMany = [&] {
        for (int line = 0; line < 200; ++line)
            log().add(LogLevel::Info, QString::number(line));
        settle();
    };
    addMany();
    ASSERT_GT(list.verticalScrollBar()->maximum(), 0);
    EXPECT_TRUE(list.isAtEnd());
    list.verticalScrollBar()->setValue(3);
    addMany();
    EXPECT_EQ(list.verticalScrollBar()->value(), 3);
    list.scrollToBottom();
    addMany();
    EXPECT_TRUE(list.isAtEnd());
}

TEST_F(LogTest, DescribesPicturesAndDevices) {
    const Location location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    RenderSummary summary;
    summary.plan.rung = findRung("fp64");
    summary.iterations = 12345678;
    summary.seconds = 0.42;
    const QString text = pictureText(location, {1280, 800}, summary);
    EXPECT_TRUE(text.contains("Mandelbrot") && text.contains("1280") &&
                text.contains("double precision") && text.contains("0.42 s"))
        << text.toStdString();

    EXPECT_TRUE(startText().contains(qVersion())) << startText().toStdString();

    LogModel log;
    DeviceFacts facts;
    facts.engines = {{.id = "cpu", .label = "Built-in"}};
    facts.report.isOpenClSearched = true;
    facts.report.rejected = {{.info = {.label = "Old"}, .reason = "Old is not used."}};
    logDevices(log, facts);
    settle();
    ASSERT_EQ(log.rowCount(), 3);
    EXPECT_TRUE(log.entry(0).text.contains("Built-in"));
    EXPECT_EQ(log.entry(1).text, "Old is not used.");
    EXPECT_EQ(log.entry(1).level, LogLevel::Warning);
    EXPECT_TRUE(log.entry(2).text.contains("OpenCL"));
}

TEST_F(LogTest, NoticesTellWhatTheySaid) {
    QWidget canvas;
    ToastArea toasts(&canvas);
    QStringList told;
    QObject::connect(&toasts, &ToastArea::shown, &canvas,
                     [&](const QString& sentence) { told << sentence; });
    toasts.show("One");
    toasts.show("One");
    toasts.show("Two");
    EXPECT_EQ(told, (QStringList{"One", "Two"}));
}

}  // namespace
}  // namespace fathom
