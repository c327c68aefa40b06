// Where Fathom keeps what belongs to the person, by the XDG base directory rules.
#pragma once

#include <filesystem>

namespace fathom {

std::filesystem::path configFolder();  // preferences
std::filesystem::path dataFolder();    // bookmarks and palettes
std::filesystem::path cacheFolder();   // compiled kernels, thumbnails
std::filesystem::path stateFolder();   // the session and the log

}  // namespace fathom
