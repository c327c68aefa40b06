// A render request in progress, and the samples that have arrived. One thread owns it; the
// scheduler's threads fill it.
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
    /// Cancels what is not finished, without waiting for it. Tiles that arrive later go into a
    /// buffer that lives as long as the scheduler's last reference to it.
    ~PictureFlight();

    TileRect area() const { return m_area; }

    void setPaused(bool isPaused) { m_scheduler.setPaused(m_id, isPaused); }

    struct Progress {
        Phrase stage;
        double fraction = 0;
    };
    Progress progress() const;

    /// Waits for the end of the picture. Returns true if it has ended, false after `time` or a
    /// stop.
    bool waitFor(std::chrono::milliseconds time, std::stop_token stop);

    /// To be called after the end: the result, the samples of area() row by row, and the notices
    /// for the user.
    const Result<RenderSummary>& result() const;
    std::shared_ptr<const Samples> samples() const;
    std::vector<Phrase> takeNotices();

private:
    class Sink;
    RenderScheduler& m_scheduler;
    TileRect m_area;
    std::shared_ptr<Sink> m_sink;
    RenderId m_id;
};

}  // namespace fathom
