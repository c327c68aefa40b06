#include "color/palette_folder.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/atomic_file.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

Palette paletteNamed(const std::string& id, const std::string& name) {
    return *Palette::create(
        {id, name, PaletteSpace::Oklab, PaletteCurve::Smooth, {{0, 1}, {0.5, 2}}, {}});
}

TEST(PaletteFolder, KeepsAndGivesBackPalettes) {
    const TemporaryFolder home;
    const auto folder = home.path() / "data" / "palettes";
    EXPECT_TRUE(readPalettes(folder).items.empty());
    ASSERT_TRUE(keepPalette(folder, paletteNamed("b", "Alpha")));
    ASSERT_TRUE(keepPalette(folder, paletteNamed("a", "Beta")));
    ASSERT_TRUE(keepPalette(folder, paletteNamed("a", "Gamma")));
    const OwnPalettes own = readPalettes(folder);
    ASSERT_EQ(own.items.size(), 2u);
    EXPECT_EQ(own.items[0]->name(), "Alpha");
    EXPECT_EQ(own.items[1]->name(), "Gamma");
    EXPECT_TRUE(own.problems.empty());
    EXPECT_EQ((*readPaletteOf(folder, "a"))->name(), "Gamma");
    EXPECT_EQ(readPaletteOf(folder, "c").error().code, ErrorCode::NotFound);
}

TEST(PaletteFolder, NeverOverwritesABrokenFile) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "mine.json";
    std::ofstream(file) << "{broken";
    const OwnPalettes own = readPalettes(folder.path());
    EXPECT_TRUE(own.items.empty());
    ASSERT_EQ(own.problems.size(), 1u);
    EXPECT_NE(own.problems[0].text().find("line 1"), std::string::npos);
    const Result<void> kept = keepPalette(folder.path(), paletteNamed("mine", "Mine"));
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(*readFile(file), "{broken");
}

TEST(PaletteFolder, KeepsWhatItCanReadAgainAlone) {
    const TemporaryFolder folder;
    PaletteData data = paletteNamed("mine", "Mine").data();
    data.stops.clear();
    for (int i = 0; i < 4096; ++i)
        data.stops.push_back({i / 4097.0, 0xabcdef, 0.123456789012345});
    EXPECT_TRUE(keepPalette(folder.path(), *Palette::create(data)));
    data.origin = R"({"later": ")" + std::string(100'000, 'x') + "\"}";
    const Result<void> kept = keepPalette(folder.path(), *Palette::create(data));
    ASSERT_FALSE(kept);
    EXPECT_EQ((*readPaletteOf(folder.path(), "mine"))->data().origin, "");
}

TEST(PaletteFolder, HoldsNamesToIds) {
    const TemporaryFolder folder;
    std::ofstream(folder.path() / "other.json") << paletteNamed("mine", "Mine").toJson();
    std::ofstream(folder.path() / "abyss.json") << paletteNamed("abyss", "Mine").toJson();
    const OwnPalettes own = readPalettes(folder.path());
    EXPECT_TRUE(own.items.empty());
    EXPECT_EQ(own.problems.size(), 2u);
    EXPECT_FALSE(keepPalette(folder.path(), paletteNamed("abyss", "Mine")));
}

}  // namespace
}  // namespace fathom
