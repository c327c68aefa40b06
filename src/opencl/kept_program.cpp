#include "opencl/kept_program.h"

#include <cstdint>
#include <cstdio>

namespace fathom {

namespace {

constexpr std::string_view kMagic = "fathom kernel 1\n";

/// FNV-1a (Fowler, Noll, Vo; IETF draft-eastlake-fnv) of 64 bits. It names files and detects
/// damage. Programs are told apart by their whole keys, which the files hold.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char character : text)
        hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3u;
    return hash;
}

std::string hexadecimal(std::uint64_t value) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(value));
    return digits;
}

}  // namespace

std::string keptProgramName(std::string_view key) {
    return "kernel-" + hexadecimal(hashOf(key));
}

std::string packProgram(const std::string& key, std::string_view binary) {
    const std::string content = key + std::string(binary);
    return std::string(kMagic) + hexadecimal(hashOf(content)) + hexadecimal(key.size()) + content;
}

std::optional<std::string> unpackProgram(std::string_view file, const std::string& key) {
    const std::size_t header = kMagic.size() + 32;
    if (file.size() <= header + key.size()) return std::nullopt;
    const std::string_view binary = file.substr(header + key.size());
    if (file != packProgram(key, binary)) return std::nullopt;
    return std::string(binary);
}

}  // namespace fathom
