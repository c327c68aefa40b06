// Formulas, their parameters and their planes, in the dock and over the picture.
#include "ui/formula_dock.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include "formula/formula_list.h"
#include "support/formula_with_parameters.h"
#include "ui/exact_field.h"
#include "ui/toast_area.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

constexpr std::array kPoles{FormulaParameter{"pole1_re", "Pole 1, real", 0.25, -2, 2},
                            FormulaParameter{"pole1_im", "Pole 1, imaginary", 0, -2, 2},
                            FormulaParameter{"pole2_re", "Pole 2, real", -0.1, -2, 2},
                            FormulaParameter{"pole2_im", "Pole 2, imaginary", 1e-7, -2, 2}};

/// A formula for this test only: two parameters for each power, and no Julia sets.
constexpr FormulaSpec kPoleFormula = test::formulaWithParameters("poles", "Poles", 2, kPoles, 2);

/// Tests the dock without a window, because no engine knows that formula.
class FormulaDockTest : public ::testing::Test {
protected:
    void SetUp() override {
        testApplication();
        m_state = std::make_unique<ExplorerState>();
        m_dock = std::make_unique<FormulaDock>(*m_state);
        m_dock->show();
        m_dock->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_dock.get()));
    }

    void showPoles(int power) {
        FormulaInstance formula = defaultInstance(kPoleFormula);
        formula.power = power;
        m_state->setLocation(homeLocation(formula));
        QApplication::processEvents();  // new fields appear when events are processed
    }

    template <class Widget>
    Widget* find(const char* name) {
        return m_dock->findChild<Widget*>(QString::fromLatin1(name));
    }
    QLineEdit& edit(const char* parameter) { return *find<ExactField>(parameter)->lineEdit(); }

    void enter(const char* parameter, const QString& text) {
        edit(parameter).setFocus();
        edit(parameter).selectAll();
        QTest::keyClicks(&edit(parameter), text);
        QTest::keyClick(&edit(parameter), Qt::Key_Return);
    }

    void turnWheel(QWidget& over, int eighths, Qt::KeyboardModifiers keys = Qt::NoModifier) {
        const QPointF position = over.rect().center();
        QWheelEvent event(position, over.mapToGlobal(position), QPoint(), QPoint(0, eighths),
                          Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&over, &event);
    }

    double parameter(std::size_t index) { return m_state->location().formula.parameters.at(index); }

    std::unique_ptr<ExplorerState> m_state;
    std::unique_ptr<FormulaDock> m_dock;
};

TEST_F(FormulaDockTest, ListsEveryFormula) {
    auto& list = *find<QComboBox>("formula");
    for (const FormulaSpec& spec : formulas()) {
        const int index = list.findData(QString::fromStdString(std::string(spec.id)));
        ASSERT_GE(index, 0) << spec.id;
        EXPECT_EQ(list.itemText(index).toStdString(), spec.label);
    }
    EXPECT_EQ(list.currentText().toStdString(), m_state->location().formula.spec->label);
}

TEST_F(FormulaDockTest, AFieldForEachParameterThatCounts) {
    EXPECT_EQ(find<ExactField>("pole1_re"), nullptr);
    showPoles(1);
    EXPECT_EQ(find<ExactField>("pole1_re")->text(), "0.25");
    EXPECT_EQ(find<ExactField>("pole2_re"), nullptr);

    showPoles(2);
    ASSERT_NE(find<ExactField>("pole2_im"), nullptr);
    EXPECT_EQ(find<ExactField>("pole2_im")->text(), "1e-7");
    EXPECT_EQ(edit("pole2_im").accessibleName(), "Pole 2, imaginary");

    m_state->setLocation(homeLocation(defaultInstance(formulas().front())));
    EXPECT_EQ(find<ExactField>("pole1_re"), nullptr);
}

TEST_F(FormulaDockTest, KeysReachTheFieldsInTheirOrder) {
    showPoles(2);
    find<QSpinBox>("power")->setFocus();
    for (const char* name : {"pole1_re", "pole1_im", "pole2_re", "pole2_im"}) {
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(QApplication::focusWidget(), &edit(name)) << name;
    }
}

TEST_F(FormulaDockTest, AnEnteredValueIsOneStepOfUndo) {
    showPoles(2);
    const View view = m_state->location().view.rotatedBy(30);
    m_state->setView(view);
    enter("pole1_re", "-1.2345678901234567");
    enter("pole1_im", "0.5");
    EXPECT_EQ(parameter(0), -1.2345678901234567);
    EXPECT_EQ(parameter(1), 0.5);
    EXPECT_EQ(find<ExactField>("pole1_re")->text(), "-1.2345678901234567");
    EXPECT_EQ(m_state->location().view, view);

    m_state->undo();
    EXPECT_EQ(parameter(1), 0);
    EXPECT_EQ(parameter(0), -1.2345678901234567);
    m_state->undo();
    EXPECT_EQ(parameter(0), 0.25);
    EXPECT_EQ(find<ExactField>("pole1_re")->text(), "0.25");
    EXPECT_EQ(m_state->location().view, view);
}

TEST_F(FormulaDockTest, ABadValueGetsASentenceInPlace) {
    showPoles(1);
    const Location before = m_state->location();
    for (const char* bad : {"2.01", "-3", "nan", "inf", "a half", "0,5"}) {
        enter("pole1_re", QString::fromLatin1(bad));
        EXPECT_TRUE(find<ExactField>("pole1_re")->problem().endsWith('.')) << bad;
        EXPECT_EQ(m_state->location(), before) << bad;
        // The typed text is still there to be corrected, and there is no new step of undo.
        EXPECT_EQ(edit("pole1_re").text(), bad);
    }
    enter("pole1_re", "2");
    EXPECT_TRUE(find<ExactField>("pole1_re")->problem().isEmpty());
    EXPECT_EQ(parameter(0), 2);
}

TEST_F(FormulaDockTest, WheelAndArrowsNudgeTheFieldInUse) {
    showPoles(2);
    QLineEdit& re = edit("pole2_re");
    turnWheel(re, 120);
    EXPECT_EQ(parameter(2), -0.1);  // without the focus, the wheel scrolls the column instead

    re.setFocus();
    for (int notch = 0; notch < 3; ++notch)
        turnWheel(re, 120);
    EXPECT_EQ(parameter(2), -0.07);
    EXPECT_EQ(re.text(), "-0.07");
    for (int step = 0; step < 8; ++step)
        turnWheel(re, -15);
    EXPECT_EQ(parameter(2), -0.08);
    turnWheel(re, 120, Qt::ControlModifier);
    EXPECT_EQ(parameter(2), 0.02);
    QTest::keyClick(&re, Qt::Key_Down);
    QTest::keyClick(&re, Qt::Key_Up, Qt::ControlModifier);
    EXPECT_EQ(parameter(2), 0.11);

    // All of these are one step of undo; a change of another field is another step.
    edit("pole2_im").setFocus();
    QTest::keyClick(&edit("pole2_im"), Qt::Key_Up);
    EXPECT_EQ(parameter(3), 0.0100001);
    m_state->undo();
    EXPECT_EQ(parameter(3), 1e-7);
    EXPECT_EQ(parameter(2), 0.11);
    m_state->undo();
    EXPECT_EQ(parameter(2), -0.1);
}

TEST_F(FormulaDockTest, NudgesStopAtTheLimits) {
    showPoles(1);
    edit("pole1_re").setFocus();
    QTest::keyClicks(&edit("pole1_re"), "7");  // not confirmed: a nudge starts from 0.25
    for (int step = 0; step < 30; ++step)
        QTest::keyClick(&edit("pole1_re"), Qt::Key_Up, Qt::ControlModifier);
    EXPECT_EQ(parameter(0), 2);
    EXPECT_EQ(edit("pole1_re").text(), "2");
}

TEST_F(FormulaDockTest, OnlyFormulasWithJuliaSetsHaveTheSwitch) {
    EXPECT_TRUE(find<QCheckBox>("juliaSwitch")->isVisible());
    showPoles(1);
    EXPECT_FALSE(find<QCheckBox>("juliaSwitch")->isVisible());
    m_state->undo();
    EXPECT_TRUE(find<QCheckBox>("juliaSwitch")->isVisible());
}

TEST_F(FormulaDockTest, AnotherFormulaStartsAtHomeInItsOwnColours) {
    showPoles(2);
    m_state->setView(m_state->location().view.rotatedBy(30));
    ColorSettings colors;
    colors.palette = "ember";
    m_state->setColors(colors);
    const Location before = m_state->location();

    auto& list = *find<QComboBox>("formula");
    list.setFocus();
    list.setCurrentIndex(-1);
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_EQ(m_state->location(), homeLocation(defaultInstance(formulas().front())));
    EXPECT_EQ(m_state->colors(), initialColors());
    m_state->undo();
    EXPECT_EQ(m_state->location(), before);
    EXPECT_EQ(m_state->colors(), colors);
}

TEST_F(FormulaDockTest, StepsOfAHybridAreEdited) {
    m_state->setLocation(homeLocation(defaultInstance(*findFormula("hybrid"))));
    const auto steps = [&] { return stepsText(m_state->location().formula.steps); };
    auto& list = *find<QListWidget>("steps");
    ASSERT_TRUE(list.isVisible());
    EXPECT_EQ(steps(), "mandelbrot,burning-ship");
    const auto click = [&](const char* name) { find<QPushButton>(name)->click(); };
    list.setCurrentRow(1);
    click("addStep");
    find<QSpinBox>("stepPower")->setValue(3);
    EXPECT_EQ(steps(), "mandelbrot,burning-ship,burning-ship^3");
    EXPECT_EQ(list.item(2)->text(), QString::fromUtf8("Burning Ship\u00b3"));
    click("stepUp");
    EXPECT_EQ(steps(), "mandelbrot,burning-ship^3,burning-ship");
    click("stepUp");
    EXPECT_FALSE(find<QPushButton>("stepUp")->isEnabled());
    click("removeStep");
    EXPECT_EQ(steps(), "mandelbrot,burning-ship");
    click("removeStep");
    EXPECT_FALSE(find<QPushButton>("removeStep")->isEnabled());
    m_state->setLocation(homeLocation(defaultInstance(formulas().front())));
    EXPECT_FALSE(list.isVisible());
}

using FormulaWindowTest = WindowTest;

TEST_F(FormulaWindowTest, JSaysThatAFormulaHasNoJuliaSets) {
    // A window without engines, so it computes nothing.
    Theme theme(testApplication());
    LogModel log;
    MainWindow bare(theme, log, std::nullopt, {});
    bare.show();
    bare.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&bare));
    bare.state().setLocation(homeLocation(defaultInstance(kPoleFormula)));
    const Location before = bare.state().location();

    bare.canvas().setFocus();
    QTest::keyClick(&bare.canvas(), Qt::Key_J);
    EXPECT_EQ(bare.state().location(), before);
    EXPECT_EQ(bare.toasts().sentences(), QStringList{"Poles has no Julia sets."});

    bare.state().undo();
    QTest::keyClick(&bare.canvas(), Qt::Key_J);
    EXPECT_TRUE(bare.state().location().formula.julia.has_value());
}

}  // namespace
}  // namespace fathom
