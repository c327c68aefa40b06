// Recomputes pixels of a picture with big floats and says which of them end otherwise.
// Functions block; they use threads of their own and the scheduler's.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/pixel_truth.h"
#include "render/render_scheduler.h"

namespace fathom {

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

using CheckProgress = std::function<void(const std::string& stage, double fraction)>;

/// Renders the picture of `request` and recomputes `places` on `reference`'s big-float rung, with
/// 64 bits more than that rung takes by itself and the iteration limit that the picture ended with.
Result<PictureCheck> checkPicture(RenderScheduler& scheduler, const RenderRequest& request,
                                  Engine& reference, const std::vector<PixelPlace>& places,
                                  const CheckProgress& progress, const std::stop_token& stop);

}  // namespace fathom
