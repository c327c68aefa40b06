#include "ui/tile_bridge.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

constexpr RenderId kRender{3};
constexpr TileTask kTask{.rect = {0, 0, 200, 90}, .step = 1, .iterationLimit = 1000};

Tile someTile() {
    Tile tile{.render = kRender, .task = kTask, .engineId = "opencl0"};
    tile.samples.resize(static_cast<std::size_t>(kTask.columns()) * kTask.rows());
    for (std::size_t i = 0; i < tile.samples.size(); ++i)
        tile.samples[i] = {.count = i % 7 == 0 ? kInteriorCount : i / 50, .fraction = 0.5f};
    return tile;
}

std::shared_ptr<const Colorizer> colorizer(std::uint32_t interior) {
    ColorSettings settings = initialColors();
    settings.interior = interior;
    return std::make_shared<const Colorizer>(*Colorizer::create(settings));
}

// Whether the pieces come in time or not, a tile has the colours of the moment in which it is
// ready.
TEST(TileBridge, ShowsTilesInTheSameColoursWithAndWithoutPieces) {
    const auto tile = std::make_shared<const Tile>(someTile());
    const auto now = colorizer(0x336699);
    const QImage expected = colorsOf(tile->samples, tile->columns(), tile->rows(), *now);
    for (const bool isRecolored : {false, true})
        for (const std::size_t told : {std::size_t{0}, std::size_t{4096}, tile->samples.size()}) {
            const auto bridge = makeTileBridge();
            bridge->setColors({isRecolored ? colorizer(0x000000) : now, 1});
            const TilePieces pieces = bridge->piecesOf(kRender, {200, 90});
            pieces.samples(kTask, 0, std::span(tile->samples).first(told));
            if (isRecolored) bridge->setColors({now, 2});
            bridge->tileReady(tile);
            const TileBridge::Inbox inbox = bridge->take();
            ASSERT_EQ(inbox.tiles.size(), 1u);
            const ColoredTile& ready = inbox.tiles.front();
            const bool isEarly = told == tile->samples.size();
            EXPECT_EQ(inbox.images.size(), isEarly ? 1u : 0u);
            if (isEarly && !isRecolored) {
                EXPECT_EQ(inbox.images.front().image, expected);
                EXPECT_EQ(inbox.images.front().colorGeneration, 1u);
                EXPECT_TRUE(ready.image.isNull());
                EXPECT_EQ(ready.colorGeneration, 1u);
            } else if (isEarly) {  // it is coloured again, as its generation tells
                EXPECT_EQ(ready.colorGeneration, 1u);
            } else {
                EXPECT_EQ(ready.image, expected) << told;
                EXPECT_EQ(ready.colorGeneration, isRecolored ? 2u : 1u);
            }
        }
}

TEST(TileBridge, ShowsColorsOfADeviceBeforeTheSamples) {
    const auto tile = std::make_shared<const Tile>(someTile());
    const auto by = colorizer(0x336699);
    std::vector<Rgb32> colors(tile->samples.size());
    by->toRgb32(tile->samples, colors);
    const auto bridge = makeTileBridge();
    bridge->setColors({by, 1});
    const TilePieces pieces = bridge->piecesOf(kRender, {200, 90});
    ASSERT_TRUE(pieces.colors);
    pieces.colored(kTask, 0, std::span(colors).first(1000));
    EXPECT_TRUE(bridge->take().images.empty());
    pieces.colored(kTask, 1000, std::span(colors).subspan(1000));
    const TileBridge::Inbox early = bridge->take();
    ASSERT_EQ(early.images.size(), 1u);
    EXPECT_TRUE(early.tiles.empty());
    EXPECT_EQ(early.images.front().image,
              colorsOf(tile->samples, tile->columns(), tile->rows(), *by));
    EXPECT_EQ(early.images.front().samples, nullptr);

    bridge->tileReady(tile);
    const TileBridge::Inbox late = bridge->take();
    ASSERT_EQ(late.tiles.size(), 1u);
    EXPECT_TRUE(late.tiles.front().image.isNull());
    EXPECT_EQ(late.tiles.front().samples->size(), tile->samples.size());
}

TEST(TileBridge, ShowsTheWholePictureWithTheLastTile) {
    const auto by = colorizer(0x336699);
    const TileTask below{.rect = {0, 90, 200, 30}, .step = 1, .iterationLimit = 1000};
    const Tile above = someTile();
    const auto bridge = makeTileBridge();
    bridge->setColors({by, 1});
    const TilePieces pieces = bridge->piecesOf(kRender, {200, 120});
    pieces.samples(kTask, 0, above.samples);
    const TileBridge::Inbox first = bridge->take();
    ASSERT_EQ(first.images.size(), 1u);
    EXPECT_TRUE(wholeImageOf(first.images.front().canvas).isNull());
    pieces.samples(below, 0, std::span(above.samples).first(200 * 30));
    const TileBridge::Inbox second = bridge->take();
    ASSERT_EQ(second.images.size(), 1u);
    const QImage whole = wholeImageOf(second.images.front().canvas);
    EXPECT_EQ(whole.copy(0, 0, 200, 90), first.images.front().image);
    EXPECT_EQ(whole.copy(0, 90, 200, 30), second.images.front().image);
}

TEST(TileBridge, TellsOnceSomeSamplesOfAllTilesAreThere) {
    const TileTask below{.rect = {0, 90, 200, 30}, .step = 1, .iterationLimit = 1000};
    const auto bridge = makeTileBridge();
    int told = 0;
    QObject::connect(bridge.get(), &TileBridge::ended, [&] { ++told; });
    const TilePieces pieces = bridge->piecesOf(kRender, {200, 120});
    EXPECT_EQ(pieces.someStep, 8);
    const std::vector<TileSample> above(evenlySpread(kTask, 8).size(), TileSample{.count = 3});
    EXPECT_EQ(above.size(), 25u * 12);
    pieces.some(kTask, above);
    EXPECT_EQ(told, 0);
    pieces.some(below, std::span(above).first(evenlySpread(below, 8).size()));
    EXPECT_EQ(told, 1);
    const TileBridge::Inbox inbox = bridge->take();
    ASSERT_EQ(inbox.some.size(), 2u);
    EXPECT_EQ(inbox.some.front().samples.size(), above.size());
    EXPECT_EQ(inbox.some.back().task.rect, below.rect);
}

TEST(TileBridge, IgnoresColorsThatAreNoLongerWanted) {
    const auto tile = std::make_shared<const Tile>(someTile());
    const std::vector<Rgb32> old(tile->samples.size(), 0xff123456);
    const auto bridge = makeTileBridge();
    bridge->setColors({colorizer(0x000000), 1});
    const TilePieces pieces = bridge->piecesOf(kRender, {200, 90});
    const auto now = colorizer(0xffffff);
    bridge->setColors({now, 2});
    pieces.colored(kTask, 0, old);
    bridge->tileReady(tile);
    const TileBridge::Inbox inbox = bridge->take();
    EXPECT_TRUE(inbox.images.empty());
    ASSERT_EQ(inbox.tiles.size(), 1u);
    EXPECT_EQ(inbox.tiles.front().image,
              colorsOf(tile->samples, tile->columns(), tile->rows(), *now));
}

}  // namespace
}  // namespace fathom
