// The steps of a hybrid: a list to add to, remove from and reorder, and the formula and power of
// the chosen step. GUI thread.
#pragma once

#include <vector>

#include <QWidget>

#include "formula/formula_spec.h"

class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace fathom {

class StepList final : public QWidget {
    Q_OBJECT

public:
    explicit StepList(QWidget* parent = nullptr);

    /// Shows these steps; keeps the chosen row if it still exists.
    void setSteps(const std::vector<FormulaStep>& steps);

signals:
    /// The user has changed the steps.
    void edited(const std::vector<fathom::FormulaStep>& steps);

private:
    void layOut();
    void showChosen();
    std::size_t chosen() const;
    void add();
    void remove();
    void move(int by);
    void changeChosen();
    void apply(std::vector<FormulaStep> steps, std::size_t row);

    std::vector<FormulaStep> m_steps;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QComboBox* m_formula;  // of the chosen step
    QSpinBox* m_power;
};

}  // namespace fathom
