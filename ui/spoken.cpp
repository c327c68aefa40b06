#include "ui/spoken.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>

namespace fathom {

class SpokenInterface final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    SpokenInterface(QWidget* widget, Spoken& spoken)
        : QAccessibleWidget(widget, spoken.spokenRole()), m_spoken(&spoken) {
        spoken.m_interface = this;
    }
    ~SpokenInterface() override {
        if (m_spoken) m_spoken->m_interface = nullptr;
    }
    void forgetSpoken() { m_spoken = nullptr; }

    QAccessible::Role role() const override {
        return m_spoken ? m_spoken->spokenRole() : QAccessibleWidget::role();
    }

    QString text(QAccessible::Text kind) const override {
        if (!m_spoken) return {};
        switch (kind) {
            case QAccessible::Name:
                return m_spoken->spokenName(*widget());
            case QAccessible::Description:
                return m_spoken->spokenDescription(*widget());
            case QAccessible::Value:
                return m_spoken->spokenValue().value_or(SpokenValue{}).text;
            default:
                return QAccessibleWidget::text(kind);
        }
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return value() ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
        return QAccessibleWidget::interface_cast(type);
    }

    // ---- Actions

    QStringList actionNames() const override {
        QStringList names = QAccessibleWidget::actionNames();
        if (!isUsable()) return names;
        for (const SpokenAction& action : m_spoken->spokenActions())
            if (!names.contains(action.name)) names << action.name;
        return names;
    }

    void doAction(const QString& name) override {
        if (!isUsable()) return;
        for (const SpokenAction& action : m_spoken->spokenActions())
            if (action.name == name) return action.run();
        QAccessibleWidget::doAction(name);
    }

    // ---- The value

    QVariant currentValue() const override { return number(&SpokenValue::value); }
    QVariant minimumValue() const override { return number(&SpokenValue::minimum); }
    QVariant maximumValue() const override { return number(&SpokenValue::maximum); }
    QVariant minimumStepSize() const override { return number(&SpokenValue::step); }
    void setCurrentValue(const QVariant& wanted) override {
        const std::optional<SpokenValue> now = value();
        if (now && isUsable())
            m_spoken->setSpokenValue(std::clamp(wanted.toDouble(), now->minimum, now->maximum));
    }

private:
    bool isUsable() const { return m_spoken && widget()->isEnabled(); }
    std::optional<SpokenValue> value() const {
        return m_spoken ? m_spoken->spokenValue() : std::nullopt;
    }
    QVariant number(double SpokenValue::*part) const {
        const std::optional<SpokenValue> now = value();
        return now ? QVariant((*now).*part) : QVariant();
    }

    Spoken* m_spoken;  // null from the end of the widget's own destructor on
};

Spoken::~Spoken() {
    if (m_interface) m_interface->forgetSpoken();
}

namespace {

/// The context under which translators find the words of this file.
struct SpokenWords {
    Q_DECLARE_TR_FUNCTIONS(Spoken)
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* const widget = qobject_cast<QWidget*>(object);
    auto* const spoken = dynamic_cast<Spoken*>(widget);
    return spoken ? new SpokenInterface(widget, *spoken) : nullptr;
}

}  // namespace

void installSpokenWidgets() {
    QAccessible::installFactory(makeInterface);
}

void addClearButton(QLineEdit& field) {
    field.setClearButtonEnabled(true);
    for (QAction* action : field.findChildren<QAction*>())
        if (action->text().isEmpty()) action->setText(SpokenWords::tr("Clear the field"));
}

void nameChoices(QComboBox& choices, const QString& name) {
    choices.setAccessibleName(name);
    auto* label = new QLabel(name, choices.parentWidget());
    label->setBuddy(&choices);
    label->hide();
}

void noteSpokenChange(QWidget& widget, QAccessible::Event change) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&widget, change);
    QAccessible::updateAccessibility(&event);
}

}  // namespace fathom
