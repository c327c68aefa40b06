#include "ui/refiner.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "base/thread.h"
#include "base/thread_priority.h"
#include "export/image_exporter.h"

namespace fathom {
namespace {

/// A wave with fewer than 1/kFewestShare of the picture's pixels is skipped.
constexpr std::size_t kFewestShare = 1000;

/// Receives one more sample for some pixels.
class PlaneSink final : public TileSink {
public:
    PlaneSink(std::shared_ptr<const std::vector<std::uint32_t>> pixels, int width)
        : m_pixels(std::move(pixels)), m_width(width), m_plane(m_pixels->size()) {}

    void tileReady(std::shared_ptr<const Tile> tile) override {
        // Needs no lock: tiles cover each pixel once, and finished() comes after all tiles.
        gather(*m_pixels, m_width, tile->task.rect, tile->samples, m_plane);
    }

    void finished(RenderId, const Result<RenderSummary>& result) override {
        {
            const std::lock_guard lock(m_mutex);
            m_hasEnded = true;
            m_isWhole = result.has_value();
            if (result) m_reference = result->reference;
        }
        m_ended.notify_all();
    }

    /// Waits for the end. Returns none if the picture failed or was cancelled. `reference` is the
    /// reference for the next sample.
    std::optional<Samples> take(std::shared_ptr<const Reference>& reference) {
        std::unique_lock lock(m_mutex);
        m_ended.wait(lock, [this] { return m_hasEnded; });
        if (!m_isWhole) return std::nullopt;
        reference = std::move(m_reference);
        return std::move(m_plane);
    }

private:
    const std::shared_ptr<const std::vector<std::uint32_t>> m_pixels;
    const int m_width;
    Samples m_plane;

    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_hasEnded = false, m_isWhole = false;
    std::shared_ptr<const Reference> m_reference;
};

}  // namespace

/// The work of the refiner's thread, with copies of the data that it needs.
class Refiner::Work {
public:
    Work(Refiner& refiner, Picture picture, std::stop_token stop)
        : m_refiner(refiner),
          m_scheduler(*refiner.m_scheduler),
          m_limits(refiner.m_limits),
          m_refinement(refiner.m_refinement),
          m_picture(std::move(picture)),
          m_stop(std::move(stop)) {}

    void run() {
        for (const auto& set : m_refinement.sets)
            paint(*set);
        if (!m_refinement.sets.empty()) tell();
        for (const RefinementWave& wave : kRefinementWaves)
            if (wave.after <= m_limits.samplesPerPixel && !m_stop.stop_requested()) refine(wave);
        m_refinement.isComplete = true;
        tell();
    }

private:
    void refine(const RefinementWave& wave);
    std::optional<std::vector<Samples>> compute(const RefinementWave& wave,
                                                const std::vector<std::uint32_t>& pixels);
    std::optional<Samples> compute(const RenderRequest& request,
                                   const std::shared_ptr<const std::vector<std::uint32_t>>& pixels);
    void paint(const RefinedPixels& set);
    void tell() const;

    Refiner& m_refiner;
    RenderScheduler& m_scheduler;
    const Limits m_limits;
    Refinement m_refinement;
    Picture m_picture;
    const std::stop_token m_stop;
    double m_seconds = 0;                          // predicted for the waves so far
    std::shared_ptr<const Reference> m_reference;  // reference shared by all samples
};

void Refiner::Work::refine(const RefinementWave& wave) {
    const std::size_t used = std::min(m_refinement.bytes(), m_limits.bytes);
    const std::size_t most = (m_limits.bytes - used) / wave.bytesPerPixel();
    const Size size = m_picture.request.size;
    const std::vector<std::uint32_t> pixels = pixelsFor(
        wave, m_refinement, roughnessOf(m_picture.image, m_stop), m_picture.tiles, size, most);
    if (pixels.empty() || pixels.size() < size.area() / kFewestShare || m_stop.stop_requested())
        return;
    std::optional<std::vector<Samples>> planes = compute(wave, pixels);
    if (!planes) return;

    m_refinement = refinedBy(wave, m_refinement, pixels, *std::move(planes));
    for (const auto& set : m_refinement.sets)
        if (set->samplesPerPixel() == wave.after) paint(*set);
    tell();
}

/// Returns none if the samples would take too long, failed, or were stopped.
std::optional<std::vector<Samples>> Refiner::Work::compute(
    const RefinementWave& wave, const std::vector<std::uint32_t>& pixels) {
    RenderRequest request = m_picture.request;
    request.parts = partsWith(pixels, request.size);
    request.coarseFirst = false;
    request.priority = Priority::Background;
    double area = 0;
    for (const TileRect& part : request.parts)
        area += static_cast<double>(part.width) * part.height;
    m_seconds += m_picture.seconds * (wave.after - wave.before) * area /
                 static_cast<double>(request.size.area());
    if (m_seconds > m_limits.seconds) return std::nullopt;

    const auto shared = std::make_shared<const std::vector<std::uint32_t>>(pixels);
    std::vector<Samples> planes;
    for (int sample = wave.before; sample < wave.after; ++sample) {
        request.subpixel = subpixelOffset(sample);
        std::optional<Samples> plane = compute(request, shared);
        if (!plane) return std::nullopt;
        planes.push_back(*std::move(plane));
    }
    return planes;
}

std::optional<Samples> Refiner::Work::compute(
    const RenderRequest& request, const std::shared_ptr<const std::vector<std::uint32_t>>& pixels) {
    if (m_stop.stop_requested()) return std::nullopt;
    const auto sink = std::make_shared<PlaneSink>(pixels, request.size.width);
    const RenderId id = m_scheduler.submit(request, sink);
    // Called on the thread that requests the stop, so that the engines stop before this thread
    // wakes.
    const std::stop_callback cancel(m_stop, [&] { m_scheduler.cancel(id); });
    return sink->take(m_reference);
}

void Refiner::Work::paint(const RefinedPixels& set) {
    const RenderRequest& request = m_picture.request;
    const auto colorizer = Colorizer::create(
        m_picture.colors, traitsOf(request.location, request.size.height, set.samplesPerPixel()));
    if (colorizer) paintMeans(m_picture.image, set, m_picture.tiles, *colorizer, m_stop);
}

void Refiner::Work::tell() const {
    QMetaObject::invokeMethod(
        &m_refiner,
        [refiner = &m_refiner, refinement = m_refinement, image = m_picture.image, stop = m_stop] {
            if (!stop.stop_requested()) refiner->receive(refinement, image);
        },
        Qt::QueuedConnection);
}

void Refiner::setScheduler(RenderScheduler* scheduler) {
    end();
    m_thread = {};
    m_scheduler = scheduler;
}

void Refiner::begin(Picture picture) {
    end();
    if (!m_scheduler) return;
    m_thread = {};  // it was told to stop before: a short wait
    m_stop = {};
    const auto work = std::make_shared<Work>(*this, std::move(picture), m_stop.get_token());
    auto thread = startThread([work] {
        lowerThreadPriority();
        try {
            work->run();
        } catch (const std::exception&) {
            // The picture stays as it is.
        }
    });
    if (!thread) return;
    m_thread = *std::move(thread);
    m_isRunning = true;
}

void Refiner::end() {
    m_stop.request_stop();
    m_isRunning = false;
}

void Refiner::setRefinement(Refinement refinement) {
    end();
    m_refinement = std::move(refinement);
}

void Refiner::outdateColors() {
    end();
    m_refinement.isComplete = false;
}

void Refiner::receive(Refinement refinement, const QImage& image) {
    m_refinement = std::move(refinement);
    if (m_refinement.isComplete) m_isRunning = false;
    emit refined(image);
}

}  // namespace fathom
