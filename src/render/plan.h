// From a request to the way it is computed: a pure function over the table of rungs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/phrase.h"
#include "base/result.h"
#include "render/render_request.h"
#include "render/rung.h"
#include "render/speed.h"

namespace fathom {

/// Automatic iterations are not raised beyond this: hours, not days, for the deepest pictures.
inline constexpr std::uint64_t kMaximumAutomaticLimit = std::uint64_t{1} << 26;

enum class DeviceKind { BuiltInCpu, OpenClCpu, OpenClGpu };

/// What an engine is and can do.
struct EngineInfo {
    std::string id;      // what --device takes: cpu, opencl0, ...
    std::string label;   // "NVIDIA H200", "Built-in CPU engine, 8 threads"
    std::string driver;  // platform and version; empty for the built-in engine
    DeviceKind kind = DeviceKind::BuiltInCpu;
    std::size_t memoryBytes = 0;
    bool dividesFloats = true;  // with correct rounding, as formulas that divide need
    /// Of the rungs that it computes: direct ones bit for bit as all others do.
    std::vector<NumberKind> numbers;
    int threads = 0;        // of the built-in engine, as its label says
    std::string processor;  // of the built-in engine: the name that it goes by
    // What it iterates in vector lanes, many times as fast as pixel by pixel: formulas by the
    // names of their kernels, and direct rungs.
    std::vector<std::string> laneFormulas;
    std::vector<NumberKind> laneNumbers;
};

struct RenderPlan {
    const Rung* rung = nullptr;
    std::vector<std::string> engineIds;
    std::vector<double> shares;           // of the work, of each of these
    std::vector<std::string> standInIds;  // compute until one of the engines above is ready
    Phrase reason;                        // one sentence for the status bar: why this rung
    std::string warning;     // one sentence, empty when all is well: a forced rung beyond its depth
    int precisionBits = 53;  // of the coordinates and, on the big-float rung, of the iteration
    Size tileSize{128, 128};       // of graphics devices, where there are any; and
    Size processorTile{128, 128};  //   what others take of it at once
    std::vector<int> passes{1};    // pixel steps, coarse to fine, ending in 1
    std::uint64_t iterationLimit = 0;
    int threads = 0;  // for what is made before tiles: as many as the processor has where it is 0

    /// Pixels of a graphics device that shares a picture: fewer at once do not keep it busy.
    static constexpr std::size_t kLeastShared = std::size_t{1} << 16;
};

/// Whether spacing >= 2^5 ulp(max(1, |re|, |im|)), 2^8 of them for a formula that divides, over the
/// view on this rung, a Julia constant included, no number of the iteration leaves the rung's
/// range, the formula has the rung's form, and the convergence threshold of a formula that
/// converges is 2^4 ulp(1) or more. The request must be valid.
bool isAccurate(const Rung& rung, const RenderRequest& request);

/// Whether the engine has steps for the formula on this rung.
bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula);

/// Under which its speeds are kept: as long as the device, its driver and its threads are the same.
std::string speedKey(const EngineInfo& engine);

/// What is known of the machine and of the view.
struct PlanHints {
    DeviceSpeeds speeds;
    std::optional<PixelWork> work;
};

/// Walks the rungs from the cheapest and takes the first that is accurate and that some engine can
/// compute, on a graphics device if one can; where the speeds of all devices on all accurate rungs
/// are known (but for big floats, which are slowest), takes the first that is within a tenth of the
/// fastest. A forced rung is taken as it is, with a warning beyond its depth. OpenCL CPU devices
/// and the built-in CPU engine are the same cores and never share a picture: the faster one takes
/// it; where speeds are not known, the built-in one where it has lanes, else the first OpenCL one;
/// the built-in one then stands in for it at an interactive picture while kernels are compiled.
/// Perturbation, of which small tiles take as long as large ones, is for devices of one kind alone.
/// Devices that would not finish one tile while the others finish the picture are left out. The
/// request must be valid. Fails with InvalidInput on an unknown rung or device, with
/// DeviceUnavailable when no engine can.
Result<RenderPlan> choosePlan(const RenderRequest& request, std::span<const EngineInfo> engines,
                              const PlanHints& hints = {});

/// What speaks for a rung, or against it.
struct RungVerdict {
    const Rung* rung = nullptr;
    bool isTaken = false;
    Phrase reason;
};

/// The rungs that have the formula's step, cheapest first; those for devices
/// without doubles and those that one must ask for only where they are taken.
std::vector<RungVerdict> explainLadder(const RenderRequest& request,
                                       std::span<const EngineInfo> engines, const RenderPlan& plan);

/// The fastest of the direct rungs and of perturbation, with the seconds of a pixel by all devices
/// that would compute it.
struct Contest {
    struct Side {
        const Rung* rung = nullptr;
        double seconds = 0;
    };
    Side direct, delta;
};

/// Nothing unless both are accurate, all speeds are known and no rung is forced: otherwise the
/// view's work would decide nothing.
std::optional<Contest> contestOf(const RenderRequest& request, std::span<const EngineInfo> engines,
                                 const PlanHints& hints);

}  // namespace fathom
