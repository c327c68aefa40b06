#include "base/file_lock.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/atomic_file.h"

namespace fathom {

Result<FileLock> FileLock::open(const std::filesystem::path& file) {
    if (!expectPlainFile(file)) (void)setAside(file);
    Descriptor descriptor(::open(file.c_str(), O_CREAT | O_RDWR | O_NONBLOCK | O_CLOEXEC, 0600));
    if (!descriptor) return tl::make_unexpected(fileError("write", file, errno));
    return FileLock(std::move(descriptor));
}

Result<FileLock> FileLock::take(const std::filesystem::path& file) {
    Result<FileLock> lock = open(file);
    if (lock && !lockFile(lock->m_descriptor.get()))
        return tl::make_unexpected(fileError("lock", file, errno));
    return lock;
}

Result<std::optional<FileLock>> FileLock::tryTake(const std::filesystem::path& file) {
    Result<FileLock> lock = open(file);
    if (!lock) return tl::make_unexpected(lock.error());
    if (::flock(lock->m_descriptor.get(), LOCK_EX | LOCK_NB) == 0)
        return std::optional<FileLock>(*std::move(lock));
    if (errno == EWOULDBLOCK) return std::optional<FileLock>();
    return tl::make_unexpected(fileError("lock", file, errno));
}

void FileLock::note(std::string_view text) const {
    (void)!::pwrite(m_descriptor.get(), text.data(), text.size(), 0);
}

}  // namespace fathom
