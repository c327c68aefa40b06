// Palettes and colour settings from tables of other programs. Pure functions: any thread.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "color/palette.h"

namespace fathom {

/// A palette of evenly spaced colours (0xRRGGBB), at least two and at most limits::kPaletteStops.
std::shared_ptr<const Palette> evenPalette(const std::string& name,
                                           const std::vector<std::uint32_t>& colors,
                                           PaletteSpace space, PaletteCurve curve);

/// Sets a linear mapping's density and offset: `counts` iterations for a turn that begins `offset`
/// turns along the palette. Values that make no sense become the nearest that do.
void setTurn(ColorSettings& settings, double counts, double offset);

}  // namespace fathom
