// The effects of the window's actions; ui/action_rows.cpp has their texts, menus and keys.
#include <cmath>

#include <QDockWidget>
#include <QMenuBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include "base/check.h"
#include "ui/about_dialog.h"
#include "ui/color_dock.h"
#include "ui/device_controller.h"
#include "ui/devices_page.h"
#include "ui/export_controller.h"
#include "ui/help_window.h"
#include "ui/julia_dock.h"
#include "ui/location_dock.h"
#include "ui/log_window.h"
#include "ui/main_window.h"
#include "ui/preferences_dialog.h"
#include "ui/queue_window.h"
#include "ui/recent_files.h"
#include "ui/toast_area.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

constexpr double kPanShare = 0.125;  // of the canvas, per press of an arrow key
constexpr double kTurnDegrees = 15;
constexpr double kColorTurns = 1.0 / 64;

/// In the order of the side panel's tabs.
constexpr const char* kPanelActions[] = {"panel-location",  "panel-formula", "panel-color",
                                         "panel-bookmarks", "panel-history", "panel-find"};

template <class Dialog>
void showInFront(Dialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

}  // namespace

void MainWindow::buildActions() {
    connectFileActions();
    connectViewActions();
    connectFractalActions();
    connectFavorites();
    connectFind();
    connectPoint();
    connectTour();
    connectWander();
    FATHOM_CHECK(m_actions.isConnected());

    m_actions.fillMenuBar(menuBar());
    m_recent = new RecentFiles(m_preferences, this);
    QMenu* file = m_actions.menu(ActionMenu::File);
    file->insertMenu(file->actions().at(1), m_recent);  // after Open
    connect(m_recent, &RecentFiles::openWanted, this, &MainWindow::openFile);
    connect(m_recent, &RecentFiles::noticed, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });

    m_save->setEnabled(false);
    m_actions["make-film"]->setEnabled(false);
    buildToolBar();
}

void MainWindow::connectFileActions() {
    m_actions.connectTo("open", [this] { askOpen(); });
    m_actions.connectTo("save-picture", [this] { m_exports->ask(); });
    m_actions.connectTo("make-film", [this] { m_exports->askFilm(m_bookmarks->bookmarks()); });
    m_actions.connectTo("bookmark", [this] { bookmarkView(); });
    m_actions.connectTo("quit", [this] { close(); });

    m_actions.connectTo("undo", [this] { m_state.undo(); });
    m_actions.connectTo("redo", [this] { m_state.redo(); });
    m_actions.connectTo("copy-location", [this] { m_location->copyAsJson(); });
    m_actions.connectTo("copy-location-text", [this] { m_location->copyAsPlainText(); });
    m_actions.connectTo("copy-kalles-fraktaler", [this] { m_location->copyForKalles(); });
    m_actions.connectTo("copy-picture", [this] { copyPicture(); });
    m_actions.connectTo("paste", [this] { paste(); });
    m_actions.connectTo("preferences", [this] { showPreferences(); });
    connect(&m_preferences, &Preferences::appearanceChanged, this,
            [this] { m_theme.apply(m_preferences.appearance()); });
    const auto applyPicture = [this] {
        m_canvas->setWheelFactor(m_preferences.wheelFactor());
        const bool isStill = m_preferences.reducesMotion();
        m_canvas->setSmoothMotion(m_preferences.smoothMotion() && !isStill);
        m_canvas->setFades(!isStill);
        m_renderer.setEases(!isStill);
        m_julias->setEases(!isStill);
        setAnimated(!isStill);  // docks
        m_canvas->setFlights(m_preferences.flights());
        m_renderer.setCacheCapacity(static_cast<std::size_t>(m_preferences.cacheMebibytes()) << 20);
        m_renderer.setRefinement(
            {.samplesPerPixel = m_preferences.refinedSamples(),
             .bytes = static_cast<std::size_t>(m_preferences.refinedMebibytes()) << 20,
             .seconds = static_cast<double>(m_preferences.refinedSeconds())});
        keepOrbits();
    };
    connect(&m_preferences, &Preferences::pictureChanged, this, applyPicture);
    applyPicture();

    m_actions.connectTo("help", [this] { showHelp(); });
    m_actions.connectTo("devices", [this] { showDevices(); });
    m_actions.connectTo("log", [this] { showLog(); });
    m_actions.connectTo("queue", [this] { showQueue(); });
    m_actions.connectTo("about", [this] { AboutDialog(this).exec(); });
}

void MainWindow::connectViewActions() {
    m_actions.connectTo("home", [this] { goHome(); });
    m_actions.connectTo("back", [this] { m_state.goBack(); });
    m_actions.connectTo("forward", [this] { m_state.goForward(); });

    const std::pair<const char*, double> zooms[] = {
        {"zoom-in", 2}, {"zoom-out", 0.5}, {"zoom-in-far", 10}, {"zoom-out-far", 0.1}};
    for (const auto& [id, factor] : zooms)
        m_actions.connectTo(id, [this, factor = factor] { m_canvas->zoomAtCenter(factor); });

    struct Move {
        const char* id;
        double right, down;  // in canvas widths and heights
    };
    const Move moves[] = {
        {"move-left", -kPanShare, 0}, {"move-right", kPanShare, 0}, {"move-up", 0, -kPanShare},
        {"move-down", 0, kPanShare},  {"move-half-left", -0.5, 0},  {"move-half-right", 0.5, 0},
        {"move-half-up", 0, -0.5},    {"move-half-down", 0, 0.5},
    };
    for (const Move& move : moves)
        m_actions.connectTo(move.id, [this, move] { m_canvas->pan(move.right, move.down); });

    m_actions.connectTo("turn-left", [this] { turn(kTurnDegrees); });
    m_actions.connectTo("turn-right", [this] { turn(-kTurnDegrees); });
    m_actions.connectTo("upright", [this] {
        View view = m_state.location().view;
        view.transform.rotation = 0;
        m_state.setView(view);
    });

    m_actions.connectTo("stop", [this] { escape(); });
    m_actions.connectTo("recompute", [this] { m_renderer.restart(); });
    m_actions.connectTo("explorer-mode", [this] { setExplorerMode(m_explorerMode->isChecked()); });
    m_actions.connectTo("full-screen", [this] { toggleFullScreen(); });
    m_actions.connectTo("panels", [this] { m_side->setVisible(m_panels->isChecked()); });
    for (int tab = 0; tab < static_cast<int>(std::size(kPanelActions)); ++tab)
        m_actions.connectTo(kPanelActions[tab], [this, tab] { showTab(tab); });
}

void MainWindow::connectFractalActions() {
    m_actions.connectTo("julia", [this] { toggleJulia(m_canvas->cursor()); });
    m_actions.connectTo("lock-iterations", [this] { toggleLock(); });
    m_actions.connectTo("more-iterations", [this] { scaleIterations(2); });
    m_actions.connectTo("fewer-iterations", [this] { scaleIterations(0.5); });
    m_actions.connectTo("next-palette", [this] { m_colors->stepPalette(1); });
    m_actions.connectTo("previous-palette", [this] { m_colors->stepPalette(-1); });
    m_actions.connectTo("shift-colors-forward", [this] { shiftColors(kColorTurns); });
    m_actions.connectTo("shift-colors-backward", [this] { shiftColors(-kColorTurns); });
}

void MainWindow::buildToolBar() {
    m_toolBar = addToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    const std::pair<QAction*, QString> words[] = {{m_home, tr("Home")},
                                                  {m_back, tr("Back")},
                                                  {m_forward, tr("Forward")},
                                                  {m_find, tr("Find")},
                                                  {m_surpriseMe, tr("Surprise")},
                                                  {m_julia, tr("Julia")},
                                                  {m_bookmark, tr("Bookmark")},
                                                  {m_save, tr("Save")},
                                                  {m_explorerMode, tr("Explore")},
                                                  {m_fullScreen, tr("Full screen")}};
    for (const auto& [action, word] : words)
        action->setIconText(word);
    const auto applyWords = [this] {
        m_toolBar->setToolButtonStyle(m_preferences.toolBarWords() ? Qt::ToolButtonTextUnderIcon
                                                                   : Qt::ToolButtonIconOnly);
    };
    connect(&m_preferences, &Preferences::toolBarChanged, this, applyWords);
    applyWords();
    const int side = fontMetrics().height() * 5 / 4;
    m_toolBar->setIconSize({side, side});
    m_toolBar->addActions({m_home, m_back, m_forward});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_find, m_surpriseMe, m_julia});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_bookmark, m_save});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_explorerMode, m_fullScreen});
}

// ---- Windows beside this one

PreferencesDialog& MainWindow::preferencesDialog() {
    if (m_preferencesDialog) return *m_preferencesDialog;
    m_preferencesDialog = new PreferencesDialog(m_preferences, m_keys, this);
    m_devicesPage = m_devices->makePage();
    m_preferencesDialog->addPage(tr("Devices"), m_devicesPage);
    return *m_preferencesDialog;
}

void MainWindow::showPreferences() {
    showInFront(preferencesDialog());
}

void MainWindow::showDevices() {
    preferencesDialog().showPage(m_devicesPage);
    showInFront(preferencesDialog());
}

void MainWindow::showLog() {
    if (!m_logWindow) m_logWindow = new LogWindow(m_log, this);
    showInFront(*m_logWindow);
}

void MainWindow::connectQueue() {
    connect(m_exports, &ExportController::queueWanted, m_queue, &QueueController::add);
    connect(m_queue, &QueueController::told, m_toasts, &ToastArea::show);
    connect(m_queue, &QueueController::added, this, [this](const QString& name) {
        m_toasts->show(tr("%1 waits in the queue.").arg(name),
                       {tr("Show queue"), [this] { showQueue(); }});
    });
}

void MainWindow::showQueue() {
    if (!m_queueWindow) m_queueWindow = new QueueWindow(*m_queue, this);
    showInFront(*m_queueWindow);
}

void MainWindow::showHelp() {
    if (!m_help) m_help = new HelpWindow(m_keys, this);
    showInFront(*m_help);
}

// Shows a toast: in this mode dragging and the context menu do not work as usual.
void MainWindow::setExplorerMode(bool on) {
    if (on) {
        setFindMode(false);
        endFirstHints();
    }
    m_canvas->setExplorerMode(on);
    if (on)
        m_toasts->show(
            tr("Hold the left button to fly in, the right one to fly out, the middle one "
               "to move the picture."));
}

void MainWindow::showTab(int tab) {
    m_side->show();
    m_panels->setChecked(true);
    m_tabs->setCurrentIndex(tab);
    // Moves the focus to the panel's first control, as Tab does.
    m_tabs->tabBar()->setFocus();
    focusNextChild();
}

// ---- Small changes

void MainWindow::turn(double degrees) {
    m_state.setView(m_state.location().view.rotatedBy(degrees), Gesture::Keys);
}

void MainWindow::toggleLock() {
    Location location = m_state.location();
    location.iterations.automatic = !location.iterations.automatic;
    if (const auto& summary = m_renderer.status().summary; summary)
        location.iterations.limit = summary->iterationLimit;
    m_state.setLocation(std::move(location));
}

// Scales the limit that the picture has reached; the result is no longer automatic.
void MainWindow::scaleIterations(double factor) {
    Location location = m_state.location();
    const auto& summary = m_renderer.status().summary;
    const std::uint64_t reached = location.iterations.automatic && summary
                                      ? summary->iterationLimit
                                      : location.iterations.limit;
    const double scaled = std::clamp(std::floor(static_cast<double>(reached) * factor), 1.0,
                                     static_cast<double>(IterationLimit::kMaximum));
    location.iterations = {static_cast<std::uint64_t>(scaled), false};
    m_state.setLocation(std::move(location));
}

void MainWindow::shiftColors(double turns) {
    ColorSettings colors = m_state.colors();
    colors.offset += turns;
    colors.offset -= std::floor(colors.offset);
    m_state.setColors(colors, Gesture::Keys);
}

}  // namespace fathom
