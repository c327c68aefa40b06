// A file that appears whole or not at all. One thread at a time.
//
// The bytes go to an unnamed file of the target's folder (or a hidden temporary one where the file
// system has no unnamed files) and take the target's name in commit(): a crash, a kill or a full
// disk leaves the old file as it was.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"

namespace fathom {

class AtomicFile {
public:
    /// A symbolic link is followed, and an existing file's mode is kept. Fails with Io when the
    /// folder does not exist or cannot be written, or when the target is not a plain file.
    static Result<AtomicFile> create(const std::filesystem::path& target);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    ~AtomicFile();  // without commit(): discards what was written

    /// Appends. After a failure, every call fails with the sentence of the first.
    Result<void> write(std::string_view bytes);
    /// Replaces bytes that were written before, such as a table whose values come last.
    Result<void> rewrite(std::uint64_t position, std::string_view bytes);
    /// Bytes so far.
    std::uint64_t size() const { return m_size; }
    /// Flushes to the disk and gives the file its name. The object is finished afterwards.
    Result<void> commit();

private:
    AtomicFile() = default;
    Error writeError(int errorNumber) const;
    Result<void> result() const;
    void flush();
    void writeAt(std::uint64_t position, std::string_view bytes);
    int flushToDisk() const;
    Result<void> takeName();
    void discard() noexcept;

    int m_descriptor = -1;
    std::filesystem::path m_target;
    std::filesystem::path m_temporary;  // empty while the file has no name
    std::string m_buffer;               // the last bytes, not yet in the file
    std::uint64_t m_size = 0;
    int m_error = 0;  // errno of the first write that failed
};

Result<void> writeFileAtomically(const std::filesystem::path& target, std::string_view bytes);

/// Reads a whole file; fails beyond `maximumBytes` so that a mistaken path cannot fill the memory,
/// and where it is no plain file, such as a pipe, which might never end or never begin.
Result<std::string> readFile(const std::filesystem::path& path,
                             std::size_t maximumBytes = std::size_t{256} << 20);

/// Fails where something other than a plain file, such as a folder or a pipe, has this name.
Result<void> expectPlainFile(const std::filesystem::path& path);

/// Takes the exclusive lock of an open file (flock), which its other holders keep for a moment
/// only: after some seconds false, with the reason in errno.
bool lockFile(int descriptor);

/// Renames a file that cannot be used, so that another can take its place: to "<name>.bad" or,
/// while that is taken, "<name>.bad-2" to "-5", of which the last is replaced. Returns the new
/// path.
Result<std::filesystem::path> setAside(const std::filesystem::path& path);

/// A sentence for a system call that failed: `action` is "write" or "read". Code Io, or NotFound.
Error fileError(std::string_view action, const std::filesystem::path& path, int errorNumber);

}  // namespace fathom
