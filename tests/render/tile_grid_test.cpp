#include "render/tile_grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace fathom {
namespace {

RenderRequest requestOf(Size size, TileRect region = {}) {
    RenderRequest request;
    request.size = size;
    request.region = region;
    return request;
}

RenderPlan planWithTiles(int edge) {
    RenderPlan plan;
    plan.tileSize = {edge, edge};
    plan.iterationLimit = 77;
    return plan;
}

double distance(const TileRect& rect, PointF point) {
    const double x = std::clamp<double>(point.x, rect.x, rect.right());
    const double y = std::clamp<double>(point.y, rect.y, rect.bottom());
    return std::hypot(x - point.x, y - point.y);
}

struct Case {
    Size size;
    TileRect region;
    int edge, step;

    friend std::ostream& operator<<(std::ostream& out, const Case& shape) {
        return out << shape.size.width << " x " << shape.size.height << ", part from "
                   << shape.region.x << ", " << shape.region.y << ", tiles of " << shape.edge
                   << ", step " << shape.step;
    }
};

class TileGridCover : public testing::TestWithParam<Case> {};

TEST_P(TileGridCover, CoversTheAreaOnce) {
    const auto& [size, region, edge, step] = GetParam();
    for (const TileOrder order : {TileOrder::FocusOutward, TileOrder::Rows}) {
        RenderRequest request = requestOf(size, region);
        request.order = order;
        request.focus = {size.width * 0.3, size.height * 0.7};
        const TileRect area = request.area();
        std::vector<int> cover(size.area(), 0);
        for (const TileTask& task : tileTasks(request, planWithTiles(edge), step)) {
            EXPECT_EQ(task.step, step);
            EXPECT_EQ(task.iterationLimit, 77u);
            EXPECT_EQ((task.rect.x - area.x) % step, 0);
            EXPECT_EQ((task.rect.y - area.y) % step, 0);
            for (int y = task.rect.y; y < task.rect.bottom(); ++y)
                for (int x = task.rect.x; x < task.rect.right(); ++x)
                    ++cover.at(static_cast<std::size_t>(y) * size.width + x);
        }
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const bool isInside =
                    x >= area.x && x < area.right() && y >= area.y && y < area.bottom();
                ASSERT_EQ(cover[static_cast<std::size_t>(y) * size.width + x], isInside ? 1 : 0);
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, TileGridCover,
                         testing::Values(Case{{1, 1}, {}, 128, 8}, Case{{1, 1}, {}, 128, 1},
                                         Case{{320, 180}, {}, 128, 1}, Case{{320, 180}, {}, 128, 8},
                                         Case{{317, 181}, {}, 32, 16}, Case{{317, 181}, {}, 32, 4},
                                         Case{{317, 181}, {}, 3, 16},
                                         Case{{200, 300}, {13, 57, 101, 99}, 32, 1},
                                         Case{{200, 300}, {13, 57, 101, 99}, 32, 4}));

TEST(TileGrid, CoversPartsAlone) {
    RenderRequest request = requestOf({200, 300});
    request.parts = {{32, 64, 100, 40}, {180, 290, 20, 10}};
    request.order = TileOrder::Rows;
    std::vector<TileRect> rects;
    for (const TileTask& task : tileTasks(request, planWithTiles(64), 1))
        rects.push_back(task.rect);
    EXPECT_EQ(rects,
              (std::vector<TileRect>{{32, 64, 64, 40}, {96, 64, 36, 40}, {180, 290, 20, 10}}));
}

TEST(TileGrid, GoesFromTheFocusOutward) {
    RenderRequest request = requestOf({1000, 700});
    for (const PointF focus : {PointF{0, 0}, PointF{999, 699}, PointF{650, 100}, PointF{500, 350},
                               PointF{256, 256}, PointF{-400, 3000}}) {
        request.focus = focus;
        const auto tasks = tileTasks(request, planWithTiles(128), 1);
        for (std::size_t i = 1; i < tasks.size(); ++i)
            EXPECT_LE(distance(tasks[i - 1].rect, focus), distance(tasks[i].rect, focus));
    }
}

TEST(TileGrid, TakesTheMiddleForAFocusThatIsNoPoint) {
    RenderRequest request = requestOf({640, 640});
    request.focus = {std::nan(""), 3};
    const auto tasks = tileTasks(request, planWithTiles(128), 1);
    EXPECT_EQ(tasks.front().rect, (TileRect{256, 256, 128, 128}));
}

TEST(TileGrid, GoesByRowsWhenAsked) {
    RenderRequest request = requestOf({1000, 700});
    request.order = TileOrder::Rows;
    request.focus = {900, 600};
    const auto tasks = tileTasks(request, planWithTiles(128), 1);
    EXPECT_TRUE(std::ranges::is_sorted(
        tasks, {}, [](const TileTask& task) { return std::pair(task.rect.y, task.rect.x); }));
}

TEST(TileGrid, GivesTheFirstPassToManyThreads) {
    const RenderRequest request = requestOf({1280, 720});
    EXPECT_GE(tileTasks(request, planWithTiles(128), 8).size(), 12u);
    EXPECT_GE(tileTasks(request, planWithTiles(32), 16).size(), 48u);
}

}  // namespace
}  // namespace fathom
