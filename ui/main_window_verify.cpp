// Verified views: checks random pixels of pictures at rest.
#include "bookmarks/verified_pixels.h"
#include "ui/main_window.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/verdict_overlay.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// A picture that has not changed for this time is at rest.
constexpr int kRestMilliseconds = 1000;

}  // namespace

void MainWindow::connectVerifier() {
    new VerdictOverlay(*m_canvas, m_verifier);
    m_verifyTimer.setSingleShot(true);
    m_verifyTimer.setInterval(kRestMilliseconds);
    connect(&m_verifyTimer, &QTimer::timeout, this, &MainWindow::verifyAtRest);
    connect(&m_renderer, &ViewportRenderer::statusChanged, this, [this] {
        if (m_renderer.isBusy())
            m_verifier.end();
        else if (!m_verifier.verdict())
            m_verifyTimer.start();
    });
    connect(&m_state, &ExplorerState::locationChanged, this, [this] { m_verifier.end(); });
    connect(&m_verifier, &Verifier::changed, this, &MainWindow::showVerdict);
    connect(&m_preferences, &Preferences::pictureChanged, this, [this] {
        if (m_preferences.verifiesPictures())
            m_verifyTimer.start();
        else
            m_verifier.end();
    });
}

// Refining comes first; when it ends, it starts the timer again.
void MainWindow::verifyAtRest() {
    const ViewportRenderer::Status& status = m_renderer.status();
    const bool isAtRest = status.phase == ViewportRenderer::Phase::Done && status.plan &&
                          status.summary && !m_renderer.isRefining() &&
                          m_renderer.shows(m_state.location());
    if (!isAtRest || m_verifier.verdict() || !m_preferences.verifiesPictures()) return;
    RenderRequest request;
    request.location = m_state.location();
    request.size = m_canvas->imageSize();
    m_verifier.begin(request, status.summary->iterationLimit, [this](PixelPlace place) {
        const TileSample* sample = m_renderer.sampleAt(place.x, place.y);
        return sample ? PixelOutcome::of(*sample) : PixelOutcome();
    });
}

void MainWindow::showVerdict() {
    const std::optional<Verdict>& verdict = m_verifier.verdict();
    if (!verdict || verdict->judged() == 0) return m_status->showVerdict({}, {}, false);
    const QString all = groupedCount(verdict->judged());
    const bool isRight = verdict->wrong.empty();
    const QString text =
        isRight ? tr("✓ %1 of %1 pixels right").arg(all)
                : tr("✗ %1 of %2 pixels wrong").arg(groupedCount(verdict->wrong.size()), all);
    const QString by = verdict->by == TruthKind::BigFloats
                           ? tr("recomputed with big floats")
                           : tr("recomputed by single steps along another reference");
    QString explanation =
        tr("%1 random pixels of this picture, %2, give the same iteration count.").arg(all, by);
    if (!isRight)
        explanation = tr("%1 of %2 random pixels, %3, give another result; circles mark them.")
                          .arg(groupedCount(verdict->wrong.size()), all, by);
    if (verdict->onEdge > 0)
        explanation +=
            QChar('\n') + tr("%1 more pixels lie so close to the boundary that moving them by a "
                             "quarter of a pixel changes the result; they are not counted.")
                              .arg(groupedCount(verdict->onEdge));
    m_status->showVerdict(text, explanation, !isRight);
}

// Adds the canvas's verdict to a picture of the same location.
Bookmark MainWindow::withVerdict(Bookmark bookmark) const {
    const std::optional<Verdict>& verdict = m_verifier.verdict();
    if (!verdict || verdict->judged() == 0 || bookmark.location != m_state.location())
        return bookmark;
    return withVerified(
        std::move(bookmark),
        {verdict->right, verdict->wrong.size(),
         verdict->by == TruthKind::BigFloats ? "big floats" : "another reference", verdict->size});
}

}  // namespace fathom
