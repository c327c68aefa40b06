// A slider whose positions mean something else than whole numbers: screen readers are told that.
// GUI thread.
#pragma once

#include <algorithm>
#include <functional>

#include <QSlider>

#include "ui/spoken.h"

namespace fathom {

class SpokenSlider final : public QSlider, public Spoken {
public:
    /// `reading` gives the present value, and `take` sets one within its limits.
    SpokenSlider(std::function<SpokenValue()> reading, std::function<void(double)> take,
                 QWidget* parent)
        : QSlider(Qt::Horizontal, parent), m_reading(std::move(reading)), m_take(std::move(take)) {}

    QAccessible::Role spokenRole() const override { return QAccessible::Slider; }
    std::optional<SpokenValue> spokenValue() const override { return m_reading(); }
    void setSpokenValue(double value) override { m_take(value); }
    std::vector<SpokenAction> spokenActions() override {
        const auto step = [this](double sign) {
            return [this, sign] {
                const SpokenValue now = m_reading();
                m_take(std::clamp(now.value + sign * now.step, now.minimum, now.maximum));
            };
        };
        return {{QAccessibleActionInterface::increaseAction(), step(1)},
                {QAccessibleActionInterface::decreaseAction(), step(-1)}};
    }

private:
    std::function<SpokenValue()> m_reading;
    std::function<void(double)> m_take;
};

}  // namespace fathom
