// Pixels of a picture computed again, by another method than the picture's own.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

struct PixelPlace {
    int x = 0, y = 0;
    // NOLINTNEXTLINE(modernize-use-nullptr): taken for a 0 that the comparison is compared with
    friend auto operator<=>(const PixelPlace&, const PixelPlace&) = default;
};

/// How a pixel ends: a sample's count and attractor.
struct PixelOutcome {
    std::uint64_t count = 0;
    std::uint32_t attractor = 0;

    static PixelOutcome of(const TileSample& sample) { return {sample.count, sample.attractor}; }
    friend bool operator==(const PixelOutcome&, const PixelOutcome&) = default;
};

/// The outcome as the second half of a sentence: "escapes after 12", "converges to attractor 2
/// after 12", "is interior".
std::string spokenOutcome(const PixelOutcome& outcome);

/// `count` distinct places in reading order, or all places if there are fewer. The same seed gives
/// the same places on every machine.
std::vector<PixelPlace> choosePixels(Size size, std::size_t count, std::uint64_t seed);

/// Points a quarter of a pixel from the pixel's centre, on both axes. A pixel is stable if the
/// truth is the same at all of them.
inline constexpr std::array<PointF, 4> kQuarterPixels{
    {{.x = 0.25, .y = 0}, {.x = -0.25, .y = 0}, {.x = 0, .y = 0.25}, {.x = 0, .y = -0.25}}};

/// Source of the truth. BigFloats takes 64 bits more than the rung does by itself. OtherReference
/// is perturbation along the orbit of another point, by single steps without any table.
enum class TruthKind { BigFloats, OtherReference };

/// BigFloats if a pixel takes a few seconds at most with them, or if the formula has no
/// perturbation; otherwise OtherReference.
TruthKind truthFor(const RenderRequest& picture, std::uint64_t iterationLimit);

/// Computes single pixels of one picture. The engine must outlive it. Threads may share it.
class PixelTruth {
public:
    /// `picture.subpixel` is the place of the sample in each pixel. Fails as choosePlan(),
    /// makePixelGrid() and Engine::prepare() do, and with Cancelled when stopped.
    static Result<PixelTruth> prepare(const RenderRequest& picture, std::uint64_t iterationLimit,
                                      TruthKind kind, Engine& engine, const std::stop_token& stop);

    Result<PixelOutcome> outcomeAt(PixelPlace place, const std::stop_token& stop) const;

private:
    PixelTruth() = default;

    std::unique_ptr<TileRenderer> m_renderer;
    std::uint64_t m_iterationLimit = 0;
    int m_shiftX = 0, m_shiftY = 0;  // from the picture's pixels to the renderer's
};

}  // namespace fathom
