// The main window: the canvas, the docks around it, and their connections. GUI thread.
#pragma once

#include <filesystem>
#include <memory>

#include <QElapsedTimer>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include "export/opened_view.h"
#include "ui/action_list.h"
#include "ui/bookmarks_dock.h"
#include "ui/explorer.h"
#include "ui/explorer_state.h"
#include "ui/finder.h"
#include "ui/found_views.h"
#include "ui/key_bindings.h"
#include "ui/orbit_probe.h"
#include "ui/preferences.h"
#include "ui/session.h"
#include "ui/surprise.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"
#include "ui/tour_player.h"
#include "ui/viewport_renderer.h"

class QDockWidget;
class QMenu;
class QTabWidget;

namespace fathom {

class AutopilotMode;
class CanvasBar;
class ColorDock;
class DeviceController;
class DevicesPage;
class ExportController;
class FindDock;
class FinderMode;
class FilePicture;
class HelpWindow;
class HistoryDock;
class JuliaDock;
class LocationDock;
class LogModel;
class LogWindow;
class OrbitOverlay;
class PointCard;
class PreferencesDialog;
class QueueController;
class QueueWindow;
class RecentFiles;
class StatusStrip;
class ToastArea;
class VerdictController;
class ViewportWidget;

class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Theme& theme, LogModel& log, const std::optional<Bookmark>& view,
               const std::filesystem::path& file);
    ~MainWindow() override;

    /// Starts the first picture.
    void setEngines(ExplorerEngines engines);

    /// Tells that the previous start failed, and that the settings were set aside as `kept`.
    void tellReset(const std::filesystem::path& kept);

    /// Shows once, at the very first start, what the mouse does.
    void showFirstHints();
    /// What covers the canvas, such as a tour, has hints of its own.
    void endFirstHints();

    /// For the end of the desktop session: keeps the session, stops all work and closes without
    /// asking.
    void end();

    /// Opens the view in a bookmark, a picture (of an EXR file its pixels too) or a file of another
    /// program, or adds a palette file to the user's palette folder. If a file holds none of these,
    /// a toast says so. A folder's views become bookmarks.
    void openFile(const QString& path);

    ExplorerState& state() { return m_state; }
    ViewportRenderer& renderer() { return m_renderer; }
    ViewportWidget& canvas() { return *m_canvas; }
    BookmarksDock& bookmarks() { return *m_bookmarks; }
    ToastArea& toasts() { return *m_toasts; }
    CanvasBar& bar() { return *m_bar; }
    ExportController& exports() { return *m_exports; }
    QueueController& queue() { return *m_queue; }
    Finder& finder() { return m_finder; }
    Preferences& preferences() { return m_preferences; }
    TourPlayer& tour() { return m_tour; }
    RenderScheduler* scheduler() { return m_scheduler.get(); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildDocks();
    void buildActions();
    void connectFileActions();
    void connectViewActions();
    void connectFractalActions();
    void connectFavorites();
    void connectFind();
    void buildToolBar();
    void connectParts();
    void tintIcons();
    void showState();
    void showPoint();
    void updateTitle();

    void goHome();
    void toggleJulia(std::optional<PointF> pixel);
    void toggleFullScreen();
    void escape();
    void readPicture(const QString& path, const OpenedView& opened);
    void takePicture();
    void showBar();
    void showBusyBar();
    void showPlainBar();
    void updateStop();
    QString favoriteKey(int number);
    void chooseFavorite(int number);
    void keepFavorite(int number, const PaletteChoice& choice);
    void showPaletteMenu(const PaletteChoice& choice, const QPoint& position);
    void deletePalette(const PaletteChoice& choice);
    /// Returns false if the file holds no palette.
    bool importPalette(const QString& path);
    bool importColors(const QString& path);
    void importBookmarks(const QStringList& paths);
    void openAndTell(const OpenedView& opened);
    void askOpen();
    void bookmarkView();
    void keepThumbnail(const Bookmark& bookmark);
    void showCanvasMenu(const QPoint& globalPosition, PointF pixel);
    void keepLayout();
    void keepPicture();
    void keepOrbits();
    PreferencesDialog& preferencesDialog();
    void showDevices();
    void showLog();
    void connectQueue();
    void showQueue();
    void openData(const QMimeData& mime);
    void copyPicture();
    void paste();
    void setExplorerMode(bool on);
    void showPreferences();
    void showHelp();
    void showTab(int tab);
    void turn(double degrees);
    void toggleLock();
    void scaleIterations(double factor);
    void shiftColors(double turns);
    void endWork();

    void buildJuliaDock();
    void buildDepthDock();
    void connectPoint();
    void followPointer();
    Location locationWithReachedLimit() const;
    void askFacts(PointF pixel);
    void endFacts();
    void showFacts();

    void connectTour();
    void followTour();
    void startBundledTour();
    /// Returns false if the file is not a tour.
    bool startTour(const QString& path);
    bool showTourBar();

    void connectWander();
    ColorSettings colorsToFit() const;
    void surprise();
    void setAutopilot(bool isOn);
    bool showSurpriseBar();

    void followFormula();
    void setFindMode(bool on);
    void findAll();
    void showFinding();
    void enableRingActions();
    Bookmark viewOfNucleus(const Nucleus& nucleus) const;
    void goToNucleus(const Nucleus& nucleus);
    void showNucleus(NucleusView wanted);
    void goToPoint(const Misiurewicz& point);
    void goToFound(const Location& location);
    void followFound();
    bool showFindingBar();
    void showFoundBar();
    void fillFoundMenu(QMenu& menu);
    void copyFound();

    Theme& m_theme;
    LogModel& m_log;
    Preferences m_preferences;
    KeyBindings m_keys{m_preferences};
    ExplorerState m_state;
    Session m_session;
    std::unique_ptr<RenderScheduler> m_scheduler;
    ViewportRenderer m_renderer;
    Thumbnails m_thumbnails;
    Finder m_finder;
    OrbitProbe m_probe;  // of the cursor, while the orbit is shown
    OrbitProbe m_facts;  // of the point that was clicked
    PointF m_factsPixel;
    QPointer<QWidget> m_firstHints;  // null once all are closed
    TourPlayer m_tour;
    View m_tourView;  // of the present stop
    Surprise m_surprise;
    std::unique_ptr<FilePicture> m_reading;  // reads the picture of a file
    QElapsedTimer m_sinceReading;
    bool m_isHeld = false;  // true: nothing is computed before the first file is read
    QTimer m_barTimer;      // while a picture is computed
    QTimer m_pictureTimer;  // while colours change

    /// A nucleus or a Misiurewicz point, the location before it was found, and its last shown view.
    struct Found {
        std::optional<Nucleus> nucleus;
        std::optional<Misiurewicz> point;
        Location from;
        View shown = {};
        bool isThere = false;  // the view is still the one shown
    };
    std::optional<Found> m_found;
    FormulaInstance m_findFormula;  // the formula that the finder's actions are set for
    QElapsedTimer m_sinceFinding;

    ViewportWidget* m_canvas;
    FinderMode* m_findMode;
    AutopilotMode* m_pilot;
    ToastArea* m_toasts;
    CanvasBar* m_bar;
    StatusStrip* m_status;
    VerdictController* m_verdicts;
    ExportController* m_exports;
    QueueController* m_queue;
    DeviceController* m_devices;
    QDockWidget* m_side = nullptr;
    QTabWidget* m_tabs = nullptr;
    LocationDock* m_location = nullptr;
    ColorDock* m_colors = nullptr;
    DevicesPage* m_devicesPage = nullptr;
    LogWindow* m_logWindow = nullptr;
    QueueWindow* m_queueWindow = nullptr;
    BookmarksDock* m_bookmarks = nullptr;
    HistoryDock* m_history = nullptr;
    FindDock* m_findDock = nullptr;
    QDockWidget* m_juliaDock = nullptr;
    QDockWidget* m_depthDock = nullptr;
    JuliaDock* m_julias = nullptr;
    OrbitOverlay* m_orbitOverlay = nullptr;
    PointCard* m_card = nullptr;
    QToolBar* m_toolBar = nullptr;

    ActionList m_actions;
    RecentFiles* m_recent = nullptr;
    PreferencesDialog* m_preferencesDialog = nullptr;  // created at first use
    HelpWindow* m_help = nullptr;                      // created at first use
    QAction* const m_back = m_actions["back"];
    QAction* const m_forward = m_actions["forward"];
    QAction* const m_undo = m_actions["undo"];
    QAction* const m_redo = m_actions["redo"];
    QAction* const m_home = m_actions["home"];
    QAction* const m_julia = m_actions["julia"];
    QAction* const m_juliaPanel = m_actions["julia-panel"];
    QAction* const m_depthPanel = m_actions["panel-depth"];
    QAction* const m_orbit = m_actions["orbit"];
    QAction* const m_find = m_actions["find"];
    QAction* const m_findAll = m_actions["find-all"];
    QAction* const m_bookmark = m_actions["bookmark"];
    QAction* const m_save = m_actions["save-picture"];
    QAction* const m_stop = m_actions["stop"];
    QAction* const m_explorerMode = m_actions["explorer-mode"];
    QAction* const m_autopilot = m_actions["autopilot"];
    QAction* const m_surpriseMe = m_actions["surprise"];
    QAction* const m_fullScreen = m_actions["full-screen"];
    QAction* const m_panels = m_actions["panels"];
    QAction* const m_lock = m_actions["lock-iterations"];
    bool m_hadPanels = true;  // before full screen
    bool m_isEnding = false;  // the system is ending: no questions
};

}  // namespace fathom
