// The user's palettes: one file each in a folder of their own, named by id. One thread.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "color/palette.h"

namespace fathom {

/// A folder in the data folder; it need not exist.
std::filesystem::path paletteFolder();

struct OwnPalettes {
    std::vector<std::shared_ptr<const Palette>> items;  // by name
    std::vector<Phrase> problems;                       // a sentence for each file left out
};
/// Reads at most limits::kPaletteFiles files. Broken files, and files whose name is not their
/// palette's id, are left out and stay unchanged.
OwnPalettes readPalettes(const std::filesystem::path& folder);

/// The palette with this id. Fails with NotFound, and as readPaletteFile() does.
Result<std::shared_ptr<const Palette>> readPaletteOf(const std::filesystem::path& folder,
                                                     const std::string& id);

/// Writes or replaces a palette's file. Fails with Io; with InvalidInput for the id of a bundled
/// palette, or if a file that cannot be read has the same name.
Result<void> keepPalette(const std::filesystem::path& folder, const Palette& palette);

/// Deletes a palette's file. Fails with Io, and as readPaletteOf() does: a file that is no palette
/// stays.
Result<void> removePalette(const std::filesystem::path& folder, const std::string& id);

}  // namespace fathom
