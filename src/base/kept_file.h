// Files that keep what a program has computed, for its next start: a key that identifies the
// content, and the content. Pure functions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fathom {

/// File name for `key`, "<what>-" and a hash. The key must contain everything that affects the
/// content.
std::string keptFileName(std::string_view what, std::string_view key);

/// The file: magic with `kind`, which is a word and the version of the content's layout; hash of
/// all that follows the header; length of the key; key; content.
std::string packKept(std::string_view kind, std::string_view key, std::string_view content);

/// The content of a file, or nothing if the file is of another kind or key, is damaged or has no
/// content.
std::optional<std::string_view> unpackKept(std::string_view kind, std::string_view key,
                                           std::string_view file);

}  // namespace fathom
