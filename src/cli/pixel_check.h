// Recomputes pixels of a picture with big floats and reports which of them have another outcome.
// Functions block; they use threads of their own and the scheduler's.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "render/pixel_truth.h"
#include "render/render_scheduler.h"

namespace fathom {

/// The two outcomes of one pixel: in the picture, and by the reference.
struct PixelVerdict {
    PixelPlace place;
    PixelOutcome outcome, reference;
    /// True if the reference has the same outcome at the pixel's centre and a quarter of a pixel
    /// away from it along both axes. There, rounded coordinates are no excuse for another outcome.
    bool isStable = false;

    bool differs() const { return outcome != reference; }
};

struct PictureCheck {
    RenderSummary summary;  // of the picture
    std::vector<PixelVerdict> verdicts;
};

using CheckProgress = std::function<void(const std::string& stage, double fraction)>;

/// Renders the picture of `request` and recomputes `places` on the big-float rung of `reference`,
/// with 64 bits more than that rung takes by itself and with the iteration limit at which the
/// picture ended.
Result<PictureCheck> checkPicture(RenderScheduler& scheduler, const RenderRequest& request,
                                  Engine& reference, const std::vector<PixelPlace>& places,
                                  const CheckProgress& progress, const std::stop_token& stop);

}  // namespace fathom
