// The panel that chooses the fractal: formula, power, parameters, and the Julia constant.
// GUI thread.
#pragma once

#include <vector>

#include <QWidget>

#include "ui/explorer_state.h"
#include "ui/form_column.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace fathom {

class ExactField;
class StepList;

class FormulaDock final : public QWidget {
    Q_OBJECT

public:
    explicit FormulaDock(ExplorerState& state, QWidget* parent = nullptr);

private:
    void listFormulas();
    void showState();
    void showParameters();
    void buildParameters(const FormulaInstance& formula);
    void chooseFormula(int index);
    void choosePower(int power);
    void chooseSteps(const std::vector<FormulaStep>& steps);
    void enterParameter(std::size_t index, const QString& text);
    void nudgeParameter(std::size_t index, int steps);
    void switchJulia(bool on);
    void enterConstant(ExactField& field, const QString& text, Decimal JuliaConstant::*part);

    ExplorerState& m_state;
    QComboBox* m_formula;
    QSpinBox* m_power;
    StepList* m_steps;
    QCheckBox* m_julia;
    ExactField* m_re;
    ExactField* m_im;
    QPushButton* m_home;

    FormColumn m_form;
    FormColumn m_choice;       // formula and power, then a field for each parameter in use
    FormColumn m_stepColumn;   // hidden if the formula is no hybrid
    FormColumn m_juliaColumn;  // hidden if the formula has no Julia sets
    int m_rowsAboveParameters;
    std::vector<ExactField*> m_parameters;
    const FormulaSpec* m_parametersOf = nullptr;  // the formula of m_parameters
};

}  // namespace fathom
