// Reads forward in a file, a pipe or bytes in memory, a block at a time. One thread.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"

namespace fathom {

class ByteSource {
public:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;

    /// What open() accepts. Files of the program's own must be plain: if a pipe stood in place of
    /// one, waiting for its writer would hang the window.
    enum class Takes { PipesToo, PlainFiles };

    /// Waits for the writer of a pipe. Fails with NotFound, or with Io for what cannot be read: a
    /// folder, a device that is not a terminal, or a pipe if only plain files are accepted.
    static Result<ByteSource> open(const std::filesystem::path& path,
                                   Takes takes = Takes::PipesToo);
    /// Reads `bytes`, which must outlive the source. `name` is the name of the source in messages.
    static ByteSource over(std::string_view bytes, std::string_view name);

    ByteSource(ByteSource&& other) noexcept;
    ByteSource& operator=(ByteSource&&) = delete;
    ~ByteSource();

    /// The name of the source in messages: short and printable.
    const std::string& name() const { return m_name; }

    /// The next bytes, without taking them: at most kBlock, and at least `least` unless the source
    /// ends before. Valid until the next call.
    Result<std::string_view> ahead(std::size_t least = 1);
    /// Takes `count` bytes that ahead() has returned.
    void take(std::size_t count) { m_ahead.remove_prefix(count); }

    /// Takes exactly `count` bytes. Fails with Parse if the source ends before.
    Result<std::string> exactly(std::size_t count);
    /// Skips `count` bytes, which may lead beyond the end. A pipe is read to skip it; fails with
    /// Parse if more than limits::kPipeBytes of a pipe were skipped.
    Result<void> skip(std::size_t count);

private:
    ByteSource() = default;
    Result<void> readMore();

    std::string m_name;
    std::filesystem::path m_path;
    int m_descriptor = -1;     // -1: bytes in memory
    std::string m_buffer;      // the current block of a file
    std::string_view m_ahead;  // unread part of m_buffer, or of the bytes in memory
    std::size_t m_passed = 0;  // bytes of a pipe that were skipped
};

}  // namespace fathom
