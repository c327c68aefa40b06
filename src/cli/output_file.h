// Checks that a result can be written, before hours of computing. No state.
#pragma once

#include <filesystem>

#include "base/result.h"

namespace fathom {

/// Fails with InvalidInput if the folder is missing or cannot be written, or if the name belongs to
/// something other than a plain file. Leaves nothing behind.
Result<void> checkWritable(const std::filesystem::path& path);

}  // namespace fathom
