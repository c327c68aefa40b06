#include "film/part_joiner.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/sendfile.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <utility>
#include <vector>

#include "base/atomic_file.h"

namespace fathom {

namespace {

/// Bytes that the tables of an MP4 film take, at most: sizes, times, places and chunks of frames,
/// and headers.
std::string tableSizeOf(int frames) {
    constexpr std::int64_t kFrameBytes = 48, kHeaderBytes = 16384;
    return std::to_string(frames * kFrameBytes + kHeaderBytes);
}

/// Sends a file. It is no failure if the reader wants no more of it.
Result<void> sendFile(const std::filesystem::path& path, const Descriptor& to) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file) return tl::make_unexpected(fileError("read", path, errno));
    constexpr std::size_t kBytes = 1 << 20;
    for (;;) {
        const ssize_t sent = ::sendfile(to.get(), file.get(), nullptr, kBytes);
        if (sent == 0 || (sent < 0 && errno == EPIPE)) return {};
        if (sent < 0 && errno != EINTR) return tl::make_unexpected(fileError("read", path, errno));
    }
}

}  // namespace

Result<std::unique_ptr<PartJoiner>> PartJoiner::start(std::filesystem::path whole,
                                                      const std::filesystem::path& list, int parts,
                                                      int frames) {
    std::deque<Descriptor> inputs, outputs;
    std::vector<int> shared;
    std::string text;
    for (int part = 0; part < parts; ++part) {
        std::array<int, 2> ends{-1, -1};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return tl::make_unexpected(fileError("write", whole, errno));
        outputs.emplace_back(ends[0]);
        inputs.emplace_back(ends[1]);
        shared.push_back(ends[0]);
        text += "file 'pipe:" + std::to_string(ends[0]) + "'\n";
    }
    if (auto written = writeFileAtomically(list, text); !written)
        return tl::make_unexpected(written.error());

    std::vector<std::string> words;
    addWords(words, "-f concat -safe 0 -protocol_whitelist file,pipe -i");
    words.push_back(list.string());
    addWords(words, "-c copy");
    // The tables come first, as for players on the net.
    if (whole.extension() == ".mp4") addWords(words, "-moov_size " + tableSizeOf(frames));
    addWords(words, "-fflags +bitexact");  // or some containers would get random numbers
    words.push_back(whole.string());
    auto program = Ffmpeg::start(std::move(words), shared);
    if (!program) return tl::make_unexpected(program.error());
    return std::unique_ptr<PartJoiner>(
        new PartJoiner(*std::move(program), std::move(inputs), std::move(whole)));
}

PartJoiner::PartJoiner(Ffmpeg program, std::deque<Descriptor> inputs, std::filesystem::path whole)
    : m_program(std::move(program)), m_inputs(std::move(inputs)), m_whole(std::move(whole)) {
    m_thread = std::jthread([this](const std::stop_token& stop) { m_sent = sendAll(stop); });
}

PartJoiner::~PartJoiner() {
    if (m_isWhole) return;
    m_program.kill();  // or the thread might wait for it
    m_thread = {};
    std::error_code error;
    std::filesystem::remove(m_whole, error);
}

void PartJoiner::add(std::filesystem::path part) {
    const std::lock_guard lock(m_mutex);
    m_parts.push_back(std::move(part));
    ++m_added;
    m_changed.notify_all();
}

Result<void> PartJoiner::finish(const std::stop_token& stop) {
    {
        const std::stop_callback ends(stop, [this] {
            m_program.kill();
            m_thread.request_stop();
        });
        m_thread.join();
    }
    if (!m_sent) return m_sent;
    auto finished = m_program.finish(stop);
    m_isWhole = finished.has_value();
    return finished;
}

/// Runs in the thread: sends each part through its pipe.
Result<void> PartJoiner::sendAll(const std::stop_token& stop) {
    // Writing to a pipe whose reader has died raises a signal.
    sigset_t pipes;
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipes, nullptr);
    for (; !m_inputs.empty(); m_inputs.pop_front()) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, stop, [this] { return !m_parts.empty(); });
        if (stop.stop_requested()) break;
        const std::filesystem::path part = std::move(m_parts.front());
        m_parts.pop_front();
        lock.unlock();
        if (auto sent = sendFile(part, m_inputs.front()); !sent) return sent;
    }
    return {};
}

}  // namespace fathom
