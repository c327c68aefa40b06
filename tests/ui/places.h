// Every page, panel and dialog of the window, one after another, for tests that hold all of them to
// the same rule.
#pragma once

#include "ui/window_fixture.h"

#include <functional>
#include <ostream>

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QListWidget>
#include <QTabWidget>

#include "color/effect.h"
#include "formula/formula_list.h"
#include "ui/about_dialog.h"
#include "ui/bookmark_editor.h"
#include "ui/export_dialog.h"
#include "ui/film_dialog.h"
#include "ui/help_window.h"
#include "ui/log_window.h"
#include "ui/palette_editor.h"
#include "ui/preferences_dialog.h"
#include "ui/queue_window.h"
#include "ui/toast_area.h"

namespace fathom {

inline void PrintTo(Appearance appearance, std::ostream* out) {
    *out << (appearance == Appearance::Dark ? "Dark" : "Light");
}

/// The name that a screen reader tells. A list of choices has its choice as its name on Linux (Qt's
/// QAccessibleComboBox), so its label counts, which is a relation.
inline QString toldName(QAccessibleInterface& node) {
    if (node.role() != QAccessible::ComboBox) return node.text(QAccessible::Name);
    const auto labels = node.relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
}

class PlacesTest : public WindowTest {
protected:
    /// `first` has the focus when the user comes to this place.
    using Visit = std::function<void(QWidget& root, QWidget& first, const QString& place)>;

    void trigger(const char* action) {
        window().findChild<QAction*>(QString::fromLatin1(action))->trigger();
    }

    void visitEverything(const Visit& visit) {
        visitWindow(visit);
        visitFormulas(visit);
        visitDialogs(visit);
        visitPreferences(visit);
    }

    /// The window with both docks, a notice, a card, a layer of each kind and a bookmark, at each
    /// of its panels.
    void visitWindow(const Visit& visit) {
        window().resize(1280, 800);
        ASSERT_TRUE(awaitPicture());
        window().bookmarks().add(state().toBookmark());
        ColorSettings colors = state().colors();
        for (const EffectSpec& effect : effects())
            colors.layers.push_back(newLayer(effect.id).value());
        state().setColors(colors);
        trigger("panel-depth");
        trigger("julia-panel");
        trigger("point-facts");
        window().toasts().show(QStringLiteral("A notice with an action."),
                               {QStringLiteral("Act"), [] {}});
        ASSERT_TRUE(awaitPicture());
        visitTabs(visit, 6);
        trigger("panel-depth");
        trigger("julia-panel");
    }

    /// Formulas with parameters, a Julia constant and steps.
    void visitFormulas(const Visit& visit) {
        for (const char* id : {"nova", "hybrid"}) {
            Location location = state().location();
            location.formula = defaultInstance(*findFormula(id));
            location.formula.julia.emplace();
            state().setLocation(location);
            visitTabs(visit, 2);
        }
    }

    void visitDialogs(const Visit& visit) {
        ASSERT_TRUE(awaitPicture());
        const Bookmark here = state().toBookmark();
        ExportDialog exporting(here,
                               {.size = canvas().imageSize(), .image = {}, .samplesPerSecond = {}},
                               QDir::tempPath());
        visitWindowOf(exporting, QStringLiteral("Saving a picture"), visit);
        FilmDialog film(here, QDir::tempPath(), window().scheduler());
        visitWindowOf(film, QStringLiteral("Making a film"), visit);
        film.findChild<QCheckBox*>(QStringLiteral("filmWaypoints"))->setChecked(true);
        visitWindowOf(film, QStringLiteral("Making a film by waypoints"), visit);
        PaletteEditor palette(state(), &window());
        visitWindowOf(palette, QStringLiteral("Editing a palette"), visit);
        LogModel log;
        log.add(LogLevel::Info, QStringLiteral("A line of the log."));
        LogWindow logWindow(log);
        visitWindowOf(logWindow, QStringLiteral("Log"), visit);
        BookmarkEditor editor(here, {}, {QStringLiteral("spiral")});
        visitWindowOf(editor, QStringLiteral("Bookmark editor"), visit);
        AboutDialog about(&window());
        visitWindowOf(about, QStringLiteral("About"), visit);
        trigger("queue");
        visitWindowOf(find<QueueWindow>("queueWindow"), QStringLiteral("Queue"), visit);
        trigger("help");
        visitWindowOf(*window().findChild<HelpWindow*>(), QStringLiteral("Help"), visit);
    }

    void visitPreferences(const Visit& visit) {
        trigger("preferences");
        auto& dialog = *window().findChild<PreferencesDialog*>();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
        auto& titles = *dialog.findChild<QListWidget*>(QStringLiteral("pageTitles"));
        ASSERT_EQ(titles.count(), 4);
        for (int page = 0; page < titles.count(); ++page) {
            titles.setCurrentRow(page);
            visit(dialog, titles, titles.item(page)->text());
        }
        dialog.close();
    }

private:
    void visitTabs(const Visit& visit, int count) {
        auto& tabs = *window().findChild<QTabWidget*>();
        for (int tab = 0; tab < count; ++tab) {
            tabs.setCurrentIndex(tab);
            QApplication::setActiveWindow(&window());
            visit(window(), canvas(), tabs.tabText(tab));
        }
    }

    static void visitWindowOf(QWidget& dialog, const QString& place, const Visit& visit) {
        dialog.show();
        dialog.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog)) << place.toStdString();
        QWidget* const first =
            dialog.focusWidget() ? dialog.focusWidget() : dialog.nextInFocusChain();
        visit(dialog, *first, place);
        dialog.close();
    }
};

}  // namespace fathom
