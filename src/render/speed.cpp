#include "render/speed.h"

#include <algorithm>
#include <cmath>

#include "formula/formula_list.h"

namespace fathom {

FormulaFamily familyOf(const FormulaSpec& formula) {
    if (formula.divides) return FormulaFamily::Quotients;
    if (formula.hasSteps) return FormulaFamily::Hybrids;
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
        case FormulaFamily::Hybrids:
            return "hybrids";
    }
    return "";
}

std::vector<RungSpeed> usualSpeeds() {
    // The figures are calibrated speeds of two cores of an AMD EPYC with AVX-512. No formula
    // that divides uses those of fp128, and neither these nor hybrids those of the other forms of
    // ff and dd.
    struct Usual {
        const char* rung;
        double pixel, steps[std::size(kFormulaFamilies)];  // nanoseconds, in the families' order
    };
    static constexpr Usual kUsual[] = {
        {"fp32", 7, {0.12, 0.19, 1.2, 6.6}},    {"fp64", 11, {0.15, 0.35, 1.7, 7.8}},
        {"ff-grid", 14, {0.22, 0.44, 6.3, 25}}, {"ff-lazy", 15, {0.33, 0.54, 6.3, 25}},
        {"ff", 28, {0.99, 1.2, 6.3, 25}},       {"perturbation", 28, {0.91, 8.3, 10, 30}},
        {"dd-grid", 22, {0.46, 0.82, 12, 17}},  {"dd-lazy", 29, {0.63, 1.04, 12, 17}},
        {"dd", 51, {2, 2.4, 12, 17}},           {"fp128", 146, {27, 30, 1000, 34}},
    };
    std::vector<RungSpeed> speeds;
    for (const Usual& usual : kUsual)
        for (const FormulaFamily family : kFormulaFamilies)
            speeds.push_back({.rung = usual.rung,
                              .family = family,
                              .pixelSeconds = 1e-9 * usual.pixel,
                              .stepSeconds = 1e-9 * usual.steps[static_cast<int>(family)]});
    return speeds;
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
    return std::max(1.0, -request.spacing().log10());
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
