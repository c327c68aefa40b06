#include "ui/action_list.h"

#include <algorithm>
#include <cstring>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "base/check.h"
#include "ui/key_bindings.h"
#include "ui/theme.h"

namespace fathom {

ActionList::ActionList(KeyBindings& keys, QWidget* window, QWidget* canvas)
    : QObject(window), m_keys(keys) {
    for (const ActionRow& row : actionRows()) {
        auto* action = new QAction(actionText(row), this);
        action->setObjectName(QString::fromLatin1(row.id));
        action->setCheckable(row.flags & kToggle);
        if (row.reach == Reach::Canvas) action->setShortcutContext(Qt::WidgetShortcut);
        (row.reach == Reach::Canvas ? canvas : window)->addAction(action);
        m_entries.push_back({&row, action});
    }
    connect(&m_keys, &KeyBindings::changed, this, &ActionList::showKeys);
    showKeys();
}

ActionList::Entry& ActionList::entry(const char* id) {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [id](const Entry& entry) {
        return std::strcmp(entry.row->id, id) == 0;
    });
    FATHOM_CHECK(found != m_entries.end());
    return *found;
}

void ActionList::connectTo(const char* id, std::function<void()> run) {
    Entry& known = entry(id);
    known.isConnected = true;
    connect(known.action, &QAction::triggered, this, [run = std::move(run)] { run(); });
}

void ActionList::setReason(const char* id, const QString& against) {
    Entry& known = entry(id);
    if (known.against == against) return;
    known.against = against;
    known.action->setEnabled(against.isEmpty());
    showKeys();
}

bool ActionList::isConnected() const {
    return std::all_of(m_entries.begin(), m_entries.end(),
                       [](const Entry& entry) { return entry.isConnected; });
}

void ActionList::fillMenuBar(QMenuBar* bar) {
    for (const Entry& entry : m_entries) {
        const ActionMenu place = entry.row->menu;
        const std::optional<ActionMenu> around = menuAround(place);
        QMenu*& menu = m_menus[place];
        if (!menu)
            menu = around ? m_menus.at(*around)->addMenu(menuTitle(place))
                          : bar->addMenu(menuTitle(place));
        if (entry.row->flags & kBeginSection) menu->addSeparator();
        menu->addAction(entry.action);
    }
}

void ActionList::tintIcons(const QPalette& palette) {
    for (const Entry& entry : m_entries)
        if (*entry.row->icon)
            entry.action->setIcon(themedIcon(QString::fromLatin1(entry.row->icon), palette));
}

void ActionList::showKeys() {
    for (const Entry& entry : m_entries) {
        const QList<QKeySequence>& keys = m_keys.keys(*entry.row);
        entry.action->setShortcuts(keys);
        const QString text = plainActionText(*entry.row);
        if (!entry.against.isEmpty()) {
            entry.action->setToolTip(entry.against);
            continue;
        }
        entry.action->setToolTip(
            keys.isEmpty() ? text
                           : tr("%1 (%2)", "an action and its key")
                                 .arg(text, keys.first().toString(QKeySequence::NativeText)));
    }
}

}  // namespace fathom
