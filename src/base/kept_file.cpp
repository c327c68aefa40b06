#include "base/kept_file.h"

#include <cstdint>
#include <cstdio>

namespace fathom {

namespace {

/// FNV-1a (Fowler, Noll, Vo; IETF draft-eastlake-fnv) of 64 bits. It names files and detects
/// damage. Contents are told apart by their whole keys, which the files hold.
std::uint64_t hashOf(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325u) {
    for (const char character : text)
        hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3u;
    return hash;
}

std::string hexadecimal(std::uint64_t value) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(value));
    return digits;
}

/// All that comes before the content.
std::string headOf(std::string_view kind, std::string_view key, std::string_view content) {
    return "fathom " + std::string(kind) + "\n" + hexadecimal(hashOf(content, hashOf(key))) +
           hexadecimal(key.size()) + std::string(key);
}

}  // namespace

std::string keptFileName(std::string_view what, std::string_view key) {
    return std::string(what) + "-" + hexadecimal(hashOf(key));
}

std::string packKept(std::string_view kind, std::string_view key, std::string_view content) {
    return headOf(kind, key, content) + std::string(content);
}

std::optional<std::string_view> unpackKept(std::string_view kind, std::string_view key,
                                           std::string_view file) {
    const std::size_t head = headOf(kind, key, {}).size();
    if (file.size() <= head) return std::nullopt;
    const std::string_view content = file.substr(head);
    if (file.substr(0, head) != headOf(kind, key, content)) return std::nullopt;
    return content;
}

}  // namespace fathom
