#include "support/counts.h"

#include <openssl/evp.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace fathom::test {

namespace {

template <class T>
T orAbort(Result<T> result, const std::string& what) {
    if (result) return std::move(*result);
    std::fprintf(stderr, "%s: %s\n", what.c_str(), result.error().message.c_str());
    std::abort();
}

Prepared prepareWith(Engine& engine, const RenderRequest& request, const std::string& rung,
                     ReferenceCache* cache) {
    RenderRequest forced = request;
    forced.forcedRung = rung;
    forced.devices = {engine.info().id};
    const EngineInfo info = engine.info();
    RenderPlan plan = orAbort(choosePlan(forced, {&info, 1}), "plan");
    auto grid = std::make_shared<PixelGrid>(makePixelGrid(
                                                forced, plan, [](const Phrase&) {}, {}, cache)
                                                .value());
    auto job = std::make_shared<const RenderJob>(RenderJob{
        .id = RenderId{1}, .request = forced, .plan = std::move(plan), .grid = std::move(grid)});
    auto renderer = orAbort(engine.prepare(job, [](const Phrase&) {}, {}), "prepare");
    return {std::move(job), std::move(renderer)};
}

}  // namespace

Prepared prepare(Engine& engine, const RenderRequest& request, const std::string& rung) {
    return prepareWith(engine, request, rung, nullptr);
}

Prepared prepareAfter(Engine& engine, const RenderRequest& request,
                      const std::function<View(const View&)>& before) {
    ReferenceCache cache;
    RenderRequest earlier = request;
    earlier.location.view = before(request.location.view);
    prepareWith(engine, earlier, "perturbation", &cache);
    return prepareWith(engine, request, "perturbation", &cache);
}

std::vector<std::uint64_t> renderCounts(Engine& engine, const RenderRequest& request,
                                        const std::string& rung, int tileSize, int threads) {
    const Prepared prepared = prepare(engine, request, rung);
    const Size size = request.size;
    std::vector<std::uint64_t> counts(size.area());
    const int columns = (size.width + tileSize - 1) / tileSize;
    const int tiles = columns * ((size.height + tileSize - 1) / tileSize);

    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int index = next++; index < tiles; index = next++) {
            TileRect rect{index % columns * tileSize, index / columns * tileSize, tileSize,
                          tileSize};
            rect.width = std::min(rect.width, size.width - rect.x);
            rect.height = std::min(rect.height, size.height - rect.y);
            const TileTask task{rect, 1, request.location.iterations.limit};
            const Tile tile = orAbort(prepared.renderer->render(task, {}), "render");
            for (int y = 0; y < rect.height; ++y)
                for (int x = 0; x < rect.width; ++x)
                    counts[static_cast<std::size_t>(rect.y + y) * size.width + rect.x + x] =
                        tile.samples[static_cast<std::size_t>(y) * rect.width + x].count;
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    return counts;
}

std::string fingerprint(const std::vector<std::uint64_t>& counts) {
    std::vector<unsigned char> bytes;
    bytes.reserve(counts.size() * 8);
    for (const std::uint64_t count : counts)
        for (int shift = 0; shift < 64; shift += 8)
            bytes.push_back(static_cast<unsigned char>(count >> shift));
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned length = 0;
    if (!EVP_Digest(bytes.data(), bytes.size(), digest, &length, EVP_sha256(), nullptr))
        std::abort();
    std::string text;
    for (unsigned i = 0; i < length; ++i) {
        char pair[3];
        std::snprintf(pair, sizeof pair, "%02x", digest[i]);
        text += pair;
    }
    return text;
}

}  // namespace fathom::test
