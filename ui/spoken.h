// What screen readers are told about widgets that paint themselves. GUI thread.
//
// Qt knows what to say about its own controls. Another widget derives from Spoken as well and says
// what it is, what it shows and what it can do; spokenFactory() turns that into Qt's interface.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QAccessible>
#include <QString>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace fathom {

/// A number that a screen reader can read and set, such as the place of a handle.
struct SpokenValue {
    double value, minimum, maximum, step;
    QString text = {};  // the value in words; empty: the number will do
};

/// Something that a screen reader can do without a mouse. The name is one of
/// QAccessibleActionInterface, such as pressAction(): Qt translates those.
struct SpokenAction {
    QString name;
    std::function<void()> run;
};

class SpokenInterface;

class Spoken {
public:
    Spoken() = default;
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
    virtual ~Spoken();

    virtual QAccessible::Role spokenRole() const = 0;
    /// The defaults are the accessible name and description of the widget.
    virtual QString spokenName(const QWidget& widget) const { return widget.accessibleName(); }
    virtual QString spokenDescription(const QWidget& widget) const {
        return widget.accessibleDescription();
    }
    virtual std::optional<SpokenValue> spokenValue() const { return std::nullopt; }
    /// The value is within the limits that spokenValue() has named.
    virtual void setSpokenValue(double) {}
    virtual std::vector<SpokenAction> spokenActions() { return {}; }

private:
    friend class SpokenInterface;
    // Qt keeps it, and may ask it for as long as the widget's base class exists.
    SpokenInterface* m_interface = nullptr;
};

/// Lets Qt know all Spoken widgets of the program. Call it before the first of them is made: Qt
/// keeps what it has once said about a widget.
void installSpokenWidgets();

/// Gives a field a button that empties it, with a name, which Qt's own button lacks.
void addClearButton(QLineEdit& field);

/// Names a list of choices that has no label of its own. On Linux Qt tells screen readers its
/// choice as its name, so this adds a label that only they meet. Qt looks for labels beside the
/// list: call this once the list is in its layout.
void nameChoices(QComboBox& choices, const QString& name);

/// Tells screen readers, if there are any, that what they are told of this widget has changed.
void noteSpokenChange(QWidget& widget, QAccessible::Event change);

}  // namespace fathom
