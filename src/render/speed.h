// How fast devices compute on each rung, as calibration has found, and what a picture takes by
// that. Values.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formula/formula_spec.h"
#include "render/render_request.h"
#include "render/rung.h"

namespace fathom {

/// Formulas whose steps cost much the same: z^p + c, steps with absolute values, steps that divide.
enum class FormulaFamily { Powers, Folds, Quotients };
inline constexpr FormulaFamily kFormulaFamilies[] = {FormulaFamily::Powers, FormulaFamily::Folds,
                                                     FormulaFamily::Quotients};

FormulaFamily familyOf(const FormulaSpec& formula);
/// By whose speed the formula goes on a rung: of perturbation, powers but z^2 + c have the folds'
/// steps.
FormulaFamily familyOn(const Rung& rung, const FormulaInstance& formula);
/// "powers", "folds", "quotients": in files and tables.
std::string_view nameOf(FormulaFamily family);

/// All threads of a device together, at the smallest power.
struct RungSpeed {
    std::string rung;  // id
    FormulaFamily family{};
    double pixelSeconds = 0;  // of a pixel, beside its steps
    double stepSeconds = 0;   // of an iteration, or on the delta rung of a step of perturbation

    friend bool operator==(const RungSpeed&, const RungSpeed&) = default;
};

/// By device, as speedKey() of plan.h names it.
using DeviceSpeeds = std::map<std::string, std::vector<RungSpeed>>;

/// Null where that was not measured.
const RungSpeed* findSpeed(const DeviceSpeeds& speeds, const std::string& device,
                           std::string_view rung, FormulaFamily family);

/// What a view's pixels ask for, on the average.
struct PixelWork {
    double iterations = 0;  // of direct iteration: less than the count where a cycle is seen
    double steps = 0;       // of perturbation
};

/// The steps of perturbation that a pixel takes which escapes after so many iterations, where
/// pixels are so many decades narrower than 1: 50 sqrt(iterations) / decades. A rule of thumb that
/// was fitted to forty views from 10^-13 to 10^-26, where it is right within a factor of two; the
/// table of `fathom bench rungs` shows what comes of it.
double deltaStepsOf(double iterations, double decades);

/// -log10 of the pixel spacing, at least 1.
double decadesOf(const RenderRequest& request);

/// Where nothing is known of the view.
PixelWork unknownWork(const RenderRequest& request);

double secondsOfPixel(const RungSpeed& speed, const PixelWork& work);

}  // namespace fathom
