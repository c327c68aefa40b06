// The reference palettes in tests/color/palettes follow the grammar of each format.
#include "color/palette_format.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "base/atomic_file.h"
#include "base/limits.h"
#include "color/srgb.h"
#include "support/source_tree.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

using test::kRoot;

const std::filesystem::path kFolder = kRoot / "tests" / "color" / "palettes";

ReadPalette readReference(const std::string& name) {
    Result<ReadPalette> read = readPaletteFile(kFolder / name);
    EXPECT_TRUE(read) << (read ? "" : read.error().message);
    return *std::move(read);
}

std::uint32_t codesAt(const Palette& palette, double turn) {
    return toSrgb8(palette.exactlyAt(turn)) & 0xffffff;
}

/// Expects the colours to differ by at most one code in each channel.
void expectNear(std::uint32_t color, std::uint32_t wanted) {
    for (const int shift : {16, 8, 0})
        EXPECT_LE(std::abs(static_cast<int>(color >> shift & 255) -
                           static_cast<int>(wanted >> shift & 255)),
                  1)
            << std::hex << color << " " << wanted;
}

/// The error message for a text, without the name of its source; "none" if it is valid.
std::string problemOf(std::string_view text, const std::string& name) {
    const Result<ReadPalette> read = parsePalette(text, name);
    if (read) return "none";
    EXPECT_EQ(read.error().code, ErrorCode::Parse);
    EXPECT_LE(read.error().message.size() + 8, limits::kMessageBytes);
    EXPECT_TRUE(read.error().message.starts_with(name + ": ")) << read.error().message;
    EXPECT_TRUE(read.error().message.ends_with(".")) << read.error().message;
    return read.error().message.substr(name.size() + 2);
}

TEST(PaletteFormats, EveryReferenceComesBackFromItsJson) {
    std::size_t seen = 0;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
        const ReadPalette read = readReference(entry.path().filename().string());
        const Result<Palette> again = Palette::parse(read.palette.toJson(), "again.json");
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->data(), read.palette.data()) << entry.path();
        ++seen;
    }
    EXPECT_GE(seen, 10u);
}

TEST(PaletteFormats, ColourMapsComeBackWithinACode) {
    for (const char* name : {"tide.map", "static.map"}) {
        const ReadPalette read = readReference(name);
        EXPECT_EQ(read.loss.text(), "") << name;
        const std::vector<std::string> lines = test::linesOf(kFolder / name);
        const std::string written = findPaletteFormat("x.map")->write(read.palette);
        std::size_t start = 0;
        for (const std::string& line : lines) {
            unsigned wanted[3] = {}, got[3] = {};
            ASSERT_EQ(std::sscanf(line.c_str(), "%u %u %u", wanted, wanted + 1, wanted + 2), 3);
            ASSERT_EQ(std::sscanf(written.c_str() + start, "%u %u %u", got, got + 1, got + 2), 3);
            expectNear(got[0] << 16 | got[1] << 8 | got[2],
                       wanted[0] << 16 | wanted[1] << 8 | wanted[2]);
            start = written.find('\n', start) + 1;
        }
        EXPECT_EQ(start, written.size());
    }
    EXPECT_LT(readReference("tide.map").palette.stops().size(), 16u);
    EXPECT_NE(readReference("short.map").loss.text(), "");
    EXPECT_EQ(readReference("short.map").palette.stops().size(), 4u);
}

TEST(PaletteFormats, GimpPalettesComeBack) {
    for (const char* name : {"meadow.gpl", "bare.gpl"}) {
        const ReadPalette read = readReference(name);
        const std::string written = findPaletteFormat(name)->write(read.palette);
        const Result<ReadPalette> again = parsePalette(written, "again.gpl");
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->palette.data(), read.palette.data());
    }
    EXPECT_EQ(readReference("meadow.gpl").palette.name(), "Meadow");
    EXPECT_EQ(readReference("bare.gpl").palette.name(), "bare");
    EXPECT_EQ(readReference("meadow.gpl").palette.stops()[2], (PaletteStop{0.4, 0xb4d25a}));
    // A palette with uneven stops is written as 256 samples.
    const std::string steps = findPaletteFormat("x.gpl")->write(readReference("kiln.ggr").palette);
    EXPECT_EQ(parsePalette(steps, "x.gpl")->palette.stops().size(), 256u);
}

TEST(PaletteFormats, GimpGradientsKeepTheirBlends) {
    const ReadPalette kiln = readReference("kiln.ggr");
    EXPECT_EQ(kiln.palette.name(), "Kiln");
    EXPECT_EQ(kiln.palette.id(), "kiln");
    EXPECT_EQ(kiln.loss.text(), "");
    EXPECT_EQ(kiln.palette.stops().size(), 4u) << kiln.palette.toJson();
    EXPECT_EQ(codesAt(kiln.palette, 0.4), 0xb31a0du);
    expectNear(codesAt(kiln.palette, 0.5), 0xd98047);

    const ReadPalette bends = readReference("bends.ggr");
    EXPECT_NE(bends.loss.text().find("transparency"), std::string::npos);
    const Palette& palette = bends.palette;
    expectNear(codesAt(palette, 0.05), 0x1a668c);    // curved: half-way at its middle
    expectNear(codesAt(palette, 0.2), 0x51d3e9);     // (1 - cos(pi / 4)) / 2 of the way
    expectNear(codesAt(palette, 0.35), 0xeeab67);    // sqrt(1 - 0.75^2) of the way
    expectNear(codesAt(palette, 0.55), 0x19e626);    // HSV: from 30 to 217.5 degrees
    EXPECT_EQ(codesAt(palette, 0.8499), 0xe6334du);  // a step
    EXPECT_EQ(codesAt(palette, 0.8501), 0x000033u);
}

TEST(PaletteFormats, UltraFractalsPlacesAreACircleOf400) {
    const ReadPalette lantern = readReference("lantern.ugr");
    EXPECT_EQ(lantern.palette.name(), "Lantern light");
    EXPECT_EQ(lantern.palette.data().curve, PaletteCurve::Smooth);
    EXPECT_EQ(lantern.loss.text(), "");
    ASSERT_EQ(lantern.palette.stops().size(), 4u);
    EXPECT_EQ(lantern.palette.stops()[0], (PaletteStop{0.15, 0x962814}));
    EXPECT_EQ(lantern.palette.stops()[3], (PaletteStop{0.9, 0x14051e}));

    const ReadPalette facets = readReference("facets.ugr");
    EXPECT_EQ(facets.palette.data().curve, PaletteCurve::Straight);
    EXPECT_EQ(codesAt(facets.palette, 0.25 - 1e-9), 0x5aa0e6u);
    EXPECT_EQ(codesAt(facets.palette, 0.25), 0xfadc96u);
}

TEST(PaletteFormats, KallesFraktalersColoursAreEased) {
    const ReadPalette harbour = readReference("harbour.kfp");
    ASSERT_EQ(harbour.palette.stops().size(), 4u);
    EXPECT_EQ(harbour.palette.stops()[0], (PaletteStop{0, 0x0a143c}));
    EXPECT_EQ(harbour.palette.name(), "harbour");
    // Half-way and a quarter of the way from key 0 to key 1.
    EXPECT_EQ(codesAt(harbour.palette, 0.125), 0x195082u);
    expectNear(codesAt(harbour.palette, 0.0625), 0x0e2650);
    EXPECT_NE(readReference("forge.kfr").loss.text().find("MultiColor"), std::string::npos);
}

TEST(PaletteFormats, RefuseDamagedFilesWithASentence) {
    EXPECT_NE(problemOf("hello", "x.txt").find("not a palette"), std::string::npos);
    EXPECT_NE(problemOf("", "x.map").find("three lines"), std::string::npos);
    EXPECT_NE(problemOf("0 0 0\n1 2 3\n4 5\n", "x.map").find("line 3"), std::string::npos);
    EXPECT_NE(problemOf("0 0 0\n1 2 256\n4 5 6\n", "x.map").find("line 2"), std::string::npos);
    std::string longMap;
    for (int i = 0; i < 257; ++i)
        longMap += "1 2 3\n";
    EXPECT_NE(problemOf(longMap, "x.map").find("at most 256"), std::string::npos);
    EXPECT_NE(problemOf("GIMP Palette\nName: x\n1 2\n", "x").find("line 3"), std::string::npos);
    EXPECT_NE(problemOf("GIMP Palette\n1 2 3\n", "x").find("two stops"), std::string::npos);
    EXPECT_NE(problemOf("GIMP Gradient\nName: x\n0\n", "x").find("line 3"), std::string::npos);
    const std::string row = "0 0.5 1 0 0 0 1 1 1 1 1 0 0\n";
    EXPECT_NE(problemOf("GIMP Gradient\n2\n" + row, "x").find("after 1 of 2"), std::string::npos);
    EXPECT_NE(problemOf("GIMP Gradient\n2\n" + row + row, "x").find("line 4"), std::string::npos);
    EXPECT_NE(problemOf("GIMP Gradient\n1\n0 0.5 0.9 0 0 0 1 1 1 1 1 0 0\n", "x").find("end at 1"),
              std::string::npos);
    EXPECT_NE(problemOf("GIMP Gradient\n1\n0 .5 1 0 0 0 1 1 1 1 1 6 0\n", "x").find("blend"),
              std::string::npos);
    EXPECT_NE(problemOf("GIMP Gradient\n1\n0 nan 1 0 0 0 1 1 1 1 1 0 0\n", "x").find("segment"),
              std::string::npos);
    EXPECT_NE(problemOf("x {\ngradient:\n index=1 color=2\n", "x").find("end with }"),
              std::string::npos);
    EXPECT_NE(problemOf("x {\ngradient:\n color=2\n}", "x").find("no index"), std::string::npos);
    EXPECT_NE(problemOf("x {\ngradient:\n index=1 color=-2\n}", "x").find("16777215"),
              std::string::npos);
    EXPECT_NE(problemOf("x {\ngradient:\n index=1 color=2\n}", "x").find("two stops"),
              std::string::npos);
    EXPECT_NE(problemOf("Colors: 1,2,3,4,5,\n", "x").find("colour 2"), std::string::npos);
    EXPECT_NE(problemOf("Colors: 1,2,300,\n", "x").find("colour 1"), std::string::npos);
    EXPECT_NE(problemOf("Zoom: 1\n", "x.kfp").find("Colors"), std::string::npos);
    const std::string large(limits::kPaletteBytes + 1, ' ');
    EXPECT_NE(problemOf(large, "x.map").find("256 KiB"), std::string::npos);
}

TEST(PaletteFormats, AreWrittenByTheirExtension) {
    const TemporaryFolder folder;
    const Palette& palette = bundledPalettes().front();
    for (const char* name : {"a.json", "b.MAP", "c.gpl", "plain"}) {
        const Result<void> written = writePaletteFile(folder.path() / name, palette);
        ASSERT_TRUE(written) << written.error().message;
        const Result<ReadPalette> read = readPaletteFile(folder.path() / name);
        ASSERT_TRUE(read) << read.error().message;
        expectNear(codesAt(read->palette, 0.0), codesAt(palette, 0.0));
    }
    const Result<void> refused = writePaletteFile(folder.path() / "x.ggr", palette);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "A palette is written as .json, .gpl, .map, not as x.ggr.");
}

TEST(PaletteFormats, MakeIdsOfNames) {
    EXPECT_EQ(paletteIdFor("Blue Fire!"), "blue-fire");
    EXPECT_EQ(paletteIdFor("  a_B--c9 "), "a-b-c9");
    EXPECT_EQ(paletteIdFor("日本"), "palette");
    EXPECT_EQ(paletteIdFor(std::string(99, 'x')).size(), 48u);
}

}  // namespace
}  // namespace fathom
