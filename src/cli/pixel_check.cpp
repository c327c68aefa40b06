#include "cli/pixel_check.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <mutex>

#include "base/parallel.h"

namespace fathom {

namespace {

/// The reference outcomes at a pixel's centre and around it.
using ProbeOutcomes = std::array<PixelOutcome, 1 + kQuarterPixels.size()>;

/// Keeps only the outcomes of the chosen places, so that a picture of any size can be checked.
class OutcomeCollector final : public TileSink {
public:
    OutcomeCollector(const std::vector<PixelPlace>& places, const CheckProgress& progress)
        : m_places(places),
          m_progress(progress),
          m_outcomes(places.size()),
          m_limits(places.size()) {}

    void tileReady(std::shared_ptr<const Tile> tile) override {
        if (tile->task.step != 1) return;
        const TileRect& rect = tile->task.rect;
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const auto [x, y] = m_places[i];
            const bool isInside =
                x >= rect.x && x < rect.right() && y >= rect.y && y < rect.bottom();
            // With automatic iterations, a tile arrives again for each higher limit.
            if (!isInside || tile->task.iterationLimit < m_limits[i]) continue;
            m_limits[i] = tile->task.iterationLimit;
            m_outcomes[i] = PixelOutcome::of(
                tile->samples[static_cast<std::size_t>(y - rect.y) * tile->columns() +
                              static_cast<std::size_t>(x - rect.x)]);
        }
    }

    void progressed(RenderId, const RenderProgress& progress) override {
        m_progress(progress.stage.text(), progress.fraction);
    }

    void finished(RenderId, const Result<RenderSummary>& summary) override {
        try {
            m_finished.set_value(copyOf(summary));
        } catch (const std::bad_alloc&) {
            m_finished.set_exception(std::current_exception());
        }
    }

    Result<RenderSummary> wait() { return m_finished.get_future().get(); }
    const std::vector<PixelOutcome>& outcomes() const { return m_outcomes; }

private:
    const std::vector<PixelPlace>& m_places;
    const CheckProgress& m_progress;
    std::mutex m_mutex;
    std::vector<PixelOutcome> m_outcomes;
    std::vector<std::uint64_t> m_limits;  // iteration limit of each outcome
    std::promise<Result<RenderSummary>> m_finished;
};

/// Prepares the reference for each probe.
Result<std::vector<PixelTruth>> prepareProbes(const RenderRequest& picture, Engine& reference,
                                              std::uint64_t iterationLimit,
                                              const std::stop_token& stop) {
    std::vector<PixelTruth> truths;
    std::vector<PointF> probes{{.x = 0, .y = 0}};
    probes.insert(probes.end(), kQuarterPixels.begin(), kQuarterPixels.end());
    for (const PointF& probe : probes) {
        RenderRequest request = picture;
        request.subpixel = probe;
        auto truth =
            PixelTruth::prepare(request, iterationLimit, TruthKind::BigFloats, reference, stop);
        if (!truth) return tl::make_unexpected(std::move(truth.error()));
        truths.push_back(*std::move(truth));
    }
    return truths;
}

/// The reference outcomes of one pixel at every probe.
Result<ProbeOutcomes> probePixel(const std::vector<PixelTruth>& truths, PixelPlace place,
                                 const std::stop_token& stop) {
    ProbeOutcomes outcomes{};
    for (std::size_t probe = 0; probe < outcomes.size(); ++probe) {
        const auto outcome = truths[probe].outcomeAt(place, stop);
        if (!outcome) return tl::make_unexpected(outcome.error());
        outcomes[probe] = *outcome;
    }
    return outcomes;
}

/// Probes all places on the engine's threads; the first error ends the work.
Result<std::vector<ProbeOutcomes>> probePixels(const std::vector<PixelTruth>& truths, int threads,
                                               const std::vector<PixelPlace>& places,
                                               const CheckProgress& progress,
                                               const std::stop_token& stop) {
    std::vector<Result<ProbeOutcomes>> results(places.size());
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> hasFailed = false;
    parallelFor(threads, places.size(), [&](std::size_t i) {
        if (hasFailed) return;
        results[i] = probePixel(truths, places[i], stop);
        if (!results[i]) hasFailed = true;
        progress("Recomputing with big floats",
                 static_cast<double>(++done) / static_cast<double>(places.size()));
    });

    std::vector<ProbeOutcomes> outcomes;
    outcomes.reserve(places.size());
    for (Result<ProbeOutcomes>& result : results) {
        if (!result && hasFailed) return tl::make_unexpected(result.error());
        outcomes.push_back(*result);
    }
    return outcomes;
}

}  // namespace

Result<PictureCheck> checkPicture(RenderScheduler& scheduler, const RenderRequest& request,
                                  Engine& reference, const std::vector<PixelPlace>& places,
                                  const CheckProgress& progress, const std::stop_token& stop) {
    // Render the picture.
    const auto collector = std::make_shared<OutcomeCollector>(places, progress);
    const RenderId id = scheduler.submit(request, collector);
    auto summary = [&] {
        const std::stop_callback cancel(stop, [&] { scheduler.cancel(id); });
        return collector->wait();
    }();
    if (!summary) return tl::make_unexpected(summary.error());

    // Compute the reference outcomes.
    const std::uint64_t limit = summary->iterationLimit;
    const auto truths = prepareProbes(request, reference, limit, stop);
    if (!truths) return tl::make_unexpected(truths.error());
    const auto truth = probePixels(*truths, reference.concurrency(), places, progress, stop);
    if (!truth) return tl::make_unexpected(truth.error());

    // Compare them.
    PictureCheck check{.summary = std::move(*summary), .verdicts = {}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ProbeOutcomes& probes = (*truth)[i];
        const bool isStable = std::ranges::count(probes, probes.front()) == std::ssize(probes);
        check.verdicts.push_back({.place = places[i],
                                  .outcome = collector->outcomes()[i],
                                  .reference = probes.front(),
                                  .isStable = isStable});
    }
    return check;
}

}  // namespace fathom
