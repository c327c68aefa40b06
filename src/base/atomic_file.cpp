#include "base/atomic_file.h"

#include <cerrno>
#include <random>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fathom {

namespace {

/// Closes a descriptor at the end of its scope.
class Descriptor {
public:
    explicit Descriptor(int value) : m_value(value) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (m_value >= 0) ::close(m_value);
    }
    int get() const { return m_value; }

private:
    int m_value;
};

std::filesystem::path folderOf(const std::filesystem::path& path) {
    const std::filesystem::path folder = path.parent_path();
    return folder.empty() ? std::filesystem::path(".") : folder;
}

std::string reasonOf(int errorNumber) {
    switch (errorNumber) {
        case ENOENT:
            return "it does not exist";
        case ENOTDIR:
            return "a part of its path is not a folder";
        case EACCES:
        case EPERM:
            return "the permission is missing";
        case ENOSPC:
        case EDQUOT:
            return "there is no space left; free some or choose another folder";
        case EFBIG:
            return "it is larger than this system allows";
        case EROFS:
            return "its file system is read-only; choose another folder";
        case EISDIR:
            return "it is a folder, not a file";
        case ENAMETOOLONG:
            return "its name is too long";
        case ELOOP:
            return "its symbolic links go in a circle";
        default:
            return std::generic_category().message(errorNumber);
    }
}

/// Where a symbolic link leads in the end, to a file that need not exist.
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

/// ".<name>.<ending>" beside the target, the name cut short where the file system would refuse it.
std::filesystem::path hiddenName(const std::filesystem::path& target, const std::string& ending) {
    std::string name = ".";
    name += target.filename().string().substr(0, 200);
    name += '.';
    name += ending;
    return folderOf(target) / name;
}

/// The hidden name by which an unnamed file replaces another, since linkat() cannot. It is one for
/// each target: what a kill between the two calls leaves is removed by the next save.
std::filesystem::path passingName(const std::filesystem::path& target) {
    return hiddenName(target, "new");
}

int openUnnamed(const std::filesystem::path& folder) {
#ifdef O_TMPFILE
    // The name is given through /proc, which a bare chroot may lack.
    if (::access("/proc/self/fd", X_OK) != 0) return -1;
    return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
#else
    return -1;
#endif
}

constexpr std::string_view kHiddenEnding = ".tmp";

/// Removes hidden files of this target whose writers were killed: a living one holds a lock.
void removeLitter(const std::filesystem::path& target) {
    const std::string start = hiddenName(target, "").filename().string();
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(target), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(start) || !name.ends_with(kHiddenEnding)) continue;
        const Descriptor file(::open(entry.path().c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC));
        if (file.get() >= 0 && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
            ::unlink(entry.path().c_str());
    }
}

int openHidden(const std::filesystem::path& target, std::filesystem::path& name) {
    // The folder's lock covers the moment in which a new file has no lock of its own.
    const Descriptor folder(::open(folderOf(target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.get() >= 0) ::flock(folder.get(), LOCK_EX);
    removeLitter(target);
    std::random_device random;
    for (int attempt = 0; attempt < 100; ++attempt) {
        name = hiddenName(target, std::to_string(random()) + std::string(kHiddenEnding));
        const int descriptor = ::open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
        if (descriptor >= 0) ::flock(descriptor, LOCK_EX | LOCK_NB);
        if (descriptor >= 0 || errno != EEXIST) return descriptor;
    }
    return -1;
}

}  // namespace

Error fileError(std::string_view action, const std::filesystem::path& path, int errorNumber) {
    return {
        errorNumber == ENOENT ? ErrorCode::NotFound : ErrorCode::Io,
        "Cannot " + std::string(action) + " " + path.string() + ": " + reasonOf(errorNumber) + "."};
}

Result<AtomicFile> AtomicFile::create(const std::filesystem::path& target) {
    Result<std::filesystem::path> real = followLinks(target);
    if (!real) return tl::make_unexpected(real.error());
    const std::filesystem::path folder = folderOf(*real);
    if (real->filename().empty() || real->filename() == "." || real->filename() == "..")
        return tl::make_unexpected(fileError("write", target, EISDIR));

    // An existing target must be a plain file that may be written: the rename would replace
    // a device, or a file that its owner has protected, without a word.
    struct stat existing {};
    const bool exists = ::stat(real->c_str(), &existing) == 0;
    if (!exists && errno != ENOENT) return tl::make_unexpected(fileError("write", target, errno));
    if (exists && S_ISDIR(existing.st_mode))
        return tl::make_unexpected(fileError("write", target, EISDIR));
    if (exists && !S_ISREG(existing.st_mode))
        return fail(ErrorCode::Io, "Cannot write " + target.string() +
                                       ": it is not a plain file; choose another name.");
    if (exists && ::access(real->c_str(), W_OK) != 0)
        return fail(ErrorCode::Io, "Cannot write " + target.string() +
                                       ": it is write-protected; choose another name.");

    AtomicFile file;
    file.m_target = *real;
    int descriptor = openUnnamed(folder);
    if (descriptor < 0) descriptor = openHidden(*real, file.m_temporary);
    if (descriptor < 0) {
        const int reason = errno;
        if (reason == ENOENT)
            return fail(ErrorCode::Io, "Cannot write " + target.string() + ": the folder " +
                                           folder.string() + " does not exist.");
        if (reason == EACCES)
            return fail(ErrorCode::Io, "Cannot write " + target.string() + ": the folder " +
                                           folder.string() +
                                           " may not be written; choose another.");
        return tl::make_unexpected(fileError("write", target, reason));
    }
    if (exists) ::fchmod(descriptor, existing.st_mode & 07777);
    file.m_stream = ::fdopen(descriptor, "wb");
    if (file.m_stream == nullptr) {
        const int reason = errno;
        ::close(descriptor);
        file.discard();
        return tl::make_unexpected(fileError("write", target, reason));
    }
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_stream(std::exchange(other.m_stream, nullptr)),
      m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {})) {}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    if (this == &other) return *this;
    discard();
    m_stream = std::exchange(other.m_stream, nullptr);
    m_target = std::move(other.m_target);
    m_temporary = std::exchange(other.m_temporary, {});
    return *this;
}

AtomicFile::~AtomicFile() {
    discard();
}

void AtomicFile::discard() noexcept {
    if (m_stream != nullptr) std::fclose(m_stream);
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
    m_stream = nullptr;
    m_temporary.clear();
}

Error AtomicFile::writeError(int errorNumber) const {
    return fileError("write", m_target, errorNumber);
}

Result<void> AtomicFile::write(std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), m_stream) != bytes.size())
        return tl::make_unexpected(writeError(errno));
    return {};
}

Result<void> AtomicFile::commit() {
    Result<void> done;
    if (std::ferror(m_stream) != 0)
        done = tl::make_unexpected(writeError(EIO));
    else if (std::fflush(m_stream) != 0 || ::fsync(::fileno(m_stream)) != 0)
        done = tl::make_unexpected(writeError(errno));
    else
        done = takeName();
    discard();
    return done;
}

Result<void> AtomicFile::takeName() {
    // One writer of this folder at a time. A file system without locks leaves the calls below
    // to fail cleanly when two writers meet.
    const Descriptor folder(::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.get() >= 0) ::flock(folder.get(), LOCK_EX);

    if (m_temporary.empty()) {
        const std::string unnamed = "/proc/self/fd/" + std::to_string(::fileno(m_stream));
        const auto nameIt = [&unnamed](const std::filesystem::path& name) {
            return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW);
        };
        const std::filesystem::path passing = passingName(m_target);
        ::unlink(passing.c_str());
        if (nameIt(m_target) != 0) {
            if (errno != EEXIST || nameIt(passing) != 0)
                return tl::make_unexpected(writeError(errno));
            m_temporary = passing;
        }
    }
    if (!m_temporary.empty() && ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return tl::make_unexpected(writeError(errno));
    m_temporary.clear();

    // The file is in place and whole; a folder that cannot be flushed only delays its name.
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
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) return tl::make_unexpected(fileError("read", path, errno));

    std::string bytes;
    constexpr std::size_t kChunk = std::size_t{1} << 18;
    for (;;) {
        const std::size_t before = bytes.size();
        bytes.resize(before + kChunk);
        const ssize_t count = ::read(file.get(), bytes.data() + before, kChunk);
        if (count < 0 && errno == EINTR) {
            bytes.resize(before);
            continue;
        }
        if (count < 0) return tl::make_unexpected(fileError("read", path, errno));
        bytes.resize(before + static_cast<std::size_t>(count));
        if (count == 0) return bytes;
        if (bytes.size() > maximumBytes)
            return fail(ErrorCode::InvalidInput, "Cannot read " + path.string() +
                                                     ": it is larger than " +
                                                     std::to_string(maximumBytes >> 20) + " MiB.");
    }
}

}  // namespace fathom
