#include "export/picture_flight.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace fathom {

class PictureFlight::Sink final : public TileSink {
public:
    explicit Sink(TileRect area)
        : m_area(area),
          m_samples(std::make_shared<Samples>(static_cast<std::size_t>(area.width) *
                                              static_cast<std::size_t>(area.height))) {}

    void tileReady(std::shared_ptr<const Tile> tile) override {
        // No lock is needed: tiles of one pass cover each pixel once, and finished() comes after
        // all tiles.
        const TileRect rect = tile->task.rect;
        if (rect == m_area) {
            m_whole = std::move(tile);
            return;
        }
        const auto width = static_cast<std::size_t>(rect.width);
        for (int row = 0; row < rect.height; ++row) {
            const auto from = tile->samples.begin() +
                              static_cast<std::ptrdiff_t>(static_cast<std::size_t>(row) * width);
            const std::size_t to = static_cast<std::size_t>(rect.y + row - m_area.y) *
                                       static_cast<std::size_t>(m_area.width) +
                                   static_cast<std::size_t>(rect.x - m_area.x);
            std::copy_n(from, width, m_samples->begin() + static_cast<std::ptrdiff_t>(to));
        }
    }

    void progressed(RenderId, const RenderProgress& progress) override {
        const std::lock_guard lock(m_mutex);
        m_progress = {progress.stage, progress.fraction};
    }

    void noticed(RenderId, const Phrase& sentence) override {
        const std::lock_guard lock(m_mutex);
        m_notices.push_back(sentence);
    }

    void finished(RenderId, const Result<RenderSummary>& result) override {
        {
            const std::lock_guard lock(m_mutex);
            try {
                m_result = copyOf(result);
            } catch (const std::bad_alloc&) {
                m_result = tl::make_unexpected(std::move(m_outOfMemory));
            }
        }
        m_ended.notify_all();
    }

private:
    friend class PictureFlight;

    const TileRect m_area;
    std::shared_ptr<Samples> m_samples;
    std::shared_ptr<const Tile> m_whole;  // a tile that covers the whole area, used instead

    mutable std::mutex m_mutex;
    std::condition_variable_any m_ended;
    Progress m_progress;
    std::vector<Phrase> m_notices;
    std::optional<Result<RenderSummary>> m_result;
    Error m_outOfMemory{ErrorCode::OutOfMemory,
                        "There is not enough memory to finish the picture; close other programs."};
};

PictureFlight::PictureFlight(RenderScheduler& scheduler, RenderRequest request)
    : m_scheduler(scheduler),
      m_area(request.area()),
      m_sink(std::make_shared<Sink>(m_area)),
      m_id(scheduler.submit(std::move(request), m_sink)) {}

PictureFlight::~PictureFlight() {
    m_scheduler.cancel(m_id);
}

PictureFlight::Progress PictureFlight::progress() const {
    const std::lock_guard lock(m_sink->m_mutex);
    return m_sink->m_progress;
}

bool PictureFlight::waitFor(std::chrono::milliseconds time, std::stop_token stop) {
    std::unique_lock lock(m_sink->m_mutex);
    return m_sink->m_ended.wait_for(lock, std::move(stop), time,
                                    [this] { return m_sink->m_result.has_value(); });
}

const Result<RenderSummary>& PictureFlight::result() const {
    return *m_sink->m_result;
}

std::shared_ptr<const Samples> PictureFlight::samples() const {
    if (const auto& whole = m_sink->m_whole) return {whole, &whole->samples};
    return m_sink->m_samples;
}

std::vector<Phrase> PictureFlight::takeNotices() {
    return std::move(m_sink->m_notices);
}

}  // namespace fathom
