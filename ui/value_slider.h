// A slider with its value beside it, on a linear or logarithmic scale. GUI thread.
#pragma once

#include <QWidget>

#include "ui/explorer_state.h"

class QDoubleSpinBox;
class QKeyEvent;
class QSlider;
class QWheelEvent;

namespace fathom {

enum class SliderScale { Linear, Logarithmic };

/// Arrow keys, the wheel, Page Up and Page Down move it, finely with Shift; a double click, Delete
/// or Backspace on the slider resets it. In a column that scrolls, the wheel moves it once it is
/// chosen.
class ValueSlider final : public QWidget {
    Q_OBJECT

public:
    struct Range {
        double minimum, maximum, initial;
        SliderScale scale = SliderScale::Linear;
        int decimals = 2;
        double highest = maximum;  // that the field takes, beyond the slider
        QString suffix = {};
    };

    ValueSlider(const QString& accessibleName, const Range& range, QWidget* parent = nullptr);

    double value() const;
    /// Without valueChanged.
    void setValue(double value);

signals:
    /// By the person's hand, and while the slider moves as well.
    void valueChanged(double value, Gesture gesture);
    /// The slider was let go.
    void gestureEnded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takeKey(bool isOnSlider, const QKeyEvent& event);
    void takeWheel(const QWheelEvent& event);
    void nudge(int positions, Gesture gesture);
    void change(double value, Gesture gesture);
    double valueAt(int position) const;
    int positionOf(double value) const;

    Range m_range;
    int m_positions;  // of the slider, from 0
    int m_step;       // of an arrow key
    int m_wheel = 0;  // turned since the last step
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
};

}  // namespace fathom
