// A log file that survives a crash of the program: each line is handed to the system at once. Not
// safe for use from several threads at once.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace fathom {

/// Two files in one folder: fathom.log of this session and fathom.previous.log of the one before.
class LogFile {
public:
    static constexpr std::size_t kMaximumBytes = std::size_t{1} << 20;

    /// The file opens on the first write; an existing file then becomes the previous one.
    explicit LogFile(std::filesystem::path path, std::size_t maximumBytes = kMaximumBytes)
        : m_path(std::move(path)), m_maximumBytes(maximumBytes) {}
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;
    ~LogFile();

    /// Writes a line and its end; a longer line is cut to the maximum size. A file that would grow
    /// beyond that size becomes the previous one first. After the first failure nothing more is
    /// written.
    Result<void> write(std::string_view line);

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path previousPath() const;

private:
    Result<void> startAnew();
    Result<void> giveUp(std::string_view action, int errorNumber);

    std::filesystem::path m_path;
    std::size_t m_maximumBytes;
    std::size_t m_bytes = 0;
    int m_descriptor = -1;
    bool m_hasFailed = false;
};

}  // namespace fathom
