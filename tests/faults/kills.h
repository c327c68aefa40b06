// Kills programs at random moments while they save, and checks what is left.
#pragma once

#include <filesystem>

#include "faults/scene.h"

namespace fathom::faults {

/// 500 kills of a saver of bookmarks, 500 of sessions, and 300 of exports over an existing file.
/// Returns 0 if everything that was reported as saved was there, all files were whole, and the next
/// writer removed what the killed ones left; else 1.
int runKills(std::uint64_t seed, const Programs& programs, const std::filesystem::path& folder);

}  // namespace fathom::faults
