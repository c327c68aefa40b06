// Which engines could compute a picture together, and which of them are to.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "render/speed.h"
#include "render/tile_size.h"

namespace fathom {

/// The engines that the request allows; fails with InvalidInput on the id of a device that there is
/// not.
Result<EngineList> allowedEngines(const RenderRequest& request,
                                  std::span<const EngineInfo> engines);

/// Engines that compute a picture together, on one rung.
struct EngineSet {
    const Rung* rung = nullptr;
    EngineList engines;
    std::vector<double> shares;             // each engine's share of the work
    std::optional<double> pixelsPerSecond;  // of all together; none if a speed is not known
};

/// Forms engine sets for one request. Refers to its arguments.
class EngineSetMaker {
public:
    EngineSetMaker(const RenderRequest& request, const EngineList& allowed,
                   const DeviceSpeeds& speeds, const PixelWork& work)
        : m_request(request), m_allowed(allowed), m_speeds(speeds), m_work(work) {}

    /// The engines that compute a rung together. Only one of those on the processor's cores is
    /// among them. The set is empty when no engine can.
    EngineSet set(const Rung& rung) const;

    /// The sets of all accurate rungs that some engine can compute, cheapest rung first.
    std::vector<EngineSet> accurateSets() const;

private:
    std::optional<double> pixelsPerSecond(const EngineInfo& engine, const Rung& rung) const;
    const EngineInfo* chooseProcessor(const EngineList& able, const Rung& rung) const;
    EngineList deltaEngines(const EngineList& able, const Rung& rung) const;
    EngineList directEngines(EngineList able, const Rung& rung) const;

    const RenderRequest& m_request;
    const EngineList& m_allowed;
    const DeviceSpeeds& m_speeds;
    const PixelWork m_work;
};

/// The sets whose speeds can be compared: without big floats, which are slower than any other rung.
/// Empty unless the speeds of all the rest are known.
std::vector<EngineSet> comparableSets(std::vector<EngineSet> sets);

/// The set that is to compute: the fastest of those that can be compared, or, without those, the
/// first with a graphics device, or else the first. Null when there is none. Points into one of
/// both.
const EngineSet* chooseSet(const std::vector<EngineSet>& sets,
                           const std::vector<EngineSet>& comparable);

/// The engines that begin an interactive picture while the set gets ready: a driver may compile
/// kernels for seconds. An export does not wait for the first tile but for the last.
std::vector<std::string> standInIdsOf(const Rung& rung, const RenderRequest& request,
                                      const EngineList& allowed, const EngineList& set);

bool hasGpu(const EngineList& engines);

}  // namespace fathom
