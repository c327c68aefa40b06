// Which keys each action has: those of a scheme, and the person's own over them. GUI thread.
//
// No key ever belongs to two actions: the person's own keys come first, and an action loses a
// scheme's key that another one has taken.
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
    /// The person's own keys stay with the scheme that they were given in.
    void setScheme(KeyScheme scheme);

    const QList<QKeySequence>& keys(const ActionRow& row) const;
    /// The action that has this key now, or null.
    const ActionRow* ownerOf(const QKeySequence& key) const;
    bool isChanged(const ActionRow& row) const { return keys(row) != schemeKeys(row, m_scheme); }

    /// Takes the keys over from whoever has them.
    void setKeys(const ActionRow& row, const QList<QKeySequence>& keys);
    /// Back to the scheme's keys, again from whoever has them.
    void reset(const ActionRow& row);
    void resetAll();

signals:
    void changed();

private:
    void giveUp(const ActionRow& row, const QList<QKeySequence>& keys);
    void bind();

    Preferences& m_preferences;
    KeyScheme m_scheme = KeyScheme::Fathom;
    std::vector<QList<QKeySequence>> m_keys;  // of each row
};

}  // namespace fathom
