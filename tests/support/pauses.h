// Tiles that are paused and continued.
#pragma once

#include <gtest/gtest.h>

#include <stop_token>

#include "render/engine.h"

namespace fathom::test {

/// The tile of a call that is asked to pause before it begins.
inline Tile pausedAtOnce(TileRenderer& renderer, const TileTask& task) {
    EXPECT_TRUE(renderer.canPause());
    std::stop_source pause;
    pause.request_stop();
    Tile tile =
        renderer.render(task, {.stop = {}, .advanced = {}, .pause = pause.get_token()}).value();
    EXPECT_TRUE(tile.isPaused);
    EXPECT_NE(tile.state, nullptr);
    return tile;
}

/// The tile after any number of pauses, one at each first report of progress; its iterations are
/// those of all calls.
inline Tile resumedWithPauses(TileRenderer& renderer, Tile tile, std::uint64_t limit) {
    std::uint64_t iterations = tile.iterations;
    do {
        std::stop_source pause;
        tile = renderer
                   .resume(tile, limit,
                           {.stop = {},
                            .advanced = [&](double) { pause.request_stop(); },
                            .pause = pause.get_token()})
                   .value();
        iterations += tile.iterations;
    } while (tile.isPaused);
    tile.iterations = iterations;
    return tile;
}

}  // namespace fathom::test
