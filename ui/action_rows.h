// The table of all that the window can do: one row for each action, which menus, tool bar, key
// bindings and help read. Immutable; any thread, but for the texts, which are the GUI thread's.
#pragma once

#include <array>
#include <optional>
#include <span>

#include <QKeySequence>
#include <QList>
#include <QString>

namespace fathom {

/// Where an action's keys work: those that fields and lists need for themselves, over the picture
/// alone.
enum class Reach { Window, Canvas };

/// In the order of the menu bar; Move, Turn and Panels are inside View, Find and Favorites
/// inside Fractal.
enum class ActionMenu { File, Edit, View, Move, Turn, Panels, Fractal, Find, Favorites, Help };

/// Whose keys: the program's own, or those that hands know from another explorer.
enum class KeyScheme { Fathom, KallesFraktaler, Xaos };
constexpr std::array kKeySchemes{KeyScheme::Fathom, KeyScheme::KallesFraktaler, KeyScheme::Xaos};

struct ActionRow {
    const char* id;  // in the preferences: never to change
    ActionMenu menu;
    const char* text;
    const char* icon;  // of :/icons; empty: none
    Reach reach;
    std::array<const char*, kKeySchemes.size()> keys;  // "Ctrl+Y; F2"; empty: as in the first
    unsigned flags = 0;
};
constexpr unsigned kToggle = 1;        // is on or off
constexpr unsigned kBeginSection = 2;  // under a line of its menu

/// In the order of the menus.
std::span<const ActionRow> actionRows();

QList<QKeySequence> schemeKeys(const ActionRow& row, KeyScheme scheme);
QString schemeId(KeyScheme scheme);
QString schemeTitle(KeyScheme scheme);

QString actionText(const ActionRow& row);       // as a menu shows it: "&Open…"
QString plainActionText(const ActionRow& row);  // as a sentence names it: "Open"
QString menuTitle(ActionMenu menu);             // "&File"
QString plainMenuTitle(ActionMenu menu);
/// The menu that a menu is inside of; none: the menu bar.
std::optional<ActionMenu> menuAround(ActionMenu menu);

}  // namespace fathom
