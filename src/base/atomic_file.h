// A file that appears whole or not at all. One thread at a time.
//
// The bytes go to an unnamed file in the target's folder, or to a hidden temporary file if the file
// system has no unnamed files. commit() gives that file the target's name. A crash, a kill or a
// full disk therefore leaves the old file as it was.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"

namespace fathom {

class AtomicFile {
public:
    /// Follows a symbolic link and keeps the mode of an existing file. Fails with Io if the folder
    /// does not exist or cannot be written, or if the target is not a plain file.
    static Result<AtomicFile> create(const std::filesystem::path& target);
    /// Same as create(), but the bytes go to the file `kept`, which stays if the program is killed
    /// or commit() is not reached. Its first `size` bytes count as written; the rest is dropped.
    /// `kept` must be in the file system of the target. Fails with Io if it is shorter, or if
    /// another program writes it.
    static Result<AtomicFile> resume(const std::filesystem::path& target,
                                     const std::filesystem::path& kept, std::uint64_t size);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    ~AtomicFile();  // without commit(): discards what was written

    /// Says that about so many bytes follow. The system then sets all of their blocks aside at
    /// once, which takes less time than one by one. What is not written is given back by commit().
    void expect(std::uint64_t bytes) noexcept;
    /// Appends bytes. After a failed write, every call fails with the message of that first
    /// failure.
    Result<void> write(std::string_view bytes);
    /// Overwrites bytes that were written before, such as a table whose values are known last.
    Result<void> rewrite(std::uint64_t position, std::string_view bytes);
    /// Flushes what was written so far to the disk, without naming the file.
    Result<void> sync();
    /// Bytes written so far.
    std::uint64_t size() const { return m_size; }
    /// Flushes the file to the disk and gives it its name. The object must not be used afterwards.
    Result<void> commit();

private:
    AtomicFile() = default;
    Error writeError(int errorNumber) const;
    Result<void> result() const;
    void flush();
    void writeAt(std::uint64_t position, std::string_view bytes);
    int flushToDisk() const;
    void giveBackUnused() noexcept;
    Result<void> takeName();
    void discard() noexcept;

    int m_descriptor = -1;
    std::filesystem::path m_target;
    std::filesystem::path m_temporary;  // empty while the file has no name
    bool m_isKept = false;              // the temporary file stays without commit()
    std::string m_buffer;               // the last bytes, not yet in the file
    std::uint64_t m_size = 0;
    std::uint64_t m_expected = 0;  // the size up to which blocks were set aside
    int m_error = 0;               // errno of the first write that failed
};

Result<void> writeFileAtomically(const std::filesystem::path& target, std::string_view bytes);

/// Reads a whole file. Fails if the file is larger than `maximumBytes`, so that a mistaken path
/// cannot fill the memory, or if it is not a plain file: a pipe might never end or never begin.
Result<std::string> readFile(const std::filesystem::path& path,
                             std::size_t maximumBytes = std::size_t{256} << 20);

/// Fails if this name belongs to something other than a plain file, such as a folder or a pipe. A
/// name that does not exist is no failure.
Result<void> expectPlainFile(const std::filesystem::path& path);

/// Follows symbolic links to the final path; that file need not exist. Fails with Io if the links
/// form a loop.
Result<std::filesystem::path> followLinks(std::filesystem::path path);

/// Takes the exclusive lock (flock) of an open file, which other programs hold only for a moment.
/// Returns false after 30 seconds, or on an error, with the reason in errno.
bool lockFile(int descriptor);

/// Renames a file that cannot be used, so that another can take its place. The new name is
/// "<name>.bad" or, if that is taken, the first free one of "<name>.bad-2" to "<name>.bad-5"; if
/// all are taken, the last is replaced. Returns the new path.
Result<std::filesystem::path> setAside(const std::filesystem::path& path);

/// The error message for a failed system call. `action` is a verb such as "write" or "read". The
/// code is NotFound for ENOENT, otherwise Io.
Error fileError(std::string_view action, const std::filesystem::path& path, int errorNumber);

}  // namespace fathom
