// Every control of every window has a name for screen readers and can be reached by keyboard.
#include "ui/places.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>

#include "ui/julia_dock.h"
#include "ui/palette_bar.h"

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
                   QAbstractItemView, QPlainTextEdit, QTextBrowser, QTabBar, ViewportWidget,
                   PaletteBar, JuliaView>(widget);
}

QString nameOf(QWidget* widget) {
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? toldName(*spoken) : QString();
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

class ControlsTest : public PlacesTest {
protected:
    static void check(QWidget& root, QWidget& first, const QString& place) {
        QApplication::setActiveWindow(root.window());
        const QSet<QWidget*> reached = reachedByTab(first);
        int controls = 0;
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            if (!isControl(widget) || !widget->isVisible() || !widget->isEnabled()) continue;
            if (widget->window() != root.window()) continue;
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
    visitWindow(check);
}

TEST_F(ControlsTest, OfFormulasWithParametersAJuliaConstantAndSteps) {
    visitFormulas(check);
}

TEST_F(ControlsTest, OfTheDialogs) {
    visitDialogs(check);
}

TEST_F(ControlsTest, OfThePreferences) {
    visitPreferences(check);
}

TEST_F(ControlsTest, APanelsKeyLeadsToItsFirstControl) {
    for (const char* id :
         {"panel-location", "panel-formula", "panel-color", "panel-bookmarks", "panel-history"}) {
        window().findChild<QAction*>(QString::fromLatin1(id))->trigger();
        const QWidget* const page = window().findChild<QTabWidget*>()->currentWidget();
        EXPECT_TRUE(page->isAncestorOf(QApplication::focusWidget())) << id;
    }
}

}  // namespace
}  // namespace fathom
