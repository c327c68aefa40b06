#include "ui/formula_dock.h"

#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "formula/formula_list.h"
#include "ui/exact_field.h"
#include "ui/scroll_column.h"
#include "ui/step_list.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

FormulaDock::FormulaDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_formula(new QComboBox(this)),
      m_power(new QSpinBox(this)),
      m_steps(new StepList(this)),
      m_julia(new QCheckBox(tr("Julia set"), this)),
      m_re(new ExactField(tr("Julia constant, real part"), ExactField::Length::Any, this)),
      m_im(new ExactField(tr("Julia constant, imaginary part"), ExactField::Length::Any, this)),
      m_home(new QPushButton(tr("Show the whole set"), this)),
      m_form(this),
      m_choice(m_form.addSection()),
      m_stepColumn(m_form.addSection()),
      m_juliaColumn(m_form.addSection()) {
    setObjectName(QStringLiteral("formulaDock"));
    m_formula->setObjectName(QStringLiteral("formula"));
    m_power->setObjectName(QStringLiteral("power"));
    m_julia->setObjectName(QStringLiteral("juliaSwitch"));
    m_julia->setToolTip(
        tr("On: the Julia set of the point at the picture's centre. Off: back to where it was."));
    m_home->setToolTip(tr("The home view of this formula"));
    listFormulas();

    m_choice.addAbove(tr("Formula"), m_formula);
    m_choice.addLabeled(tr("Power"), m_power);
    m_rowsAboveParameters = m_choice.rowCount();
    m_stepColumn.addAbove(tr("Steps"), m_steps);

    auto* hint = new QLabel(tr("Press J over the picture for the Julia set of the point under "
                               "the cursor, and J again to come back."),
                            this);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setWordWrap(true);
    m_juliaColumn.addGap();
    m_juliaColumn.addPlain(m_julia);
    m_juliaColumn.addAbove(tr("Constant, real"), m_re);
    m_juliaColumn.addAbove(tr("Constant, imaginary"), m_im);
    m_juliaColumn.addPlain(hint);

    m_form.addGap();
    m_form.addPlain(m_home);
    m_form.finish();

    leaveWheelToColumn(m_formula);
    connect(m_formula, &QComboBox::activated, this, &FormulaDock::chooseFormula);
    connect(m_power, &QSpinBox::valueChanged, this, &FormulaDock::choosePower);
    connect(m_steps, &StepList::edited, this, &FormulaDock::chooseSteps);
    connect(m_julia, &QCheckBox::toggled, this, &FormulaDock::switchJulia);
    connect(m_re, &ExactField::entered, this,
            [this](const QString& text) { enterConstant(*m_re, text, &JuliaConstant::re); });
    connect(m_im, &ExactField::entered, this,
            [this](const QString& text) { enterConstant(*m_im, text, &JuliaConstant::im); });
    connect(m_home, &QPushButton::clicked, this,
            [this] { m_state.openHome(m_state.location().formula); });
    // Steps in one field are one step of undo; steps in two fields are two.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (isAncestorOf(now)) m_state.endGesture();
    });
    connect(&m_state, &ExplorerState::locationChanged, this, &FormulaDock::showState);
    showState();
}

// Lists the formulas that escape, then those that converge, with a line between them.
void FormulaDock::listFormulas() {
    const FormulaSpec* before = nullptr;
    for (const FormulaSpec& spec : formulas()) {
        if (before && before->kind != spec.kind) m_formula->insertSeparator(m_formula->count());
        m_formula->addItem(translated(spec.label), toQString(spec.id));
        before = &spec;
    }
    m_formula->setMaxVisibleItems(m_formula->count());
}

void FormulaDock::showState() {
    const FormulaInstance& formula = m_state.location().formula;
    const QSignalBlocker powerBlocker(m_power);
    const QSignalBlocker juliaBlocker(m_julia);
    m_formula->setCurrentIndex(m_formula->findData(toQString(formula.spec->id)));
    m_power->setRange(formula.spec->minimumPower, formula.spec->maximumPower);
    m_power->setValue(formula.power);
    m_power->setEnabled(formula.spec->minimumPower < formula.spec->maximumPower);
    m_steps->setSteps(formula.steps);
    m_stepColumn.widget()->setVisible(formula.spec->hasSteps);
    showParameters();

    const bool isJulia = formula.julia.has_value();
    m_juliaColumn.widget()->setVisible(formula.spec->hasJulia);
    m_julia->setChecked(isJulia);
    m_re->setEnabled(isJulia);
    m_im->setEnabled(isJulia);
    m_re->setText(isJulia ? toQString(formula.julia->re.toString()) : QString());
    m_im->setText(isJulia ? toQString(formula.julia->im.toString()) : QString());
}

void FormulaDock::showParameters() {
    const FormulaInstance& formula = m_state.location().formula;
    if (formula.spec != m_parametersOf || parameterCount(formula) != m_parameters.size())
        buildParameters(formula);
    for (std::size_t index = 0; index < m_parameters.size(); ++index)
        m_parameters[index]->setText(
            toQString(Decimal::fromDouble(formula.parameters[index]).toString()));
}

void FormulaDock::buildParameters(const FormulaInstance& formula) {
    m_choice.removeFrom(m_rowsAboveParameters);
    m_parameters.clear();
    m_parametersOf = formula.spec;
    QWidget* before = m_power;
    for (std::size_t index = 0; index < parameterCount(formula); ++index) {
        const FormulaParameter& parameter = formula.spec->parameters[index];
        const QString label = translated(parameter.label);
        auto* field = new ExactField(label, ExactField::Length::Short, this);
        field->setObjectName(toQString(parameter.id));
        field->setToolTip(tr("From %1 to %2. The wheel and the arrow keys step by 0.01, with Ctrl "
                             "by 0.1.")
                              .arg(parameter.minimum)
                              .arg(parameter.maximum));
        field->setNudgeable();
        m_choice.addLabeled(label, field);
        // All of the field: its frame, left behind, would lead Tab from the end back to here.
        setTabOrder(before, field);
        before = field;
        m_parameters.push_back(field);
        connect(field, &ExactField::entered, this,
                [this, index](const QString& text) { enterParameter(index, text); });
        connect(field, &ExactField::nudged, this,
                [this, index](int steps) { nudgeParameter(index, steps); });
    }
    setTabOrder(before, m_julia);
}

void FormulaDock::chooseFormula(int index) {
    const FormulaSpec* spec = findFormula(toUtf8(m_formula->itemData(index).toString()));
    if (spec != m_state.location().formula.spec) m_state.openHome(defaultInstance(*spec));
}

void FormulaDock::choosePower(int power) {
    FormulaInstance formula = m_state.location().formula;
    formula.power = power;
    m_state.setLocation(homeLocation(formula), Gesture::Keys);
}

void FormulaDock::chooseSteps(const std::vector<FormulaStep>& steps) {
    FormulaInstance formula = m_state.location().formula;
    formula.steps = steps;
    m_state.setLocation(homeLocation(formula), Gesture::Keys);
}

void FormulaDock::enterParameter(std::size_t index, const QString& text) {
    ExactField& field = *m_parameters[index];
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber) return field.setProblem(tr("Enter a number such as 0.75."));
    Location location = m_state.location();
    location.formula.parameters[index] = value;
    if (const Result<void> valid = validate(location.formula); !valid)
        return field.setProblem(translatedError(valid.error()));
    field.setProblem({});
    m_state.setLocation(std::move(location));
    showParameters();
}

void FormulaDock::nudgeParameter(std::size_t index, int steps) {
    Location location = m_state.location();
    const FormulaParameter& parameter = location.formula.spec->parameters[index];
    double& value = location.formula.parameters[index];
    // Added as decimals, so that hundredths stay exact.
    const Decimal hundredths = Decimal::fromDouble(steps) * Decimal::fromDouble(0.01);
    const Decimal moved = Decimal::fromDouble(value) + hundredths;
    value =
        std::clamp(toQString(moved.toString()).toDouble(), parameter.minimum, parameter.maximum);
    m_state.setLocation(std::move(location), Gesture::Keys);
    showParameters();
}

void FormulaDock::switchJulia(bool on) {
    const View& view = m_state.location().view;
    if (on)
        m_state.showJulia({view.re, view.im});
    else
        m_state.leaveJulia();
}

void FormulaDock::enterConstant(ExactField& field, const QString& text,
                                Decimal JuliaConstant::*part) {
    const Result<Decimal> number = Decimal::parse(toUtf8(text));
    if (!number) return field.setProblem(translatedError(number.error()));
    Location location = m_state.location();
    if (!location.formula.julia) return;
    (*location.formula.julia).*part = *number;
    if (const Result<void> valid = validate(location); !valid)
        return field.setProblem(translatedError(valid.error()));
    field.setProblem({});
    m_state.setLocation(std::move(location));
}

}  // namespace fathom
