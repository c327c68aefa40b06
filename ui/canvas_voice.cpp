#include "ui/canvas_voice.h"

#include "ui/canvas_layer.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// A reader would stop in the middle of a word at every new sentence, so none is said while the
/// view moves: the view rests when it has not changed for this time, in milliseconds.
constexpr int kRest = 600;
/// Progress is told in steps of this many percent.
constexpr int kPercentStep = 10;
/// Digits of a coordinate. A person listens to them, and the Location panel has all.
constexpr int kCharacters = 10;

}  // namespace

CanvasVoice::CanvasVoice(const ExplorerState& state, const ViewportRenderer& renderer,
                         ViewportWidget& canvas, const StatusStrip& strip)
    : QObject(&canvas), m_state(state), m_renderer(renderer), m_canvas(canvas), m_strip(strip) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kRest);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_canvas.setSpokenState(sentence()); });
    connect(&state, &ExplorerState::locationChanged, &m_timer, QOverload<>::of(&QTimer::start));
    // These may come many times a second, and must not put off what is to be said.
    const auto soon = [this] {
        if (!m_timer.isActive()) m_timer.start();
    };
    connect(&renderer, &ViewportRenderer::statusChanged, this, soon);
    connect(&renderer, &ViewportRenderer::completed, this, soon);
    connect(&canvas, &ViewportWidget::framePainted, this, [soon] {
        if (QAccessible::isActive()) soon();  // overlays change with frames
    });
    m_timer.start();
}

QString CanvasVoice::progressText() const {
    const ViewportRenderer::Status& status = m_renderer.status();
    using Phase = ViewportRenderer::Phase;
    if (status.phase != Phase::Preparing && status.phase != Phase::Computing)
        return m_strip.shownPhase();
    const int percent =
        static_cast<int>(100 * status.progress.fraction) / kPercentStep * kPercentStep;
    const Phrase& stage = status.progress.stage;
    return QStringLiteral("%1: %2 %")
        .arg(stage.pattern.empty() ? StatusStrip::tr("Preparing") : translatedPhrase(stage))
        .arg(percent);
}

QString CanvasVoice::sentence() const {
    const Location& location = m_state.location();
    const FloatExp spacing = location.view.spacing(m_canvas.imageSize());
    QStringList parts{
        translatedFormula(location.formula),
        StatusStrip::tr("Zoom depth") + QStringLiteral(": ") + depthText(location.view.depth10()),
        QStringLiteral("%1, %2 i")
            .arg(coordinateText(location.view.re, spacing, kCharacters),
                 coordinateText(location.view.im, spacing, kCharacters)),
        progressText()};
    for (const QObject* child : m_canvas.children())
        if (const auto* layer = dynamic_cast<const CanvasLayer*>(child))
            if (layer->isVisible()) parts << layer->accessibleName();
    parts.removeAll(QString());
    return parts.join(QStringLiteral(". "));
}

}  // namespace fathom
