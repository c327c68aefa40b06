#include "render/tile_grid.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace fathom {

namespace {

constexpr int kCoarseShare = 4;

double squaredDistance(PointF a, PointF b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

PointF nearestPoint(const TileRect& rect, PointF to) {
    return {std::clamp<double>(to.x, rect.x, rect.right()),
            std::clamp<double>(to.y, rect.y, rect.bottom())};
}

PointF middle(const TileRect& rect) {
    return {rect.x + 0.5 * rect.width, rect.y + 0.5 * rect.height};
}

void orderOutward(std::vector<TileTask>& tasks, PointF focus) {
    // If the focus lies on edges, several tiles touch it; then the tiles' middles decide.
    const auto remoteness = [focus](const TileTask& task) {
        return std::tuple(squaredDistance(nearestPoint(task.rect, focus), focus),
                          squaredDistance(middle(task.rect), focus));
    };
    std::ranges::stable_sort(tasks, {}, remoteness);
}

}  // namespace

// Edges are multiples of the step from the area's corner, so that only the last block is cut.
int tileEdge(int finalEdge, int step) {
    if (step == 1) return finalEdge;
    return std::max(1, finalEdge / kCoarseShare) * step;
}

std::vector<TileTask> tileTasks(const RenderRequest& request, const RenderPlan& plan, int step) {
    const TileRect area = request.area();
    const int width = tileEdge(plan.tileSize.width, step);
    const int height = tileEdge(plan.tileSize.height, step);

    std::vector<TileTask> tasks;
    const auto cover = [&](const TileRect& part) {
        for (int y = part.y; y < part.bottom(); y += height)
            for (int x = part.x; x < part.right(); x += width)
                tasks.push_back({.rect = {x, y, std::min(width, part.right() - x),
                                          std::min(height, part.bottom() - y)},
                                 .step = step,
                                 .iterationLimit = plan.iterationLimit});
    };
    if (request.parts.empty()) cover(area);
    for (const TileRect& part : request.parts)
        cover(part);

    if (request.order == TileOrder::FocusOutward) {
        const bool hasFocus = std::isfinite(request.focus.x) && std::isfinite(request.focus.y);
        orderOutward(tasks, hasFocus ? request.focus : middle(area));
    }
    return tasks;
}

}  // namespace fathom
