// Writes a part of a film on a thread of its own: frames are painted while ffmpeg takes earlier
// ones, and the next part begins while ffmpeg ends this one. One thread calls.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "base/fresh_vector.h"
#include "film/video_codec.h"

namespace fathom {

class PartWriter {
public:
    /// Starts ffmpeg, which writes `unfinished`. Fails as startEncoder() does. The
    /// destructor ends ffmpeg at once if it is still at work.
    static Result<std::unique_ptr<PartWriter>> start(const VideoFormat& format,
                                                     std::filesystem::path unfinished,
                                                     std::filesystem::path part);
    /// Takes the bytes of a frame. Waits while some others are not sent. Fails with ffmpeg's last
    /// words if it has ended.
    Result<void> send(FreshVector<std::byte> frame);
    /// There are no more frames.
    void close();
    /// Whether finish() returns at once.
    bool isDone() const;
    /// After close(): waits until the file is whole and has the part's name.
    Result<void> finish();

private:
    PartWriter(Ffmpeg encoder, std::filesystem::path unfinished, std::filesystem::path part);
    Result<void> write(const std::stop_token& stop);
    std::optional<FreshVector<std::byte>> nextFrame(const std::stop_token& stop);

    Ffmpeg m_encoder;
    const std::filesystem::path m_unfinished, m_part;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<FreshVector<std::byte>> m_frames;  // not yet sent
    bool m_isClosed = false;
    std::optional<Result<void>> m_result;  // of write()
    std::jthread m_thread;
};

}  // namespace fathom
