// The file of a compiled OpenCL program: which program it is, and its binary. Pure functions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fathom {

/// The name of the file for `key`, which says all that decides what the compiler makes.
std::string keptProgramName(std::string_view key);

/// A file: magic, hash of what follows the header, length of the key, key, binary.
std::string packProgram(const std::string& key, std::string_view binary);

/// The binary in a file, unless it belongs to another key or is damaged.
std::optional<std::string> unpackProgram(std::string_view file, const std::string& key);

}  // namespace fathom
