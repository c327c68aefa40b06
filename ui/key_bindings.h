// The keys of each action: those of a scheme, overridden by the user's own keys. GUI thread.
//
// A key never belongs to two actions: the user's own keys come first, and an action loses a
// scheme's key that another action has taken.
#pragma once

#include <vector>

#include <QObject>

#include "ui/action_rows.h"

namespace fathom {

class Preferences;

class KeyBindings final : public QObject {
    Q_OBJECT

public:
    explicit KeyBindings(Preferences& preferences, QObject* parent = nullptr);

    KeyScheme scheme() const { return m_scheme; }
    /// The user's own keys belong to the scheme in which they were set.
    void setScheme(KeyScheme scheme);

    const QList<QKeySequence>& keys(const ActionRow& row) const;
    /// The action that has this key now, or null if no action has it.
    const ActionRow* ownerOf(const QKeySequence& key) const;
    bool isChanged(const ActionRow& row) const { return keys(row) != schemeKeys(row, m_scheme); }

    /// Sets the action's own keys and takes them away from other actions.
    void setKeys(const ActionRow& row, const QList<QKeySequence>& keys);
    /// Gives the action the scheme's keys again, and takes them away from other actions.
    void reset(const ActionRow& row);
    void resetAll();

signals:
    void changed();

private:
    void giveUp(const ActionRow& row, const QList<QKeySequence>& keys);
    void bind();

    Preferences& m_preferences;
    KeyScheme m_scheme = KeyScheme::Fathom;
    std::vector<QList<QKeySequence>> m_keys;  // one list for each row
};

}  // namespace fathom
