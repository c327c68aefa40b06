// A checksum in an EXR file. Chunks packed by run lengths have none of their own, unlike those of
// zlib, so that damage would show as other samples.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace fathom {

/// The attribute, a whole number: CRC-32 of all bytes behind the header.
inline constexpr std::string_view kExrChecksum = "Checksum";

/// The checksum of bytes that arrive in pieces.
class Checksum {
public:
    void add(std::string_view bytes);
    /// The checksum of these bytes and then those of `next`.
    Checksum followedBy(const Checksum& next) const;
    std::uint32_t value() const { return m_value; }

private:
    std::uint32_t m_value = 0;
    std::uint64_t m_size = 0;
};

/// Reads a whole file and compares its checksum. Fails with Parse if it is damaged or has none, or
/// with Io.
Result<void> verifyExr(const std::filesystem::path& path);

}  // namespace fathom
