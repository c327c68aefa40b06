// From a request to the way it is computed: a pure function over the table of rungs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/phrase.h"
#include "base/result.h"
#include "render/accuracy.h"
#include "render/engine_info.h"
#include "render/render_request.h"
#include "render/rung.h"
#include "render/speed.h"

namespace fathom {

class StepDevice;

struct RenderPlan {
    const Rung* rung = nullptr;
    std::vector<std::string> engineIds;
    std::vector<double> shares;           // each engine's share of the work
    std::vector<std::string> standInIds;  // engines that compute until one of `engineIds` is ready
    Phrase reason;                        // one sentence for the status bar: why this rung
    Phrase warning;           // one sentence if a forced rung is not accurate, otherwise empty
    int precisionBits = 53;   // of the coordinates and, on the big-float rung, of the iteration
    Size tileSize{128, 128};  // the unit that engines take from the queue
    Size processorTile{128, 128};  // the part of such a tile that a processor takes at once
    std::vector<int> passes{1};    // pixel steps, coarse to fine, ending in 1
    std::uint64_t iterationLimit = 0;
    int threads = 0;                // for what is made before the tiles; 0: one for each core
    std::vector<double> distances;  // PlanHints::distances
    /// What may step the reference orbit instead of the processor; null if nothing can.
    std::shared_ptr<StepDevice> stepDevice;
};

/// What is known of the machine and of the view.
struct PlanHints {
    DeviceSpeeds speeds;
    std::optional<PixelWork> work;
    /// Distances of some pixels from the boundary, as exactShare() takes them. Empty: not known.
    std::vector<double> distances;
};

/// Chooses the rung, the engines and the tiles of a picture.
///
/// The rung is the cheapest one that is accurate and that an engine computes, a graphics device if
/// one can. If the speeds of all devices on all accurate rungs are known (except big floats, the
/// slowest), it is the fastest that is predicted to have 99.5 % of the counts exact; if no rung has
/// that takes up to three times as long as the fastest, the one of these with the highest share.
/// The cheaper of rungs within a tenth is taken. If speeds are not known but the distances are, the
/// usual speeds decide between the rungs of the same kind of device. A forced rung is taken as it
/// is, with a warning if it is not accurate.
///
/// OpenCL CPU devices and the built-in CPU engine use the same cores and never share a picture: the
/// faster one computes. If a speed is not known, that is the built-in engine on rungs for which it
/// has vector lanes, else the first OpenCL device; the built-in engine then stands in at
/// interactive pictures while kernels are compiled. Perturbation runs on devices of one kind, and
/// so do interactive pictures that graphics devices finish within a twentieth of a second, or whose
/// time is not known. A device that would not finish one tile while the others finish the picture
/// is left out.
///
/// The request must be valid. Fails with InvalidInput on an unknown rung or device and on a forced
/// rung that lacks the formula, with DeviceUnavailable when no engine can compute.
Result<RenderPlan> choosePlan(const RenderRequest& request, std::span<const EngineInfo> engines,
                              const PlanHints& hints = {});

/// True if the picture's reference orbit has numbers so long that a graphics device may step it.
bool hasLongOrbit(const RenderPlan& plan);

/// Why a rung is taken, or why it is not.
struct RungVerdict {
    const Rung* rung = nullptr;
    bool isTaken = false;
    Phrase reason;
};

/// The rungs that have the formula's form, cheapest first. Rungs for devices without doubles and
/// rungs that a person must ask for are listed only if they are taken.
std::vector<RungVerdict> explainLadder(const RenderRequest& request,
                                       std::span<const EngineInfo> engines, const RenderPlan& plan);

/// The fastest direct rung and the fastest rung of perturbation, each with the seconds that one
/// pixel takes on all devices that would compute it.
struct Contest {
    struct Side {
        const Rung* rung = nullptr;
        double seconds = 0;
    };
    Side direct, delta;
};

/// Empty unless both methods have an accurate rung, all speeds are known and no rung is forced:
/// otherwise the work that the view takes would decide nothing.
std::optional<Contest> contestOf(const RenderRequest& request, std::span<const EngineInfo> engines,
                                 const PlanHints& hints);

}  // namespace fathom
