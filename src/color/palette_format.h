// The files that palettes come from and go to: one file in formats/ and one row each.
// Pure functions: any thread.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "color/palette.h"

namespace fathom {

/// A palette as a foreign file describes it.
struct ForeignPalette {
    /// Its id is empty; so is its name where the file has none.
    PaletteData data;
    std::string loss;  // a sentence on what Fathom leaves out; empty when that is nothing
};

struct PaletteFormat {
    std::string_view id;              // and the extension of its files, without the dot
    std::string_view otherExtension;  // that is read as well; may be empty
    std::string_view label;           // whose format it is, shown to people
    bool (*recognizes)(std::string_view text);
    /// Fails with Parse and a sentence that names the line where there is one.
    Result<ForeignPalette> (*read)(std::string_view text);
    std::string (*write)(const Palette& palette);  // null: only read
};
/// Fathom's own comes first.
std::span<const PaletteFormat> paletteFormats();
/// By the extension of a file's name, in any case; null when there is none.
const PaletteFormat* findPaletteFormat(const std::filesystem::path& path);

struct ReadPalette {
    Palette palette;
    std::string loss;
};
/// Knows a format by what stands in the text, then by the extension of `source`, which also names
/// the text in errors and a palette that has no name. Fails with Parse.
Result<ReadPalette> parsePalette(std::string_view text, const std::filesystem::path& source);
/// The same for a file of at most limits::kPaletteBytes; fails with Io or NotFound too.
Result<ReadPalette> readPaletteFile(const std::filesystem::path& path);
/// In the format of the name's extension; Fathom's own for a name without one. Fails with Io, and
/// with InvalidInput for an extension that no format writes.
Result<void> writePaletteFile(const std::filesystem::path& path, const Palette& palette);

/// A palette's id from its name: "Blue Fire!" is blue-fire.
std::string paletteIdFor(std::string_view name);

}  // namespace fathom
