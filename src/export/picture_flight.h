// A request on its way through the scheduler, and the samples that have come back. One thread owns
// it; the scheduler's threads fill it.
#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "render/render_scheduler.h"

namespace fathom {

class PictureFlight {
public:
    /// Submits the request. The flight must not outlive the scheduler.
    PictureFlight(RenderScheduler& scheduler, RenderRequest request);
    PictureFlight(const PictureFlight&) = delete;
    PictureFlight& operator=(const PictureFlight&) = delete;
    /// Cancels what is not finished, without waiting for it: late tiles fall into a buffer that
    /// belongs to the scheduler's last reference.
    ~PictureFlight();

    TileRect area() const { return m_area; }

    void setPaused(bool isPaused) { m_scheduler.setPaused(m_id, isPaused); }

    struct Progress {
        Phrase stage;
        double fraction = 0;
    };
    Progress progress() const;

    /// True as soon as the picture has ended; false after the time or a stop.
    bool waitFor(std::chrono::milliseconds time, std::stop_token stop);

    /// After the end: how it went, the samples of area() row by row, and what the person is told.
    const Result<RenderSummary>& result() const;
    std::shared_ptr<const Samples> samples() const;
    std::vector<std::string> takeNotices();

private:
    class Sink;
    RenderScheduler& m_scheduler;
    TileRect m_area;
    std::shared_ptr<Sink> m_sink;
    RenderId m_id;
};

}  // namespace fathom
