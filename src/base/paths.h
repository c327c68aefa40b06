// Folders for the user's files, by the XDG base directory rules. Any thread.
//
// The functions return folders but never create them: call makeFolder() before writing a file.
#pragma once

#include <filesystem>

#include "base/result.h"

namespace fathom {

std::filesystem::path configFolder();  // preferences
std::filesystem::path dataFolder();    // bookmarks and palettes
std::filesystem::path cacheFolder();   // compiled kernels, thumbnails
std::filesystem::path stateFolder();   // the session and the log

/// Creates a folder and its missing parents, for their owner alone (mode 0700) as XDG asks.
Result<void> makeFolder(const std::filesystem::path& folder);

}  // namespace fathom
