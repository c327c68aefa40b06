// Finds the periods of a picture's pixels: data of samples that few pictures ask for.
#pragma once

#include <stop_token>

#include "render/tile.h"

namespace fathom {

/// For the pixels of one picture. Works on finished tiles, whichever engine computed them, so that
/// engines and their kernels know nothing of it. Immutable; any number of threads may call it.
class PeriodFinder {
public:
    virtual ~PeriodFinder() = default;

    /// Sets the periods that the request asks for where the tile has none yet. False when stopped,
    /// within a tenth of a second or after one iteration.
    virtual bool find(Tile& tile, const std::stop_token& stop) const = 0;
};

}  // namespace fathom
