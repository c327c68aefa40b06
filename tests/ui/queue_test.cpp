// The queue in the window: adding from the dialogs, the list, running, pausing, cancelling.
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include "ui/export_controller.h"
#include "ui/export_dialog.h"
#include "ui/film_dialog.h"
#include "ui/queue_controller.h"
#include "ui/queue_window.h"
#include "ui/toast_area.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

using namespace std::chrono_literals;

class QueueUiTest : public WindowTest {
protected:
    QueueController& queue() { return window().queue(); }
    JobQueue jobs() const { return JobQueue(JobQueue::userFolder()); }
    std::filesystem::path file(const std::string& name) const { return home() / name; }

    ImageExport picture(const std::string& name, Size size = {32, 20}) {
        ImageExport what;
        what.bookmark = state().toBookmark();
        what.size = size;
        what.path = file(name);
        what.format = imageFormatOf(what.path).value();
        return what;
    }
    /// A picture that takes hours.
    ImageExport endless(const std::string& name) {
        ImageExport what = picture(name, {4000, 3000});
        what.bookmark.location.view.re = Decimal::parse("-0.1").value();
        what.bookmark.location.view.radius = Decimal::parse("1e-40").value();
        what.bookmark.location.iterations = {100'000'000, false};
        return what;
    }

    QueueWindow& openQueue() {
        for (QAction* action : window().findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+J"))) action->trigger();
        return find<QueueWindow>("queueWindow");
    }
    QListView& list() { return find<QListView>("queue"); }
    QPushButton& button(const char* name) { return find<QPushButton>(name); }
    bool awaitRows(int rows) {
        return QTest::qWaitFor([&] { return list().model()->rowCount() == rows; }, kPatience);
    }
    QString stateOf(int row) {
        return list().model()->index(row, 0).data(QueueModel::StateRole).toString();
    }
    bool awaitState(int row, const QString& start) {
        return QTest::qWaitFor(
            [&] { return row < list().model()->rowCount() && stateOf(row).startsWith(start); },
            kPatience);
    }
    void choose(int row) { list().setCurrentIndex(list().model()->index(row, 0)); }
};

TEST_F(QueueUiTest, ADialogAddsAPicture) {
    ASSERT_TRUE(awaitPicture());
    QTimer::singleShot(0, [&] {
        auto* dialog = window().findChild<ExportDialog*>();
        dialog->findChild<QLineEdit*>("exportPath")
            ->setText(QString::fromStdString(file("a.png").string()));
        dialog->findChild<QPushButton*>("addToQueue")->click();
    });
    QSignalSpy added(&queue(), &QueueController::added);
    window().exports().ask();
    ASSERT_TRUE(added.wait(kPatience));
    EXPECT_EQ(added.front().front().toString(), QStringLiteral("a.png"));
    EXPECT_TRUE(window().toasts().sentences().contains("a.png waits in the queue."));
    const QueueListing listing = jobs().list().value();
    ASSERT_EQ(listing.jobs.size(), 1u);
    EXPECT_EQ(listing.jobs.front().job.output(), file("a.png"));
    EXPECT_EQ(listing.jobs.front().job.state, JobState::Waiting);
    EXPECT_FALSE(std::filesystem::exists(file("a.png")));
}

TEST_F(QueueUiTest, ADialogAddsAFilm) {
    View deep = view();
    deep.radius = Decimal::parse("0.01").value();
    state().setView(deep);
    QTimer::singleShot(0, [&] {
        auto* dialog = window().findChild<FilmDialog*>();
        dialog->findChild<QComboBox*>("filmCodec")
            ->setCurrentIndex(dialog->findChild<QComboBox*>("filmCodec")->count() - 1);
        dialog->findChild<QLineEdit*>("filmPath")
            ->setText(QString::fromStdString(file("frames").string()));
        dialog->findChild<QPushButton*>("addToQueue")->click();
    });
    QSignalSpy added(&queue(), &QueueController::added);
    window().exports().askFilm({});
    ASSERT_TRUE(added.wait(kPatience));
    EXPECT_TRUE(jobs().list()->jobs.front().job.isFilm());
}

TEST_F(QueueUiTest, RunsAllJobsAndTellsOfThem) {
    openQueue();
    EXPECT_FALSE(button("runQueue").isEnabled());
    queue().add(picture("a.png"));
    queue().add(picture("gone/b.png"));
    queue().add(picture("c.exr"));
    ASSERT_TRUE(awaitRows(3));
    EXPECT_EQ(stateOf(0), QStringLiteral("Waiting"));
    ASSERT_TRUE(button("runQueue").isEnabled());
    button("runQueue").click();
    ASSERT_TRUE(awaitState(2, "Done in"));
    EXPECT_TRUE(stateOf(0).startsWith("Done in"));
    EXPECT_EQ(stateOf(1), QStringLiteral("Failed"));
    EXPECT_TRUE(std::filesystem::exists(file("a.png")));
    EXPECT_TRUE(std::filesystem::exists(file("c.exr")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue().state() == QueueController::State::Stopped; },
                                kPatience));

    // The failure is told, and the job can be tried again once its cause is gone.
    choose(1);
    EXPECT_TRUE(find<QueueWindow>("queueWindow")
                    .findChild<QLabel*>("problem")
                    ->text()
                    .contains("does not exist"));
    std::filesystem::create_directory(file("gone"));
    button("jobRetry").click();
    ASSERT_TRUE(awaitState(1, "Waiting"));
    button("runQueue").click();
    ASSERT_TRUE(awaitState(1, "Done in"));
    choose(0);
    button("jobRemove").click();
    ASSERT_TRUE(awaitRows(2));
}

TEST_F(QueueUiTest, PausesAndCancelsARunningJob) {
    openQueue();
    queue().add(endless("a.png"));
    ASSERT_TRUE(awaitRows(1));
    button("runQueue").click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return stateOf(0) != "Waiting"; }, kPatience));
    button("runQueue").click();
    EXPECT_EQ(queue().state(), QueueController::State::Paused);
    EXPECT_EQ(button("runQueue").text(), QStringLiteral("Go on"));
    button("runQueue").click();
    EXPECT_EQ(queue().state(), QueueController::State::Running);
    choose(0);
    button("jobCancel").click();
    ASSERT_TRUE(awaitState(0, "Cancelled"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue().state() == QueueController::State::Stopped; },
                                kPatience));
}

TEST_F(QueueUiTest, ClosingTheWindowLetsTheRunningJobWait) {
    queue().add(endless("a.png"));
    openQueue();
    ASSERT_TRUE(awaitRows(1));
    queue().run();
    ASSERT_TRUE(QTest::qWaitFor([&] { return stateOf(0) != "Waiting"; }, kPatience));
    window().close();
    EXPECT_EQ(jobs().list()->jobs.front().job.state, JobState::Waiting);
}

TEST_F(QueueUiTest, MovesJobsAndKeepsTheSelection) {
    for (const char* name : {"a.png", "b.png", "c.png"})
        ASSERT_TRUE(jobs().add(picture(name)));
    openQueue();
    ASSERT_TRUE(awaitRows(3));
    choose(2);
    EXPECT_FALSE(button("jobDown").isEnabled());
    button("jobUp").click();
    const auto nameOf = [&](int row) {
        return list().model()->index(row, 0).data(QueueModel::NameRole).toString();
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return nameOf(1) == "c.png"; }, kPatience));
    const QModelIndexList selected = list().selectionModel()->selectedRows();
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected.front().row(), 1);
    EXPECT_TRUE(button("jobDown").isEnabled());
}

TEST_F(QueueUiTest, FollowsOtherPrograms) {
    openQueue();
    ASSERT_TRUE(jobs().add(picture("a.png")));
    ASSERT_TRUE(awaitRows(1));
    const auto claim = jobs().claimNext().value();
    claim->report({.stage = "Computing pixels", .fraction = 0.5, .secondsLeft = 180});
    ASSERT_TRUE(awaitState(0, "50 % · about 3 minutes left"));
    choose(0);
    button("jobCancel").click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return claim->isCancelled(); }, kPatience));
}

TEST_F(QueueUiTest, TellsOnceOfABrokenFile) {
    ASSERT_TRUE(jobs().add(picture("a.png")));
    std::filesystem::resize_file(JobFiles::of(JobQueue::userFolder(), 1).job, 40);
    QSignalSpy told(&queue(), &QueueController::told);
    openQueue();
    ASSERT_TRUE(told.wait(kPatience));
    QTest::qWait(1500);
    EXPECT_EQ(told.size(), 1);
    EXPECT_TRUE(told.front().front().toString().contains("job-000001.json"));
}

}  // namespace
}  // namespace fathom
