// Computes tiles on a device, on threads that may wait for its driver.
#pragma once

#include "render/engine.h"

namespace fathom {

/// Same contract as TileRenderer, except that it owns what it works on: its caller may be gone when
/// the driver returns. Throws what the driver reports. The destructor calls the driver, too.
class DeviceRenderer {
public:
    virtual ~DeviceRenderer() = default;
    virtual Result<Tile> render(const TileTask& task, const TileControl& control) = 0;
    virtual Result<Tile> resume(Tile tile, std::uint64_t iterationLimit,
                                const TileControl& control) = 0;
    // These call no driver.
    virtual bool canPause() const { return false; }
    virtual double deviceSeconds() const { return 0; }
};

}  // namespace fathom
