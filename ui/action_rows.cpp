#include "ui/action_rows.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fathom {
namespace {

using enum ActionMenu;
constexpr Reach kWindow = Reach::Window;
constexpr Reach kCanvas = Reach::Canvas;

// Keys: Fathom, Kalles Fraktaler, XaoS. Where another program's key is a standard one of the
// desktop (Ctrl+C, Ctrl+Q, Ctrl+X), the desktop wins.
// clang-format off
constexpr ActionRow kRows[] = {
    {"open", File, QT_TRANSLATE_NOOP("Actions", "&Open…"),
     "open", kWindow, {"Ctrl+O", "", ""}},
    {"save-picture", File, QT_TRANSLATE_NOOP("Actions", "&Save picture…"),
     "save", kWindow, {"Ctrl+S", "", ""}, kBeginSection},
    {"make-film", File, QT_TRANSLATE_NOOP("Actions", "Make &zoom film…"),
     "", kWindow, {"Ctrl+Shift+S", "", ""}},
    {"queue", File, QT_TRANSLATE_NOOP("Actions", "Q&ueue…"),
     "", kWindow, {"Ctrl+J", "", ""}},
    {"bookmark", File, QT_TRANSLATE_NOOP("Actions", "Bookmark &this view"),
     "bookmark", kWindow, {"Ctrl+D", "Ctrl+B", ""}},
    {"quit", File, QT_TRANSLATE_NOOP("Actions", "&Quit"),
     "", kWindow, {"Ctrl+Q", "", ""}, kBeginSection},

    {"undo", Edit, QT_TRANSLATE_NOOP("Actions", "&Undo"),
     "undo", kWindow, {"Ctrl+Z", "", "U; Ctrl+Z"}},
    {"redo", Edit, QT_TRANSLATE_NOOP("Actions", "&Redo"),
     "redo", kWindow, {"Ctrl+Shift+Z; Ctrl+Y", "Ctrl+Y; Ctrl+Shift+Z", "Shift+U; Ctrl+Shift+Z"}},
    {"copy-location", Edit, QT_TRANSLATE_NOOP("Actions", "&Copy location"),
     "copy", kCanvas, {"Ctrl+C", "", ""}, kBeginSection},
    {"copy-location-text", Edit, QT_TRANSLATE_NOOP("Actions", "Copy location as &text"),
     "", kCanvas, {"Ctrl+Shift+C", "", ""}},
    {"copy-kalles-fraktaler", Edit, QT_TRANSLATE_NOOP("Actions", "Copy for &Kalles Fraktaler"),
     "", kCanvas, {"Ctrl+Shift+K", "", ""}},
    {"copy-picture", Edit, QT_TRANSLATE_NOOP("Actions", "Copy p&icture"),
     "", kCanvas, {"Ctrl+Alt+C", "", ""}},
    {"paste", Edit, QT_TRANSLATE_NOOP("Actions", "&Paste location or picture"),
     "", kCanvas, {"Ctrl+V", "", ""}},
    {"preferences", Edit, QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"),
     "", kWindow, {"Ctrl+,", "", ""}, kBeginSection},

    {"home", View, QT_TRANSLATE_NOOP("Actions", "&Home"),
     "home", kCanvas, {"Home", "Home; Ctrl+N", ""}},
    {"back", View, QT_TRANSLATE_NOOP("Actions", "&Back"),
     "back", kWindow, {"Alt+Left", "", ""}},
    {"forward", View, QT_TRANSLATE_NOOP("Actions", "&Forward"),
     "forward", kWindow, {"Alt+Right", "", ""}},
    {"zoom-in", View, QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
     "", kCanvas, {"+; =", "PgUp; +; =", "PgUp"}, kBeginSection},
    {"zoom-out", View, QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
     "", kCanvas, {"-", "PgDown; -", "PgDown"}},
    {"zoom-in-far", View, QT_TRANSLATE_NOOP("Actions", "Zoom in &ten times"),
     "", kCanvas, {"PgUp", "Shift+PgUp", "Shift+PgUp"}},
    {"zoom-out-far", View, QT_TRANSLATE_NOOP("Actions", "Zoom out t&en times"),
     "", kCanvas, {"PgDown", "Shift+PgDown", "Shift+PgDown"}},

    {"move-left", Move, QT_TRANSLATE_NOOP("Actions", "&Left"),
     "", kCanvas, {"Left", "", ""}},
    {"move-right", Move, QT_TRANSLATE_NOOP("Actions", "&Right"),
     "", kCanvas, {"Right", "", ""}},
    {"move-up", Move, QT_TRANSLATE_NOOP("Actions", "&Up"),
     "", kCanvas, {"Up", "", ""}},
    {"move-down", Move, QT_TRANSLATE_NOOP("Actions", "&Down"),
     "", kCanvas, {"Down", "", ""}},
    {"move-half-left", Move, QT_TRANSLATE_NOOP("Actions", "Half a screen l&eft"),
     "", kCanvas, {"Ctrl+Left", "", ""}, kBeginSection},
    {"move-half-right", Move, QT_TRANSLATE_NOOP("Actions", "Half a screen r&ight"),
     "", kCanvas, {"Ctrl+Right", "", ""}},
    {"move-half-up", Move, QT_TRANSLATE_NOOP("Actions", "Half a screen u&p"),
     "", kCanvas, {"Ctrl+Up", "", ""}},
    {"move-half-down", Move, QT_TRANSLATE_NOOP("Actions", "Half a screen d&own"),
     "", kCanvas, {"Ctrl+Down", "", ""}},
    {"turn-left", Turn, QT_TRANSLATE_NOOP("Actions", "Turn &left"),
     "", kCanvas, {"[", "", ""}},
    {"turn-right", Turn, QT_TRANSLATE_NOOP("Actions", "Turn &right"),
     "", kCanvas, {"]", "", ""}},
    {"upright", Turn, QT_TRANSLATE_NOOP("Actions", "&Upright"),
     "", kCanvas, {"\\", "", ""}},

    {"stop", View, QT_TRANSLATE_NOOP("Actions", "&Stop"),
     "stop", kWindow, {"Esc", "", "Z; Esc"}, kBeginSection},
    {"recompute", View, QT_TRANSLATE_NOOP("Actions", "&Compute again"),
     "", kWindow, {"F5", "", "R; F5"}},
    {"explorer-mode", View, QT_TRANSLATE_NOOP("Actions", "E&xplorer mode"),
     "explorer", kCanvas, {"E", "", ""}, kToggle | kBeginSection},
    {"autopilot", View, QT_TRANSLATE_NOOP("Actions", "&Autopilot"),
     "", kCanvas, {"A", "", ""}, kToggle},
    {"full-screen", View, QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
     "fullscreen", kWindow, {"F11", "", ""}, kToggle},

    {"panels", Panels, QT_TRANSLATE_NOOP("Actions", "&Show panels"),
     "", kWindow, {"F9", "", ""}, kToggle},
    {"panel-location", Panels, QT_TRANSLATE_NOOP("Actions", "&Location"),
     "", kWindow, {"Ctrl+1", "", ""}, kBeginSection},
    {"panel-formula", Panels, QT_TRANSLATE_NOOP("Actions", "&Formula"),
     "", kWindow, {"Ctrl+2", "", ""}},
    {"panel-color", Panels, QT_TRANSLATE_NOOP("Actions", "&Colour"),
     "", kWindow, {"Ctrl+3", "", ""}},
    {"panel-bookmarks", Panels, QT_TRANSLATE_NOOP("Actions", "&Bookmarks"),
     "", kWindow, {"Ctrl+4", "", ""}},
    {"panel-history", Panels, QT_TRANSLATE_NOOP("Actions", "&History"),
     "", kWindow, {"Ctrl+5", "", ""}},
    {"panel-depth", Panels, QT_TRANSLATE_NOOP("Actions", "&Depth"),
     "", kCanvas, {"D", "", ""}, kToggle},
    {"panel-find", Panels, QT_TRANSLATE_NOOP("Actions", "F&ind"),
     "", kWindow, {"Ctrl+6", "", ""}},

    {"julia", Fractal, QT_TRANSLATE_NOOP("Actions", "&Julia set of this point"),
     "julia", kCanvas, {"J", "", "M; J"}, kToggle},
    {"julia-panel", Fractal, QT_TRANSLATE_NOOP("Actions", "Live Julia &set"),
     "", kCanvas, {"Shift+J", "", ""}, kToggle},
    {"orbit", Fractal, QT_TRANSLATE_NOOP("Actions", "&Orbit of this point"),
     "", kCanvas, {"O", "", ""}, kToggle},
    {"point-facts", Fractal, QT_TRANSLATE_NOOP("Actions", "Facts of this poin&t"),
     "", kCanvas, {"Shift+O", "", ""}},
    {"lock-iterations", Fractal, QT_TRANSLATE_NOOP("Actions", "&Lock the iterations"),
     "lock", kCanvas, {"L", "", ""}, kToggle | kBeginSection},
    {"more-iterations", Fractal, QT_TRANSLATE_NOOP("Actions", "&Double the iterations"),
     "", kCanvas, {"I", "", ""}},
    {"fewer-iterations", Fractal, QT_TRANSLATE_NOOP("Actions", "&Halve the iterations"),
     "", kCanvas, {"Shift+I", "", ""}},
    {"next-palette", Fractal, QT_TRANSLATE_NOOP("Actions", "&Next palette"),
     "", kCanvas, {"P", "", ""}, kBeginSection},
    {"previous-palette", Fractal, QT_TRANSLATE_NOOP("Actions", "&Previous palette"),
     "", kCanvas, {"Shift+P", "", ""}},
    {"shift-colors-forward", Fractal, QT_TRANSLATE_NOOP("Actions", "Shift the colours &forward"),
     "", kCanvas, {".", "", "+"}},
    {"shift-colors-backward", Fractal, QT_TRANSLATE_NOOP("Actions", "Shift the colours &backward"),
     "", kCanvas, {",", "", "-"}},

    {"find", Find, QT_TRANSLATE_NOOP("Actions", "&Find minibrots"),
     "nucleus", kCanvas, {"F", "", ""}, kToggle},
    {"find-here", Find, QT_TRANSLATE_NOOP("Actions", "&Go to the minibrot in the ring"),
     "", kCanvas, {"Return; Enter", "", ""}},
    {"find-point", Find, QT_TRANSLATE_NOOP("Actions", "Go to the &spiral centre in the ring"),
     "", kCanvas, {"Shift+Return; Shift+Enter", "", ""}},
    {"larger-ring", Find, QT_TRANSLATE_NOOP("Actions", "&Larger ring"),
     "", kCanvas, {"Shift+Up", "", ""}},
    {"smaller-ring", Find, QT_TRANSLATE_NOOP("Actions", "S&maller ring"),
     "", kCanvas, {"Shift+Down", "", ""}},
    {"find-nearest", Find, QT_TRANSLATE_NOOP("Actions", "Go to the &nearest minibrot"),
     "", kCanvas, {"N", "", ""}, kBeginSection},
    {"find-all", Find, QT_TRANSLATE_NOOP("Actions", "Mark all in &view"),
     "", kCanvas, {"Shift+F", "", ""}, kToggle},
    {"surprise", Find, QT_TRANSLATE_NOOP("Actions", "Su&rprise me"),
     "surprise", kCanvas, {"S", "", ""}, kBeginSection},

    {"favorite-1", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &1"),
     "", kWindow, {"Shift+F1", "", ""}},
    {"favorite-2", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &2"),
     "", kWindow, {"Shift+F2", "", ""}},
    {"favorite-3", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &3"),
     "", kWindow, {"Shift+F3", "", ""}},
    {"favorite-4", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &4"),
     "", kWindow, {"Shift+F4", "", ""}},
    {"favorite-5", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &5"),
     "", kWindow, {"Shift+F5", "", ""}},
    {"favorite-6", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &6"),
     "", kWindow, {"Shift+F6", "", ""}},
    {"favorite-7", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &7"),
     "", kWindow, {"Shift+F7", "", ""}},
    {"favorite-8", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &8"),
     "", kWindow, {"Shift+F8", "", ""}},
    {"favorite-9", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette &9"),
     "", kWindow, {"Shift+F9", "", ""}},
    {"favorite-10", Favorites, QT_TRANSLATE_NOOP("Actions", "Favourite palette 1&0"),
     "", kWindow, {"Shift+F10", "", ""}},
    {"favorite-11", Favorites, QT_TRANSLATE_NOOP("Actions", "Favo&urite palette 11"),
     "", kWindow, {"Shift+F11", "", ""}},
    {"favorite-12", Favorites, QT_TRANSLATE_NOOP("Actions", "Favou&rite palette 12"),
     "", kWindow, {"Shift+F12", "", ""}},
    {"keep-favorite-1", Favorites, QT_TRANSLATE_NOOP("Actions", "&Keep this palette as favourite 1"),
     "", kWindow, {"Ctrl+Shift+F1", "", ""}, kBeginSection},
    {"keep-favorite-2", Favorites, QT_TRANSLATE_NOOP("Actions", "K&eep this palette as favourite 2"),
     "", kWindow, {"Ctrl+Shift+F2", "", ""}},
    {"keep-favorite-3", Favorites, QT_TRANSLATE_NOOP("Actions", "Kee&p this palette as favourite 3"),
     "", kWindow, {"Ctrl+Shift+F3", "", ""}},
    {"keep-favorite-4", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep &this palette as favourite 4"),
     "", kWindow, {"Ctrl+Shift+F4", "", ""}},
    {"keep-favorite-5", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep t&his palette as favourite 5"),
     "", kWindow, {"Ctrl+Shift+F5", "", ""}},
    {"keep-favorite-6", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep th&is palette as favourite 6"),
     "", kWindow, {"Ctrl+Shift+F6", "", ""}},
    {"keep-favorite-7", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep thi&s palette as favourite 7"),
     "", kWindow, {"Ctrl+Shift+F7", "", ""}},
    {"keep-favorite-8", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep this p&alette as favourite 8"),
     "", kWindow, {"Ctrl+Shift+F8", "", ""}},
    {"keep-favorite-9", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep this pa&lette as favourite 9"),
     "", kWindow, {"Ctrl+Shift+F9", "", ""}},
    {"keep-favorite-10", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep this palette as &favourite 10"),
     "", kWindow, {"Ctrl+Shift+F10", "", ""}},
    {"keep-favorite-11", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep this palette as fa&vourite 11"),
     "", kWindow, {"Ctrl+Shift+F11", "", ""}},
    {"keep-favorite-12", Favorites, QT_TRANSLATE_NOOP("Actions", "Keep this palette as fav&ourite 12"),
     "", kWindow, {"Ctrl+Shift+F12", "", ""}},

    {"help", Help, QT_TRANSLATE_NOOP("Actions", "&Help"),
     "", kWindow, {"F1", "", "H; F1"}},
    {"tour", Help, QT_TRANSLATE_NOOP("Actions", "Guided &tour"),
     "", kWindow, {"Ctrl+Shift+T", "", ""}},
    {"devices", Help, QT_TRANSLATE_NOOP("Actions", "&Devices…"),
     "", kWindow, {"Ctrl+Shift+D", "", ""}, kBeginSection},
    {"log", Help, QT_TRANSLATE_NOOP("Actions", "&Log"),
     "", kWindow, {"Ctrl+Shift+L", "", ""}},
    {"about", Help, QT_TRANSLATE_NOOP("Actions", "&About Fathom"),
     "", kWindow, {"Ctrl+F1", "", ""}, kBeginSection},
};
// clang-format on

const char* const kMenuTitles[] = {QT_TRANSLATE_NOOP("Actions", "&File"),
                                   QT_TRANSLATE_NOOP("Actions", "&Edit"),
                                   QT_TRANSLATE_NOOP("Actions", "&View"),
                                   QT_TRANSLATE_NOOP("Actions", "&Move"),
                                   QT_TRANSLATE_NOOP("Actions", "Tu&rn"),
                                   QT_TRANSLATE_NOOP("Actions", "&Panels"),
                                   QT_TRANSLATE_NOOP("Actions", "F&ractal"),
                                   QT_TRANSLATE_NOOP("Actions", "F&ind"),
                                   QT_TRANSLATE_NOOP("Actions", "Fa&vourite palettes"),
                                   QT_TRANSLATE_NOOP("Actions", "&Help")};

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

QString withoutMenuSigns(QString text) {
    // Japanese texts have the mnemonic's letter behind them: "(&O)".
    static const QRegularExpression kMnemonic(QStringLiteral("\\(&.\\)|&"));
    return text.remove(kMnemonic).remove(QChar(0x2026)).trimmed();
}

}  // namespace

std::span<const ActionRow> actionRows() {
    return kRows;
}

QList<QKeySequence> schemeKeys(const ActionRow& row, KeyScheme scheme) {
    const char* keys = row.keys[static_cast<std::size_t>(scheme)];
    return QKeySequence::listFromString(QString::fromLatin1(*keys ? keys : row.keys.front()));
}

QString schemeId(KeyScheme scheme) {
    constexpr const char* kIds[] = {"fathom", "kalles-fraktaler", "xaos"};
    return QString::fromLatin1(kIds[static_cast<std::size_t>(scheme)]);
}

QString schemeTitle(KeyScheme scheme) {
    constexpr const char* kTitles[] = {"Fathom", "Kalles Fraktaler", "XaoS"};
    return QString::fromLatin1(kTitles[static_cast<std::size_t>(scheme)]);
}

QString actionText(const ActionRow& row) {
    return translated(row.text);
}

QString plainActionText(const ActionRow& row) {
    return withoutMenuSigns(actionText(row));
}

QString menuTitle(ActionMenu menu) {
    return translated(kMenuTitles[static_cast<std::size_t>(menu)]);
}

QString plainMenuTitle(ActionMenu menu) {
    return withoutMenuSigns(menuTitle(menu));
}

std::optional<ActionMenu> menuAround(ActionMenu menu) {
    if (menu == Move || menu == Turn || menu == Panels) return View;
    return menu == Find || menu == Favorites ? std::optional(Fractal) : std::nullopt;
}

}  // namespace fathom
