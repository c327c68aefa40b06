// The point under the cursor: its Julia set, its orbit, and the fate of this orbit.
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>

#include "ui/action_list.h"
#include "ui/depth_scrubber.h"
#include "ui/dock_title.h"
#include "ui/finder_mode.h"
#include "ui/julia_dock.h"
#include "ui/main_window.h"
#include "ui/orbit_overlay.h"
#include "ui/point_card.h"
#include "ui/point_words.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/viewport_widget.h"

namespace fathom {

void MainWindow::buildJuliaDock() {
    m_juliaDock = new QDockWidget(tr("Julia set"), this);
    m_juliaDock->setObjectName(QStringLiteral("juliaDock"));
    new DockTitle(m_juliaDock);
    m_juliaDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea |
                                 Qt::BottomDockWidgetArea);
    m_julias = new JuliaDock(m_probe, m_juliaDock);
    m_juliaDock->setWidget(m_julias);
    addDockWidget(Qt::RightDockWidgetArea, m_juliaDock);
    m_juliaDock->hide();
}

void MainWindow::buildDepthDock() {
    m_depthDock = new QDockWidget(tr("Depth"), this);
    m_depthDock->setObjectName(QStringLiteral("depthDock"));
    new DockTitle(m_depthDock);
    m_depthDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    auto* scrubber = new DepthScrubber(m_state, m_thumbnails, m_depthDock);
    m_depthDock->setWidget(scrubber);
    addDockWidget(Qt::LeftDockWidgetArea, m_depthDock);
    m_depthDock->hide();
    connect(m_depthDock, &QDockWidget::visibilityChanged, scrubber,
            [this, scrubber](bool isVisible) {
                m_depthPanel->setChecked(!m_depthDock->isHidden());
                scrubber->setWatched(isVisible);
            });
}

void MainWindow::connectPoint() {
    m_orbitOverlay = new OrbitOverlay(m_state, *m_canvas, m_probe);
    m_card = new PointCard(m_canvas);

    m_actions.connectTo("julia-panel",
                        [this] { m_juliaDock->setVisible(m_juliaPanel->isChecked()); });
    connect(m_juliaDock, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        m_juliaPanel->setChecked(!m_juliaDock->isHidden());
        m_julias->setWatched(isVisible);
        followPointer();
    });
    m_actions.connectTo("panel-depth",
                        [this] { m_depthDock->setVisible(m_depthPanel->isChecked()); });
    m_actions.connectTo("orbit", [this] {
        m_orbitOverlay->setVisible(m_orbit->isChecked());
        m_julias->setOrbitShown(m_orbit->isChecked());
        if (m_orbit->isChecked())
            followPointer();
        else
            m_probe.end();
    });
    m_actions.connectTo("point-facts",
                        [this] { askFacts(m_canvas->cursor().value_or(m_canvas->imageCenter())); });

    connect(m_canvas, &ViewportWidget::cursorMoved, this, &MainWindow::followPointer);
    connect(&m_state, &ExplorerState::locationChanged, this, [this] {
        endFacts();
        followPointer();
    });
    connect(&m_state, &ExplorerState::colorsChanged, this, &MainWindow::followPointer);
    connect(m_julias, &JuliaDock::goWanted, this, [this](const JuliaConstant& constant) {
        m_state.showJulia(constant);
        m_canvas->setFocus();
    });
    connect(m_canvas, &ViewportWidget::clicked, this, [this](const QPointF& pixel) {
        if (!m_findMode->isActive() && !m_explorerMode->isChecked())
            askFacts({pixel.x(), pixel.y()});
    });
    connect(&m_facts, &OrbitProbe::changed, this, &MainWindow::showFacts);
    connect(m_card, &PointCard::copyWanted, this, [this](const QString& text) {
        QApplication::clipboard()->setText(text);
        m_toasts->show(tr("The facts about the point were copied."));
    });
}

// Follows only what is visible: the Julia set, the orbit, or both.
void MainWindow::followPointer() {
    const bool hasDock = m_juliaDock->isVisible(), hasOrbit = m_orbit->isChecked();
    if (!hasDock && !hasOrbit) return;
    const View& view = m_canvas->shownView();
    const Size size = m_canvas->imageSize();
    const View::Point point =
        view.pointAt(m_canvas->cursor().value_or(m_canvas->imageCenter()), size);
    if (hasDock) m_julias->follow(m_state.location().formula, point, m_state.colors());
    if (hasOrbit) m_probe.follow(locationWithReachedLimit(), point, view.spacing(size));
}

// Replaces an automatic limit by the limit that the picture has reached.
Location MainWindow::locationWithReachedLimit() const {
    Location location = m_state.location();
    const auto& summary = m_renderer.status().summary;
    if (location.iterations.automatic && summary)
        location.iterations.limit = summary->iterationLimit;
    return location;
}

// ---- Facts of a point, by a click

void MainWindow::askFacts(PointF pixel) {
    const View& view = m_state.location().view;
    const Size size = m_canvas->imageSize();
    m_factsPixel = pixel;
    m_facts.follow(locationWithReachedLimit(), view.pointAt(pixel, size), view.spacing(size));
    showFacts();
}

void MainWindow::endFacts() {
    if (m_card->isHidden()) return;
    m_card->hide();
    m_facts.end();
    updateStop();
}

void MainWindow::showFacts() {
    const Size size = m_canvas->imageSize();
    const FloatExp spacing = m_state.location().view.spacing(size);
    QStringList lines;
    if (m_facts.isFollowing()) {
        lines << tr("Following the orbit…");
    } else if (m_facts.orbit()) {
        lines = pointLines(*m_facts.orbit(), spacing);
        constexpr int kAllDigits = 1 << 20;
        lines << tr("re %1").arg(coordinateText(m_facts.point().re, spacing, kAllDigits))
              << tr("im %1").arg(coordinateText(m_facts.point().im, spacing, kAllDigits));
    } else if (!m_facts.failure().isEmpty()) {
        lines << m_facts.failure();
    } else {
        return m_card->hide();
    }
    const double ratio = m_canvas->devicePixelRatioF();
    m_card->show({m_factsPixel.x / ratio, m_factsPixel.y / ratio}, lines);
    updateStop();
}

}  // namespace fathom
