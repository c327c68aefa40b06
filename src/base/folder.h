// Lists and removes folders.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

namespace fathom {

/// The names in a folder, without "." and "..", in no particular order. Empty if the folder cannot
/// be read. Throws std::bad_alloc if memory runs out; std::filesystem::directory_iterator of
/// libstdc++ 12 would end the program then.
std::vector<std::string> namesIn(const std::filesystem::path& folder);

/// Removes a folder with its contents. The file `last` in it goes last: while it is there, a
/// removal that was killed can be recognized and goes on. A missing folder is no failure.
Result<void> removeFolder(const std::filesystem::path& folder, const std::string& last);

}  // namespace fathom
