#include "base/byte_source.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/limits.h"
#include "base/shown_text.h"

namespace fathom {

Result<ByteSource> ByteSource::open(const std::filesystem::path& path, Takes takes) {
    ByteSource source;
    source.m_path = path;
    source.m_name = shownPath(path);
    const bool isPlain = takes == Takes::PlainFiles;  // reads of plain files never wait
    source.m_descriptor =
        ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | (isPlain ? O_NONBLOCK : 0));
    struct stat status {};
    if (source.m_descriptor < 0 || ::fstat(source.m_descriptor, &status) != 0)
        return tl::make_unexpected(fileError("read", path, errno));
    if (S_ISDIR(status.st_mode)) return tl::make_unexpected(fileError("read", path, EISDIR));
    const bool isDevice = S_ISBLK(status.st_mode) || S_ISCHR(status.st_mode);
    if (isDevice && ::isatty(source.m_descriptor) == 0)
        return fail(ErrorCode::Io,
                    {"Cannot read %1: it is a device; name a file.", {source.m_name}});
    if (isPlain && !S_ISREG(status.st_mode))
        return fail(ErrorCode::Io,
                    {"Cannot read %1: it is not a plain file; move it away.", {source.m_name}});
    return source;
}

ByteSource ByteSource::over(std::string_view bytes, std::string_view name) {
    ByteSource source;
    source.m_name = shownPath(name);
    source.m_ahead = bytes;
    return source;
}

ByteSource::ByteSource(ByteSource&& other) noexcept
    : m_name(std::move(other.m_name)),
      m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_buffer(std::move(other.m_buffer)),
      m_ahead(std::exchange(other.m_ahead, {})),
      m_passed(other.m_passed) {}

ByteSource::~ByteSource() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

/// Moves the unread bytes to the beginning of the buffer and fills the rest of it.
Result<void> ByteSource::readMore() {
    if (m_buffer.empty()) m_buffer.resize(kBlock);
    const std::size_t kept = m_ahead.size();
    std::copy(m_ahead.begin(), m_ahead.end(), m_buffer.begin());
    ssize_t count = 0;
    do {
        count = ::read(m_descriptor, m_buffer.data() + kept, m_buffer.size() - kept);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return tl::make_unexpected(fileError("read", m_path, errno));
    m_ahead = std::string_view(m_buffer).substr(0, kept + static_cast<std::size_t>(count));
    return {};
}

Result<std::string_view> ByteSource::ahead(std::size_t least) {
    FATHOM_CHECK(least <= kBlock);
    while (m_descriptor >= 0 && m_ahead.size() < least) {
        const std::size_t before = m_ahead.size();
        if (Result<void> read = readMore(); !read) return tl::make_unexpected(read.error());
        if (m_ahead.size() == before) break;
    }
    return m_ahead.substr(0, kBlock);
}

Result<std::string> ByteSource::exactly(std::size_t count) {
    std::string bytes;
    while (bytes.size() < count) {
        const Result<std::string_view> next = ahead();
        if (!next) return tl::make_unexpected(next.error());
        if (next->empty())
            return fail(ErrorCode::Parse, {"%1 is cut short: its end is missing.", {m_name}});
        const std::size_t taken = std::min(next->size(), count - bytes.size());
        bytes.append(next->substr(0, taken));
        take(taken);
    }
    return bytes;
}

Result<void> ByteSource::skip(std::size_t count) {
    const std::size_t shown = std::min(count, m_ahead.size());
    take(shown);
    count -= shown;
    if (count == 0 || m_descriptor < 0) return {};
    if (::lseek(m_descriptor, static_cast<off_t>(count), SEEK_CUR) >= 0) return {};

    // A pipe cannot seek, so its bytes are read and dropped.
    while (count > 0) {
        const Result<std::string_view> next = ahead();
        if (!next) return tl::make_unexpected(next.error());
        if (next->empty()) return {};
        const std::size_t taken = std::min(next->size(), count);
        take(taken);
        count -= taken;
        m_passed += taken;
        if (m_passed > limits::kPipeBytes)
            return fail(ErrorCode::Parse,
                        {"%1 is longer than %2 MiB and contains no view up to there; save it as a "
                         "file and name that file.",
                         {m_name, std::to_string(limits::kPipeBytes / limits::kMebibyte)}});
    }
    return {};
}

}  // namespace fathom
