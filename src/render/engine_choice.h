// Which engines could compute a picture together, and which of them are to.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "render/exactness.h"
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
    ExactShare exact;                       // of all pixels, as predicted; 1 if nothing is known
};

/// Forms engine sets for one request. Refers to its arguments.
class EngineSetMaker {
public:
    /// `distances` as for exactShare(); none if they are not known.
    EngineSetMaker(const RenderRequest& request, const EngineList& allowed,
                   const DeviceSpeeds& speeds, const PixelWork& work,
                   std::span<const double> distances)
        : m_request(request),
          m_allowed(allowed),
          m_speeds(speeds),
          m_work(work),
          m_distances(distances) {}

    /// The engines that compute a rung together. Only one of those on the processor's cores is
    /// among them. The set is empty when no engine can.
    EngineSet set(const Rung& rung) const;

    /// The sets of all accurate rungs that some engine can compute, cheapest rung first.
    std::vector<EngineSet> accurateSets() const;

private:
    std::optional<double> pixelsPerSecond(const EngineInfo& engine, const Rung& rung) const;
    const EngineInfo* chooseProcessor(const EngineList& able, const Rung& rung) const;
    EngineList deltaEngines(const EngineList& able, const Rung& rung) const;
    bool isSoonThere(const EngineList& able, const Rung& rung) const;
    EngineList directEngines(EngineList able, const Rung& rung) const;

    const RenderRequest& m_request;
    const EngineList& m_allowed;
    const DeviceSpeeds& m_speeds;
    const PixelWork m_work;
    const std::span<const double> m_distances;
};

/// The sets whose speeds can be compared: without big floats, which are slower than any other rung.
/// Empty unless the speeds of all the rest are known.
std::vector<EngineSet> comparableSets(std::vector<EngineSet> sets);

/// A rung may take this many times as long as the fastest if more of its counts are exact.
inline constexpr double kMostTimeForExactness = 3;

/// True if at least 99.5 % of the counts are exact, the standard error allowed for.
bool isExactEnough(const ExactShare& share);

/// The best of some comparable sets, at least one. Sets that take more than kMostTimeForExactness
/// times as long as the fastest do not count. Of the others, it is the fastest that is exact
/// enough; if there is none, the one with the highest share. Points into `comparable`.
const EngineSet& bestSet(const std::vector<EngineSet>& comparable);

/// The set that is to compute where not all speeds are known: the first with a graphics device, or
/// else the first. Null when there is none. Points into `sets`.
const EngineSet* firstSet(const std::vector<EngineSet>& sets);

/// The engines that begin an interactive picture while the set gets ready: a driver may compile
/// kernels for seconds. An export does not wait for the first tile but for the last.
std::vector<std::string> standInIdsOf(const Rung& rung, const RenderRequest& request,
                                      const EngineList& allowed, const EngineList& set);

bool hasGpu(const EngineList& engines);

}  // namespace fathom
