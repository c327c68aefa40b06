#include "film/part_writer.h"

#include "base/atomic_file.h"

namespace fathom {

namespace {

/// Frames that wait for ffmpeg, at most.
constexpr std::size_t kMostFrames = 2;

}  // namespace

Result<std::unique_ptr<PartWriter>> PartWriter::start(const VideoFormat& format,
                                                      std::filesystem::path unfinished,
                                                      std::filesystem::path part) {
    auto encoder = startEncoder(format, unfinished);
    if (!encoder) return tl::make_unexpected(encoder.error());
    return std::unique_ptr<PartWriter>(
        new PartWriter(*std::move(encoder), std::move(unfinished), std::move(part)));
}

PartWriter::PartWriter(Ffmpeg encoder, std::filesystem::path unfinished, std::filesystem::path part)
    : m_encoder(std::move(encoder)), m_unfinished(std::move(unfinished)), m_part(std::move(part)) {
    m_thread = std::jthread([this](const std::stop_token& stop) {
        auto result = write(stop);
        const std::lock_guard lock(m_mutex);
        m_result = std::move(result);
        m_changed.notify_all();
    });
}

Result<void> PartWriter::send(FreshVector<std::byte> frame) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_frames.size() < kMostFrames || m_result; });
    if (m_result) return *m_result;
    m_frames.push_back(std::move(frame));
    m_changed.notify_all();
    return {};
}

void PartWriter::close() {
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    m_changed.notify_all();
}

bool PartWriter::isDone() const {
    const std::lock_guard lock(m_mutex);
    return m_result.has_value();
}

Result<void> PartWriter::finish() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_result.has_value(); });
    return *m_result;
}

/// Runs in the thread.
Result<void> PartWriter::write(const std::stop_token& stop) {
    while (const auto frame = nextFrame(stop))
        if (auto written = m_encoder.write(*frame, stop); !written) return written;
    if (auto finished = m_encoder.finish(stop); !finished) return finished;
    std::error_code error;
    std::filesystem::rename(m_unfinished, m_part, error);
    if (error) return tl::make_unexpected(fileError("rename", m_unfinished, error.value()));
    return {};
}

/// Waits for a frame; none if there are no more, or after a stop.
std::optional<FreshVector<std::byte>> PartWriter::nextFrame(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return !m_frames.empty() || m_isClosed; });
    if (stop.stop_requested() || m_frames.empty()) return std::nullopt;
    std::optional<FreshVector<std::byte>> frame = std::move(m_frames.front());
    m_frames.pop_front();
    m_changed.notify_all();
    return frame;
}

}  // namespace fathom
