// The file formats of palettes: one file in formats/ and one row each.
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
    /// The id is empty; so is the name if the file has none.
    PaletteData data;
    Phrase loss;  // one sentence about what Fathom leaves out; empty if nothing
};

struct PaletteFormat {
    std::string_view id;              // also the extension of its files, without the dot
    std::string_view otherExtension;  // another extension that is read; may be empty
    std::string_view label;           // the format's program, shown to people
    bool (*recognizes)(std::string_view text);
    /// Fails with Parse; the message names the line if there is one.
    Result<ForeignPalette> (*read)(std::string_view text);
    std::string (*write)(const Palette& palette);  // null if the format is only read
};
/// All formats; Fathom's own comes first.
std::span<const PaletteFormat> paletteFormats();
/// Finds the format by the extension of a file's name, in any case; null if there is none.
const PaletteFormat* findPaletteFormat(const std::filesystem::path& path);

struct ReadPalette {
    Palette palette;
    Phrase loss;
};
/// Recognizes the format by the text, then by the extension of `source`. `source` also names the
/// text in errors, and a palette that has no name. Fails with Parse.
Result<ReadPalette> parsePalette(std::string_view text, const std::filesystem::path& source);
/// Same for a file of at most limits::kPaletteBytes; also fails with Io or NotFound.
Result<ReadPalette> readPaletteFile(const std::filesystem::path& path);
/// Writes in the format of the name's extension, or in Fathom's own if the name has none. Fails
/// with Io, and with InvalidInput for an extension that no format writes.
Result<void> writePaletteFile(const std::filesystem::path& path, const Palette& palette);

/// Makes a palette's id from its name: "Blue Fire!" becomes blue-fire.
std::string paletteIdFor(std::string_view name);

}  // namespace fathom
