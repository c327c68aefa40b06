// Whether a result can be written, asked before hours of computing. No state.
#pragma once

#include <filesystem>

#include "base/result.h"

namespace fathom {

/// Fails with InvalidInput when the folder is missing or cannot be written, or when the name
/// belongs to something other than a file. Leaves nothing behind.
Result<void> checkWritable(const std::filesystem::path& path);

}  // namespace fathom
