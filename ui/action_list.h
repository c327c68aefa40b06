// The window's actions, made from the action table: the menus, and the keys that are bound now.
// GUI thread.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include <QObject>

#include "ui/action_rows.h"

class QAction;
class QMenu;
class QMenuBar;
class QPalette;
class QWidget;

namespace fathom {

class KeyBindings;

class ActionList final : public QObject {
    Q_OBJECT

public:
    /// Keys of Reach::Window work in all of `window`; keys of Reach::Canvas work only while
    /// `canvas` has the focus.
    ActionList(KeyBindings& keys, QWidget* window, QWidget* canvas);

    /// The action of this id, which must be in the table.
    QAction* operator[](const char* id) { return entry(id).action; }
    void connectTo(const char* id, std::function<void()> run);
    /// Disables the action and says why in its tooltip; an empty reason enables it.
    void setReason(const char* id, const QString& against);
    /// True if every action has something to do.
    bool isConnected() const;

    void fillMenuBar(QMenuBar* bar);
    QMenu* menu(ActionMenu menu) const { return m_menus.at(menu); }
    void tintIcons(const QPalette& palette);

private:
    struct Entry {
        const ActionRow* row;
        QAction* action;
        bool isConnected = false;
        QString against = {};  // why it is disabled; empty: enabled
    };
    Entry& entry(const char* id);
    void showKeys();

    KeyBindings& m_keys;
    std::vector<Entry> m_entries;
    std::map<ActionMenu, QMenu*> m_menus;
};

}  // namespace fathom
