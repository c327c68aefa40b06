// Which fractal it is: formula, power, and the Julia constant. GUI thread.
#pragma once

#include <QWidget>

#include "ui/explorer_state.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace fathom {

class ExactField;

class FormulaDock final : public QWidget {
    Q_OBJECT

public:
    explicit FormulaDock(ExplorerState& state, QWidget* parent = nullptr);

private:
    void showState();
    void chooseFormula(int index);
    void choosePower(int power);
    void switchJulia(bool on);
    void enterConstant(ExactField& field, const QString& text, Decimal JuliaConstant::*part);

    ExplorerState& m_state;
    QComboBox* m_formula;
    QSpinBox* m_power;
    QCheckBox* m_julia;
    ExactField* m_re;
    ExactField* m_im;
    QPushButton* m_home;
};

}  // namespace fathom
