#include "ui/verdict_controller.h"

#include "bookmarks/verified_pixels.h"
#include "ui/explorer_state.h"
#include "ui/preferences.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/verdict_overlay.h"
#include "ui/viewport_renderer.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// A picture that has not changed for this time is at rest.
constexpr int kRestMilliseconds = 1000;

}  // namespace

VerdictController::VerdictController(const ExplorerState& state, const ViewportRenderer& renderer,
                                     ViewportWidget& canvas, const Preferences& preferences,
                                     StatusStrip& strip)
    : QObject(&canvas),
      m_state(state),
      m_renderer(renderer),
      m_canvas(canvas),
      m_preferences(preferences),
      m_strip(strip) {
    new VerdictOverlay(canvas, m_verifier);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &VerdictController::verifyAtRest);
    connect(&renderer, &ViewportRenderer::statusChanged, this, [this] {
        if (m_renderer.isBusy())
            m_verifier.end();
        else if (!m_verifier.verdict())
            m_timer.start();
    });
    connect(&state, &ExplorerState::locationChanged, this, [this] { m_verifier.end(); });
    connect(&m_verifier, &Verifier::changed, this, &VerdictController::showVerdict);
    connect(&preferences, &Preferences::pictureChanged, this, [this] {
        if (m_preferences.verifiesPictures())
            m_timer.start();
        else
            m_verifier.end();
    });
}

// Refining comes first; when it ends, it starts the timer again.
void VerdictController::verifyAtRest() {
    const ViewportRenderer::Status& status = m_renderer.status();
    const bool isAtRest = status.phase == ViewportRenderer::Phase::Done && status.plan &&
                          status.summary && !m_renderer.isRefining() &&
                          m_renderer.shows(m_state.location());
    if (!isAtRest || m_verifier.verdict() || !m_preferences.verifiesPictures()) return;
    RenderRequest request;
    request.location = m_state.location();
    request.size = m_canvas.imageSize();
    m_verifier.begin(request, status.summary->iterationLimit, [this](PixelPlace place) {
        const TileSample* sample = m_renderer.sampleAt(place.x, place.y);
        return sample ? PixelOutcome::of(*sample) : PixelOutcome();
    });
}

void VerdictController::showVerdict() {
    const std::optional<Verdict>& verdict = m_verifier.verdict();
    if (!verdict || verdict->judged() == 0) return m_strip.showVerdict({}, {}, false);
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
    m_strip.showVerdict(text, explanation, !isRight);
}

Bookmark VerdictController::withVerdict(Bookmark bookmark) const {
    const std::optional<Verdict>& verdict = m_verifier.verdict();
    if (!verdict || verdict->judged() == 0 || bookmark.location != m_state.location())
        return bookmark;
    return withVerified(
        std::move(bookmark),
        {verdict->right, verdict->wrong.size(),
         verdict->by == TruthKind::BigFloats ? "big floats" : "another reference", verdict->size});
}

}  // namespace fathom
