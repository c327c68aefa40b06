// File format of a compiled OpenCL program: a key that identifies it, and its binary. Pure
// functions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fathom {

/// File name for `key`. The key must contain everything that affects the compiler's output.
std::string keptProgramName(std::string_view key);

/// Content of the file: magic, hash of all that follows the header, length of the key, key, binary.
std::string packProgram(const std::string& key, std::string_view binary);

/// The binary in a file, or nothing if the file belongs to another key or is damaged.
std::optional<std::string> unpackProgram(std::string_view file, const std::string& key);

}  // namespace fathom
