// Palettes of other programs.
#include "color/palette_format.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

/// Reads the input as a file of the format `id`, so that any input reaches that reader.
void checkPaletteFile(std::string_view input, const std::string& id) {
    const PaletteFormat& format = *findPaletteFormat("file." + id);
    Result<ForeignPalette> foreign = format.read(input);
    if (!foreign) requireSentence(foreign.error());
    const Result<ReadPalette> read = parsePalette(input, "file." + id);
    if (!read) return requireSentence(read.error());

    const Palette& palette = read->palette;
    for (int i = 0; i < 64; ++i)
        require(isLight(palette.exactlyAt(i / 64.0)), "A palette's colours are light from 0 to 1");
    for (const PaletteFormat& row : paletteFormats()) {
        if (!row.write) continue;
        const Result<ReadPalette> again = parsePalette(row.write(palette), "again");
        require(again.has_value(), "A palette that was written can be read");
        if (row.id == paletteFormats().front().id)
            require(again->palette.data() == palette.data(), "A palette is kept as it was");
    }
}

}  // namespace

void checkPaletteGgr(std::string_view input) {
    checkPaletteFile(input, "ggr");
}

void checkPaletteGpl(std::string_view input) {
    checkPaletteFile(input, "gpl");
}

void checkPaletteKfp(std::string_view input) {
    checkPaletteFile(input, "kfp");
}

void checkPaletteMap(std::string_view input) {
    checkPaletteFile(input, "map");
}

void checkPaletteUgr(std::string_view input) {
    checkPaletteFile(input, "ugr");
}

}  // namespace fathom::test
