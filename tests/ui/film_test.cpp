// Zoom films: the dialog, and making one.
#include "ui/film_dialog.h"

#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QTimer>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "ui/rehearsal_player.h"
#include "ui/text.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

Bookmark deepView() {
    Bookmark bookmark = findStarterBookmark("home")->bookmark;
    bookmark.name = "Film";
    bookmark.location.view.re = Decimal::parse("-0.7436438870371587").value();
    bookmark.location.view.im = Decimal::parse("0.1318259043109").value();
    bookmark.location.view.radius = Decimal::parse("0.25").value();
    return bookmark;
}

class FilmDialogTest : public ::testing::Test {
protected:
    void SetUp() override { testApplication(); }
};

TEST_F(FilmDialogTest, SaysHowLongTheFilmIs) {
    FilmDialog dialog(deepView(), QStringLiteral("/tmp"));
    dialog.findChild<QDoubleSpinBox*>(QStringLiteral("filmSpeed"))->setValue(0.5);
    const FilmOrder order = dialog.order();
    EXPECT_EQ(order.path, "/tmp/film.mp4");
    const int frames = paceOf(order)->frameCount();
    const QString text = dialog.findChild<QLabel*>(QStringLiteral("filmSummary"))->text();
    EXPECT_TRUE(text.contains(QLocale().toString(frames))) << toUtf8(text);
}

TEST_F(FilmDialogTest, TheNameFollowsTheFormat) {
    FilmDialog dialog(deepView(), QStringLiteral("/tmp"));
    auto* codec = dialog.findChild<QComboBox*>(QStringLiteral("filmCodec"));
    auto* path = dialog.findChild<QLineEdit*>(QStringLiteral("filmPath"));
    for (int row = 0; row < codec->count(); ++row) {
        codec->setCurrentIndex(row);
        const VideoCodec* chosen = dialog.order().format.codec;
        EXPECT_EQ(dialog.order().format.frames,
                  row == codec->count() - 1 ? ImageFormat::ExrFloat : ImageFormat::Png8);
        const std::string ending =
            chosen ? "." + std::string(chosen->endings.substr(0, chosen->endings.find(' '))) : "";
        EXPECT_EQ(path->text().toStdString(), "/tmp/film" + ending);
    }
    codec->setCurrentIndex(0);
    path->setText(QStringLiteral("/tmp/film.gif"));
    EXPECT_FALSE(dialog.findChild<QLabel*>(QStringLiteral("problem"))->text().isEmpty());
}

TEST_F(FilmDialogTest, FilmsInOtherColoursShareTheirSamples) {
    const auto folderOf = [](const Bookmark& bookmark, int size) {
        FilmDialog dialog(bookmark, QStringLiteral("/tmp"));
        EXPECT_TRUE(dialog.order().samplesFolder.empty());
        dialog.findChild<QComboBox*>(QStringLiteral("filmSize"))->setCurrentIndex(size);
        dialog.findChild<QCheckBox*>(QStringLiteral("filmKeep"))->setChecked(true);
        const QString text = dialog.findChild<QLabel*>(QStringLiteral("filmSummary"))->text();
        EXPECT_TRUE(text.contains(QStringLiteral("GB")) || text.contains(QStringLiteral("MB")))
            << toUtf8(text);
        return dialog.order().samplesFolder;
    };
    const auto folder = folderOf(deepView(), 0);
    EXPECT_EQ(folder.parent_path(), "/tmp");
    Bookmark other = deepView();
    other.name = "Other";
    other.colors.palette = "ember";
    EXPECT_EQ(folderOf(other, 0), folder);
    EXPECT_NE(folderOf(other, 1), folder);
    other.location.view.radius = Decimal::parse("0.2").value();
    EXPECT_NE(folderOf(other, 0), folder);
}

/// The list has the home view and the bookmarks of the formula that lie around the view.
TEST_F(FilmDialogTest, FilmsBeginAtOtherViews) {
    Bookmark around = deepView(), beside = deepView(), other = deepView();
    around.name = "Around";
    around.location.view.radius = Decimal::parse("0.75").value();
    around.location.view.transform.rotation = 30;
    beside.location.view.re = Decimal::parse("100").value();
    beside.location.view.radius = Decimal::parse("0.75").value();
    other.location = homeLocation({findFormula("tricorn")});
    FilmDialog dialog(deepView(), QStringLiteral("/tmp"), nullptr, {around, beside, other});
    auto* wide = dialog.findChild<QComboBox*>(QStringLiteral("filmWide"));
    ASSERT_EQ(wide->count(), 3);
    EXPECT_FALSE(dialog.order().wide);
    wide->setCurrentIndex(1);
    EXPECT_EQ(dialog.order().wide, homeLocation(deepView().location.formula).view);

    dialog.findChild<QCheckBox*>(QStringLiteral("filmKeep"))->setChecked(true);
    const auto folder = dialog.order().samplesFolder;
    wide->setCurrentIndex(2);
    EXPECT_EQ(wide->currentText(), QStringLiteral("Around"));
    EXPECT_EQ(dialog.order().wide, around.location.view);
    EXPECT_NE(dialog.order().samplesFolder, folder);
    EXPECT_NEAR(zoomOf(dialog.order())->octaves, std::log2(3), 1e-9);
}

QString summaryOf(const FilmDialog& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("filmSummary"))->text();
}
QString problemOf(const FilmDialog& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("problem"))->text();
}

TEST_F(FilmDialogTest, WaypointsSettleThePace) {
    FilmDialog dialog(deepView(), QStringLiteral("/tmp"));
    auto* use = dialog.findChild<QCheckBox*>(QStringLiteral("filmWaypoints"));
    auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("waypoints"));
    auto* speed = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("filmSpeed"));
    EXPECT_FALSE(use->isChecked());
    EXPECT_FALSE(table->isEnabled());
    EXPECT_TRUE(dialog.order().timing.waypoints.empty());

    // They begin as the way that the speed makes, from end to end.
    const double seconds = paceOf(dialog.order())->seconds();
    use->setChecked(true);
    EXPECT_FALSE(speed->isEnabled());
    ASSERT_EQ(table->rowCount(), 2);
    FilmOrder order = dialog.order();
    ASSERT_EQ(order.timing.waypoints.size(), 2u);
    EXPECT_EQ(order.timing.waypoints[0].radius.toString(), "1.5");
    EXPECT_EQ(order.timing.waypoints[1].radius.toString(), "0.25");
    EXPECT_NEAR(paceOf(order)->seconds(), seconds, 0.06);
    EXPECT_EQ(problemOf(dialog), QString());

    // A rest after the end, then out again; the length follows each change.
    const QString before = summaryOf(dialog);
    table->item(1, 0)->setText(QStringLiteral("10.5"));
    EXPECT_NE(summaryOf(dialog), before);
    table->setCurrentCell(1, 0);
    dialog.findChild<QPushButton*>(QStringLiteral("addWaypoint"))->click();
    ASSERT_EQ(table->rowCount(), 3);
    EXPECT_EQ(dialog.order().timing.waypoints[2].seconds, 15.5);
    table->item(2, 1)->setText(QStringLiteral("1"));
    EXPECT_EQ(paceOf(dialog.order())->seconds(), 15.5);
    EXPECT_TRUE(summaryOf(dialog).contains(durationText(15.5))) << toUtf8(summaryOf(dialog));

    // One more between two others lies between them.
    table->setCurrentCell(0, 0);
    dialog.findChild<QPushButton*>(QStringLiteral("addWaypoint"))->click();
    order = dialog.order();
    ASSERT_EQ(order.timing.waypoints.size(), 4u);
    EXPECT_EQ(order.timing.waypoints[1].seconds, 5.25);
    EXPECT_NEAR(order.timing.waypoints[1].radius.toDouble(), std::sqrt(1.5 * 0.25), 1e-5);
    dialog.findChild<QPushButton*>(QStringLiteral("removeWaypoint"))->click();
    EXPECT_EQ(dialog.order().timing.waypoints.size(), 3u);

    // What is wrong is said, and no film can be made.
    auto* make = dialog.findChild<QPushButton*>(QStringLiteral("addToQueue"));
    EXPECT_TRUE(make->isEnabled());
    for (const char* const wrong : {"0", "soon", ""}) {
        table->item(1, 0)->setText(QString::fromLatin1(wrong));
        EXPECT_NE(problemOf(dialog), QString()) << wrong;
        EXPECT_FALSE(make->isEnabled());
    }
    table->item(1, 0)->setText(QStringLiteral("9"));
    for (const char* const wrong : {"1e-9", "-1", "deep"}) {
        table->item(1, 1)->setText(QString::fromLatin1(wrong));
        EXPECT_NE(problemOf(dialog), QString()) << wrong;
    }
    use->setChecked(false);
    EXPECT_EQ(problemOf(dialog), QString());
    EXPECT_TRUE(speed->isEnabled());
    EXPECT_TRUE(dialog.order().timing.waypoints.empty());
}

class RehearsalTest : public FilmDialogTest {
protected:
    static constexpr int kPatience = 120'000;  // milliseconds, for machines under load

    static std::unique_ptr<RenderScheduler> newScheduler() {
        std::vector<std::unique_ptr<Engine>> engines;
        engines.push_back(std::make_unique<CpuEngine>(2));
        return std::make_unique<RenderScheduler>(std::move(engines));
    }
    static RehearsalPlayer& playerOf(const FilmDialog& dialog) {
        return *dialog.findChild<RehearsalPlayer*>();
    }
};

TEST_F(RehearsalTest, PlaysTheFilmAndFollowsItsPace) {
    const auto scheduler = newScheduler();
    FilmDialog dialog(deepView(), QStringLiteral("/tmp"), scheduler.get());
    RehearsalPlayer& player = playerOf(dialog);
    auto* slider = dialog.findChild<QSlider*>(QStringLiteral("rehearsalTime"));
    auto* play = dialog.findChild<QPushButton*>(QStringLiteral("playRehearsal"));
    EXPECT_FALSE(play->isEnabled());
    EXPECT_FALSE(slider->isEnabled());

    dialog.findChild<QPushButton*>(QStringLiteral("rehearse"))->click();
    EXPECT_TRUE(player.isComputing());
    EXPECT_TRUE(QTest::qWaitFor([&] { return player.isComplete(); }, kPatience));
    EXPECT_FALSE(player.picture().isNull());
    EXPECT_TRUE(player.isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([&] { return player.seconds() > 0.3; }, kPatience));
    play->click();
    EXPECT_FALSE(player.isPlaying());

    // The slider goes to any time; another pace shows other frames without computing.
    slider->setValue(0);
    const QImage first = player.picture();
    slider->setValue(slider->maximum());
    const QImage last = player.picture();
    EXPECT_NE(first, last);
    const int length = slider->maximum();
    dialog.findChild<QDoubleSpinBox*>(QStringLiteral("filmSpeed"))->setValue(0.5);
    EXPECT_GT(slider->maximum(), length);
    EXPECT_NE(player.picture(), last);
    EXPECT_TRUE(player.isComplete());
    dialog.findChild<QComboBox*>(QStringLiteral("filmDirection"))->setCurrentIndex(1);
    slider->setValue(slider->maximum());
    EXPECT_EQ(player.picture(), first);

    // At its end it stops, and plays again from its start.
    slider->setValue(slider->maximum() - 50);
    play->click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !player.isPlaying(); }, kPatience));
    play->click();
    EXPECT_LT(player.seconds(), 1);

    // Frames of other proportions are to be computed anew.
    dialog.findChild<QComboBox*>(QStringLiteral("filmSize"))->setCurrentIndex(4);
    EXPECT_TRUE(player.picture().isNull());
    EXPECT_FALSE(play->isEnabled());
}

/// The window's thread goes on while a hard film is rehearsed, and a stop is felt at once.
TEST_F(RehearsalTest, NeverBlocksTheWindow) {
    Bookmark hard = deepView();
    hard.location.view.radius = Decimal::parse("1e-14").value();
    hard.location.iterations = {1'000'000, false};
    const auto scheduler = newScheduler();
    FilmDialog dialog(hard, QStringLiteral("/tmp"), scheduler.get());
    RehearsalPlayer& player = playerOf(dialog);
    QElapsedTimer clock;
    qint64 longest = 0;
    clock.start();
    player.rehearse();
    EXPECT_TRUE(player.isComputing()) << "it was called while the work was done";
    for (int i = 0; i < 30; ++i) {
        clock.restart();
        QTest::qWait(10);
        longest = std::max(longest, clock.elapsed());
        EXPECT_TRUE(player.isComputing()) << "the work was done between two events";
    }
    RecordProperty("longest_wait_milliseconds", std::to_string(longest));
    player.stop();
    EXPECT_FALSE(player.isComputing());
    player.rehearse();
    QTest::qWait(50);
    clock.restart();
    dialog.endRehearsal();
    RecordProperty("end_milliseconds", std::to_string(clock.elapsed()));
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("rehearse"))->isEnabled());
}

TEST_F(FilmDialogTest, AViewThatIsNotDeepHasNoFilm) {
    FilmDialog dialog(findStarterBookmark("home")->bookmark, QStringLiteral("/tmp"));
    EXPECT_FALSE(dialog.findChild<QLabel*>(QStringLiteral("problem"))->text().isEmpty());
}

class FilmWindowTest : public WindowTest {
protected:
    QAction& filmAction() { return *window().findChild<QAction*>(QStringLiteral("make-film")); }
};

TEST_F(FilmWindowTest, MakesFramesOfTheView) {
    ASSERT_TRUE(awaitPicture());
    state().setLocation(deepView().location);
    ASSERT_TRUE(awaitPicture());
    const QString path = QString::fromStdString((home() / "frames").string());
    const auto answer = [&](double speed) {
        QTimer::singleShot(0, &window(), [&] {
            auto* dialog = qobject_cast<FilmDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            auto* codec = dialog->findChild<QComboBox*>(QStringLiteral("filmCodec"));
            codec->setCurrentIndex(codec->count() - 2);  // PNG frames
            dialog->findChild<QComboBox*>(QStringLiteral("filmSize"))->setCurrentIndex(5);
            dialog->findChild<QDoubleSpinBox*>(QStringLiteral("filmSpeed"))->setValue(speed);
            dialog->findChild<QLineEdit*>(QStringLiteral("filmPath"))->setText(path);
            dialog->accept();
        });
        filmAction().trigger();
    };
    const auto isReady = [&] { return filmAction().isEnabled(); };
    answer(20);
    EXPECT_FALSE(isReady());
    EXPECT_TRUE(QTest::qWaitFor(isReady, kPatience));
    EXPECT_TRUE(QFile::exists(path + "/frame-000000.png"));
}

}  // namespace
}  // namespace fathom
