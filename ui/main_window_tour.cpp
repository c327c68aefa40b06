// Tours: the bundled one that teaches the controls, and tours from files.
#include <QFile>
#include <QLocale>

#include "base/atomic_file.h"
#include "ui/canvas_bar.h"
#include "ui/main_window.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/translations.h"
#include "ui/viewport_widget.h"

namespace fathom {

void MainWindow::connectTour() {
    m_actions.connectTo("tour", [this] { startBundledTour(); });
    connect(&m_tour, &TourPlayer::viewWanted, this, [this](const Bookmark& view) {
        m_tourView = view.location.view;
        m_state.open(view);
        // If the view is the same, no new picture will call this.
        followTour();
    });
    connect(&m_tour, &TourPlayer::changed, this, [this] {
        updateStop();
        showBar();
    });
    // A tour pauses when the user moves the view.
    connect(&m_state, &ExplorerState::locationChanged, this, [this] {
        if (m_tour.isPlaying() && m_state.location().view != m_tourView) m_tour.setPaused(true);
    });
    connect(&m_renderer, &ViewportRenderer::statusChanged, this, &MainWindow::followTour);
    connect(m_canvas, &ViewportWidget::flightEnded, this, &MainWindow::followTour);
}

void MainWindow::followTour() {
    const bool isThere = m_tour.isPlaying() && !m_canvas->isFlying() &&
                         m_renderer.status().phase == ViewportRenderer::Phase::Done &&
                         m_renderer.shows(m_state.location()) &&
                         m_state.location().view == m_tourView;
    if (isThere) m_tour.arrive();
}

void MainWindow::startBundledTour() {
    QFile file(QStringLiteral(":/tours/first-dive.json"));
    if (!file.open(QIODevice::ReadOnly)) return;
    auto tour = parseStarterTour(file.readAll().toStdString(), "first-dive.json");
    if (!tour) return m_toasts->show(translatedError(tour.error()));
    m_tour.start(*std::move(tour));
    m_canvas->setFocus();
}

bool MainWindow::startTour(const QString& path) {
    if (!path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)) return false;
    constexpr std::size_t kMostBytes = std::size_t{16} << 20;
    const Result<std::string> text = readFile(toUtf8(path), kMostBytes);
    if (!text) return false;
    auto tour = parseTour(*text, toUtf8(path));
    if (!tour || !tour->isMeant) return false;  // a view, or a list of views
    m_tour.start(*std::move(tour));
    return true;
}

bool MainWindow::showTourBar() {
    if (!m_tour.isPlaying()) return false;
    endFirstHints();
    const QString language = QLocale().name().section(QChar('_'), 0, 0);
    const QString text = toQString(m_tour.stop().textIn(toUtf8(language)));
    const QString place = tr("%1 of %2").arg(m_tour.index() + 1).arg(m_tour.count());
    m_bar->show(tr("%1: %2", "place in a tour, and its text").arg(place, text),
                {{m_tour.isPaused() ? tr("Go on") : tr("Pause"),
                  [this] { m_tour.setPaused(!m_tour.isPaused()); }},
                 {tr("Previous"), [this] { m_tour.step(-1); }},
                 {tr("Next"), [this] { m_tour.step(1); }},
                 {tr("End the tour"), [this] { m_tour.end(); }}});
    return true;
}

}  // namespace fathom
