// The table of everything that the window can do, one row for each action. Menus, tool bar, key
// bindings and help read it. The table is immutable and any thread may read it; the functions that
// return texts belong to the GUI thread.
#pragma once

#include <array>
#include <optional>
#include <span>

#include <QKeySequence>
#include <QList>
#include <QString>

namespace fathom {

/// Tells where an action's keys work: in the whole window, or only while the canvas has the focus.
/// Canvas is for keys that fields and lists need for themselves.
enum class Reach { Window, Canvas };

/// In the order of the menu bar. Move, Turn and Panels are submenus of View; Find and Favorites are
/// submenus of Fractal.
enum class ActionMenu { File, Edit, View, Move, Turn, Panels, Fractal, Find, Favorites, Help };

/// A set of default keys: the program's own, or the keys of another explorer that some people are
/// used to.
enum class KeyScheme { Fathom, KallesFraktaler, Xaos };
constexpr std::array kKeySchemes{KeyScheme::Fathom, KeyScheme::KallesFraktaler, KeyScheme::Xaos};

struct ActionRow {
    const char* id;  // stored in the preferences: never change it
    ActionMenu menu;
    const char* text;
    const char* icon;  // file name in :/icons; empty: none
    Reach reach;
    std::array<const char*, kKeySchemes.size()> keys;  // "Ctrl+Y; F2"; empty: as in Fathom
    unsigned flags = 0;
};
constexpr unsigned kToggle = 1;        // the action is on or off
constexpr unsigned kBeginSection = 2;  // a separator stands above it in its menu

/// All rows, in the order of the menus.
std::span<const ActionRow> actionRows();

QList<QKeySequence> schemeKeys(const ActionRow& row, KeyScheme scheme);
QString schemeId(KeyScheme scheme);
QString schemeTitle(KeyScheme scheme);

QString actionText(const ActionRow& row);       // as a menu shows it: "&Open…"
QString plainActionText(const ActionRow& row);  // as a sentence names it: "Open"
QString menuTitle(ActionMenu menu);             // "&File"
QString plainMenuTitle(ActionMenu menu);
/// The menu that contains this menu; none if it is in the menu bar itself.
std::optional<ActionMenu> menuAround(ActionMenu menu);

}  // namespace fathom
