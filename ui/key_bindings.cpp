#include "ui/key_bindings.h"

#include <algorithm>

#include <QSet>

#include "ui/preferences.h"

namespace fathom {
namespace {

std::size_t indexOf(const ActionRow& row) {
    return static_cast<std::size_t>(&row - actionRows().data());
}

QString idOf(const ActionRow& row) {
    return QString::fromLatin1(row.id);
}

}  // namespace

KeyBindings::KeyBindings(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {
    for (const KeyScheme scheme : kKeySchemes)
        if (m_preferences.keyScheme() == schemeId(scheme)) m_scheme = scheme;
    bind();
}

void KeyBindings::setScheme(KeyScheme scheme) {
    if (scheme == m_scheme) return;
    m_scheme = scheme;
    m_preferences.setKeyScheme(schemeId(scheme));
    bind();
}

const QList<QKeySequence>& KeyBindings::keys(const ActionRow& row) const {
    return m_keys[indexOf(row)];
}

const ActionRow* KeyBindings::ownerOf(const QKeySequence& key) const {
    const auto rows = actionRows();
    const auto owner = std::find_if(rows.begin(), rows.end(),
                                    [&](const ActionRow& row) { return keys(row).contains(key); });
    return owner == rows.end() ? nullptr : &*owner;
}

void KeyBindings::setKeys(const ActionRow& row, const QList<QKeySequence>& keys) {
    giveUp(row, keys);
    m_preferences.setOwnKeys(schemeId(m_scheme), idOf(row), QKeySequence::listToString(keys));
    bind();
}

void KeyBindings::reset(const ActionRow& row) {
    giveUp(row, schemeKeys(row, m_scheme));
    m_preferences.setOwnKeys(schemeId(m_scheme), idOf(row), std::nullopt);
    bind();
}

void KeyBindings::resetAll() {
    for (const ActionRow& row : actionRows())
        m_preferences.setOwnKeys(schemeId(m_scheme), idOf(row), std::nullopt);
    bind();
}

// Removes `keys` from the own keys of all actions except `taker`.
void KeyBindings::giveUp(const ActionRow& taker, const QList<QKeySequence>& keys) {
    for (const ActionRow& row : actionRows()) {
        const auto own = m_preferences.ownKeys(schemeId(m_scheme), idOf(row));
        if (&row == &taker || !own) continue;
        QList<QKeySequence> left = QKeySequence::listFromString(*own);
        if (left.removeIf([&](const QKeySequence& key) { return keys.contains(key); }) > 0)
            m_preferences.setOwnKeys(schemeId(m_scheme), idOf(row),
                                     QKeySequence::listToString(left));
    }
}

void KeyBindings::bind() {
    m_keys.assign(actionRows().size(), {});
    QSet<QKeySequence> taken;
    const auto claim = [&](const ActionRow& row, const QList<QKeySequence>& wanted) {
        for (const QKeySequence& key : wanted) {
            if (key.isEmpty() || taken.contains(key)) continue;
            taken.insert(key);
            m_keys[indexOf(row)].append(key);
        }
    };
    std::vector<const ActionRow*> unchanged;
    for (const ActionRow& row : actionRows()) {
        if (const auto own = m_preferences.ownKeys(schemeId(m_scheme), idOf(row)))
            claim(row, QKeySequence::listFromString(*own));
        else
            unchanged.push_back(&row);
    }
    for (const ActionRow* row : unchanged)
        claim(*row, schemeKeys(*row, m_scheme));
    emit changed();
}

}  // namespace fathom
