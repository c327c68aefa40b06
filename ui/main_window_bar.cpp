// The bar over the canvas: says that a picture is still being read, takes long, or shows nothing.
#include <algorithm>

#include "render/sample.h"
#include "ui/canvas_bar.h"
#include "ui/export_text.h"
#include "ui/file_picture.h"
#include "ui/finder_mode.h"
#include "ui/main_window.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Reading a file shows no message before this time.
constexpr int kReadingMilliseconds = 300;
/// A picture with no complete pass after this time is slow.
constexpr double kSlowSeconds = 3;
/// The factor on the iteration limit that is offered for an empty view.
constexpr double kMoreIterations = 10;

/// True if the colours of the picture look the same, judged by every eighth pixel in both
/// directions.
bool isOneColor(const QImage& picture) {
    constexpr int kStep = 8, kSpread = 6;  // of 255
    QRgb low = 0xffffff, high = 0;
    const auto widen = [&](int shift, QRgb pixel) {
        const QRgb mask = QRgb{0xff} << shift;
        low = (low & ~mask) | std::min(low & mask, pixel & mask);
        high = (high & ~mask) | std::max(high & mask, pixel & mask);
        return (high & mask) - (low & mask) <= QRgb{kSpread} << shift;
    };
    for (int y = 0; y < picture.height(); y += kStep)
        for (int x = 0; x < picture.width(); x += kStep)
            for (const int shift : {0, 8, 16})
                if (!widen(shift, picture.pixel(x, y))) return false;
    return !picture.isNull();
}

}  // namespace

void MainWindow::showBar() {
    if (m_reading) {
        if (m_sinceReading.elapsed() < kReadingMilliseconds) return;
        const int percent = static_cast<int>(std::min(1.0, m_reading->done()) * 100);
        m_bar->show(tr("Reading %1: %2 %").arg(elidedMiddle(m_reading->name(), 40)).arg(percent),
                    {{tr("Cancel"), [this] { escape(); }}});
    } else if (showFindingBar() || showSurpriseBar() || showTourBar()) {
        return;
    } else if (m_renderer.isBusy()) {
        showBusyBar();
    } else if (m_renderer.status().phase == ViewportRenderer::Phase::Done) {
        showPlainBar();
    } else {
        showFoundBar();
    }
}

// Says how long a slow picture will take, until a complete pass is shown.
void MainWindow::showBusyBar() {
    const RenderProgress& progress = m_renderer.status().progress;
    const double seconds = m_renderer.seconds();
    if (!m_barTimer.isActive()) m_barTimer.start();
    if (seconds < kSlowSeconds || m_renderer.isCovered()) return showFoundBar();
    const QString stage = translatedPhrase(progress.stage);
    const double left = std::max(0.0, progress.seconds / progress.fraction - seconds);
    m_bar->show(progress.fraction > 0 ? tr("This view takes a long time: %1.").arg(aboutLeft(left))
                                      : tr("This view takes a long time. %1").arg(stage),
                {{tr("Stop"), [this] { escape(); }}});
}

void MainWindow::showPlainBar() {
    const std::vector<TileSample>& samples = m_renderer.someSamples().samples;
    const bool isInside =
        !samples.empty() && std::ranges::all_of(samples, [](const TileSample& sample) {
            return sample.count == kInteriorCount;
        });
    if (!isInside && !isOneColor(m_renderer.completeImage())) return showFoundBar();

    const RenderSummary& summary = *m_renderer.status().summary;
    std::vector<ToastAction> ways;
    if (isInside && !summary.isDecided)
        ways.push_back({tr("Raise the limit"), [this] { scaleIterations(kMoreIterations); }});
    if (m_state.canGoBack())
        ways.push_back({tr("Go back"), [this] { m_state.goBack(); }});
    else
        ways.push_back({tr("Home"), [this] { goHome(); }});
    if (Finder::knowsNuclei(m_state.location().formula))
        ways.push_back({tr("Nearest minibrot"), [this] { m_findMode->find(FindTarget::Nearest); }});
    ways.push_back({QStringLiteral("✕"), [this] { m_bar->hide(); }});
    const bool escapes = m_state.location().formula.spec->kind == FormulaKind::Escape;
    QString sentence = tr("This view has only one colour.");
    if (isInside && summary.isDecided)
        sentence = escapes ? tr("No point of this view ever escapes.")
                           : tr("No point of this view ever converges.");
    else if (isInside)
        sentence = (escapes ? tr("No point of this view escapes within %1 iterations.")
                            : tr("No point of this view converges within %1 iterations."))
                       .arg(groupedCount(summary.iterationLimit));
    m_bar->show(sentence, std::move(ways));
}

}  // namespace fathom
