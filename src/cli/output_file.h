// Checks what a command is to write, before hours of computing. No state.
#pragma once

#include <filesystem>
#include <string>

#include "export/image_format.h"

namespace CLI {
class App;
}

namespace fathom {

/// Fails with InvalidInput if the folder is missing or cannot be written, or if the name belongs to
/// something other than a plain file. Leaves nothing behind.
Result<void> checkWritable(const std::filesystem::path& path);

/// The format of a picture by its name and by --bits, which is empty if it was not given. Fails
/// with InvalidInput.
Result<ImageFormat> pictureFormat(const std::filesystem::path& path, const std::string& bits);

/// Adds --bits.
void addBitsOption(CLI::App& command, std::string& bits);

}  // namespace fathom
