// Finds the periods of a picture's pixels: data of samples that few pictures ask for.
#pragma once

#include <stop_token>

#include "render/render_request.h"
#include "render/tile.h"

namespace fathom {

/// For the pixels of one picture. Works on finished tiles, whichever engine computed them, so that
/// engines and their kernels know nothing of it. Immutable; any number of threads may call it.
class PeriodFinder {
public:
    virtual ~PeriodFinder() = default;

    /// Sets the periods that the request asks for where the tile has none yet. False when stopped,
    /// within a tenth of a second or after one iteration.
    bool find(Tile& tile, const std::stop_token& stop) const {
        return (!m_wanted.outside || findDomains(tile, stop)) &&
               (!m_wanted.inside || findCycles(tile, stop));
    }

protected:
    explicit PeriodFinder(WantedPeriods wanted) : m_wanted(wanted) {}

private:
    virtual bool findDomains(Tile& tile, const std::stop_token& stop) const = 0;
    virtual bool findCycles(Tile& tile, const std::stop_token& stop) const = 0;

    const WantedPeriods m_wanted;
};

}  // namespace fathom
