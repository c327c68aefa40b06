// Automatic colours in the form in which devices take them, so that a device colours the samples
// that it has made.
#pragma once

#include <cstdint>
#include <span>

#include "render/direct_types.h"

namespace fathom {

namespace kernel {
#include "colors/structs.h"
}  // namespace kernel

using ColorTerms = kernel::color_terms;
using PaletteColor = kernel::palette_color;

/// The colours of samples without basins, periods and layers. Immutable; the derived class owns the
/// tables.
struct DeviceColors {
    virtual ~DeviceColors() = default;

    ColorTerms terms{};
    std::span<const float> curve;           // COLOR_CURVE_STEPS + 1 turns
    std::span<const PaletteColor> palette;  // COLOR_COPIES copies
    std::span<const std::uint8_t> codes;    // of screens, for each step of linear light
};

}  // namespace fathom
