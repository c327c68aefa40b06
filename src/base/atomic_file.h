// A file that appears whole or not at all. One thread at a time.
//
// The bytes go to an unnamed file of the target's folder (or a hidden temporary one where the file
// system has no unnamed files) and take the target's name in commit(): a crash, a kill or a full
// disk leaves the old file as it was.
#pragma once

#include <cstdio>
#include <filesystem>
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

    std::FILE* stream() const { return m_stream; }
    Result<void> write(std::string_view bytes);
    /// The sentence for a write to stream() that failed with this errno.
    Error writeError(int errorNumber) const;
    /// Flushes to the disk and gives the file its name. The object is finished afterwards.
    Result<void> commit();

private:
    AtomicFile() = default;
    Result<void> takeName();
    void discard() noexcept;

    std::FILE* m_stream = nullptr;
    std::filesystem::path m_target;
    std::filesystem::path m_temporary;  // empty while the file has no name
};

Result<void> writeFileAtomically(const std::filesystem::path& target, std::string_view bytes);

/// Reads a whole file; fails beyond `maximumBytes` so that a mistaken path cannot fill the memory.
Result<std::string> readFile(const std::filesystem::path& path,
                             std::size_t maximumBytes = std::size_t{256} << 20);

/// A sentence for a system call that failed: `action` is "write" or "read". Code Io, or NotFound.
Error fileError(std::string_view action, const std::filesystem::path& path, int errorNumber);

}  // namespace fathom
