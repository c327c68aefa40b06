#include "ui/value_slider.h"

#include <cmath>

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>

namespace fathom {
namespace {

constexpr int kPositions = 1000;

}  // namespace

ValueSlider::ValueSlider(const QString& accessibleName, const Range& range, QWidget* parent)
    : QWidget(parent),
      m_range(range),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_field(new QDoubleSpinBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_slider, 1);
    row->addWidget(m_field);

    m_slider->setRange(0, kPositions);
    m_slider->setAccessibleName(accessibleName);
    m_slider->setToolTip(tr("Double-click to reset"));
    m_slider->installEventFilter(this);
    m_field->setDecimals(range.decimals);
    m_field->setRange(range.minimum, range.maximum);
    m_field->setSingleStep(std::pow(10.0, 1 - range.decimals));
    if (range.scale == SliderScale::Logarithmic)
        m_field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_field->setAccessibleName(accessibleName);
    m_field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setKeyboardTracking(false);
    setFocusProxy(m_slider);
    setValue(range.initial);

    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        const QSignalBlocker blocker(m_field);
        m_field->setValue(valueAt(position));
        emit valueChanged(m_field->value());
    });
    connect(m_field, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(positionOf(value));
        emit valueChanged(value);
    });
}

double ValueSlider::value() const {
    return m_field->value();
}

void ValueSlider::setValue(double value) {
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker fieldBlocker(m_field);
    m_field->setValue(value);
    m_slider->setValue(positionOf(value));
}

double ValueSlider::valueAt(int position) const {
    const double share = static_cast<double>(position) / kPositions;
    if (m_range.scale == SliderScale::Linear)
        return m_range.minimum + share * (m_range.maximum - m_range.minimum);
    return m_range.minimum * std::pow(m_range.maximum / m_range.minimum, share);
}

int ValueSlider::positionOf(double value) const {
    const double share =
        m_range.scale == SliderScale::Linear
            ? (value - m_range.minimum) / (m_range.maximum - m_range.minimum)
            : std::log(value / m_range.minimum) / std::log(m_range.maximum / m_range.minimum);
    return static_cast<int>(std::lround(share * kPositions));
}

bool ValueSlider::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::MouseButtonDblClick) return false;
    m_field->setValue(m_range.initial);
    return true;
}

}  // namespace fathom
