// A log that survives the program's sudden end: each line is handed to the system at once.
// Not for several threads at once.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace fathom {

/// The file of this session, and beside it the one before: fathom.log and fathom.previous.log.
class LogFile {
public:
    static constexpr std::size_t kMaximumBytes = std::size_t{1} << 20;

    /// What is there becomes the previous one. Opens on the first write.
    explicit LogFile(std::filesystem::path path, std::size_t maximumBytes = kMaximumBytes)
        : m_path(std::move(path)), m_maximumBytes(maximumBytes) {}
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;
    ~LogFile();

    /// A line and its end. A file that has grown too long becomes the previous one. After a failure
    /// nothing more is written.
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
