// The exact location of the picture, with all digits. GUI thread.
#pragma once

#include <QWidget>

#include "ui/explorer_state.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;

namespace fathom {

class ExactField;

class LocationDock final : public QWidget {
    Q_OBJECT

public:
    explicit LocationDock(ExplorerState& state, QWidget* parent = nullptr);

    /// Tells the limit that an automatic iteration limit has reached; locking the limit starts from
    /// it.
    void setReachedIterations(std::uint64_t limit);

    /// Copy and paste the whole location through the clipboard.
    void copyAsJson();
    void copyAsPlainText();
    void copyForKalles();
    void paste();

signals:
    /// The result of copying or pasting, as a sentence for the user.
    void noticed(const QString& sentence);

private:
    QWidget* makeClipboardRow();
    void connectFields();
    void showState();
    void showTransform();
    void changeTransform(double Transform::*part, double value);
    void enterDecimal(ExactField& field, const QString& text, Decimal View::*part);
    void enterDepth(const QString& text);
    void enterIterations(const QString& text);
    /// `problem` is the sentence to show if the text is not a number.
    void enterNumber(ExactField& field, const QString& text, double Location::*part,
                     const QString& problem);
    /// Applies the location if it is valid, or says under the field why it is not.
    void apply(ExactField& field, Location location);

    ExplorerState& m_state;
    std::uint64_t m_reached = 0;
    ExactField* m_re;
    ExactField* m_im;
    ExactField* m_radius;
    ExactField* m_depth;
    ExactField* m_iterations;
    ExactField* m_escapeRadius;
    ExactField* m_convergence;
    QLabel* m_escapeRadiusLabel;
    QLabel* m_convergenceLabel;
    QDoubleSpinBox* m_rotation;
    QDoubleSpinBox* m_stretch;
    QDoubleSpinBox* m_stretchAngle;
    QLabel* m_stretchLabel;
    QLabel* m_stretchAngleLabel;
    QCheckBox* m_flip;
    QCheckBox* m_automatic;
};

}  // namespace fathom
