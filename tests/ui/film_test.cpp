// Zoom films: the dialog, and making one.
#include "ui/film_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

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
            codec->setCurrentIndex(codec->count() - 1);
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
