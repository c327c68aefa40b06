#include "ui/viewport_renderer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/translations.h"

namespace fathom {
namespace {

/// If the scale changes by more, the limit of one picture says little about the next.
constexpr double kNearScale = 32;

/// The iteration limit that a picture like this one needs from the start: twice a count that all
/// but one of 4,000 decided samples do not exceed. An automatic limit is raised for twice that
/// share of samples, so that it need not be raised for each picture of a flight. None if no sample
/// is decided.
std::optional<std::uint64_t> limitFor(const std::vector<TileSample>& samples) {
    constexpr std::size_t kFew = 4000;
    constexpr std::uint64_t kRoom = 2;
    std::vector<std::uint64_t> counts;
    for (const TileSample& sample : samples)
        if (sample.count != 0 && sample.count != kInteriorCount) counts.push_back(sample.count);
    if (counts.empty()) return std::nullopt;
    const auto most = counts.end() - 1 - static_cast<std::ptrdiff_t>(counts.size() / kFew);
    std::ranges::nth_element(counts, most);
    return kRoom * std::min(*most, kMaximumAutomaticLimit / kRoom);
}

}  // namespace

ViewportRenderer::ViewportRenderer(QObject* parent)
    : QObject(parent), m_bridge(makeTileBridge()), m_samples(this) {
    m_submitTimer.setSingleShot(true);
    connect(&m_submitTimer, &QTimer::timeout, this, &ViewportRenderer::submit);

    // The first tile of a frame starts the timer; the other tiles of the frame are drawn with it.
    m_receiveTimer.setSingleShot(true);
    m_receiveTimer.setInterval(kFrameMilliseconds);
    m_receiveTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_receiveTimer, &QTimer::timeout, this, &ViewportRenderer::receive);
    connect(
        m_bridge.get(), &TileBridge::arrived, this, [this] { m_receiveTimer.start(); },
        Qt::QueuedConnection);
    // The next picture of a flight waits for it.
    connect(
        m_bridge.get(), &TileBridge::ended, this,
        [this] {
            m_receiveTimer.stop();
            receive();
        },
        Qt::QueuedConnection);

    m_strangerTimer.setSingleShot(true);
    m_strangerTimer.setInterval(kStrangerMilliseconds);
    connect(&m_strangerTimer, &QTimer::timeout, this, [this] {
        m_frames.forgetStrangers();
        emit painted();
    });

    m_easeTimer.setInterval(kFrameMilliseconds);
    m_easeTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_easeTimer, &QTimer::timeout, this, [this] {
        // While the view moves, the curve takes its steps between the pictures, and nothing is
        // coloured twice. A picture that takes long is coloured again once it covers the old ones,
        // which keep their colours.
        const bool isLong = m_sinceSubmit.elapsed() >= kEasePatienceMilliseconds;
        if (isBusy() && !(isLong && m_frames.isCovered())) return;
        easeCurve();
        if (m_curve.isEasing()) return applyColors();
        m_easeTimer.stop();
        applyIfChanged();  // a picture from the cache may have its colours already
    });

    connect(&m_samples, &PictureSamples::recolored, this,
            [this](const std::vector<ColoredTile>& tiles) {
                for (const ColoredTile& tile : tiles)
                    m_frames.put(tile.task.rect, tile.task.step, tile.image);
                emit painted();
                finishIfColored();
            });
    connect(&m_samples, &PictureSamples::recoloredWhole, this, [this](const QImage& image) {
        m_samples.giveBack(m_frames.putWhole(image));
        emit painted();
        finishIfColored();
    });
    connect(&m_samples, &PictureSamples::settled, this, [this] {
        finishIfColored();
        if (m_areOthersStale) m_frames.outdateOthers();
        m_restTimer.start();
        emit painted();
        emit recoloredAll();
    });

    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(kRestMilliseconds);
    connect(&m_restTimer, &QTimer::timeout, this, &ViewportRenderer::refineAtRest);
    connect(&m_refiner, &Refiner::refined, this, [this](const QImage& image) {
        m_frames.put({0, 0, m_submittedSize.width, m_submittedSize.height}, 1, image);
        m_status.samplesPerPixel = m_refiner.refinement().samplesPerPixel();
        emit painted();
        emit statusChanged();
        if (m_refiner.refinement().isComplete) emit recoloredAll();
    });
}

ViewportRenderer::~ViewportRenderer() {
    setScheduler(nullptr);
}

void ViewportRenderer::setScheduler(RenderScheduler* scheduler) {
    if (m_scheduler && !scheduler) m_scheduler->cancel(m_current);
    m_scheduler = scheduler;
    m_refiner.setScheduler(scheduler);
    if (m_scheduler && m_size.area() > 0) submit();
}

void ViewportRenderer::show(const Location& location, Size size, PointF focus) {
    m_location = location;
    m_size = size;
    m_focus = focus;
    const bool wasMoving = m_sinceShow.isValid() && m_sinceShow.elapsed() < kMovingMilliseconds;
    m_sinceShow.start();
    if (isShown()) {
        m_submitTimer.stop();
        if (!m_restTimer.isActive()) m_restTimer.start();  // after a move and back
        return;
    }
    m_refiner.end();
    if (showKnown())
        m_submitTimer.stop();
    else if (!m_submitTimer.isActive())
        m_submitTimer.start(wasMoving && hasMadeRoom() ? restOfFrame() : kFrameMilliseconds);
}

/// Milliseconds until a frame has passed since the present picture was submitted.
int ViewportRenderer::restOfFrame() const {
    const qint64 passed = m_sinceSubmit.isValid() ? m_sinceSubmit.elapsed() : kFrameMilliseconds;
    return static_cast<int>(std::clamp<qint64>(kFrameMilliseconds - passed, 0, kFrameMilliseconds));
}

void ViewportRenderer::show(FinishedPicture picture) {
    if (picture.location != m_location || picture.size != m_size) return;
    m_submitTimer.stop();
    showFinished(std::move(picture));
    m_frames.forgetStrangers();
}

bool ViewportRenderer::isShown() const {
    return m_submitted && *m_submitted == m_location && m_submittedSize == m_size &&
           m_submittedPeriods.cover(periods()) && (isBusy() || m_status.phase == Phase::Done);
}

/// The periods that the colours need.
WantedPeriods ViewportRenderer::periods() const {
    return m_colors.colorizer ? periodsFor(m_colorSettings) : WantedPeriods();
}

/// Whether the present picture shows all of the wanted view.
bool ViewportRenderer::isViewInside() const {
    const View::PixelMap map = m_location.view.mapFrom(m_submitted->view, m_submittedSize, m_size);
    const QRectF shown(0, 0, m_submittedSize.width, m_submittedSize.height);
    return transformOf(map).mapRect(shown).contains(QRectF(0, 0, m_size.width, m_size.height));
}

/// Whether the present picture is done, or nothing is missing but samples that nobody sees while
/// the view moves: all of its colours are shown, and some samples are known, to fit the next one's
/// colours and limits to. A device may send the others for longer than all that took.
bool ViewportRenderer::hasMadeRoom() const {
    if (!isBusy()) return m_status.phase == Phase::Done;
    return m_hasSomeSamples && m_frames.isComplete() && m_samples.coarse().isWhole();
}

/// Whether the present picture goes on although another one is wanted: each gets time to show its
/// coarse pass, and a quick one to end.
bool ViewportRenderer::mayGoOn() const {
    if (!isBusy() || !m_submitted || !m_sinceSubmit.isValid() || hasMadeRoom()) return false;
    const auto elapsed = static_cast<double>(m_sinceSubmit.elapsed());
    if (!m_frames.isCovered()) return elapsed < kCoarsePatienceMilliseconds;
    if (m_sinceShow.elapsed() >= kMovingMilliseconds) return false;
    const Patience patience = isViewInside() ? kInside : kElsewhere;
    return elapsed < std::max(patience.least, patience.expected * m_frames.finalShare());
}

void ViewportRenderer::submit() {
    m_submitTimer.stop();
    if (!m_scheduler || m_size.area() == 0 || !m_colors.colorizer || isShown()) return;

    if (mayGoOn()) {
        m_submitTimer.start(kFrameMilliseconds);
        return;
    }

    if (isBusy() && m_submitted)
        if (const auto limit = limitFor(m_samples.coarse().samples))
            m_reached = {*m_submitted, *limit};
    const IterationLimit iterations = startingLimit();
    const ViewChange change = changeTo(m_location, m_size);
    leavePicture();
    const std::shared_ptr<const CurveTable> seen = m_frames.curveSeenAt(m_location.view, m_size);
    m_frames.begin(m_location.view, m_size, m_submitted && isSameSubject(*m_submitted, m_location));
    m_samples.clear(m_size);
    m_hasSomeSamples = false;
    m_parts.clear();
    m_refiner.setRefinement({});
    m_status.samplesPerPixel = 1;
    m_finished.reset();
    m_submitted = m_location;
    m_submittedSize = m_size;
    m_submittedPeriods = periods();
    if (!m_colorSettings.curve) beginCurve(change, seen);
    applyIfChanged();  // traits depend on the formula
    m_sinceSubmit.start();
    m_strangerTimer.start();

    RenderRequest request;
    request.location = m_location;
    request.location.iterations = iterations;
    request.size = m_size;
    request.periods = m_submittedPeriods;
    request.focus = m_focus;
    request.devices = m_devices;
    m_current = m_scheduler->submit(std::move(request), m_bridge);
    ++m_submitCount;

    m_status.phase = Phase::Preparing;
    m_status.progress = {};
    m_status.summary.reset();
    m_status.failure.clear();
    m_status.source.clear();
    emit statusChanged();
}

// Called before the canvas moves on to another picture, whose frames may have another size. If
// memory runs out before the new picture is submitted, no tile of the old one may reach them.
void ViewportRenderer::leavePicture() {
    keepFinished();
    if (m_scheduler && isBusy()) m_scheduler->cancel(m_current);
    m_current = {};
    m_status.phase = Phase::Stopped;
}

void ViewportRenderer::keepFinished() {
    if (m_status.phase != Phase::Done || !m_submitted || !m_frames.isComplete()) return;
    FinishedPicture picture{.location = *m_submitted,
                            .size = m_submittedSize,
                            .summary = *m_status.summary,
                            .tiles = m_samples.tiles(),
                            .periods = m_submittedPeriods,
                            .image = m_frames.completeImage(),
                            .samplesPerPixel = m_status.samplesPerPixel,
                            .refinement = m_refiner.refinement(),
                            .source = m_status.source};
    const bool isColored = std::all_of(
        picture.tiles.begin(), picture.tiles.end(),
        [this](const ColoredTile& tile) { return tile.colorGeneration == m_colors.generation; });
    if (isColored && !m_curve.isEasing()) picture.colors = shownColors();
    picture.curve = curve();
    m_cache.put(std::move(picture));
}

// A picture from the cache is finished at once.
bool ViewportRenderer::showKnown() {
    std::optional<FinishedPicture> picture = m_cache.take(m_location, m_size, periods());
    if (!picture) return false;
    showFinished(*std::move(picture));
    return true;
}

void ViewportRenderer::showFinished(FinishedPicture picture) {
    leavePicture();
    m_frames.begin(m_location.view, m_size, m_submitted && isSameSubject(*m_submitted, m_location));
    m_submitted = m_location;
    m_submittedSize = m_size;
    m_submittedPeriods = picture.periods;
    if (picture.curve && !m_colorSettings.curve)
        m_curve.set(*picture.curve);
    else if (!m_colorSettings.curve)
        m_curve.begin(ViewChange::Elsewhere);
    m_samples.clear(m_size);
    m_parts.clear();
    m_finished.reset();
    applyIfChanged();
    const bool isColored = picture.colors == shownColors();
    picture.refinement.isComplete &= isColored;
    m_status.samplesPerPixel = isColored ? picture.samplesPerPixel : 1;
    m_refiner.setRefinement(std::move(picture.refinement));
    if (isColored) m_frames.put({0, 0, m_size.width, m_size.height}, 1, picture.image);
    for (ColoredTile& tile : picture.tiles) {
        tile.colorGeneration = isColored ? m_colors.generation : 0;
        m_samples.insert(tile);
    }
    if (m_curve.awaitsFit())
        followCurve(true);
    else
        emit curveFitted();
    m_reached = {m_location, picture.summary.iterationLimit / 2};

    m_status.phase = Phase::Done;
    m_status.plan.reset();
    if (picture.source.isEmpty()) m_status.plan = picture.summary.plan;
    m_status.source = picture.source;
    m_status.progress = {};
    m_status.summary = std::move(picture.summary);
    m_status.failure.clear();
    m_restTimer.start();
    emit painted();
    emit statusChanged();
    emit completed();
}

// An automatic limit starts with the limit that sufficed for the previous picture, if that was
// nearby. Otherwise areas that need many iterations would turn black at every step and reappear a
// moment later.
IterationLimit ViewportRenderer::startingLimit() const {
    IterationLimit start = m_location.iterations;
    if (!start.automatic || !m_reached || !isSameSubject(m_reached->location, m_location))
        return start;
    const QTransform map =
        transformOf(m_location.view.mapFrom(m_reached->location.view, m_size, m_size));
    const double scale = std::sqrt(std::abs(map.determinant()));
    const bool isNear = scale > 1 / kNearScale && scale < kNearScale &&
                        std::hypot(map.dx(), map.dy()) < kNearScale * m_size.width;
    if (!isNear) return start;
    // Zoomed out, fewer iterations are enough.
    const double enough = static_cast<double>(m_reached->limit) * std::sqrt(std::min(1.0, scale));
    start.limit = std::max(start.limit, static_cast<std::uint64_t>(enough));
    return start;
}

void ViewportRenderer::setDevices(std::vector<std::string> devices) {
    if (devices == m_devices) return;
    m_devices = std::move(devices);
    m_cache.clear();  // other devices may mean another rung
    restart();
}

void ViewportRenderer::setRefinement(const Refiner::Limits& limits) {
    if (limits == m_refiner.limits()) return;
    m_refiner.setLimits(limits);
    m_refiner.setRefinement({});
    if (m_colors.colorizer) applyColors();  // from the first samples
}

void ViewportRenderer::stop() {
    if (!m_scheduler || !isBusy()) return;
    m_submitTimer.stop();
    m_scheduler->cancel(m_current);
    showParts();
    m_status.phase = Phase::Stopped;
    emit painted();
    emit statusChanged();
}

void ViewportRenderer::restart() {
    m_refiner.end();
    m_finished.reset();
    m_submitted.reset();
    m_reached.reset();
    m_submitTimer.start(kFrameMilliseconds);
}

bool ViewportRenderer::isBusy() const {
    return m_status.phase == Phase::Preparing || m_status.phase == Phase::Computing;
}

void ViewportRenderer::receive() {
    TileBridge::Inbox inbox = m_bridge->take();
    for (auto& [id, plan] : inbox.plans) {
        if (id != m_current) continue;
        if (!plan.warning.isEmpty()) emit noticed(translatedPhrase(plan.warning));
        m_status.plan = std::move(plan);
    }

    // Tiles of pictures that are no longer wanted are dropped, by their id.
    const auto isWanted = [this](const ColoredTile& tile) { return tile.render == m_current; };
    bool isAnyNew = false, hasSamples = false;
    for (const ColoredTile& tile : inbox.images) {
        if (!isWanted(tile)) continue;
        showPart(tile);
        isAnyNew = true;
    }
    for (const ColoredTile& tile : inbox.tiles) {
        if (!isWanted(tile)) continue;
        showPart(tile);
        m_samples.insert(tile);
        isAnyNew = hasSamples = true;
    }
    for (const SomeSamples& some : inbox.some) {
        if (some.render != m_current) continue;
        m_samples.insert(some);
        hasSamples = m_hasSomeSamples = true;
    }
    // Its end fits the curve to the same samples.
    const bool isOver =
        std::ranges::find(inbox.ended, m_current, &TileBridge::Ended::render) != inbox.ended.end();
    if (isOver || m_sinceSubmit.elapsed() >= kPartsPatienceMilliseconds)
        showParts();
    else if (!m_parts.empty())
        m_receiveTimer.start();
    if (hasSamples && !isOver) followCurve(false);
    if (isAnyNew) emit grown();

    if (inbox.progress && inbox.progress->first == m_current) {
        m_status.progress = inbox.progress->second;
        if (isBusy() && isAnyNew) m_status.phase = Phase::Computing;
    }
    for (const Phrase& sentence : inbox.notices)
        emit noticed(translatedPhrase(sentence));
    for (const TileBridge::Ended& ended : inbox.ended)
        if (ended.render == m_current && m_submitted) receiveEnd(ended);  // else it restarts
    emit statusChanged();
    if (m_submitTimer.isActive() && (!isBusy() || hasMadeRoom())) submit();
}

void ViewportRenderer::showPart(const ColoredTile& tile) {
    // Tiles without the present colours are recoloured before they are shown.
    const bool isTrue = tile.colorGeneration == m_colors.generation;
    if (!isTrue || tile.image.isNull() || (fitsCurve() && m_curve.hidesUntilFit())) return;
    if (tile.task.step > 1 || !tile.canvas) {
        m_frames.put(tile.task.rect, tile.task.step, tile.image);
    } else if (const QImage whole = wholeImageOf(tile.canvas); whole.isNull()) {
        m_parts.push_back(tile);
    } else if (!m_frames.isComplete()) {
        m_frames.putWhole(whole);
        m_parts.clear();
    }
}

void ViewportRenderer::showParts() {
    for (const ColoredTile& part : std::exchange(m_parts, {}))
        if (part.colorGeneration == m_colors.generation)
            m_frames.put(part.task.rect, 1, part.image);
}

void ViewportRenderer::receiveEnd(const TileBridge::Ended& ended) {
    followCurve(true);
    if (ended.result) {
        m_finished = *ended.result;
        m_samples.keepFinalOnly();
        finishIfColored();
    } else if (ended.result.error().code == ErrorCode::Cancelled) {
        m_status.phase = Phase::Stopped;
    } else {
        m_status.phase = Phase::Failed;
        m_status.failure = translatedError(ended.result.error());
        emit noticed(m_status.failure);
    }
}

// A picture is finished when all of it is shown.
void ViewportRenderer::finishIfColored() {
    if (!m_finished || !(m_frames.isComplete() || m_samples.isSettled())) return;
    m_status.phase = Phase::Done;
    m_status.summary = *std::exchange(m_finished, std::nullopt);
    const std::uint64_t half = m_status.summary->iterationLimit / 2;
    m_reached = {*m_submitted, limitFor(m_samples.coarse().samples).value_or(half)};
    if (std::exchange(m_areOthersStale, false)) m_frames.outdateOthers();
    m_restTimer.start();
    emit completed();
    emit statusChanged();
}

// Further samples use the picture's own rung and iteration limit, at places between its pixels. The
// colours keep the curve of the first samples. Pictures from files are not refined.
void ViewportRenderer::refineAtRest() {
    const bool isAtRest =
        m_status.phase == Phase::Done && isShown() && isColored() && m_status.source.isEmpty();
    if (!isAtRest || m_refiner.isRunning() || m_refiner.refinement().isComplete ||
        m_refiner.limits().samplesPerPixel == 1)
        return;
    const RenderSummary& summary = *m_status.summary;
    RenderRequest request;
    request.location = *m_submitted;
    request.location.iterations = {.limit = summary.iterationLimit, .automatic = false};
    request.size = m_submittedSize;
    request.periods = m_submittedPeriods;
    request.focus = m_focus;
    request.forcedRung = summary.plan.rung->id;
    request.devices = m_devices;
    const auto pixels = summary.phaseSeconds.find("pixels");
    m_refiner.begin({std::move(request),
                     pixels != summary.phaseSeconds.end() ? pixels->second : summary.seconds,
                     m_samples.tiles(), m_frames.completeImage(), shownColors()});
}

void ViewportRenderer::paint(QPainter& painter, const View& view, Size size,
                             const QTransform& display) const {
    m_frames.paint(painter, view, size, display);
}

}  // namespace fathom
