// The window: the canvas, the docks beside it, and what connects them. GUI thread.
#pragma once

#include <filesystem>
#include <memory>

#include <QMainWindow>

#include "ui/bookmarks_dock.h"
#include "ui/explorer.h"
#include "ui/explorer_state.h"
#include "ui/export_job.h"
#include "ui/preferences.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"
#include "ui/viewport_renderer.h"

class QDockWidget;
class QTabWidget;

namespace fathom {

class ExportDialog;
class LocationDock;
class StatusStrip;
class ToastArea;
class ViewportWidget;

class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Theme& theme, const std::optional<Bookmark>& view,
               const std::filesystem::path& file);
    ~MainWindow() override;

    /// The first picture begins here.
    void setEngines(ExplorerEngines engines);

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
    void copyLocation();
    void pasteLocation();
    void showCanvasMenu(const QPoint& globalPosition, PointF pixel);
    void showKeys();
    void restoreSession(const std::optional<Bookmark>& view);
    void saveSession();
    void endWork();

    Theme& m_theme;
    Preferences m_preferences;
    ExplorerState m_state;
    std::unique_ptr<RenderScheduler> m_scheduler;
    ViewportRenderer m_renderer;
    Thumbnails m_thumbnails;
    std::unique_ptr<ExportJob> m_export;

    ViewportWidget* m_canvas;
    ToastArea* m_toasts;
    StatusStrip* m_status;
    QDockWidget* m_side = nullptr;
    QTabWidget* m_tabs = nullptr;
    LocationDock* m_location = nullptr;
    BookmarksDock* m_bookmarks = nullptr;
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
};

}  // namespace fathom
