// Where Fathom keeps what belongs to the person, by the XDG base directory rules. Any thread.
//
// The functions name folders and never make them: whoever writes a file calls makeFolder() first.
#pragma once

#include <filesystem>

#include "base/result.h"

namespace fathom {

std::filesystem::path configFolder();  // preferences
std::filesystem::path dataFolder();    // bookmarks and palettes
std::filesystem::path cacheFolder();   // compiled kernels, thumbnails
std::filesystem::path stateFolder();   // the session and the log

/// Makes a folder and those above it, for their owner alone (mode 0700) as XDG asks.
Result<void> makeFolder(const std::filesystem::path& folder);

}  // namespace fathom
