// The colours of the canvas's picture: which curve they use, and how they ease to it.
#include <algorithm>
#include <cmath>

#include "ui/translations.h"
#include "ui/viewport_renderer.h"

namespace fathom {

void ViewportRenderer::setColors(const ColorSettings& colors) {
    if (const Result<void> valid = validate(colors); !valid) {
        emit noticed(translatedError(valid.error()));
        return;
    }
    const bool wasGiven = m_colorSettings.curve.has_value();
    m_colorSettings = colors;
    m_areOthersStale = true;
    if (colors.curve)
        m_curve.set(*colors.curve);
    else if (wasGiven)
        m_curve.begin(ViewChange::Zoom);
    if (m_curve.awaitsFit()) followCurve(!isBusy());
    applyColors();
    // Samples may lack what these colours need.
    if (m_submitted && !m_submittedPeriods.cover(periods()))
        m_submitTimer.start(kFrameMilliseconds);
}

ColorSettings ViewportRenderer::shownColors() const {
    ColorSettings colors = m_colorSettings;
    if (fitsCurve()) colors.curve = m_curve.target();
    return colors;
}

PictureTraits ViewportRenderer::traits() const {
    return m_location.formula.spec ? traitsOf(m_location, m_size.height) : PictureTraits();
}

void ViewportRenderer::applyColors() {
    const Applied wanted{shownColors(), traits()};
    if (m_settled != wanted) {
        Result<Colorizer> colorizer = Colorizer::create(wanted.colors, wanted.traits);
        if (!colorizer) return;  // checked before
        m_settled = wanted;
        m_settledColorizer = std::make_shared<const Colorizer>(*std::move(colorizer));
    }
    m_isSettled = !(fitsCurve() && m_curve.isEasing());
    m_shownCurve = useCurve(m_colorSettings) ? m_curve.shown() : nullptr;
    m_colors.colorizer =
        m_isSettled ? m_settledColorizer
                    : std::make_shared<const Colorizer>(m_settledColorizer->with(m_shownCurve));
    m_frames.setCurve(m_shownCurve);
    ++m_colors.generation;
    m_refiner.outdateColors();
    m_status.samplesPerPixel = 1;
    m_bridge->setColors(m_colors);
    m_samples.recolor(m_colors);
}

void ViewportRenderer::applyIfChanged() {
    const bool isEasing = fitsCurve() && m_curve.isEasing();
    if (isEasing || !m_isSettled || m_settled != Applied{shownColors(), traits()}) applyColors();
}

bool ViewportRenderer::fitsCurve() const {
    return useCurve(m_colorSettings) && !m_colorSettings.curve;
}

std::optional<AutoCurve> ViewportRenderer::curve() const {
    if (m_colorSettings.curve) return m_colorSettings.curve;
    return m_curve.awaitsFit() || !fitsCurve() ? std::nullopt : m_curve.target();
}

// Colours ease only between pictures that have something in common.
ViewChange ViewportRenderer::changeTo(const Location& location, Size size) const {
    constexpr double kFarScale = 8, kSameScale = 1e-6;
    // The same picture, computed again, keeps its colours.
    if (!m_submitted) return m_curve.target() ? ViewChange::Pan : ViewChange::Elsewhere;
    if (!isSameSubject(*m_submitted, location)) return ViewChange::Elsewhere;
    const QTransform map =
        transformOf(location.view.mapFrom(m_submitted->view, m_submittedSize, size));
    const double scale = std::sqrt(std::abs(map.determinant()));
    if (!(scale > 1 / kFarScale && scale < kFarScale)) return ViewChange::Elsewhere;
    const QRectF before = map.mapRect(QRectF(0, 0, m_submittedSize.width, m_submittedSize.height));
    if (!before.intersects(QRectF(0, 0, size.width, size.height))) return ViewChange::Elsewhere;
    return std::abs(scale - 1) < kSameScale ? ViewChange::Pan : ViewChange::Zoom;
}

// Fits the curve when the coarse pass is complete, and again at the end.
void ViewportRenderer::followCurve(bool isAtEnd) {
    if (!fitsCurve() || (!m_curve.awaitsFit() && !isAtEnd)) return;
    const PictureSamples::Coarse& coarse = m_samples.coarse();
    if (coarse.samples.empty()) return;
    const bool isSlow = m_curve.hidesUntilFit() && m_sinceSubmit.isValid() &&
                        m_sinceSubmit.elapsed() > kColorPatienceMilliseconds;
    if (!coarse.isWhole() && !isAtEnd && !isSlow) return;
    const bool wasAwaited = m_curve.awaitsFit(), wasHidden = m_curve.hidesUntilFit();
    const std::optional<AutoCurve> before = m_curve.target();
    if (isAtEnd)
        m_curve.fitAgain(coarse.samples, m_submittedSize.height);
    else
        m_curve.fit(coarse.samples, m_submittedSize.height);
    // A fit to a part of a picture is provisional: the whole picture gets its own.
    if (!coarse.isWhole() && !isAtEnd) m_curve.begin(ViewChange::Zoom);

    // A curve that is eased begins with the colours that are on show.
    if (wasHidden || (m_curve.target() != before && !m_curve.isEasing())) applyColors();
    if (m_curve.isEasing()) startEasing();
    if (wasAwaited || m_curve.target() != before) emit curveFitted();
}

// A picture begins with the colours of the picture that it covers. After zooming out this is mostly
// an old picture with a curve of its own; with the curve of the latest picture, the new one would
// flash. If it is the latest picture, the curve takes a step, which is too small to be seen between
// neighbouring tiles.
void ViewportRenderer::beginCurve(ViewChange change,
                                  const std::shared_ptr<const CurveTable>& seen) {
    m_curve.begin(change);
    if (!seen || !fitsCurve()) return;
    if (seen != m_shownCurve && change == ViewChange::Zoom) {
        m_curve.startFrom(*seen);
        if (m_curve.isEasing()) startEasing();
    } else if (seen == m_shownCurve && m_curve.isEasing()) {
        easeCurve();
    }
}

void ViewportRenderer::startEasing() {
    if (m_easeTimer.isActive()) return;
    m_sinceEase.start();
    m_easeTimer.start();
}

void ViewportRenderer::easeCurve() {
    // A longer frame eases no further: on a busy machine there are fewer colours on the way, not
    // larger steps between them.
    constexpr double kLongestSeconds = 0.03;
    const double seconds = static_cast<double>(m_sinceEase.restart()) / 1000;
    m_curve.advance(std::min(seconds, kLongestSeconds));
}

}  // namespace fathom
