// What is in a folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fathom {

/// The names in a folder, without "." and "..", in no order; none when it cannot be read. Throws
/// std::bad_alloc, where std::filesystem::directory_iterator of libstdc++ 12 would end the program.
std::vector<std::string> namesIn(const std::filesystem::path& folder);

}  // namespace fathom
