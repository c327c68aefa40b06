// Palettes outside the colour panel: favourites on keys, palette files dropped on the window, and
// deleting palettes.
#include <QMenu>

#include "base/atomic_file.h"
#include "color/palette.h"
#include "color/palette_folder.h"
#include "color/palette_format.h"
#include "ui/color_dock.h"
#include "ui/main_window.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/translations.h"

namespace fathom {
namespace {

QString nameOf(const PaletteChoice& choice) {
    const auto palette = paletteOf(choice);
    return choice.own() ? toQString(palette->name()) : translated(palette->name());
}

/// Keeps the palette under an unused id, so that no palette with other colours is overwritten.
Result<PaletteChoice> keepWithOthers(PaletteData data) {
    const std::string id = data.id, name = data.name;
    constexpr int kMost = 100;
    for (int number = 2; number < kMost; ++number) {
        Result<Palette> palette = Palette::create(data);
        if (!palette) return tl::make_unexpected(palette.error());
        const auto known = readPaletteOf(paletteFolder(), data.id);
        if (known && (*known)->data() == data) return PaletteChoice(*known);
        if (!known && known.error().code == ErrorCode::NotFound && !findPalette(data.id)) {
            if (auto kept = keepPalette(paletteFolder(), *palette); !kept)
                return tl::make_unexpected(kept.error());
            return PaletteChoice(std::make_shared<const Palette>(*std::move(palette)));
        }
        data.id = id + "-" + std::to_string(number);
        data.name = name + " " + std::to_string(number);
    }
    return fail(ErrorCode::InvalidInput,
                {"There are too many palettes named %1; delete some.", {name}});
}

}  // namespace

// ---- Favourites

QString MainWindow::favoriteKey(int number) {
    return m_actions[("favorite-" + std::to_string(number)).c_str()]->shortcut().toString(
        QKeySequence::NativeText);
}

void MainWindow::connectFavorites() {
    for (int number = 1; number <= Preferences::kFavorites; ++number) {
        m_actions.connectTo(("favorite-" + std::to_string(number)).c_str(),
                            [this, number] { chooseFavorite(number); });
        m_actions.connectTo(("keep-favorite-" + std::to_string(number)).c_str(),
                            [this, number] { keepFavorite(number, m_state.colors().palette); });
    }
    connect(m_colors, &ColorDock::paletteMenuWanted, this, &MainWindow::showPaletteMenu);
    connect(m_colors, &ColorDock::deleteWanted, this, &MainWindow::deletePalette);
}

void MainWindow::chooseFavorite(int number) {
    const QString id = m_preferences.favorite(number);
    if (id.isEmpty())
        m_toasts->show(tr("Favourite %1 has no palette yet: set one from the menu of a palette in "
                          "the Colour panel.")
                           .arg(number));
    else if (!m_colors->choosePalette(toUtf8(id)))
        m_toasts->show(tr("The palette of favourite %1 no longer exists.").arg(number));
}

void MainWindow::keepFavorite(int number, const PaletteChoice& choice) {
    if (!m_colors->hasPalette(choice)) {
        m_toasts->show(tr("Save this palette first: “Edit palette…” saves it to your palettes."));
        return;
    }
    m_preferences.setFavorite(number, toQString(choice.id()));
    const QString key = favoriteKey(number);
    m_toasts->show(key.isEmpty()
                       ? tr("%1 is favourite %2.").arg(nameOf(choice)).arg(number)
                       : tr("%1 is favourite %2: %3.").arg(nameOf(choice)).arg(number).arg(key));
}

void MainWindow::showPaletteMenu(const PaletteChoice& choice, const QPoint& position) {
    QMenu menu(this);
    QMenu* favorites = menu.addMenu(tr("Keep as favourite"));
    for (int number = 1; number <= Preferences::kFavorites; ++number) {
        const QString id = m_preferences.favorite(number);
        const QString holder = m_colors->nameOfPalette(toUtf8(id));
        favorites->addAction((holder.isEmpty() ? QString::number(number)
                                               : tr("%1 (now %2)").arg(number).arg(holder)) +
                                 QChar('\t') + favoriteKey(number),
                             this, [this, number, choice] { keepFavorite(number, choice); });
    }
    menu.addSeparator();
    menu.addAction(tr("Delete\tDel"), this, [this, choice] { deletePalette(choice); })
        ->setEnabled(choice.own() != nullptr);
    menu.exec(position);
}

// ---- Files

void MainWindow::deletePalette(const PaletteChoice& choice) {
    if (!choice.own()) return m_toasts->show(tr("Built-in palettes cannot be deleted."));
    if (const Result<void> removed = removePalette(paletteFolder(), choice.id()); !removed)
        return m_toasts->show(translatedError(removed.error()));
    m_colors->reloadPalettes();
    m_toasts->show(tr("The palette %1 was deleted.").arg(nameOf(choice)),
                   {tr("Undo"), [this, choice] {
                        const Result<void> kept = keepPalette(paletteFolder(), *choice.own());
                        if (!kept) m_toasts->show(translatedError(kept.error()));
                        m_colors->reloadPalettes();
                    }});
}

bool MainWindow::importPalette(const QString& path) {
    const std::filesystem::path file = path.toStdString();
    const Result<ReadPalette> read =
        expectPlainFile(file).and_then([&] { return readPaletteFile(file); });
    if (!read) return false;
    const Result<PaletteChoice> kept = keepWithOthers(read->palette.data());
    if (!kept) {
        m_toasts->show(translatedError(kept.error()));
        return true;
    }
    if (!read->loss.isEmpty()) m_toasts->show(translatedPhrase(read->loss));
    m_colors->reloadPalettes();
    m_colors->choosePalette(kept->id());
    m_toasts->show(tr("The palette %1 is now one of yours.").arg(nameOf(*kept)));
    return true;
}

}  // namespace fathom
