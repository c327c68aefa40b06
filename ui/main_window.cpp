#include "ui/main_window.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include "base/paths.h"
#include "ui/autopilot_mode.h"
#include "ui/bookmark_files.h"
#include "ui/canvas_bar.h"
#include "ui/canvas_voice.h"
#include "ui/color_dock.h"
#include "ui/device_controller.h"
#include "ui/export_controller.h"
#include "ui/file_picture.h"
#include "ui/find_dock.h"
#include "ui/finder_mode.h"
#include "ui/finder_overlay.h"
#include "ui/first_hints.h"
#include "ui/formula_dock.h"
#include "ui/history_dock.h"
#include "ui/location_dock.h"
#include "ui/log_words.h"
#include "ui/point_card.h"
#include "ui/queue_controller.h"
#include "ui/recent_files.h"
#include "ui/scale_words.h"
#include "ui/scroll_column.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/translations.h"
#include "ui/verdict_controller.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// Colours that have not changed for this time get a new picture in the history.
constexpr int kPictureMilliseconds = 250;
/// The interval at which the bar updates the time of a slow picture.
constexpr int kBarMilliseconds = 500;

/// The size before the user has chosen one: most of the screen, but not all of a large one.
QSize firstSize(QSize available) {
    return (available * 0.8)
        .expandedTo(QSize(1280, 800))
        .boundedTo(QSize(1920, 1200))
        .boundedTo(available);
}

}  // namespace

MainWindow::MainWindow(Theme& theme, LogModel& log, const std::optional<Bookmark>& view,
                       const std::filesystem::path& file)
    : m_theme(theme),
      m_log(log),
      m_preferences(configFolder() / "explorer.ini"),
      m_session(stateFolder() / "session.json", m_state),
      m_thumbnails(cacheFolder() / "thumbnails"),
      m_canvas(new ViewportWidget(m_state, m_renderer, this)),
      m_findMode(new FinderMode(m_state, *m_canvas, m_finder)),
      m_pilot(new AutopilotMode(m_state, m_renderer, *m_canvas)),
      m_toasts(new ToastArea(m_canvas)),
      m_bar(new CanvasBar(m_canvas)),
      m_status(new StatusStrip(this)),
      m_verdicts(new VerdictController(m_state, m_renderer, *m_canvas, m_preferences, *m_status)),
      m_exports(new ExportController({m_state, m_renderer, *m_canvas, *m_verdicts}, m_preferences,
                                     *m_status)),
      m_queue(new QueueController(JobQueue::userFolder(), this)),
      m_devices(
          new DeviceController({m_state, m_renderer, *m_canvas}, m_preferences, m_log, *m_status)),
      m_actions(m_keys, this, m_canvas) {
    setWindowTitle(tr("Fathom"));
    setAcceptDrops(true);
    setCentralWidget(m_canvas);
    setStatusBar(m_status);
    buildDocks();
    buildActions();
    connectParts();
    new FinderOverlay(m_state, *m_canvas, m_finder, *m_findMode);
    new CanvasVoice(m_state, m_renderer, *m_canvas, *m_status);

    m_theme.apply(m_preferences.appearance());
    tintIcons();
    // The panel is as narrow as the titles and pages allow: the picture matters most.
    resizeDocks({m_side}, {m_tabs->minimumSizeHint().width()}, Qt::Horizontal);
    resize(firstSize(screen()->availableSize()));
    restoreGeometry(m_preferences.geometry());
    restoreState(m_preferences.layout());
    m_tabs->setCurrentIndex(m_preferences.tab());
    m_panels->setChecked(!m_side->isHidden());

    if (!file.empty())
        m_preferences.setPictureFolder(
            QString::fromStdString(absolute(file).parent_path().string()));
    if (view && !file.empty()) {
        const Result<OpenedView> opened = openView(file);
        OpenedView own = opened.value_or(OpenedView{});
        own.bookmark = *view;
        if (isExrFile(file)) {
            m_isHeld = true;
            // Deferred until the canvas has its size.
            QTimer::singleShot(0, this, [this, path = QString::fromStdString(file.string()), own] {
                readPicture(path, own);
            });
        } else if (!own.lost.empty()) {
            m_toasts->show(inOneNotice(own.lost));
        }
    }
    if (const std::optional<Bookmark> first = view ? view : m_session.load()) m_state.open(*first);
    m_renderer.setColors(m_state.colors());
    showState();
    if (!view && !file.empty()) openFile(QString::fromStdString(file.string()));
    m_canvas->setFocus();
}

// Hides the window first, while all of its parts still exist: hiding calls them.
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
    m_tabs->setAccessibleName(m_side->windowTitle());
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->tabBar()->setDrawBase(false);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    m_tabs->tabBar()->setFont(small);
    const auto addScrolling = [this](QWidget* page, const QString& title) {
        m_tabs->addTab(makeScrollColumn(page, m_tabs), title);
    };
    m_location = new LocationDock(m_state, m_tabs);
    addScrolling(m_location, tr("Location"));
    addScrolling(new FormulaDock(m_state, m_tabs), tr("Formula"));
    m_colors = new ColorDock(m_state, m_tabs);
    connect(m_colors, &ColorDock::told, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });
    addScrolling(m_colors, tr("Colour"));
    Result<BookmarkStore> bookmarks = BookmarkStore::load(dataFolder() / "bookmarks.json");
    if (!bookmarks) m_log.add(LogLevel::Warning, translatedError(bookmarks.error()));
    m_bookmarks = new BookmarksDock(std::move(bookmarks), m_thumbnails, m_tabs);
    m_tabs->addTab(m_bookmarks, tr("Bookmarks"));
    m_history = new HistoryDock(m_state, m_tabs);
    m_tabs->addTab(m_history, tr("History"));
    m_findDock = new FindDock(
        m_finder, m_thumbnails, [this](const Nucleus& nucleus) { return viewOfNucleus(nucleus); },
        m_tabs);
    m_tabs->addTab(m_findDock, tr("Find"));
    m_side->setWidget(m_tabs);
    addDockWidget(Qt::RightDockWidgetArea, m_side);
    buildJuliaDock();
    buildDepthDock();
}

void MainWindow::connectParts() {
    connect(&m_state, &ExplorerState::locationChanged, this, &MainWindow::showState);
    connect(&m_state, &ExplorerState::historyChanged, this, &MainWindow::showState);
    connect(m_canvas, &ViewportWidget::resized, this, &MainWindow::showState);
    connect(&m_state, &ExplorerState::colorsChanged, this,
            [this] { m_renderer.setColors(m_state.colors()); });
    connect(&m_renderer, &ViewportRenderer::curveFitted, this,
            [this] { m_state.setFittedCurve(m_renderer.curve()); });
    connect(&m_session, &Session::saving, this, &MainWindow::keepLayout);
    connect(m_canvas, &ViewportWidget::cursorMoved, this, &MainWindow::showPoint);
    connect(m_canvas, &ViewportWidget::flightEnded, this, &MainWindow::updateStop);
    connect(m_canvas, &ViewportWidget::contextMenuWanted, this,
            [this](const QPoint& position, const QPointF& pixel) {
                showCanvasMenu(position, {pixel.x(), pixel.y()});
            });

    connect(&m_renderer, &ViewportRenderer::statusChanged, this, [this] {
        updateStop();
        showBar();
    });
    connect(&m_renderer, &ViewportRenderer::completed, this, [this] {
        if (m_canvas->isFlying()) return;  // a picture on the way
        const ViewportRenderer::Status& status = m_renderer.status();
        m_location->setReachedIterations(status.summary->iterationLimit);
        keepPicture();
        showPoint();
        if (status.plan)
            m_log.add(LogLevel::Info,
                      pictureText(m_state.location(), m_canvas->imageSize(), *status.summary));
    });
    m_barTimer.setSingleShot(true);
    m_barTimer.setInterval(kBarMilliseconds);
    connect(&m_barTimer, &QTimer::timeout, this, &MainWindow::showBar);
    m_pictureTimer.setSingleShot(true);
    m_pictureTimer.setInterval(kPictureMilliseconds);
    connect(&m_renderer, &ViewportRenderer::recoloredAll, &m_pictureTimer,
            QOverload<>::of(&QTimer::start));
    connect(&m_pictureTimer, &QTimer::timeout, this, [this] {
        keepPicture();
        showBar();
    });
    connect(&m_renderer, &ViewportRenderer::noticed, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });
    connect(m_toasts, &ToastArea::shown, this,
            [this](const QString& sentence) { m_log.add(LogLevel::Info, sentence); });

    connect(m_bookmarks, &BookmarksDock::addWanted, this, &MainWindow::bookmarkView);
    connect(m_bookmarks, &BookmarksDock::replaceWanted, this, [this](int row) {
        const Bookmark present = m_state.toBookmark();
        keepThumbnail(present);
        m_bookmarks->replaceView(row, present);
    });
    connect(m_bookmarks, &BookmarksDock::openWanted, this, [this](const Bookmark& bookmark) {
        m_state.open(bookmark);
        m_canvas->setFocus();
    });
    connect(m_bookmarks, &BookmarksDock::noticed, this,
            [this](const QString& sentence, const ToastAction& action) {
                m_toasts->show(sentence, action);
            });
    connect(m_location, &LocationDock::noticed, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });
    connect(m_status, &StatusStrip::devicesWanted, this, &MainWindow::showDevices);
    connect(m_exports, &ExportController::readyChanged, m_save, &QAction::setEnabled);
    connect(m_exports, &ExportController::readyChanged, m_actions["make-film"],
            &QAction::setEnabled);
    connect(m_exports, &ExportController::saved, m_recent, &RecentFiles::add);
    connect(m_exports, &ExportController::told, m_toasts, &ToastArea::show);
    connectQueue();
}

// Gives the history the picture of the present step.
void MainWindow::keepPicture() {
    const QImage picture = m_canvas->isFlying() ? QImage() : m_renderer.completeImage();
    if (!picture.isNull()) m_history->setPicture(picture);
}

void MainWindow::setEngines(ExplorerEngines engines) {
    for (const RejectedDevice& device : engines.report.rejected)
        m_toasts->show(translatedPhrase(device.reason));
    for (const Phrase& notice : engines.notices)
        m_toasts->show(translatedPhrase(notice));
    m_scheduler = std::make_unique<RenderScheduler>(std::move(engines.engines),
                                                    RenderScheduler::Workers::Yielding);
    keepOrbits();
    m_devices->begin(*m_scheduler, std::move(engines.report), std::move(engines.speeds),
                     std::move(engines.speedFile));
    if (!m_isHeld) m_renderer.setScheduler(m_scheduler.get());
    m_thumbnails.setScheduler(m_scheduler.get());
    m_exports->begin(*m_scheduler);
    m_queue->begin(*m_scheduler);
}

void MainWindow::keepOrbits() {
    if (m_scheduler) m_scheduler->setKeepsOrbits(m_preferences.keepsOrbits());
}

// Ends all work first: nothing may call the scheduler after it is destroyed.
void MainWindow::endWork() {
    m_reading.reset();
    m_renderer.setScheduler(nullptr);
    m_thumbnails.setScheduler(nullptr);
    m_devices->end();
    m_exports->end();
    m_queue->end();
    m_scheduler.reset();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_exports->isSaving() && !m_isEnding) {
        const auto answer = QMessageBox::question(
            this, tr("Fathom"), tr("A picture or film is still being saved. Quit anyway?"));
        if (answer != QMessageBox::Yes) return event->ignore();
    }
    keepLayout();
    m_session.end();
    endWork();
    event->accept();
}

// ---- The session

void MainWindow::keepLayout() {
    m_preferences.setWindow(saveGeometry(), saveState(), m_tabs->currentIndex());
}

void MainWindow::tellReset(const std::filesystem::path& kept) {
    m_toasts->show(tr("Fathom did not start properly last time, so it uses its default settings "
                      "now; yours were saved as %1.")
                       .arg(QString::fromStdString(kept.string())));
}

void MainWindow::showFirstHints() {
    if (m_preferences.hintsSeen()) return;
    m_preferences.setHintsSeen();
    m_firstHints = new FirstHints(m_canvas, *m_back);
}

void MainWindow::endFirstHints() {
    if (m_firstHints) m_firstHints->deleteLater();
}

void MainWindow::end() {
    m_isEnding = true;
    close();
}

// ---- What is shown of the state

void MainWindow::showState() {
    m_back->setEnabled(m_state.canGoBack());
    m_undo->setEnabled(m_state.canUndo());
    m_forward->setEnabled(m_state.canGoForward());
    m_redo->setEnabled(m_state.canRedo());
    followFormula();
    followFound();
    const Location& location = m_state.location();
    m_julia->setChecked(location.formula.julia.has_value());
    m_lock->setChecked(!location.iterations.automatic);
    m_status->showDepth(location.view, m_canvas->imageSize(),
                        scaleSentence(location.view, homeLocation(location.formula).view.radius));
    showPoint();
    updateTitle();
    updateStop();
}

void MainWindow::showPoint() {
    const auto cursor = m_canvas->cursor();
    const TileSample* sample =
        cursor ? m_renderer.sampleAt(static_cast<int>(cursor->x), static_cast<int>(cursor->y))
               : nullptr;
    m_status->showPoint(m_canvas->shownView(), m_canvas->imageSize(), cursor, sample);
}

void MainWindow::updateTitle() {
    const std::string& name = m_state.toBookmark().name;
    setWindowTitle(name.empty() ? tr("Fathom") : tr("%1 – Fathom").arg(toQString(name)));
}

// ---- Moves

void MainWindow::goHome() {
    m_state.openHome(m_state.location().formula);
}

void MainWindow::toggleJulia(std::optional<PointF> pixel) {
    const FormulaInstance& formula = m_state.location().formula;
    if (!formula.spec->hasJulia) {
        m_julia->setChecked(false);
        return m_toasts->show(tr("%1 has no Julia sets.").arg(translated(formula.spec->label)));
    }
    if (formula.julia) return m_state.leaveJulia();
    const View::Point point = m_canvas->shownView().pointAt(pixel.value_or(m_canvas->imageCenter()),
                                                            m_canvas->imageSize());
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
    updateStop();
    m_canvas->setFocus();
}

// Stop is enabled while there is something to stop.
void MainWindow::updateStop() {
    m_stop->setEnabled(m_renderer.isBusy() || m_reading || isFullScreen() || m_finder.isFinding() ||
                       m_finder.isListing() || m_findMode->isActive() || !m_card->isHidden() ||
                       m_canvas->isFlying() || m_tour.isPlaying() || m_pilot->isActive() ||
                       m_surprise.isSearching());
}

void MainWindow::escape() {
    if (m_reading)
        m_reading->cancel();
    else if (m_pilot->isActive())
        m_pilot->setActive(false);
    else if (m_tour.isPlaying())
        m_tour.end();
    else if (m_surprise.isSearching())
        m_surprise.cancel();
    else if (m_canvas->isFlying())
        m_canvas->finishFlight();
    else if (!m_card->isHidden())
        endFacts();
    else if (m_finder.isFinding())
        m_finder.cancel();
    else if (m_findMode->isActive())
        setFindMode(false);
    else if (m_finder.isListing())
        m_finder.endList();
    else if (m_renderer.isBusy())
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
    menu.addAction(m_find);
    if (m_found) fillFoundMenu(*menu.addMenu(tr("What was found")));
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
