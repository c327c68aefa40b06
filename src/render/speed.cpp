#include "render/speed.h"

#include <algorithm>
#include <cmath>

#include "formula/formula_list.h"

namespace fathom {

FormulaFamily familyOf(const FormulaSpec& formula) {
    if (formula.divides) return FormulaFamily::Quotients;
    return formula.id == "mandelbrot" ? FormulaFamily::Powers : FormulaFamily::Folds;
}

FormulaFamily familyOn(const Rung& rung, const FormulaInstance& formula) {
    const FormulaFamily family = familyOf(*formula.spec);
    const bool isOfPowers = family == FormulaFamily::Powers && !isMandelbrotSet(formula);
    return rung.method == Method::Delta && isOfPowers ? FormulaFamily::Folds : family;
}

std::string_view nameOf(FormulaFamily family) {
    switch (family) {
        case FormulaFamily::Powers:
            return "powers";
        case FormulaFamily::Folds:
            return "folds";
        case FormulaFamily::Quotients:
            return "quotients";
    }
    return "";
}

const RungSpeed* findSpeed(const DeviceSpeeds& speeds, const std::string& device,
                           std::string_view rung, FormulaFamily family) {
    const auto found = speeds.find(device);
    if (found == speeds.end()) return nullptr;
    const auto speed = std::ranges::find_if(found->second, [&](const RungSpeed& candidate) {
        return candidate.rung == rung && candidate.family == family;
    });
    return speed == found->second.end() ? nullptr : &*speed;
}

double deltaStepsOf(double iterations, double decades) {
    constexpr double kSteps = 50;
    return std::min(iterations, kSteps * std::sqrt(iterations) / decades);
}

double decadesOf(const RenderRequest& request) {
    return std::max(1.0, -request.location.view.spacing(request.size).log10());
}

PixelWork unknownWork(const RenderRequest& request) {
    constexpr double kIterations = 1000;
    return {kIterations, deltaStepsOf(kIterations, decadesOf(request))};
}

double secondsOfPixel(const RungSpeed& speed, const PixelWork& work) {
    const bool isDirect = findRung(speed.rung)->method == Method::Direct;
    return speed.pixelSeconds + speed.stepSeconds * (isDirect ? work.iterations : work.steps);
}

}  // namespace fathom
