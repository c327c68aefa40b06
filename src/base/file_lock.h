// A lock between programs: a file of its own that is locked (flock). A kill releases it.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

#include "base/descriptor.h"
#include "base/result.h"

namespace fathom {

class FileLock {
public:
    /// Waits for the lock, which other programs hold only for a moment. The file is made if it is
    /// missing; something that is not a plain file is set aside. Fails with Io after 30 seconds.
    static Result<FileLock> take(const std::filesystem::path& file);
    /// The same without waiting: nothing if another program, or this one, has the lock.
    static Result<std::optional<FileLock>> tryTake(const std::filesystem::path& file);

    /// Writes `text` at the start of the file, for other programs to read while the lock is held.
    /// It is no failure if that is impossible.
    void note(std::string_view text) const;

private:
    explicit FileLock(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}
    static Result<FileLock> open(const std::filesystem::path& file);

    Descriptor m_descriptor;
};

}  // namespace fathom
