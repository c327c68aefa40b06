#include "ui/formula_dock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "formula/formula_list.h"
#include "ui/exact_field.h"
#include "ui/form_column.h"
#include "ui/text.h"

namespace fathom {

FormulaDock::FormulaDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_formula(new QComboBox(this)),
      m_power(new QSpinBox(this)),
      m_julia(new QCheckBox(tr("Julia set"), this)),
      m_re(new ExactField(tr("Julia constant, real part"), ExactField::Length::Any, this)),
      m_im(new ExactField(tr("Julia constant, imaginary part"), ExactField::Length::Any, this)),
      m_home(new QPushButton(tr("Show all of it"), this)) {
    setObjectName(QStringLiteral("formulaDock"));
    m_power->setObjectName(QStringLiteral("power"));
    m_julia->setObjectName(QStringLiteral("juliaSwitch"));
    for (const FormulaSpec& spec : formulas())
        m_formula->addItem(toQString(spec.label));
    m_julia->setToolTip(
        tr("On: the Julia set of the point at the picture's centre. Off: back to where it was."));
    m_home->setToolTip(tr("The home view of this formula"));

    FormColumn form(this);
    form.addAbove(tr("Formula"), m_formula);
    form.addBeside(tr("Power"), m_power);
    form.addGap();
    form.addPlain(m_julia);
    form.addAbove(tr("Constant, real"), m_re);
    form.addAbove(tr("Constant, imaginary"), m_im);
    form.addGap();
    form.addPlain(m_home);
    auto* hint = new QLabel(tr("Press J over the picture for the Julia set of the point under "
                               "the cursor, and J again to come back."),
                            this);
    hint->setObjectName(QStringLiteral("hint"));
    hint->setWordWrap(true);
    form.addPlain(hint);
    form.finish();

    connect(m_formula, &QComboBox::activated, this, &FormulaDock::chooseFormula);
    connect(m_power, &QSpinBox::valueChanged, this, &FormulaDock::choosePower);
    connect(m_julia, &QCheckBox::toggled, this, &FormulaDock::switchJulia);
    connect(m_re, &ExactField::entered, this,
            [this](const QString& text) { enterConstant(*m_re, text, &JuliaConstant::re); });
    connect(m_im, &ExactField::entered, this,
            [this](const QString& text) { enterConstant(*m_im, text, &JuliaConstant::im); });
    connect(m_home, &QPushButton::clicked, this,
            [this] { m_state.setLocation(homeLocation(m_state.location().formula)); });
    connect(&m_state, &ExplorerState::locationChanged, this, &FormulaDock::showState);
    showState();
}

void FormulaDock::showState() {
    const FormulaInstance& formula = m_state.location().formula;
    const QSignalBlocker powerBlocker(m_power);
    const QSignalBlocker juliaBlocker(m_julia);
    m_formula->setCurrentIndex(static_cast<int>(formula.spec - formulas().data()));
    m_power->setRange(formula.spec->minimumPower, formula.spec->maximumPower);
    m_power->setValue(formula.power);
    m_power->setEnabled(formula.spec->minimumPower < formula.spec->maximumPower);

    const bool isJulia = formula.julia.has_value();
    m_julia->setEnabled(formula.spec->hasJulia);
    m_julia->setChecked(isJulia);
    m_re->setEnabled(isJulia);
    m_im->setEnabled(isJulia);
    m_re->setText(isJulia ? toQString(formula.julia->re.toString()) : QString());
    m_im->setText(isJulia ? toQString(formula.julia->im.toString()) : QString());
}

void FormulaDock::chooseFormula(int index) {
    const FormulaSpec& spec = formulas()[static_cast<std::size_t>(index)];
    if (&spec != m_state.location().formula.spec)
        m_state.setLocation(homeLocation(defaultInstance(spec)));
}

void FormulaDock::choosePower(int power) {
    FormulaInstance formula = m_state.location().formula;
    formula.power = power;
    m_state.setLocation(homeLocation(formula), Gesture::Keys);
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
    if (!number) return field.setProblem(toQString(number.error().message));
    Location location = m_state.location();
    if (!location.formula.julia) return;
    (*location.formula.julia).*part = *number;
    if (const Result<void> valid = validate(location); !valid)
        return field.setProblem(toQString(valid.error().message));
    field.setProblem({});
    m_state.setLocation(std::move(location));
}

}  // namespace fathom
