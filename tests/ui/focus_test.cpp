// The focus can be seen wherever it is, in both themes, and nothing keeps it.
#include "ui/contrast.h"

#include "ui/places.h"

#include <QScrollArea>

namespace fathom {
namespace {

/// Pixels that a mark of focus changes enough to be seen.
int clearlyChanged(const QImage& before, const QImage& after) {
    int count = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y) &&
                contrastOf(before.pixelColor(x, y), after.pixelColor(x, y)) >= kShapeContrast)
                ++count;
    return count;
}

class FocusTest : public PlacesTest, public testing::WithParamInterface<Appearance> {
protected:
    void SetUp() override {
        PlacesTest::SetUp();
        window().preferences().setAppearance(GetParam());
    }

    /// What repeated Tab presses reach, until they come back to a widget; in order.
    static QList<QWidget*> wayByTab(QWidget& from, Qt::Key key) {
        QList<QWidget*> way;
        from.setFocus(Qt::TabFocusReason);
        for (QWidget* here = QApplication::focusWidget(); here && !way.contains(here);
             here = QApplication::focusWidget()) {
            way << here;
            QTest::keyClick(here, key, key == Qt::Key_Tab ? Qt::NoModifier : Qt::ShiftModifier);
        }
        return way;
    }

    static std::string nameOf(const QWidget* widget) {
        if (!widget) return "nothing";
        return QStringLiteral("%1 \"%2\" %3")
            .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                 widget->accessibleName())
            .toStdString();
    }

    /// Scrolls to a widget, as Tab does.
    static void showInColumn(QWidget& widget) {
        for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
            if (auto* column = qobject_cast<QScrollArea*>(around))
                column->ensureWidgetVisible(&widget);
    }

    static void checkMarks(QWidget& root, QWidget& first, const QString& place) {
        /// The length of a short side of the smallest control: a mark is at least a line at one
        /// side.
        constexpr int kLeast = 12;
        QApplication::setActiveWindow(root.window());
        for (QWidget* widget : wayByTab(first, Qt::Key_Tab)) {
            if (widget->window() != root.window() || !widget->isVisible()) continue;
            widget->setFocus(Qt::TabFocusReason);
            showInColumn(*widget);
            const QImage with = enlarged(*widget, widget->rect(), 1);
            widget->clearFocus();
            const QImage without = enlarged(*widget, widget->rect(), 1);
            EXPECT_GE(clearlyChanged(without, with), kLeast)
                << place.toStdString() << ": " << nameOf(widget);
        }
    }
};

TEST_P(FocusTest, IsSeenOnEveryControl) {
    visitEverything(checkMarks);
}

INSTANTIATE_TEST_SUITE_P(Themes, FocusTest, testing::Values(Appearance::Dark, Appearance::Light),
                         [](const auto& theme) {
                             return theme.param == Appearance::Dark ? "Dark" : "Light";
                         });

class FocusWayTest : public FocusTest {};

TEST_P(FocusWayTest, LeadsRoundAndBack) {
    visitEverything([](QWidget& root, QWidget& first, const QString& place) {
        QApplication::setActiveWindow(root.window());
        const QList<QWidget*> onward = wayByTab(first, Qt::Key_Tab);
        // Tab came back to where it began, not to something that it cannot leave.
        EXPECT_EQ(QApplication::focusWidget(), onward.constFirst())
            << place.toStdString() << ": from " << nameOf(onward.constLast()) << " to "
            << nameOf(QApplication::focusWidget()) << ", not to " << nameOf(onward.constFirst());
        const QList<QWidget*> back = wayByTab(first, Qt::Key_Backtab);
        EXPECT_EQ(QApplication::focusWidget(), back.constFirst())
            << place.toStdString() << ": back from " << nameOf(back.constLast()) << " to "
            << nameOf(QApplication::focusWidget()) << ", not to " << nameOf(back.constFirst());
        EXPECT_EQ(QSet<QWidget*>(onward.begin(), onward.end()),
                  QSet<QWidget*>(back.begin(), back.end()))
            << place.toStdString();
    });
}

INSTANTIATE_TEST_SUITE_P(Theme, FocusWayTest, testing::Values(Appearance::Dark),
                         [](const auto&) { return "Dark"; });

}  // namespace
}  // namespace fathom
