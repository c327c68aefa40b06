// A slider with a number field for its value, on a linear or logarithmic scale. GUI thread.
#pragma once

#include <QWidget>

#include "ui/explorer_state.h"

class QDoubleSpinBox;
class QKeyEvent;
class QSlider;
class QWheelEvent;

namespace fathom {

enum class SliderScale { Linear, Logarithmic };

/// Arrow keys, the wheel, Page Up and Page Down move it, finely with Shift. A double click, Delete
/// or Backspace on the slider resets it. In a column that scrolls, the wheel moves it only if it
/// has the focus.
class ValueSlider final : public QWidget {
    Q_OBJECT

public:
    struct Range {
        double minimum, maximum, initial;
        SliderScale scale = SliderScale::Linear;
        int decimals = 2;
        double highest = maximum;  // limit of the field, may be beyond the slider
        QString suffix = {};
    };

    ValueSlider(const QString& accessibleName, const Range& range, QWidget* parent = nullptr);

    double value() const;
    /// Does not send valueChanged().
    void setValue(double value);

signals:
    /// The user changed the value; sent during a drag as well.
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
    int m_positions;  // the highest position; the lowest is 0
    int m_step;       // positions per arrow key
    int m_wheel = 0;  // turned since the last step
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
};

}  // namespace fathom
