// How fast devices compute on each rung, as measured by calibration, and how long a picture takes
// at these speeds. Values.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formula/formula_spec.h"
#include "render/render_request.h"
#include "render/rung.h"

namespace fathom {

/// Families of formulas whose steps cost about the same: z^p + c, steps with absolute values, steps
/// that divide, and hybrids.
enum class FormulaFamily { Powers, Folds, Quotients, Hybrids };
inline constexpr FormulaFamily kFormulaFamilies[] = {
    FormulaFamily::Powers, FormulaFamily::Folds, FormulaFamily::Quotients, FormulaFamily::Hybrids};

FormulaFamily familyOf(const FormulaSpec& formula);
/// The family whose speed a formula has on a rung. By perturbation, powers other than z^2 + c have
/// the same steps as folds.
FormulaFamily familyOn(const Rung& rung, const FormulaInstance& formula);
/// The name in files and tables: "powers", "folds", "quotients" or "hybrids".
std::string_view nameOf(FormulaFamily family);

/// The speed of all threads of a device together, at the smallest power of the family.
struct RungSpeed {
    std::string rung;  // id
    FormulaFamily family{};
    double pixelSeconds = 0;  // of a pixel, without its steps
    double stepSeconds = 0;   // of an iteration; on delta rungs, of a step of perturbation

    friend bool operator==(const RungSpeed&, const RungSpeed&) = default;
};

/// Speeds by device; the key is speedKey().
using DeviceSpeeds = std::map<std::string, std::vector<RungSpeed>>;

/// Speeds of an uncalibrated device relative to each other: those of the built-in engine.
std::vector<RungSpeed> usualSpeeds();

/// Null if that speed was not measured.
const RungSpeed* findSpeed(const DeviceSpeeds& speeds, const std::string& device,
                           std::string_view rung, FormulaFamily family);

/// The mean work of a view's pixels.
struct PixelWork {
    double iterations = 0;  // done by direct iteration; below the count if a cycle is detected
    double steps = 0;       // of perturbation
};

/// Steps of perturbation for a pixel that escapes after `iterations` iterations, if a pixel is
/// 10^-decades wide: 50 sqrt(iterations) / decades, at most `iterations`. A rule of thumb, fitted
/// to forty views from 10^-13 to 10^-26, where it is right within a factor of two. The table of
/// `fathom bench rungs` shows its results.
double deltaStepsOf(double iterations, double decades);

/// -log10 of the pixel spacing, at least 1.
double decadesOf(const RenderRequest& request);

/// The assumed work if nothing is known about the view.
PixelWork unknownWork(const RenderRequest& request);

double secondsOfPixel(const RungSpeed& speed, const PixelWork& work);

}  // namespace fathom
