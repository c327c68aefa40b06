// The location dock: exact digits, the transform, the iterations, and the whole location as text.
#include "ui/window_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QToolButton>

#include "bookmarks/location_text.h"
#include "formula/formula_list.h"
#include "ui/exact_field.h"
#include "ui/location_dock.h"
#include "ui/text.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

class LocationTest : public WindowTest {
protected:
    LocationDock& dock() { return *window().findChild<LocationDock*>(); }
    static QClipboard& clipboard() { return *QApplication::clipboard(); }
    QString lastNotice() {
        const QStringList sentences = window().toasts().sentences();
        return sentences.isEmpty() ? QString() : sentences.last();
    }

    void enter(ExactField& field, const QString& text) {
        field.lineEdit()->setFocus();
        QApplication::setActiveWindow(&window());
        field.lineEdit()->selectAll();
        QTest::keyClicks(field.lineEdit(), text);
        QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    }
};

TEST_F(LocationTest, LockedIterationsStayAsTheyWere) {
    ASSERT_TRUE(awaitPicture());
    const std::uint64_t reached = renderer().status().summary->iterationLimit;
    find<QCheckBox>("automaticIterations").setChecked(false);
    EXPECT_EQ(state().location().iterations, (IterationLimit{reached, false}));
    turnWheel({120, 90}, 1200);
    EXPECT_EQ(state().location().iterations, (IterationLimit{reached, false}));
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().status().summary->iterationLimit, reached);

    find<QCheckBox>("automaticIterations").setChecked(true);
    EXPECT_TRUE(state().location().iterations.automatic);
}

TEST_F(LocationTest, ExactDigitsAreEnteredWithReturn) {
    const QString digits = QStringLiteral("-0.7436438870371587047521915061147740001234567890");
    auto& field = find<ExactField>("centerRe");
    enter(field, digits);
    EXPECT_EQ(QString::fromStdString(view().re.toString()), digits);
    EXPECT_EQ(field.text(), digits);
    state().undo();
    EXPECT_NE(QString::fromStdString(view().re.toString()), digits);
}

TEST_F(LocationTest, ElidedDigitsFillTheirFieldAndFit) {
    ExactField field("centre", ExactField::Length::Any);
    field.setText(QString(400, QChar('7')));
    QLineEdit& edit = *field.lineEdit();
    edit.setFocusPolicy(Qt::NoFocus);  // while it is edited, it shows all digits
    field.show();
    const QFontMetricsF metrics(edit.font());
    for (int width = 200; width < 900; width += 13) {
        field.resize(width, field.height());
        QApplication::processEvents();
        QStyleOptionFrame option;
        option.initFrom(&edit);
        const int inside =
            edit.style()->subElementRect(QStyle::SE_LineEditContents, &option, &edit).width();
        const double text = metrics.horizontalAdvance(edit.text());
        EXPECT_LE(text, inside - 4) << width;  // Qt keeps two pixels free on each side
        EXPECT_GT(text, inside - 4 - 3 * metrics.horizontalAdvance(QChar('7'))) << width;
    }
}

TEST_F(LocationTest, ABadNumberGetsASentenceInPlace) {
    const Location before = state().location();
    auto& re = find<ExactField>("centerRe");
    enter(re, QStringLiteral("nan"));
    EXPECT_FALSE(re.problem().isEmpty());
    EXPECT_EQ(state().location(), before);

    auto& radius = find<ExactField>("radius");
    for (const char* impossible : {"0", "-1", "1e-99999999", "seven"}) {
        enter(radius, QString::fromLatin1(impossible));
        EXPECT_FALSE(radius.problem().isEmpty()) << impossible;
        EXPECT_EQ(state().location(), before) << impossible;
    }
    enter(radius, QStringLiteral("0.25"));
    EXPECT_TRUE(radius.problem().isEmpty());
    EXPECT_EQ(view().radius, *Decimal::parse("0.25"));
}

TEST_F(LocationTest, ABadNumberMovesNoField) {
    auto& radius = find<ExactField>("radius");
    auto& depth = find<ExactField>("depth");
    const QPoint before = depth.mapTo(&window(), QPoint());
    enter(radius, QStringLiteral("seven"));
    QTest::qWait(1);
    const auto* problem = radius.findChild<QLabel*>("fieldProblem");
    EXPECT_TRUE(problem->isVisible());
    EXPECT_GE(problem->mapToGlobal(QPoint()).y(),
              radius.lineEdit()->mapToGlobal(QPoint()).y() + radius.lineEdit()->height());
    EXPECT_EQ(depth.mapTo(&window(), QPoint()), before);
    canvas().setFocus();
    EXPECT_FALSE(problem->isVisible());
}

TEST_F(LocationTest, TheRadiusReadsAsPeopleWriteItAndIsCopiedInFull) {
    Location location = state().location();
    location.view.radius = *Decimal::parse("1.39698386192321777343750e-9");
    state().setLocation(location);
    canvas().setFocus();
    auto& radius = find<ExactField>("radius");
    EXPECT_EQ(radius.lineEdit()->text(), "1.397e-9");
    radius.findChild<QToolButton*>("copyDigits")->click();
    EXPECT_EQ(clipboard().text(), toQString(location.view.radius.toString()));
    radius.lineEdit()->setFocus();
    EXPECT_EQ(radius.lineEdit()->text(), toQString(location.view.radius.toString()));
}

TEST_F(LocationTest, LimitsOfEscapeAndConvergenceShowWhereTheyMatter) {
    auto& escapeRadius = find<ExactField>("escapeRadius");
    auto& convergence = find<ExactField>("convergence");
    const auto choose = [this](std::string_view id) {
        Location location = state().location();
        location.formula = defaultInstance(*findFormula(id));
        state().setLocation(location);
    };
    EXPECT_FALSE(escapeRadius.isHidden());
    EXPECT_TRUE(convergence.isHidden());
    choose("magnet1");
    EXPECT_FALSE(escapeRadius.isHidden());
    EXPECT_FALSE(convergence.isHidden());
    choose("newton");
    EXPECT_TRUE(escapeRadius.isHidden());
    EXPECT_FALSE(convergence.isHidden());

    enter(convergence, QStringLiteral("0.001"));
    EXPECT_EQ(state().location().convergence, 0.001);
    enter(convergence, QStringLiteral("2"));
    EXPECT_FALSE(convergence.problem().isEmpty());
    EXPECT_EQ(state().location().convergence, 0.001);
}

/// -0.743… with 300 digits; the last digit differs from those before it.
QString longNumber() {
    return QStringLiteral("-0.74364388703715870475") + QString(279, QChar('3')) + QChar('7');
}

TEST_F(LocationTest, ALongNumberIsElidedCopiedAndWrapped) {
    auto& field = find<ExactField>("centerRe");
    Location location = state().location();
    location.view.re = *Decimal::parse(toUtf8(longNumber()));
    state().setLocation(location);
    canvas().setFocus();
    EXPECT_EQ(field.text(), longNumber());
    const QString shown = field.lineEdit()->text();
    EXPECT_LT(shown.size(), 60);
    EXPECT_TRUE(shown.startsWith(QStringLiteral("-0.743"))) << toUtf8(shown);
    EXPECT_TRUE(shown.endsWith(QStringLiteral("337"))) << toUtf8(shown);

    auto buttons = field.findChildren<QToolButton*>();
    for (QToolButton* button : buttons) {
        EXPECT_FALSE(button->accessibleName().isEmpty());
        button->click();
    }
    EXPECT_EQ(clipboard().text(), longNumber());
    auto* page = field.findChild<QPlainTextEdit*>();
    ASSERT_FALSE(page->isHidden());
    EXPECT_TRUE(field.lineEdit()->isHidden());
    EXPECT_EQ(page->toPlainText(), longNumber());
    EXPECT_GT(page->height(), 3 * page->fontMetrics().lineSpacing());
    EXPECT_TRUE(QTest::qWaitFor([&] { return page->verticalScrollBar()->maximum() == 0; }, 1000))
        << "all digits are in sight";

    // Here too Esc reverts, Enter applies, and a bad number stays to be corrected.
    page->setFocus();
    page->moveCursor(QTextCursor::End);
    QTest::keyClicks(page, QStringLiteral("5"));
    QTest::keyClick(page, Qt::Key_Escape);
    EXPECT_EQ(page->toPlainText(), longNumber());
    page->moveCursor(QTextCursor::End);
    QTest::keyClicks(page, QStringLiteral("x"));
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_FALSE(field.problem().isEmpty());
    QTest::keyClick(page, Qt::Key_Backspace);
    QTest::keyClicks(page, QStringLiteral("89"));
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_TRUE(field.problem().isEmpty());
    EXPECT_EQ(toQString(view().re.toString()), longNumber() + QStringLiteral("89"));
}

TEST_F(LocationTest, WhatIsPastedIntoAFieldMayHaveLineBreaks) {
    auto& field = find<ExactField>("centerRe");
    for (QToolButton* button : field.findChildren<QToolButton*>())
        if (button->isCheckable()) button->setChecked(true);
    auto* page = field.findChild<QPlainTextEdit*>();
    page->setFocus();
    page->selectAll();
    page->insertPlainText(QStringLiteral("-0.5\n25\r\n75\n"));
    QTest::keyClick(page, Qt::Key_Return);
    EXPECT_EQ(view().re, *Decimal::parse("-0.52575"));
}

TEST_F(LocationTest, TheStretchShowsWhereTheViewHasOne) {
    auto& stretch = find<QDoubleSpinBox>("stretch");
    EXPECT_TRUE(stretch.isHidden());
    View stretched = view();
    stretched.transform.stretch = 2;
    state().setView(stretched);
    EXPECT_FALSE(stretch.isHidden());
    stretch.setValue(1.5);
    EXPECT_EQ(view().transform.stretch, 1.5);
    stretch.setValue(1);
    EXPECT_TRUE(stretch.isHidden());
}

TEST_F(LocationTest, TheWholeLocationGoesThroughTheClipboard) {
    Location there = state().location();
    there.view.re = *Decimal::parse("-1.25");
    there.view.radius = *Decimal::parse("1e-3");
    there.view.transform.rotation = 30;
    there.iterations = {1234, false};
    state().setLocation(there);
    ColorSettings colors = state().colors();
    colors.density = 2.5;
    state().setColors(colors);

    dock().copyAsJson();
    EXPECT_EQ(parseBookmark(toUtf8(clipboard().text()), "copied").value().colors, colors);
    const QString json = clipboard().text();
    dock().copyAsPlainText();
    EXPECT_TRUE(clipboard().text().contains(QStringLiteral("\nRe: -1.25\n")));
    EXPECT_EQ(window().toasts().sentences().size(), 2);

    // Plain text restores the place and keeps the colours; JSON restores both.
    state().setLocation(homeLocation(defaultInstance(*findFormula("newton"))));
    state().setColors(ColorSettings());
    QTest::mouseClick(&find<QPushButton>("pasteLocation"), Qt::LeftButton);
    EXPECT_EQ(state().location(), there);
    EXPECT_EQ(state().colors(), ColorSettings());
    state().undo();
    EXPECT_EQ(state().location().formula.spec->id, "newton");
    clipboard().setText(json);
    dock().paste();
    EXPECT_EQ(state().location(), there);
    EXPECT_EQ(state().colors(), colors);
}

TEST_F(LocationTest, PastingSaysWhatItDidNotUnderstand) {
    const Location before = state().location();
    clipboard().setText(QStringLiteral("Re: 0.5\nIm: zero"));
    dock().paste();
    EXPECT_TRUE(lastNotice().startsWith(QStringLiteral("Line 2"))) << toUtf8(lastNotice());
    clipboard().setText(QStringLiteral("nothing of the kind"));
    dock().paste();
    EXPECT_TRUE(lastNotice().contains(QStringLiteral("no location"))) << toUtf8(lastNotice());
    EXPECT_EQ(state().location(), before);

    clipboard().setText(QStringLiteral("Re: 0.5\nWeather: fine"));
    dock().paste();
    EXPECT_TRUE(lastNotice().contains(QStringLiteral("Weather"))) << toUtf8(lastNotice());
    EXPECT_EQ(view().re, *Decimal::parse("0.5"));
}

TEST_F(LocationTest, PastingWhereNothingWasCopiedSaysSo) {
    clipboard().clear();
    ASSERT_EQ(clipboard().mimeData(), nullptr);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(lastNotice(), QStringLiteral("There is no text to paste.")) << toUtf8(lastNotice());
}

TEST_F(LocationTest, KeysOnThePictureCopyAndPaste) {
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_C, Qt::ControlModifier);
    const Location copied = state().location();
    turnWheel({90, 110}, 600);
    ASSERT_NE(state().location(), copied);
    QTest::keyClick(&canvas(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(state().location(), copied);
}

}  // namespace
}  // namespace fathom
