#include "ui/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "export/image_exporter.h"
#include "ui/color_dock.h"
#include "ui/export_dialog.h"
#include "ui/formula_dock.h"
#include "ui/location_dock.h"
#include "ui/recent_files.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

std::filesystem::path sessionFile() {
    return stateFolder() / "session.json";
}

/// A bookmark's name where the person gave none; its depth stands beside it anyway.
std::string proposedName(const FormulaInstance& formula) {
    const QString label = toQString(formula.spec->label);
    return toUtf8(formula.julia ? QObject::tr("%1 Julia set").arg(label) : label);
}

}  // namespace

MainWindow::MainWindow(Theme& theme, const std::optional<Bookmark>& view,
                       const std::filesystem::path& file)
    : m_theme(theme),
      m_preferences(configFolder() / "explorer.ini"),
      m_thumbnails(cacheFolder() / "thumbnails"),
      m_canvas(new ViewportWidget(m_state, m_renderer, this)),
      m_toasts(new ToastArea(m_canvas)),
      m_status(new StatusStrip(this)),
      m_actions(m_keys, this, m_canvas) {
    setWindowTitle(tr("Fathom"));
    setAcceptDrops(true);
    setCentralWidget(m_canvas);
    setStatusBar(m_status);
    buildDocks();
    buildActions();
    connectParts();

    m_theme.apply(m_preferences.appearance());
    tintIcons();
    // As narrow as its four titles allow: the picture is what one came for.
    m_tabs->setMinimumWidth(m_tabs->tabBar()->sizeHint().width() + 2);
    resizeDocks({m_side}, {m_tabs->minimumWidth()}, Qt::Horizontal);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize()));
    restoreGeometry(m_preferences.geometry());
    restoreState(m_preferences.layout());
    m_tabs->setCurrentIndex(m_preferences.tab());
    m_panels->setChecked(!m_side->isHidden());

    if (!file.empty())
        m_preferences.setPictureFolder(
            QString::fromStdString(absolute(file).parent_path().string()));
    restoreSession(view);
    m_renderer.setColors(m_state.colors());
    showState();
    m_canvas->setFocus();
}

// Hidden while all its parts still exist, as they take leave of one another.
MainWindow::~MainWindow() {
    hide();
    endWork();
}

void MainWindow::buildDocks() {
    m_side = new QDockWidget(tr("Panels"), this);
    m_side->setObjectName(QStringLiteral("sidePanel"));
    m_side->setAllowedAreas(Qt::RightDockWidgetArea);
    m_side->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_side->setTitleBarWidget(new QWidget(m_side));

    m_tabs = new QTabWidget(m_side);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->tabBar()->setDrawBase(false);
    const auto addScrolling = [this](QWidget* page, const QString& title) {
        auto* scroll = new QScrollArea(m_tabs);
        scroll->setWidget(page);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_tabs->addTab(scroll, title);
    };
    m_location = new LocationDock(m_state, m_tabs);
    addScrolling(m_location, tr("Location"));
    addScrolling(new FormulaDock(m_state, m_tabs), tr("Formula"));
    m_tabs->addTab(new ColorDock(m_state, m_tabs), tr("Colour"));
    m_bookmarks = new BookmarksDock(BookmarkStore::load(dataFolder() / "bookmarks.json"),
                                    m_thumbnails, m_tabs);
    m_tabs->addTab(m_bookmarks, tr("Bookmarks"));
    m_side->setWidget(m_tabs);
    addDockWidget(Qt::RightDockWidgetArea, m_side);
}

void MainWindow::connectParts() {
    connect(&m_state, &ExplorerState::locationChanged, this, &MainWindow::showState);
    connect(&m_state, &ExplorerState::historyChanged, this, &MainWindow::showState);
    connect(&m_state, &ExplorerState::colorsChanged, this,
            [this] { m_renderer.setColors(m_state.colors()); });
    connect(m_canvas, &ViewportWidget::cursorMoved, this, &MainWindow::showPoint);
    connect(m_canvas, &ViewportWidget::contextMenuWanted, this,
            [this](const QPoint& position, const QPointF& pixel) {
                showCanvasMenu(position, {pixel.x(), pixel.y()});
            });

    connect(&m_renderer, &ViewportRenderer::statusChanged, this, [this] {
        m_status->showPicture(m_renderer.status(),
                              m_scheduler ? m_scheduler->engines() : std::vector<EngineInfo>{});
        m_stop->setEnabled(m_renderer.isBusy() || isFullScreen());
    });
    connect(&m_renderer, &ViewportRenderer::completed, this, [this] {
        m_location->setReachedIterations(m_renderer.status().summary->iterationLimit);
        showPoint();
    });
    connect(&m_renderer, &ViewportRenderer::noticed, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });

    connect(m_bookmarks, &BookmarksDock::addWanted, this, &MainWindow::bookmarkView);
    connect(m_bookmarks, &BookmarksDock::openWanted, this, [this](const Bookmark& bookmark) {
        m_state.open(bookmark);
        m_canvas->setFocus();
    });
    connect(m_bookmarks, &BookmarksDock::noticed, this,
            [this](const QString& sentence, const ToastAction& action) {
                m_toasts->show(sentence, action);
            });
    connect(m_status, &StatusStrip::exportCancelled, this, [this] {
        if (m_export) m_export->cancel();
    });
}

void MainWindow::setEngines(ExplorerEngines engines) {
    for (const std::string& sentence : engines.rejected)
        m_toasts->show(toQString(sentence));
    m_scheduler = std::make_unique<RenderScheduler>(std::move(engines.engines));
    m_renderer.setScheduler(m_scheduler.get());
    m_thumbnails.setScheduler(m_scheduler.get());
    m_save->setEnabled(true);
}

// Nothing may call the scheduler once it has gone.
void MainWindow::endWork() {
    m_renderer.setScheduler(nullptr);
    m_thumbnails.setScheduler(nullptr);
    m_export.reset();
    m_scheduler.reset();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_export) {
        const auto answer = QMessageBox::question(
            this, tr("Fathom"), tr("A picture is still being saved. Leave without it?"));
        if (answer != QMessageBox::Yes) return event->ignore();
    }
    saveSession();
    endWork();
    event->accept();
}

// ---- The session

void MainWindow::restoreSession(const std::optional<Bookmark>& view) {
    if (view) {
        m_state.open(*view);
        return;
    }
    // A session that cannot be read is no reason to complain: the home view is a good start.
    const Result<std::string> text = readFile(sessionFile());
    if (!text) return;
    if (const Result<Bookmark> session = parseBookmark(*text, "session.json"))
        m_state.open(*session);
}

void MainWindow::saveSession() {
    m_preferences.setWindow(saveGeometry(), saveState(), m_tabs->currentIndex());
    std::error_code error;
    std::filesystem::create_directories(stateFolder(), error);
    const Result<void> saved = writeFileAtomically(sessionFile(), toJson(m_state.toBookmark()));
    if (!saved) qWarning("%s", saved.error().message.c_str());
}

// ---- What is shown of the state

void MainWindow::showState() {
    m_back->setEnabled(m_state.canUndo());
    m_undo->setEnabled(m_state.canUndo());
    m_forward->setEnabled(m_state.canRedo());
    m_redo->setEnabled(m_state.canRedo());
    const Location& location = m_state.location();
    m_julia->setChecked(location.formula.julia.has_value());
    m_lock->setChecked(!location.iterations.automatic);
    m_status->showDepth(location.view, m_canvas->imageSize());
    showPoint();
    updateTitle();
}

void MainWindow::showPoint() {
    const auto cursor = m_canvas->cursor();
    const TileSample* sample =
        cursor ? m_renderer.sampleAt(static_cast<int>(cursor->x), static_cast<int>(cursor->y))
               : nullptr;
    m_status->showPoint(m_state.location().view, m_canvas->imageSize(), cursor, sample);
}

void MainWindow::updateTitle() {
    const std::string& name = m_state.toBookmark().name;
    setWindowTitle(name.empty() ? tr("Fathom") : tr("%1 – Fathom").arg(toQString(name)));
}

// ---- Files

void MainWindow::askOpen() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a view"), m_preferences.pictureFolder(),
        tr("Bookmarks and pictures (*.json *.png *.exr);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::openFile(const QString& path) {
    const Result<Bookmark> view = readView(path.toStdString());
    if (!view) {
        m_toasts->show(toQString(view.error().message));
        return;
    }
    m_preferences.setPictureFolder(QFileInfo(path).absolutePath());
    m_recent->add(path);
    m_state.open(*view);
    m_canvas->setFocus();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) return event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile()) continue;
        event->acceptProposedAction();
        return openFile(url.toLocalFile());
    }
}

void MainWindow::askExport() {
    Bookmark bookmark = m_state.toBookmark();
    ExportDialog dialog(bookmark, m_canvas->imageSize(), m_preferences.pictureFolder(), this);
    if (dialog.exec() == QDialog::Accepted) startExport(dialog.choice());
}

void MainWindow::startExport(ImageExport what) {
    if (!m_scheduler || m_export) return;
    const QString path = QString::fromStdString(what.path.string());
    const QString name = QFileInfo(path).fileName();
    m_preferences.setPictureFolder(QFileInfo(path).absolutePath());
    m_export = std::make_unique<ExportJob>(std::move(what));
    m_save->setEnabled(false);
    m_status->showExport(name, 0.0);

    connect(m_export.get(), &ExportJob::progressed, this,
            [this, name](double fraction) { m_status->showExport(name, fraction); });
    connect(m_export.get(), &ExportJob::finished, this,
            [this, name, path, folder = QFileInfo(path).absolutePath()](
                const QString& failure, bool isCancelled, double seconds) {
                m_export.reset();
                m_save->setEnabled(true);
                m_status->showExport({}, std::nullopt);
                if (isCancelled)
                    m_toasts->show(tr("Saving %1 was cancelled.").arg(name));
                else if (!failure.isEmpty())
                    m_toasts->show(failure);
                else {
                    m_recent->add(path);
                    m_toasts->show(tr("%1 was saved in %2.").arg(name, durationText(seconds)),
                                   {tr("Show in folder"), [folder] {
                                        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
                                    }});
                }
            });
    m_export->start(*m_scheduler);
}

void MainWindow::bookmarkView() {
    Bookmark bookmark = m_state.toBookmark();
    if (bookmark.name.empty()) bookmark.name = proposedName(bookmark.location.formula);
    if (m_renderer.isComplete())
        m_thumbnails.store(bookmark, m_canvas->snapshot({Thumbnails::kWidth, Thumbnails::kHeight}));
    m_side->show();
    m_panels->setChecked(true);
    m_tabs->setCurrentWidget(m_bookmarks);
    m_bookmarks->add(std::move(bookmark));
}

void MainWindow::copyLocation() {
    QApplication::clipboard()->setText(toQString(toJson(m_state.toBookmark())));
    m_toasts->show(tr("The location was copied as text."));
}

void MainWindow::pasteLocation() {
    const Result<Bookmark> view =
        parseBookmark(toUtf8(QApplication::clipboard()->text()), "The clipboard");
    if (view)
        m_state.open(*view);
    else
        m_toasts->show(toQString(view.error().message));
}

// ---- Moves

void MainWindow::goHome() {
    Location home = homeLocation(m_state.location().formula);
    m_state.setLocation(std::move(home));
}

void MainWindow::toggleJulia(std::optional<PointF> pixel) {
    const FormulaInstance& formula = m_state.location().formula;
    if (!formula.spec->hasJulia) {
        m_julia->setChecked(false);
        return m_toasts->show(tr("%1 has no Julia sets.").arg(toQString(formula.spec->label)));
    }
    if (formula.julia) return m_state.leaveJulia();
    const View::Point point = m_state.location().view.pointAt(
        pixel.value_or(m_canvas->imageCenter()), m_canvas->imageSize());
    m_state.showJulia({point.re, point.im});
}

void MainWindow::toggleFullScreen() {
    const bool enters = !isFullScreen();
    if (enters) m_hadPanels = !m_side->isHidden();
    setWindowState(windowState() ^ Qt::WindowFullScreen);
    menuBar()->setVisible(!enters);
    m_toolBar->setVisible(!enters);
    m_status->setVisible(!enters);
    m_side->setVisible(!enters && m_hadPanels);
    m_fullScreen->setChecked(enters);
    m_stop->setEnabled(m_renderer.isBusy() || enters);
    m_canvas->setFocus();
}

void MainWindow::escape() {
    if (m_renderer.isBusy())
        m_renderer.stop();
    else if (isFullScreen())
        toggleFullScreen();
}

void MainWindow::showCanvasMenu(const QPoint& globalPosition, PointF pixel) {
    QMenu menu(this);
    const bool isJulia = m_state.location().formula.julia.has_value();
    QAction* julia =
        menu.addAction(isJulia ? tr("Back from the Julia set") : tr("Julia set of this point"),
                       this, [&] { toggleJulia(pixel); });
    julia->setEnabled(m_state.location().formula.spec->hasJulia);
    menu.addAction(tr("Centre here"), this, [&] {
        m_state.setView(m_state.location().view.recentredAt(pixel, m_canvas->imageSize()));
    });
    menu.addAction(tr("Copy these coordinates"), this, [&] {
        const View::Point point = m_state.location().view.pointAt(pixel, m_canvas->imageSize());
        QApplication::clipboard()->setText(
            toQString(point.re.toString() + " " + point.im.toString()));
    });
    menu.addSeparator();
    menu.addAction(m_bookmark);
    menu.addAction(m_save);
    menu.addSeparator();
    menu.addAction(m_home);
    menu.addAction(m_back);
    menu.exec(globalPosition);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QMainWindow::changeEvent(event);
}

void MainWindow::tintIcons() {
    m_actions.tintIcons(palette());
}

}  // namespace fathom
