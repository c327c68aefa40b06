// A slider with its value beside it, on a linear or logarithmic scale. GUI thread.
#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QSlider;

namespace fathom {

enum class SliderScale { Linear, Logarithmic };

class ValueSlider final : public QWidget {
    Q_OBJECT

public:
    struct Range {
        double minimum, maximum, initial;
        SliderScale scale = SliderScale::Linear;
        int decimals = 2;
    };

    ValueSlider(const QString& accessibleName, const Range& range, QWidget* parent = nullptr);

    double value() const;
    /// Without valueChanged.
    void setValue(double value);

signals:
    /// While the slider moves as well.
    void valueChanged(double value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;  // double click: initial value

private:
    double valueAt(int position) const;
    int positionOf(double value) const;

    Range m_range;
    QSlider* m_slider;
    QDoubleSpinBox* m_field;
};

}  // namespace fathom
