// Every control of every window has a name for screen readers and can be reached by keyboard.
#include "ui/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>

#include "formula/formula_list.h"
#include "ui/about_dialog.h"
#include "ui/bookmark_editor.h"
#include "ui/export_dialog.h"
#include "ui/help_window.h"
#include "ui/log_window.h"
#include "ui/preferences_dialog.h"

namespace fathom {
namespace {

template <class... Classes>
bool isOneOf(const QObject* object) {
    return ((qobject_cast<const Classes*>(object) != nullptr) || ...);
}

bool isControl(const QWidget* widget) {
    if (isOneOf<QScrollBar, QHeaderView>(widget)) return false;
    // The parts of a spin box, a list or a text field belong to that control.
    const QWidget* parent = widget->parentWidget();
    if (isOneOf<QAbstractSpinBox, QComboBox, QTabBar, QLineEdit>(parent)) return false;
    return isOneOf<QAbstractButton, QLineEdit, QAbstractSpinBox, QComboBox, QAbstractSlider,
                   QAbstractItemView, QPlainTextEdit, QTextBrowser, QTabBar, ViewportWidget>(
        widget);
}

QString nameOf(QWidget* widget) {
    const QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

/// A tool bar button uses the keys of its action.
bool hasKeys(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && isOneOf<QToolBar>(button->parentWidget()) && button->defaultAction() &&
           !button->defaultAction()->shortcut().isEmpty();
}

/// All widgets that repeated Tab presses reach from `from`.
QSet<QWidget*> reachedByTab(QWidget& from) {
    QSet<QWidget*> reached;
    from.setFocus(Qt::TabFocusReason);
    for (int step = 0; step < 400; ++step) {
        QWidget* const here = QApplication::focusWidget();
        if (!here) break;
        reached << here;
        QTest::keyClick(here, Qt::Key_Tab);
    }
    return reached;
}

class ControlsTest : public WindowTest {
protected:
    /// `begin` has the focus when the user comes to this page.
    void check(QWidget& root, QWidget& begin, const QString& place) {
        QApplication::setActiveWindow(root.window());
        const QSet<QWidget*> reached = reachedByTab(begin);
        int controls = 0;
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            if (!isControl(widget) || !widget->isVisible() || !widget->isEnabled()) continue;
            ++controls;
            const std::string what =
                QStringLiteral("%1: %2 \"%3\" (%4)")
                    .arg(place, QString::fromLatin1(widget->metaObject()->className()),
                         widget->objectName(), nameOf(widget))
                    .toStdString();
            EXPECT_FALSE(nameOf(widget).isEmpty()) << what << " has no name";
            EXPECT_TRUE(hasKeys(widget) || reached.contains(widget)) << what << " is out of reach";
        }
        EXPECT_GT(controls, 0) << place.toStdString();
    }
};

TEST_F(ControlsTest, OfTheWindowAndItsPanels) {
    window().resize(1280, 800);
    ASSERT_TRUE(awaitPicture());
    window().bookmarks().add(state().toBookmark());
    auto& tabs = *window().findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        tabs.setCurrentIndex(tab);
        check(window(), canvas(), tabs.tabText(tab));
    }
}

TEST_F(ControlsTest, APanelsKeyLeadsToItsFirstControl) {
    for (const char* id :
         {"panel-location", "panel-formula", "panel-color", "panel-bookmarks", "panel-history"}) {
        window().findChild<QAction*>(QString::fromLatin1(id))->trigger();
        const QWidget* const page = window().findChild<QTabWidget*>()->currentWidget();
        EXPECT_TRUE(page->isAncestorOf(QApplication::focusWidget())) << id;
    }
}

TEST_F(ControlsTest, OfAFormulaWithParametersAndAJuliaConstant) {
    Location location = state().location();
    location.formula = defaultInstance(*findFormula("nova"));
    location.formula.julia.emplace();
    state().setLocation(location);
    auto& tabs = *window().findChild<QTabWidget*>();
    for (int tab = 0; tab < 2; ++tab) {
        tabs.setCurrentIndex(tab);
        check(window(), canvas(), tabs.tabText(tab));
    }
}

TEST_F(ControlsTest, OfTheDialogs) {
    ASSERT_TRUE(awaitPicture());
    const auto checkWindow = [this](QWidget& dialog, const QString& place) {
        dialog.show();
        dialog.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
        QWidget* const first =
            dialog.focusWidget() ? dialog.focusWidget() : dialog.nextInFocusChain();
        check(dialog, *first, place);
        dialog.close();
    };
    ExportDialog exporting(state().toBookmark(),
                           {.size = canvas().imageSize(), .image = {}, .samplesPerSecond = {}},
                           QDir::tempPath());
    checkWindow(exporting, QStringLiteral("Saving a picture"));
    LogModel log;
    LogWindow logWindow(log);
    checkWindow(logWindow, QStringLiteral("Log"));
    BookmarkEditor editor(state().toBookmark(), {}, {QStringLiteral("spiral")});
    checkWindow(editor, QStringLiteral("Bookmark editor"));
    AboutDialog about(&window());
    checkWindow(about, QStringLiteral("About"));

    window().findChild<QAction*>(QStringLiteral("help"))->trigger();
    checkWindow(*window().findChild<HelpWindow*>(), QStringLiteral("Help"));
}

TEST_F(ControlsTest, OfThePreferences) {
    window().findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    auto& dialog = *window().findChild<PreferencesDialog*>();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    auto& titles = *dialog.findChild<QListWidget*>(QStringLiteral("pageTitles"));
    ASSERT_EQ(titles.count(), 4);
    for (int page = 0; page < titles.count(); ++page) {
        titles.setCurrentRow(page);
        check(dialog, titles, titles.item(page)->text());
    }
}

}  // namespace
}  // namespace fathom
