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
    ColorSettings settings;
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
            const PieceReady pieces = bridge->piecesOf(kRender);
            pieces(kTask, 0, std::span(tile->samples).first(told));
            if (isRecolored) bridge->setColors({now, 2});
            bridge->tileReady(tile);
            const TileBridge::Inbox inbox = bridge->take();
            ASSERT_EQ(inbox.tiles.size(), 1u);
            EXPECT_EQ(inbox.tiles.front().image, expected) << told;
            EXPECT_EQ(inbox.tiles.front().colorGeneration, isRecolored ? 2u : 1u);
        }
}

}  // namespace
}  // namespace fathom
