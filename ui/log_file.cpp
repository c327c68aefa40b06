#include "ui/log_file.h"

#include <cerrno>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "base/paths.h"

namespace fathom {

LogFile::~LogFile() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

std::filesystem::path LogFile::previousPath() const {
    std::filesystem::path path = m_path;
    return path.replace_filename(m_path.stem().string() + ".previous" +
                                 m_path.extension().string());
}

Result<void> LogFile::write(std::string_view line) {
    if (m_hasFailed) return {};
    if (m_descriptor < 0 || m_bytes + line.size() + 1 > m_maximumBytes)
        if (Result<void> started = startAnew(); !started) return started;

    // One call for each line, so that lines of two windows do not mix. No flush to the disk: the
    // window must not wait, and the system still writes the data if the program dies.
    const std::string whole = std::string(line.substr(0, m_maximumBytes)) + '\n';
    if (::write(m_descriptor, whole.data(), whole.size()) < 0) return giveUp("write", errno);
    m_bytes += whole.size();
    return {};
}

Result<void> LogFile::startAnew() {
    if (m_descriptor >= 0) ::close(m_descriptor);
    m_descriptor = -1;
    m_bytes = 0;
    if (Result<void> made = makeFolder(m_path.parent_path()); !made) {
        m_hasFailed = true;
        return made;
    }
    // A folder or a pipe cannot take lines; as the previous file it would also stay forever.
    for (const std::filesystem::path& path : {m_path, previousPath()})
        if (!expectPlainFile(path)) (void)setAside(path);
    if (::rename(m_path.c_str(), previousPath().c_str()) != 0 && errno != ENOENT)
        return giveUp("rename", errno);
    constexpr int kFlags =
        O_CREAT | O_WRONLY | O_APPEND | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    m_descriptor = ::open(m_path.c_str(), kFlags, 0600);
    return m_descriptor < 0 ? giveUp("write", errno) : Result<void>();
}

Result<void> LogFile::giveUp(std::string_view action, int errorNumber) {
    m_hasFailed = true;
    return tl::make_unexpected(fileError(action, m_path, errorNumber));
}

}  // namespace fathom
