// Joins the parts of a film into one file while they are made, without encoding them again. At the
// end, a film of some minutes would take a core 15 s to copy. One thread calls.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "base/descriptor.h"
#include "film/ffmpeg.h"

namespace fathom {

class PartJoiner {
public:
    /// The most parts of a film. Each is a pipe to ffmpeg, and a program may have 1024 open files.
    static constexpr int kMostParts = 300;

    /// Starts ffmpeg, which writes the film `whole` of this many parts and frames, and the file
    /// `list`, which ffmpeg reads. Fails as Ffmpeg::start() does. The destructor ends ffmpeg at
    /// once and removes its file, unless finish() was successful.
    static Result<std::unique_ptr<PartJoiner>> start(std::filesystem::path whole,
                                                     const std::filesystem::path& list, int parts,
                                                     int frames);
    ~PartJoiner();

    /// Takes the next part, a film that stays where it is.
    void add(std::filesystem::path part);
    int addedParts() const { return m_added; }
    /// After the last part: waits until the film is whole. Fails with Io, or with ffmpeg's last
    /// words; a stop ends it.
    Result<void> finish(const std::stop_token& stop);

private:
    PartJoiner(Ffmpeg program, std::deque<Descriptor> inputs, std::filesystem::path whole);
    Result<void> sendAll(const std::stop_token& stop);

    Ffmpeg m_program;
    std::deque<Descriptor> m_inputs;  // of the parts that are not yet sent
    const std::filesystem::path m_whole;
    int m_added = 0;
    bool m_isWhole = false;

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::filesystem::path> m_parts;  // not yet sent
    Result<void> m_sent;                        // by the thread
    std::jthread m_thread;
};

}  // namespace fathom
