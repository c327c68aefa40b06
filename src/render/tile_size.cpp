#include "render/tile_size.h"

#include <algorithm>

#include "formula/formula_list.h"

namespace fathom {

namespace {

/// Tiles of graphics devices, as wide as the picture if they may be. Those of a background picture
/// are smaller, because their pixels come to the host and go back whenever an interactive picture
/// interrupts them.
Size wideTile(const RenderRequest& request, const EngineList& engines, std::size_t mostPixels) {
    // A pixel takes about 2^10 bytes where all threads have a tile, in an eighth of the device.
    constexpr std::size_t kBytesOfPixel = std::size_t{1} << 13;
    constexpr std::size_t kBackgroundPixels = std::size_t{1} << 18;
    const bool isBackground = request.priority == Priority::Background;
    std::size_t pixels = isBackground ? std::min(mostPixels, kBackgroundPixels) : mostPixels;
    for (const EngineInfo* engine : engines)
        pixels = std::min(pixels, engine->memoryBytes / kBytesOfPixel);
    constexpr Size kSmallest{256, 256};
    const TileRect area = request.area();
    if (pixels < kSmallest.area()) return kSmallest;
    const int width = std::min(area.width, static_cast<int>(pixels / kSmallest.height));
    const int most = std::min(static_cast<int>(pixels) / width, 0xffff);  // rows have 16 bits
    const int count = std::max(static_cast<int>(engines.size()),          // each is to have a part
                               (area.height + most - 1) / most);
    return {width, (area.height + count - 1) / count};
}

}  // namespace

bool isGpu(const EngineInfo& engine) {
    return engine.kind == DeviceKind::OpenClGpu;
}

Size processorTileOf(const Rung& rung, const RenderRequest& request, const EngineList& engines) {
    // Slow pixels come in small tiles, so that all threads end together.
    if (rung.number == NumberKind::BigFloat) return {16, 16};
    // A driver's threads wake up for each launch of a kernel, which takes half as long as the
    // pixels of a small tile.
    const bool isDirect = rung.method == Method::Direct;
    const bool hasDriver = std::ranges::any_of(
        engines, [](const EngineInfo* engine) { return engine->kind == DeviceKind::OpenClCpu; });
    if (hasDriver) return isDirect ? Size{256, 256} : Size{128, 128};
    // Pixels of perturbation are large, and a processor's second cache holds those of a small tile.
    // But where orbits are long, a tile ends with a few pixels whose steps wait for memory, one
    // after the other.
    constexpr std::uint64_t kLongOrbits = std::uint64_t{1} << 20;
    const bool areLong = request.location.iterations.limit > kLongOrbits;
    return isDirect || areLong ? Size{128, 128} : Size{64, 64};
}

Size tileSizeOf(const Rung& rung, const RenderRequest& request, const EngineList& engines) {
    // Each tile waits for its longest pixel, which takes some 10^5 steps one after the other in
    // perturbation, and a GPU takes one tile after the other: few large tiles are best.
    constexpr std::size_t kPixels = std::size_t{1} << 21;
    EngineList gpus = engines;
    std::erase_if(gpus, [](const EngineInfo* engine) { return !isGpu(*engine); });
    if (gpus.empty()) return processorTileOf(rung, request, engines);
    if (rung.method == Method::Delta) return wideTile(request, gpus, kPixels);
    const FormulaSpec& formula = *request.location.formula.spec;
    const bool makesSamples =
        !formula.divides && !formula.hasSteps && rung.number != NumberKind::Fp128;
    return makesSamples ? wideTile(request, gpus, kPixels) : Size{256, 256};
}

}  // namespace fathom
