#include "base/atomic_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/check.h"
#include "base/descriptor.h"
#include "base/folder.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

/// Bytes that write() collects before it makes a system call.
constexpr std::size_t kBufferBytes = std::size_t{1} << 16;

/// Repeats a system call that a signal interrupts. Returns its result, or the negative errno.
template <class Call>
auto uninterrupted(const Call& call) {
    for (;;) {
        auto result = call();
        if (result >= 0) return result;
        if (errno != EINTR) return static_cast<decltype(result)>(-errno);
    }
}

int openFile(const std::filesystem::path& path, int flags) {
    return uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, 0666); });
}

std::filesystem::path folderOf(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.parent_path();
    return folder.empty() ? std::filesystem::path(".") : folder;
}

Phrase reasonOf(int errorNumber) {
    switch (errorNumber) {
        case ENOENT:
            return phrase("it does not exist");
        case ENOTDIR:
            return phrase("a part of its path is not a folder");
        case EACCES:
        case EPERM:
            return phrase("permission is denied");
        case ENOSPC:
        case EDQUOT:
            return phrase("there is no space left; free some or choose another folder");
        case EFBIG:
            return phrase("it is larger than this system allows");
        case EROFS:
            return phrase("its file system is read-only; choose another folder");
        case EEXIST:
            return phrase("File exists");
        case EISDIR:
            return phrase("it is a folder, not a file");
        case ENAMETOOLONG:
            return phrase("its name is too long");
        case ELOOP:
            return phrase("its symbolic links form a loop");
        case EMFILE:
        case ENFILE:
            return phrase("too many files are open; close some programs");
        case EIO:
            return phrase("its disk or its connection fails");
        case EWOULDBLOCK:
            return phrase("another program keeps it locked");
        case ENOMEM:
            return phrase("there is not enough memory");
        default:
            return std::generic_category().message(errorNumber);
    }
}

/// ".<name>.<ending>" next to the target. The name is cut short if the file system would refuse it.
std::filesystem::path hiddenName(const std::filesystem::path& target, const std::string& ending) {
    std::string name = ".";
    name += target.filename().string().substr(0, 200);
    name += '.';
    name += ending;
    return folderOf(target) / name;
}

/// The hidden name by which an unnamed file replaces another, since linkat() cannot replace. Each
/// target has exactly one such name, so a file left by a kill between the two calls is removed by
/// the next save.
std::filesystem::path passingName(const std::filesystem::path& target) {
    return hiddenName(target, "new");
}

int openUnnamed(const std::filesystem::path& folder) {
#ifdef O_TMPFILE
    // The file gets its name through /proc, which a bare chroot may lack.
    if (::access("/proc/self/fd", X_OK) != 0) return -errno;
    return openFile(folder, O_TMPFILE | O_WRONLY);
#else
    return -EOPNOTSUPP;
#endif
}

bool isPlainFile(int descriptor) {
    struct stat status {};
    return descriptor >= 0 && ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

constexpr std::string_view kHiddenEnding = ".tmp";

/// Removes hidden files of this target whose writers were killed; a living writer holds a lock.
void removeLitter(const std::filesystem::path& target) {
    const std::string start = hiddenName(target, "").filename().string();
    for (const std::string& name : namesIn(folderOf(target))) {
        if (!name.starts_with(start) || !name.ends_with(kHiddenEnding)) continue;
        const std::filesystem::path path = folderOf(target) / name;
        const Descriptor file(openFile(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK));
        if (isPlainFile(file.get()) && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(path.c_str());
    }
}

/// Locks a folder in which files are created and named. If the folder cannot be locked, or another
/// program keeps the lock, the folder is used all the same: writers that meet there fail cleanly.
class FolderLock {
public:
    explicit FolderLock(const std::filesystem::path& folder)
        : m_folder(openFile(folder, O_RDONLY | O_DIRECTORY)) {
        if (m_folder.get() >= 0) (void)lockFile(m_folder.get());
    }
    /// The descriptor, or the negative errno.
    int get() const { return m_folder.get(); }

private:
    Descriptor m_folder;
};

/// Returns a descriptor, or the negative errno.
int openHidden(const std::filesystem::path& target, std::filesystem::path& name) {
    // The folder's lock covers the moment in which a new file is not locked yet.
    const FolderLock folder(folderOf(target));
    removeLitter(target);
    for (int attempt = 0; attempt < 100; ++attempt) {
        name = hiddenName(target, std::to_string(::getpid()) + "-" + std::to_string(attempt) +
                                      std::string(kHiddenEnding));
        const int descriptor = openFile(name, O_CREAT | O_EXCL | O_WRONLY);
        if (descriptor >= 0) ::flock(descriptor, LOCK_EX | LOCK_NB);
        if (descriptor != -EEXIST) return descriptor;
    }
    return -EEXIST;
}

/// Sets the mode of the file that is replaced. A file system without modes has the right one
/// already.
bool takeMode(int descriptor, mode_t mode) {
    struct stat present {};
    return ::fchmod(descriptor, mode) == 0 ||
           (::fstat(descriptor, &present) == 0 && (present.st_mode & 07777) == mode);
}

/// The error for a folder that does not accept a new file.
Error folderError(const std::filesystem::path& target, const std::filesystem::path& folder,
                  int errorNumber) {
    const std::vector<Phrase> names{shownPath(target), shownPath(folder)};
    std::error_code ignored;
    if (errorNumber == EACCES)
        return {ErrorCode::Io,
                {"Cannot write %1: the folder %2 may not be written; choose another.", names}};
    if (errorNumber != ENOENT) return fileError("write", target, errorNumber);
    // System folders such as /proc exist but accept no files.
    if (std::filesystem::is_directory(folder, ignored))
        return {ErrorCode::Io,
                {"Cannot write %1: the folder %2 does not accept files; choose another.", names}};
    return {ErrorCode::Io, {"Cannot write %1: the folder %2 does not exist.", names}};
}

/// The file that a path leads to, and its mode if it exists.
struct Target {
    std::filesystem::path path;
    std::optional<mode_t> mode;
};

/// An existing target must be a plain file that may be written: the rename would silently replace a
/// device, or a file that its owner has protected.
Result<Target> checkTarget(const std::filesystem::path& target) {
    Result<std::filesystem::path> real = followLinks(target);
    if (!real) return tl::make_unexpected(real.error());
    if (real->filename().empty() || real->filename() == "." || real->filename() == "..")
        return tl::make_unexpected(fileError("write", target, EISDIR));
    struct stat existing {};
    if (::stat(real->c_str(), &existing) != 0) {
        if (errno != ENOENT) return tl::make_unexpected(fileError("write", target, errno));
        return Target{*std::move(real), std::nullopt};
    }
    if (S_ISDIR(existing.st_mode)) return tl::make_unexpected(fileError("write", target, EISDIR));
    if (!S_ISREG(existing.st_mode))
        return fail(ErrorCode::Io, {"Cannot write %1: it is not a plain file; choose another name.",
                                    {shownPath(target)}});
    if (::access(real->c_str(), W_OK) != 0)
        return fail(ErrorCode::Io, {"Cannot write %1: it is write-protected; choose another name.",
                                    {shownPath(target)}});
    return Target{*std::move(real), existing.st_mode & 07777};
}

}  // namespace

Error fileError(std::string_view action, const std::filesystem::path& path, int errorNumber) {
    // The patterns are whole sentences, because languages put verbs at different places.
    static constexpr std::array kPatterns{
        phrase("Cannot write %1: %2."),  phrase("Cannot read %1: %2."),
        phrase("Cannot rename %1: %2."), phrase("Cannot make %1: %2."),
        phrase("Cannot start %1: %2."),  phrase("Cannot remove %1: %2."),
        phrase("Cannot lock %1: %2."),   phrase("Cannot make the folder %1: %2."),
    };
    const auto* const pattern = std::ranges::find_if(kPatterns, [&](std::string_view words) {
        return words.starts_with("Cannot " + std::string(action) + " %1");
    });
    FATHOM_CHECK(pattern != kPatterns.end());
    return {errorNumber == ENOENT ? ErrorCode::NotFound : ErrorCode::Io,
            {*pattern, {shownPath(path), reasonOf(errorNumber)}}};
}

Result<AtomicFile> AtomicFile::create(const std::filesystem::path& target) {
    Result<Target> real = checkTarget(target);
    if (!real) return tl::make_unexpected(real.error());
    const std::filesystem::path folder = folderOf(real->path);
    AtomicFile file;
    file.m_target = real->path;
    file.m_buffer.reserve(kBufferBytes);
    file.m_descriptor = openUnnamed(folder);
    if (file.m_descriptor < 0) file.m_descriptor = openHidden(real->path, file.m_temporary);
    if (file.m_descriptor < 0) {
        file.m_temporary.clear();
        return tl::make_unexpected(folderError(target, folder, -file.m_descriptor));
    }
    if (real->mode && !takeMode(file.m_descriptor, *real->mode))
        return tl::make_unexpected(fileError("write", target, errno));
    return file;
}

Result<AtomicFile> AtomicFile::resume(const std::filesystem::path& target,
                                      const std::filesystem::path& kept, std::uint64_t size) {
    Result<Target> real = checkTarget(target);
    if (!real) return tl::make_unexpected(real.error());
    AtomicFile file;
    file.m_target = real->path;
    file.m_buffer.reserve(kBufferBytes);
    file.m_descriptor = openFile(kept, O_CREAT | O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
    if (file.m_descriptor < 0)
        return tl::make_unexpected(fileError("write", kept, -file.m_descriptor));
    file.m_temporary = kept;
    file.m_isKept = true;
    if (::flock(file.m_descriptor, LOCK_EX | LOCK_NB) != 0)
        return tl::make_unexpected(fileError("write", kept, errno));

    struct stat present {};
    if (::fstat(file.m_descriptor, &present) != 0)
        return tl::make_unexpected(fileError("write", kept, errno));
    if (!S_ISREG(present.st_mode) || static_cast<std::uint64_t>(present.st_size) < size)
        return fail(ErrorCode::Io, {"Cannot go on with %1: %2 was changed; remove its folder.",
                                    {shownPath(target), shownPath(kept)}});
    if (uninterrupted([&] { return ::ftruncate(file.m_descriptor, static_cast<off_t>(size)); }) < 0)
        return tl::make_unexpected(fileError("write", kept, errno));
    file.m_size = size;
    if (real->mode && !takeMode(file.m_descriptor, *real->mode))
        return tl::make_unexpected(fileError("write", target, errno));
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept {
    *this = std::move(other);
}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    if (this == &other) return *this;
    discard();
    m_descriptor = std::exchange(other.m_descriptor, -1);
    m_target = std::move(other.m_target);
    m_temporary = std::exchange(other.m_temporary, {});
    m_isKept = other.m_isKept;
    m_buffer = std::move(other.m_buffer);
    m_size = other.m_size;
    m_expected = other.m_expected;
    m_error = other.m_error;
    return *this;
}

AtomicFile::~AtomicFile() {
    discard();
}

void AtomicFile::discard() noexcept {
    if (m_descriptor >= 0) ::close(m_descriptor);
    if (!m_temporary.empty() && !m_isKept) ::unlink(m_temporary.c_str());
    m_descriptor = -1;
    m_temporary.clear();
}

Error AtomicFile::writeError(int errorNumber) const {
    return fileError("write", m_target, errorNumber);
}

Result<void> AtomicFile::result() const {
    return m_error == 0 ? Result<void>() : tl::make_unexpected(writeError(m_error));
}

void AtomicFile::expect(std::uint64_t bytes) noexcept {
#ifdef FALLOC_FL_KEEP_SIZE
    // The system may refuse, for example on a disk that is nearly full; writing does not need it.
    if (::fallocate(m_descriptor, FALLOC_FL_KEEP_SIZE, static_cast<off_t>(m_size),
                    static_cast<off_t>(bytes)) == 0)
        m_expected = m_size + bytes;
#endif
}

Result<void> AtomicFile::write(std::string_view bytes) {
    if (m_buffer.size() + bytes.size() > kBufferBytes) flush();
    if (bytes.size() >= kBufferBytes)
        writeAt(m_size, bytes);
    else
        m_buffer += bytes;
    m_size += bytes.size();
    return result();
}

Result<void> AtomicFile::rewrite(std::uint64_t position, std::string_view bytes) {
    flush();
    writeAt(position, bytes);
    return result();
}

void AtomicFile::flush() {
    writeAt(m_size - m_buffer.size(), m_buffer);
    m_buffer.clear();
}

/// After the first failure nothing more is written; its errno is kept as the file's error.
void AtomicFile::writeAt(std::uint64_t position, std::string_view bytes) {
    while (m_error == 0 && !bytes.empty()) {
        const ssize_t count = uninterrupted([&] {
            return ::pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(position));
        });
        if (count <= 0) {
            m_error = count == 0 ? EIO : static_cast<int>(-count);
            return;
        }
        position += static_cast<std::uint64_t>(count);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

Result<void> AtomicFile::sync() {
    flush();
    if (m_error == 0) m_error = flushToDisk();
    return result();
}

Result<void> AtomicFile::commit() {
    giveBackUnused();
    const Result<void> synced = sync();
    Result<void> done = synced ? takeName() : synced;
    discard();
    return done;
}

/// Cutting a file off where it ends frees the blocks behind. If that fails, it only takes more
/// room.
void AtomicFile::giveBackUnused() noexcept {
    flush();
    if (m_error != 0 || m_expected <= m_size) return;
    (void)uninterrupted([&] { return ::ftruncate(m_descriptor, static_cast<off_t>(m_size)); });
}

/// Returns 0 or an errno. Checks that the file has the size that was written, as other programs may
/// have changed it.
int AtomicFile::flushToDisk() const {
    struct stat written {};
    if (::fstat(m_descriptor, &written) != 0) return errno;
    if (static_cast<std::uint64_t>(written.st_size) != m_size) return EIO;
    return -uninterrupted([this] { return ::fsync(m_descriptor); });
}

Result<void> AtomicFile::takeName() {
    const FolderLock folder(folderOf(m_target));  // one writer at a time
    if (m_temporary.empty()) {
        const std::string unnamed = "/proc/self/fd/" + std::to_string(m_descriptor);
        const auto nameIt = [&unnamed](const std::filesystem::path& name) {
            return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW);
        };
        std::filesystem::path passing = passingName(m_target);
        ::unlink(passing.c_str());
        if (nameIt(m_target) != 0) {
            if (errno != EEXIST || nameIt(passing) != 0)
                return tl::make_unexpected(writeError(errno));
            m_temporary = std::move(passing);  // moved: a copy may fail and leave the name behind
        }
    }
    if (!m_temporary.empty() && ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return tl::make_unexpected(writeError(errno));
    m_temporary.clear();

    // The file is in place and complete. If its folder cannot be flushed, that only delays its
    // name.
    if (folder.get() >= 0) ::fsync(folder.get());
    return {};
}

Result<void> writeFileAtomically(const std::filesystem::path& target, std::string_view bytes) {
    Result<AtomicFile> file = AtomicFile::create(target);
    if (!file) return tl::make_unexpected(file.error());
    if (Result<void> written = file->write(bytes); !written) return written;
    return file->commit();
}

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maximumBytes) {
    // O_NONBLOCK, as opening must not wait for a pipe's writer.
    const Descriptor file(openFile(path, O_RDONLY | O_NONBLOCK));
    struct stat status {};
    const int opened = file.get() < 0                      ? -file.get()
                       : ::fstat(file.get(), &status) != 0 ? errno
                       : S_ISDIR(status.st_mode)           ? EISDIR
                                                           : 0;
    if (opened != 0) return tl::make_unexpected(fileError("read", path, opened));
    if (!S_ISREG(status.st_mode))
        return fail(ErrorCode::InvalidInput,
                    {"Cannot read %1: it is not a plain file.", {shownPath(path)}});

    // Files of the system, such as those in /proc, have a size of 0 but still hold bytes.
    const auto tooLarge = [&] {
        return fail(ErrorCode::InvalidInput,
                    {"Cannot read %1: it is larger than %2 MiB.",
                     {shownPath(path), std::to_string(maximumBytes >> 20)}});
    };
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > maximumBytes) return tooLarge();
    constexpr std::size_t kMore = std::size_t{1} << 16;
    std::string bytes(size + 1, '\0');  // one more byte, so that the end is found without growing
    for (std::size_t filled = 0;;) {
        const ssize_t count = uninterrupted(
            [&] { return ::read(file.get(), bytes.data() + filled, bytes.size() - filled); });
        if (count < 0)
            return tl::make_unexpected(fileError("read", path, static_cast<int>(-count)));
        filled += static_cast<std::size_t>(count);
        if (filled > maximumBytes) return tooLarge();
        if (count == 0) {
            bytes.resize(filled);
            return bytes;
        }
        if (filled == bytes.size()) bytes.resize(filled + kMore);
    }
}

Result<void> expectPlainFile(const std::filesystem::path& path) {
    struct stat there {};
    if (::stat(path.c_str(), &there) != 0 || S_ISREG(there.st_mode)) return {};
    return fail(ErrorCode::InvalidInput,
                {"Cannot use %1: it is not a plain file.", {shownPath(path)}});
}

bool lockFile(int descriptor) {
    constexpr std::chrono::milliseconds kPause{2};
    constexpr std::chrono::seconds kPatience{30};
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return false;
        if (std::chrono::steady_clock::now() > end) return errno = EWOULDBLOCK, false;
        std::this_thread::sleep_for(kPause);
    }
    return true;
}

Result<std::filesystem::path> followLinks(std::filesystem::path path) {
    const std::filesystem::path named = path;
    for (int hops = 0; hops < 40; ++hops) {
        std::error_code error;
        if (!std::filesystem::is_symlink(std::filesystem::symlink_status(path, error))) return path;
        const std::filesystem::path next = std::filesystem::read_symlink(path, error);
        if (error) return tl::make_unexpected(fileError("write", named, error.value()));
        path = path.parent_path() / next;  // an absolute `next` replaces the whole
    }
    return tl::make_unexpected(fileError("write", named, ELOOP));
}

Result<std::filesystem::path> setAside(const std::filesystem::path& path) {
    constexpr int kMostKept = 5;
    std::filesystem::path kept;
    for (int number = 1; number <= kMostKept; ++number) {
        kept = path;
        kept += number == 1 ? ".bad" : ".bad-" + std::to_string(number);
        struct stat there {};
        if (::lstat(kept.c_str(), &there) != 0) break;
    }
    if (::rename(path.c_str(), kept.c_str()) != 0)
        return tl::make_unexpected(fileError("rename", path, errno));
    return kept;
}

}  // namespace fathom
