#include "ui/step_list.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "base/limits.h"
#include "formula/formula_list.h"
#include "ui/scroll_column.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

StepList::StepList(QWidget* parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_add(new QPushButton(tr("Add"), this)),
      m_remove(new QPushButton(tr("Remove"), this)),
      m_up(new QPushButton(tr("Up"), this)),
      m_down(new QPushButton(tr("Down"), this)),
      m_formula(new QComboBox(this)),
      m_power(new QSpinBox(this)) {
    m_list->setObjectName(QStringLiteral("steps"));
    m_add->setObjectName(QStringLiteral("addStep"));
    m_remove->setObjectName(QStringLiteral("removeStep"));
    m_up->setObjectName(QStringLiteral("stepUp"));
    m_down->setObjectName(QStringLiteral("stepDown"));
    m_formula->setObjectName(QStringLiteral("stepFormula"));
    m_power->setObjectName(QStringLiteral("stepPower"));
    m_list->setAccessibleName(tr("Steps"));
    m_power->setAccessibleName(tr("Power of the step"));
    m_list->setToolTip(tr("Iterations take these steps in turn."));
    m_add->setToolTip(tr("Adds a copy of the chosen step after it"));
    for (const FormulaSpec& spec : formulas())
        if (spec.canBeStep) m_formula->addItem(translated(spec.label), toQString(spec.id));
    layOut();

    leaveWheelToColumn(m_formula);
    connect(m_list, &QListWidget::currentRowChanged, this, &StepList::showChosen);
    connect(m_add, &QPushButton::clicked, this, &StepList::add);
    connect(m_remove, &QPushButton::clicked, this, &StepList::remove);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_formula, &QComboBox::activated, this, &StepList::changeChosen);
    connect(m_power, &QSpinBox::valueChanged, this, &StepList::changeChosen);
}

void StepList::layOut() {
    constexpr int kVisibleRows = 5;
    m_list->setFixedHeight(m_list->fontMetrics().height() * (kVisibleRows + 1));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_list, 0, 0, 1, 2);
    grid->addWidget(m_formula, 1, 0);
    grid->addWidget(m_power, 1, 1);
    grid->addWidget(m_add, 2, 0);
    grid->addWidget(m_remove, 2, 1);
    grid->addWidget(m_up, 3, 0);
    grid->addWidget(m_down, 3, 1);
    nameChoices(*m_formula, tr("Formula of the step"));
}

void StepList::setSteps(const std::vector<FormulaStep>& steps) {
    m_steps = steps;
    const auto row = static_cast<int>(chosen());
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const FormulaStep& step : m_steps)
        m_list->addItem(translated(step.spec->label) + toQString(powerSign(step.power)));
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    showChosen();
}

std::size_t StepList::chosen() const {
    return static_cast<std::size_t>(std::max(0, m_list->currentRow()));
}

void StepList::showChosen() {
    const bool hasSteps = !m_steps.empty();
    m_add->setEnabled(hasSteps && m_steps.size() < limits::kSteps);
    m_remove->setEnabled(m_steps.size() > 1);
    m_up->setEnabled(hasSteps && chosen() > 0);
    m_down->setEnabled(chosen() + 1 < m_steps.size());
    if (!hasSteps) return;
    const FormulaStep& step = m_steps[chosen()];
    const QSignalBlocker powerBlocker(m_power);
    m_formula->setCurrentIndex(m_formula->findData(toQString(step.spec->id)));
    m_power->setRange(step.spec->minimumPower, step.spec->maximumPower);
    m_power->setValue(step.power);
}

void StepList::add() {
    std::vector<FormulaStep> steps = m_steps;
    const std::size_t row = chosen();
    const FormulaStep copy = steps[row];
    steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(row) + 1, copy);
    apply(std::move(steps), row + 1);
}

void StepList::remove() {
    std::vector<FormulaStep> steps = m_steps;
    const std::size_t row = chosen();
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(row));
    apply(std::move(steps), std::min(row, m_steps.size() - 2));
}

void StepList::move(int by) {
    std::vector<FormulaStep> steps = m_steps;
    const std::size_t row = chosen(), other = row + static_cast<std::size_t>(by);
    std::swap(steps[row], steps[other]);
    apply(std::move(steps), other);
}

void StepList::changeChosen() {
    std::vector<FormulaStep> steps = m_steps;
    steps[chosen()] = {findFormula(toUtf8(m_formula->currentData().toString())), m_power->value()};
    if (steps != m_steps) apply(std::move(steps), chosen());
}

void StepList::apply(std::vector<FormulaStep> steps, std::size_t row) {
    setSteps(steps);
    m_list->setCurrentRow(static_cast<int>(row));
    emit edited(steps);
}

}  // namespace fathom
