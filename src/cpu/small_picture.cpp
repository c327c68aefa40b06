#include "cpu/small_picture.h"

#include <algorithm>
#include <mutex>

#include "cpu/cpu_engine.h"
#include "render/solo_picture.h"

namespace fathom {

Result<Samples> samplesOf(const Location& location, Size size, int threads,
                          const std::stop_token& stop) {
    CpuEngine engine(threads);
    SoloPicture picture(engine, stop);
    RenderRequest request;
    request.location = location;
    request.size = size;
    if (auto ready = picture.prepare(std::move(request)); !ready)
        return tl::make_unexpected(std::move(ready.error()));
    Samples samples(size.area());
    std::mutex mutex;
    auto done = picture.render([&](const Tile& tile) {
        const std::lock_guard lock(mutex);
        const TileRect& rect = tile.task.rect;
        for (int row = 0; row < rect.height; ++row)
            std::copy_n(tile.samples.begin() + std::ptrdiff_t{row} * rect.width, rect.width,
                        samples.begin() + std::ptrdiff_t{rect.y + row} * size.width + rect.x);
    });
    if (!done) return tl::make_unexpected(std::move(done.error()));
    return samples;
}

}  // namespace fathom
