// The page of devices: which devices compute here, and which do not and why, each with a switch.
// GUI thread.
#pragma once

#include <optional>

#include <QWidget>

#include "ui/device_facts.h"

class QLabel;
class QVBoxLayout;

namespace fathom {

class DevicesPage final : public QWidget {
    Q_OBJECT

public:
    /// `enabled`: ids of the devices that are switched on; empty means all, including devices of
    /// drivers that are installed later.
    explicit DevicesPage(QStringList enabled, QWidget* parent = nullptr);

    /// Call it once when the drivers have started, and again whenever a device was taken out.
    void setFacts(DeviceFacts facts);

    const QStringList& enabledDevices() const { return m_enabled; }
    /// Plain text for a report of a problem.
    QString report() const;

protected:
    void changeEvent(QEvent* event) override;

signals:
    /// `ids` is empty if all devices are switched on.
    void enabledDevicesChanged(const QStringList& ids);

private:
    void build();
    QWidget* makeCard(const DeviceFact& fact);
    QWidget* makeAdvice(const QString& text);
    void switchDevice(const QString& id, bool isOn);
    QString driversText() const;

    QStringList m_enabled;
    std::optional<DeviceFacts> m_facts;  // none while the drivers start

    QLabel* m_intro;
    QLabel* m_problem;
    QVBoxLayout* m_cards;
    QLabel* m_drivers;
};

}  // namespace fathom
