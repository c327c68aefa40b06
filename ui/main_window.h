// The window: the canvas, the docks beside it, and what connects them. GUI thread.
#pragma once

#include <filesystem>
#include <memory>

#include <QMainWindow>
#include <QTimer>

#include "ui/bookmarks_dock.h"
#include "ui/device_facts.h"
#include "ui/explorer.h"
#include "ui/explorer_state.h"
#include "ui/export_job.h"
#include "ui/preferences.h"
#include "ui/session.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"
#include "ui/viewport_renderer.h"

class QDockWidget;
class QTabWidget;

namespace fathom {

class DevicesPage;
class ExportDialog;
class HistoryDock;
class LocationDock;
class LogModel;
class LogWindow;
class StatusStrip;
class ToastArea;
class ViewportWidget;

class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Theme& theme, LogModel& log, const std::optional<Bookmark>& view,
               const std::filesystem::path& file);
    ~MainWindow() override;

    /// The first picture begins here.
    void setEngines(ExplorerEngines engines);

    /// Keeps the session, stops all work and closes without a question: the system ends.
    void end();

    /// The view inside a bookmark, PNG or EXR file; a sentence in the corner when there is none.
    void openFile(const QString& path);
    void startExport(ImageExport what);

    ExplorerState& state() { return m_state; }
    ViewportRenderer& renderer() { return m_renderer; }
    ViewportWidget& canvas() { return *m_canvas; }
    BookmarksDock& bookmarks() { return *m_bookmarks; }
    ToastArea& toasts() { return *m_toasts; }
    RenderScheduler* scheduler() { return m_scheduler.get(); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct ActionText {
        QString text;
        QString icon;  // empty: none
        QList<QKeySequence> keys;
    };
    enum class Reach { Window, Canvas };  // where an action's keys work
    QAction* makeAction(const ActionText& text, Reach reach, std::function<void()> run);

    void buildDocks();
    void buildActions();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildFractalMenu();
    void buildHelpMenu();
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
    void askExport();
    void showExport();
    void askOpen();
    void bookmarkView();
    void keepThumbnail(const Bookmark& bookmark);
    void showCanvasMenu(const QPoint& globalPosition, PointF pixel);
    void showKeys();
    void keepLayout();
    void keepPicture();
    DeviceFacts deviceFactsNow() const;
    void showDevices();
    void showLog();
    void endWork();

    Theme& m_theme;
    LogModel& m_log;
    Preferences m_preferences;
    ExplorerState m_state;
    Session m_session;
    std::unique_ptr<RenderScheduler> m_scheduler;
    ViewportRenderer m_renderer;
    Thumbnails m_thumbnails;
    std::unique_ptr<ExportJob> m_export;
    QTimer m_pictureTimer;  // while colours change
    DeviceReport m_deviceReport;

    ViewportWidget* m_canvas;
    ToastArea* m_toasts;
    StatusStrip* m_status;
    QDockWidget* m_side = nullptr;
    QTabWidget* m_tabs = nullptr;
    LocationDock* m_location = nullptr;
    DevicesPage* m_devices = nullptr;
    LogWindow* m_logWindow = nullptr;
    BookmarksDock* m_bookmarks = nullptr;
    HistoryDock* m_history = nullptr;
    QToolBar* m_toolBar = nullptr;

    QHash<QAction*, QString> m_icons;  // to tint again when the appearance changes
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_home = nullptr;
    QAction* m_julia = nullptr;
    QAction* m_bookmark = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_panels = nullptr;
    QAction* m_lock = nullptr;
    bool m_hadPanels = true;  // before full screen
    bool m_isEnding = false;  // by the system: nobody can be asked
};

}  // namespace fathom
