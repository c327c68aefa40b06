// Kept preferences and recent files, and the windows that show them; also help and about.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTextBrowser>
#include <QTimer>

#include "base/paths.h"
#include "ui/help_window.h"
#include "ui/preferences_dialog.h"
#include "ui/recent_files.h"
#include "ui/toast_area.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

class PreferencesTest : public WindowTest {
protected:
    static std::filesystem::path file() { return configFolder() / "explorer.ini"; }

    PreferencesDialog& openDialog() {
        QApplication::setActiveWindow(&window());
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window().findChild<PreferencesDialog*>();
        QApplication::setActiveWindow(dialog);
        return *dialog;
    }
    HelpWindow& openHelp() {
        QTest::keyClick(&window(), Qt::Key_F1);
        auto* help = window().findChild<HelpWindow*>();
        QApplication::setActiveWindow(help);
        return *help;
    }
    template <class Widget>
    Widget* find(QWidget& parent, const char* name) {
        return parent.findChild<Widget*>(QString::fromLatin1(name));
    }
    RecentFiles& recent() { return *window().findChild<RecentFiles*>(); }
    QStringList recentNames() {
        QStringList names;
        for (const QAction* action : recent().actions())
            if (!action->toolTip().isEmpty() && action->toolTip().startsWith(QChar('/')))
                names << QFileInfo(action->toolTip()).fileName();
        return names;
    }
    QString makeView(const QString& name) {
        QString path = QString::fromStdString((home() / name.toStdString()).string());
        QFile bookmark(path);
        EXPECT_TRUE(bookmark.open(QIODevice::WriteOnly));
        bookmark.write(toJson(state().toBookmark()).c_str());
        return path;
    }
};

TEST_F(PreferencesTest, EveryControlChangesWhatItSaysAndSurvivesARestart) {
    {
        PreferencesDialog& dialog = openDialog();
        QTest::keyClick(find<QComboBox>(dialog, "appearance"), Qt::Key_End);
        EXPECT_GT(QApplication::palette().color(QPalette::Window).lightness(), 128);
        QTest::keyClick(find<QSpinBox>(dialog, "textSize"), Qt::Key_Up);
        QTest::keyClick(find<QComboBox>(dialog, "language"), Qt::Key_Down);
        QTest::keyClick(find<QListWidget>(dialog, "pageTitles"), Qt::Key_Down);
        QTest::keyClick(find<QCheckBox>(dialog, "smoothMotion"), Qt::Key_Space);
        QTest::keyClick(find<QCheckBox>(dialog, "flights"), Qt::Key_Space);
        QTest::keyClick(find<QCheckBox>(dialog, "keepsOrbits"), Qt::Key_Space);
        QTest::keyClick(find<QCheckBox>(dialog, "verifiesPictures"), Qt::Key_Space);
        QTest::keyClick(find<QDoubleSpinBox>(dialog, "wheelFactor"), Qt::Key_Up);
        QTest::keyClick(find<QSpinBox>(dialog, "cacheMebibytes"), Qt::Key_Up);
        QTest::keyClick(find<QComboBox>(dialog, "refinedSamples"), Qt::Key_Up);
        QTest::keyClick(find<QSpinBox>(dialog, "refinedMebibytes"), Qt::Key_Up);
        QTest::keyClick(find<QSpinBox>(dialog, "refinedSeconds"), Qt::Key_Up);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        EXPECT_FALSE(dialog.isVisible());
    }
    const Preferences kept(file());
    EXPECT_EQ(kept.appearance(), Appearance::Light);
    EXPECT_EQ(kept.textPercent(), 110);
    EXPECT_FALSE(kept.language().isEmpty());
    EXPECT_FALSE(kept.smoothMotion());
    EXPECT_FALSE(kept.flights());
    EXPECT_FALSE(kept.keepsOrbits());
    EXPECT_FALSE(kept.verifiesPictures());
    EXPECT_NEAR(kept.wheelFactor(), 2.1, 1e-9);
    EXPECT_EQ(kept.cacheMebibytes(), 640);
    EXPECT_EQ(kept.refinedSamples(), 4);
    EXPECT_EQ(kept.refinedMebibytes(), 400);
    EXPECT_EQ(kept.refinedSeconds(), 70);

    openWindow();
    PreferencesDialog& dialog = openDialog();
    EXPECT_EQ(find<QComboBox>(dialog, "appearance")->currentIndex(), 2);
    EXPECT_EQ(find<QSpinBox>(dialog, "textSize")->value(), 110);
    EXPECT_EQ(find<QComboBox>(dialog, "language")->currentData().toString(), kept.language());
    EXPECT_FALSE(find<QCheckBox>(dialog, "smoothMotion")->isChecked());
    EXPECT_FALSE(find<QCheckBox>(dialog, "flights")->isChecked());
    EXPECT_FALSE(find<QCheckBox>(dialog, "keepsOrbits")->isChecked());
    EXPECT_FALSE(find<QCheckBox>(dialog, "verifiesPictures")->isChecked());
    EXPECT_NEAR(find<QDoubleSpinBox>(dialog, "wheelFactor")->value(), 2.1, 1e-9);
    EXPECT_EQ(find<QSpinBox>(dialog, "cacheMebibytes")->value(), 640);
    EXPECT_EQ(find<QComboBox>(dialog, "refinedSamples")->currentData().toInt(), 4);
    EXPECT_EQ(find<QSpinBox>(dialog, "refinedMebibytes")->value(), 400);
    EXPECT_EQ(find<QSpinBox>(dialog, "refinedSeconds")->value(), 70);
}

TEST_F(PreferencesTest, TabLeadsFromThePagesToTheirControls) {
    PreferencesDialog& dialog = openDialog();
    auto* titles = find<QListWidget>(dialog, "pageTitles");
    for (int page = 0; page < titles->count(); ++page) {
        titles->setCurrentRow(page);
        titles->setFocus();
        QTest::keyClick(titles, Qt::Key_Tab);
        EXPECT_FALSE(qobject_cast<QPushButton*>(QApplication::focusWidget()))
            << "the dialog's buttons come before page " << page;
    }
}

TEST_F(PreferencesTest, NumbersOutOfBoundsAndUnknownKeysAreBorne) {
    {
        QSettings settings(QString::fromStdString(file().string()), QSettings::IniFormat);
        settings.setValue("picture/wheelFactor", "fast");
        settings.setValue("picture/cacheMebibytes", 1);
        settings.setValue("picture/refinedSamples", 7);
        settings.setValue("picture/refinedMebibytes", 1e9);
        settings.setValue("window/textPercent", 9999);
        settings.setValue("later/key", "kept");
    }
    Preferences preferences(file());
    EXPECT_EQ(preferences.wheelFactor(), 2);
    EXPECT_EQ(preferences.cacheMebibytes(), Preferences::kSmallestCacheMebibytes);
    EXPECT_EQ(preferences.textPercent(), Preferences::kLargestTextPercent);
    EXPECT_EQ(preferences.refinedSamples(), 4);
    EXPECT_EQ(preferences.refinedMebibytes(), Preferences::kLargestRefinedMebibytes);
    preferences.setWheelFactor(3);
    preferences.setWindow({}, {}, 0);  // this writes the file
    const QSettings settings(QString::fromStdString(file().string()), QSettings::IniFormat);
    EXPECT_EQ(settings.value("later/key").toString(), QStringLiteral("kept"));
}

TEST_F(PreferencesTest, APageCanBeAddedAndShown) {
    PreferencesDialog& dialog = openDialog();
    auto* page = new QLabel(QStringLiteral("devices"));
    dialog.addPage(QStringLiteral("Devices"), page);
    EXPECT_FALSE(page->isVisible());
    dialog.showPage(page);
    EXPECT_TRUE(page->isVisible());
}

TEST_F(PreferencesTest, TextSizeScalesTheFont) {
    const QFont before = QApplication::font();
    applyTextSize(150);
    EXPECT_NEAR(QApplication::font().pointSizeF(), 1.5 * before.pointSizeF(), 0.1);
    QApplication::setFont(before);
}

TEST_F(PreferencesTest, TheWheelZoomsAsMuchAsItIsToldTo) {
    auto* wheel = find<QDoubleSpinBox>(openDialog(), "wheelFactor");
    wheel->setValue(4);
    const double before = view().depth10();
    turnWheel({60, 60}, 120);
    EXPECT_NEAR(view().depth10() - before, std::log10(4), 1e-9);
}

// ---- Recent files

TEST_F(PreferencesTest, RecentFilesAreTenTheNewestFirstAndSurviveARestart) {
    EXPECT_FALSE(recent().menuAction()->isEnabled());
    for (int number = 0; number < 12; ++number)
        recent().add(QStringLiteral("/pictures/%1.png").arg(number));
    recent().add(QStringLiteral("/pictures/../pictures/5.png"));
    const QStringList expected{"5.png", "11.png", "10.png", "9.png", "8.png",
                               "7.png", "6.png",  "4.png",  "3.png", "2.png"};
    EXPECT_EQ(recentNames(), expected);
    EXPECT_TRUE(recent().actions().at(9)->text().startsWith(QStringLiteral("&0")));
    openWindow();
    EXPECT_EQ(recentNames(), expected);
    EXPECT_TRUE(recent().menuAction()->isEnabled());
}

TEST_F(PreferencesTest, ARecentFileOpensByKeys) {
    const View wanted = view();
    recent().add(makeView(QStringLiteral("first & best.json")));
    turnWheel({60, 60}, 240);
    ASSERT_NE(view(), wanted);
    recent().popup({0, 0});
    QTest::keyClick(&recent(), Qt::Key_1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return view() == wanted; }, kPatience));
}

TEST_F(PreferencesTest, AFileThatWasOpenedIsARecentOne) {
    window().openFile(makeView(QStringLiteral("opened.json")));
    EXPECT_EQ(recentNames(), QStringList({"opened.json"}));
    window().openFile(QStringLiteral("/nowhere/gone.png"));
    EXPECT_EQ(recentNames(), QStringList({"opened.json"}));
}

TEST_F(PreferencesTest, AMissingRecentFileIsSaidAndDropped) {
    recent().add(QStringLiteral("/nowhere/gone.png"));
    recent().actions().first()->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return recentNames().isEmpty(); }, kPatience));
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences().first().contains(QStringLiteral("gone.png")));
}

TEST_F(PreferencesTest, RecentFilesAreCleared) {
    recent().add(QStringLiteral("/pictures/a.png"));
    recent().actions().last()->trigger();
    EXPECT_TRUE(QTest::qWaitFor([this] { return recentNames().isEmpty(); }, kPatience));
    EXPECT_FALSE(recent().menuAction()->isEnabled());
}

// ---- Help and about

TEST_F(PreferencesTest, HelpListsThePresentKeys) {
    HelpWindow& help = openHelp();
    auto* titles = find<QListWidget>(help, "pageTitles");
    EXPECT_TRUE(help.pageText().contains(QStringLiteral("Alt+Left")));
    QTest::keyClick(titles, Qt::Key_End);
    ASSERT_EQ(titles->currentRow(), titles->count() - 1);
    for (const ActionRow& row : actionRows()) {
        EXPECT_TRUE(help.pageText().contains(plainActionText(row))) << row.id;
        for (const QKeySequence& key : schemeKeys(row, KeyScheme::Fathom))
            EXPECT_TRUE(help.pageText().contains(key.toString(QKeySequence::NativeText))) << row.id;
    }
    EXPECT_FALSE(help.pageText().contains(QStringLiteral("Ctrl+N")));

    QTest::keyClick(find<QComboBox>(openDialog(), "keyScheme"), Qt::Key_Down);
    EXPECT_TRUE(help.pageText().contains(QStringLiteral("Ctrl+N")));
}

TEST_F(PreferencesTest, EveryHelpPageHasItsTextAndNoGaps) {
    HelpWindow& help = openHelp();
    auto* titles = find<QListWidget>(help, "pageTitles");
    for (int page = 0; page < titles->count(); ++page) {
        titles->setCurrentRow(page);
        EXPECT_GT(help.pageText().size(), 200) << page;
        EXPECT_FALSE(help.pageText().contains(QChar('%'))) << page;
    }
    QTest::keyClick(&help, Qt::Key_Escape);
    EXPECT_FALSE(help.isVisible());
}

TEST_F(PreferencesTest, HelpFollowsTheAppearance) {
    HelpWindow& help = openHelp();
    const auto html = [&] { return find<QTextBrowser>(help, "helpText")->toHtml(); };
    const QString dark = html();
    QTest::keyClick(find<QComboBox>(openDialog(), "appearance"), Qt::Key_End);
    EXPECT_NE(html(), dark);
}

TEST_F(PreferencesTest, AboutHasVersionAndLicence) {
    QString texts;
    QTimer::singleShot(0, [&] {
        QWidget* about = QApplication::activeModalWidget();
        ASSERT_TRUE(about);
        for (const QLabel* label : about->findChildren<QLabel*>())
            texts += label->text();
        texts += about->findChild<QPlainTextEdit*>()->toPlainText();
        QTest::keyClick(about, Qt::Key_Escape);
    });
    QTest::keyClick(&window(), Qt::Key_F1, Qt::ControlModifier);
    EXPECT_TRUE(texts.contains(QStringLiteral("MIT License")));
    EXPECT_TRUE(texts.contains(QRegularExpression(QStringLiteral("Version \\d+\\.\\d+\\.\\d+"))));
}

}  // namespace
}  // namespace fathom
