// The program ffmpeg as a child process. One thread at a time, but for kill().
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"

namespace fathom {

class Ffmpeg {
public:
    /// Starts it with these options, of which the usual ones are added. Its standard input is a
    /// connection of ours, and the descriptors `shared` are open in it with the same numbers. Fails
    /// with NotFound and a sentence that says what to install, or with Io.
    static Result<Ffmpeg> start(std::vector<std::string> options, std::span<const int> shared = {});
    Ffmpeg(Ffmpeg&& other) noexcept;
    Ffmpeg& operator=(Ffmpeg&&) = delete;
    ~Ffmpeg();  // without finish(): ends it at once

    /// Sends bytes to its standard input, and waits while it is busy. Fails with its last words if
    /// it has ended; a stop ends it.
    Result<void> write(std::span<const std::byte> bytes, const std::stop_token& stop) const;
    /// Ends its standard input, and waits until it has ended itself. Fails as write() does.
    Result<void> finish(const std::stop_token& stop);
    /// Ends it at once if it has not ended; finish() then fails. Any thread.
    void kill() const;

private:
    Ffmpeg() = default;
    Error failure() const;

    int m_process = -1;  // -1: none
    Descriptor m_input;
    Descriptor m_words;  // a file with what it has printed
};

/// Adds options that are separated by blanks.
void addWords(std::vector<std::string>& to, std::string_view words);

}  // namespace fathom
