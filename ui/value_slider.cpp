#include "ui/value_slider.h"

#include <algorithm>
#include <cmath>

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QWheelEvent>

#include "ui/scroll_column.h"
#include "ui/spoken_slider.h"

namespace fathom {
namespace {

/// A linear scale has one position for each number that the field can show.
int positionsOf(const ValueSlider::Range& range) {
    constexpr int kLogarithmicPositions = 1000;
    if (range.scale == SliderScale::Logarithmic) return kLogarithmicPositions;
    return static_cast<int>(
        std::lround((range.maximum - range.minimum) * std::pow(10.0, range.decimals)));
}

}  // namespace

ValueSlider::ValueSlider(const QString& accessibleName, const Range& range, QWidget* parent)
    : QWidget(parent),
      m_range(range),
      m_positions(positionsOf(range)),
      m_step(std::max(1, m_positions / 100)),
      m_slider(new SpokenSlider(
          [this] {
              const double step = std::abs(valueAt(positionOf(value()) + m_step) - value());
              return SpokenValue{.value = value(),
                                 .minimum = m_range.minimum,
                                 .maximum = m_range.maximum,
                                 .step = step,
                                 .text = m_field->text()};
          },
          [this](double wanted) { change(wanted, Gesture::Keys); }, this)),
      m_field(new QDoubleSpinBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_slider, 1);
    row->addWidget(m_field);

    m_slider->setRange(0, m_positions);
    m_slider->setPageStep(10 * m_step);
    m_slider->setAccessibleName(accessibleName);
    m_slider->setToolTip(tr("Double-click or press Delete to reset; hold Shift for fine steps"));
    m_slider->installEventFilter(this);
    m_field->setDecimals(range.decimals);
    m_field->setRange(range.minimum, range.highest);
    m_field->setSuffix(range.suffix);
    m_field->setAccessibleName(accessibleName);
    m_field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setKeyboardTracking(false);
    m_field->setFocusPolicy(Qt::StrongFocus);  // no focus by the wheel
    m_field->installEventFilter(this);
    // The same width for all fields, so that those of a column align.
    m_field->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000.00")) +
                           fontMetrics().height());
    setFocusProxy(m_slider);
    m_field->setValue(range.initial);
    m_slider->setValue(positionOf(range.initial));

    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        const QSignalBlocker blocker(m_field);
        m_field->setValue(valueAt(position));
        emit valueChanged(value(), m_slider->isSliderDown() ? Gesture::Drag : Gesture::Single);
    });
    connect(m_slider, &QSlider::sliderReleased, this, &ValueSlider::gestureEnded);
    connect(m_field, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { change(value, Gesture::Single); });
}

double ValueSlider::value() const {
    return m_field->value();
}

void ValueSlider::setValue(double value) {
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker fieldBlocker(m_field);
    const double before = m_field->value();
    m_field->setValue(value);
    // The field shows fewer digits than the slider has: do not move a handle that is being dragged.
    if (m_field->value() != before) m_slider->setValue(positionOf(value));
}

void ValueSlider::change(double value, Gesture gesture) {
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker fieldBlocker(m_field);
    m_field->setValue(value);
    m_slider->setValue(positionOf(value));
    emit valueChanged(m_field->value(), gesture);
}

void ValueSlider::nudge(int positions, Gesture gesture) {
    const double before = value();
    int position = std::clamp(positionOf(before) + positions, 0, m_positions);
    // Go at least to the next position that shows a different number.
    const int onward = positions < 0 ? -1 : 1;
    const double apart = 0.5 * std::pow(10.0, -m_range.decimals);
    while (std::abs(valueAt(position) - before) < apart && position + onward >= 0 &&
           position + onward <= m_positions)
        position += onward;
    change(valueAt(position), gesture);
}

double ValueSlider::valueAt(int position) const {
    const double share = static_cast<double>(position) / m_positions;
    if (m_range.scale == SliderScale::Linear)
        return m_range.minimum + share * (m_range.maximum - m_range.minimum);
    return m_range.minimum * std::pow(m_range.maximum / m_range.minimum, share);
}

int ValueSlider::positionOf(double value) const {
    const double share =
        m_range.scale == SliderScale::Linear
            ? (value - m_range.minimum) / (m_range.maximum - m_range.minimum)
            : std::log(value / m_range.minimum) / std::log(m_range.maximum / m_range.minimum);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * m_positions));
}

bool ValueSlider::eventFilter(QObject* watched, QEvent* event) {
    const bool isOnSlider = watched == m_slider;
    switch (event->type()) {
        case QEvent::MouseButtonDblClick:
            if (!isOnSlider) return false;
            change(m_range.initial, Gesture::Single);
            return true;
        case QEvent::Wheel:
            if (isWheelForColumn(*this))
                event->ignore();
            else
                takeWheel(*static_cast<QWheelEvent*>(event));
            return true;
        case QEvent::KeyPress:
            return takeKey(isOnSlider, *static_cast<QKeyEvent*>(event));
        default:
            return false;
    }
}

bool ValueSlider::takeKey(bool isOnSlider, const QKeyEvent& event) {
    const bool isFine = event.modifiers() & Qt::ShiftModifier;
    const int step = isFine ? 1 : m_step;
    switch (event.key()) {
        case Qt::Key_Up:
            nudge(step, Gesture::Keys);
            return true;
        case Qt::Key_Down:
            nudge(-step, Gesture::Keys);
            return true;
        case Qt::Key_PageUp:
            nudge(10 * step, Gesture::Keys);
            return true;
        case Qt::Key_PageDown:
            nudge(-10 * step, Gesture::Keys);
            return true;
        default:
            break;
    }
    if (!isOnSlider) return false;  // other keys edit the field's text
    switch (event.key()) {
        case Qt::Key_Right:
            nudge(step, Gesture::Keys);
            return true;
        case Qt::Key_Left:
            nudge(-step, Gesture::Keys);
            return true;
        case Qt::Key_Home:
            change(m_range.minimum, Gesture::Single);
            return true;
        case Qt::Key_End:
            change(m_range.maximum, Gesture::Single);
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            change(m_range.initial, Gesture::Single);
            return true;
        default:
            return false;
    }
}

void ValueSlider::takeWheel(const QWheelEvent& event) {
    // Fine wheels and touchpads turn by less than a notch at a time. With some modifiers the turn
    // is horizontal.
    constexpr int kNotch = 120;
    const QPoint turned = event.angleDelta();
    m_wheel += turned.y() != 0 ? turned.y() : turned.x();
    const int notches = m_wheel / kNotch;
    if (notches == 0) return;
    m_wheel -= notches * kNotch;
    nudge(notches * (event.modifiers() & Qt::ShiftModifier ? 1 : m_step), Gesture::Wheel);
}

}  // namespace fathom
