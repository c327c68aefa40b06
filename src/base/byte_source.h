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

    /// What open() takes. A file of the program's own is plain; where a pipe stands in its place,
    /// waiting for a writer would hang the window.
    enum class Takes { PipesToo, PlainFiles };

    /// Waits for the writer of a pipe. Fails with NotFound, or with Io for what cannot be read: a
    /// folder, a device that is no terminal, and a pipe where only plain files are taken.
    static Result<ByteSource> open(const std::filesystem::path& path,
                                   Takes takes = Takes::PipesToo);
    /// `name` is what sentences call the bytes, which must outlive it.
    static ByteSource over(std::string_view bytes, std::string_view name);

    ByteSource(ByteSource&& other) noexcept;
    ByteSource& operator=(ByteSource&&) = delete;
    ~ByteSource();

    /// Short and printable: what sentences call it.
    const std::string& name() const { return m_name; }

    /// The bytes that come next, without taking them: at most kBlock, and `least` of them unless
    /// the source ends before. Valid until the next call.
    Result<std::string_view> ahead(std::size_t least = 1);
    /// Takes bytes that ahead() has shown.
    void take(std::size_t count) { m_ahead.remove_prefix(count); }

    /// Takes exactly so many bytes; fails with Parse when the source ends before.
    Result<std::string> exactly(std::size_t count);
    /// Passes bytes over, beyond the end too. Fails when a pipe, which is read past, has gone on
    /// for more than limits::kPipeBytes.
    Result<void> skip(std::size_t count);

private:
    ByteSource() = default;
    Result<void> readMore();

    std::string m_name;
    std::filesystem::path m_path;
    int m_descriptor = -1;     // -1: bytes in memory
    std::string m_buffer;      // of a file
    std::string_view m_ahead;  // what is left of the buffer, or of the bytes in memory
    std::size_t m_passed = 0;  // bytes of a pipe that were skipped
};

}  // namespace fathom
