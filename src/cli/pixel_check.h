// Recomputes pixels of a picture with big floats and says which of them end otherwise.
// Functions block; they use threads of their own and the scheduler's.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/render_scheduler.h"

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
    friend bool operator==(const PixelOutcome&, const PixelOutcome&) = default;
};

/// The second half of a sentence: "escapes after 12", "converges to attractor 2 after 12",
/// "is interior".
std::string spokenOutcome(const PixelOutcome& outcome);

/// One pixel twice: as the picture has it, and by the reference.
struct PixelVerdict {
    PixelPlace place;
    PixelOutcome outcome, reference;
    /// The reference ends the same at the pixel and a quarter of a pixel away on both axes: there
    /// no rounding of the coordinates excuses another outcome.
    bool isStable = false;

    bool differs() const { return outcome != reference; }
};

struct PictureCheck {
    RenderSummary summary;  // of the picture
    std::vector<PixelVerdict> verdicts;
};

/// Distinct places in reading order; the same for the same seed everywhere. At most all of them.
std::vector<PixelPlace> choosePixels(Size size, std::size_t count, std::uint64_t seed);

using CheckProgress = std::function<void(const std::string& stage, double fraction)>;

/// Renders the picture of `request` and recomputes `places` on `reference`'s big-float rung, with
/// 64 bits more than that rung takes by itself and the iteration limit that the picture ended with.
Result<PictureCheck> checkPicture(RenderScheduler& scheduler, const RenderRequest& request,
                                  Engine& reference, const std::vector<PixelPlace>& places,
                                  const CheckProgress& progress, const std::stop_token& stop);

}  // namespace fathom
