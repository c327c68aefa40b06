// Lists the contents of a folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fathom {

/// The names in a folder, without "." and "..", in no particular order. Empty if the folder cannot
/// be read. Throws std::bad_alloc if memory runs out; std::filesystem::directory_iterator of
/// libstdc++ 12 would end the program then.
std::vector<std::string> namesIn(const std::filesystem::path& folder);

}  // namespace fathom
