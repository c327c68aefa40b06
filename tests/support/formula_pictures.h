// Pictures for perturbation of formulas other than z^2 + c: shallow and deep, with and without
// folds through the middle, on both planes. In some the pixel size or its square is beyond doubles.
#pragma once

#include <ostream>

#include "support/mandelbrot_job.h"

namespace fathom::test {

struct FormulaPicture {
    const char *formula, *re, *im, *radius;
    int power = 2;
    const char *juliaRe = nullptr, *juliaIm = nullptr;
    const char* steps = nullptr;  // of a hybrid
};

inline constexpr FormulaPicture kFormulaPictures[]{
    {"burning-ship", "-1.77", "-0.03", "1e-2"},
    {"buffalo", "-1.401741731754911894690471", "0.116682472699946198355699", "3e-20"},
    {"mandelbrot", "-0.3421971842020866", "0.5485529801764641", "3e-12", 2, "-0.8", "0.156"},
    {"mandelbrot", "0.206772539752992259062380", "0.859567156690308467701256", "3e-19", 3},
    {"burning-ship", "-1.5436890126920763615708559718017", "0", "2e-20"},
    {"burning-ship", "-2", "0", "1e-300"},
    {"celtic", "-2", "0", "1e-300"},
    {"burning-ship", "0", "0", "1e-160", 2, "-2", "0"},
    {"magnet1", "3.03586009116594319505761282298490300300745874823943954653225",
     "0.690573968653747621178368791854181328279480345270383414660313", "1e-25"},
    {"magnet2", "0.00269471853723245690706448506475711536418268527",
     "0.00202103890292434268029836379856783652313701395", "1e-30", 2, "1.3", "0.9"},
    {"magnet1", "3", "0", "1e-300"},
    {"hybrid", "-0.3444453095693678171101", "-0.6931878217537699967710", "3e-18", 2, nullptr,
     nullptr, "mandelbrot,mandelbrot,burning-ship"},
    {"hybrid", "-2", "0", "1e-300", 2, nullptr, nullptr, "celtic,burning-ship,buffalo"},
};

inline constexpr Size kFormulaSize{96, 64};
inline constexpr std::uint64_t kFormulaLimit = 1500;

inline TileTask wholeFormulaPicture(std::uint64_t limit = kFormulaLimit) {
    return {{0, 0, kFormulaSize.width, kFormulaSize.height}, 1, limit};
}

/// A job by perturbation, planned for the engine. If `before` is set, the view `before(view)` is
/// prepared first, with the same ReferenceCache.
inline std::shared_ptr<const RenderJob> formulaJob(const FormulaPicture& picture,
                                                   const EngineInfo& engine,
                                                   Size size = kFormulaSize,
                                                   View (*before)(const View& view) = nullptr) {
    RenderRequest request;
    FormulaInstance formula = defaultInstance(*findFormula(picture.formula));
    formula.power = picture.power;
    if (picture.steps) formula.steps = parseSteps(picture.steps).value();
    request.location = homeLocation(formula);
    if (picture.juliaRe)
        request.location.formula.julia =
            JuliaConstant{decimal(picture.juliaRe), decimal(picture.juliaIm)};
    request.location.view.re = decimal(picture.re);
    request.location.view.im = decimal(picture.im);
    request.location.view.radius = decimal(picture.radius);
    request.location.iterations = {kFormulaLimit, false};
    request.size = size;
    request.forcedRung = "perturbation";
    auto plan = choosePlan(request, {&engine, 1}).value();
    ReferenceCache cache;
    const auto gridOf = [&](const RenderRequest& of) {
        return makePixelGrid(
            of, plan, [](const Phrase&) {}, {}, before ? &cache : nullptr);
    };
    if (before) {
        RenderRequest earlier = request;
        earlier.location.view = before(request.location.view);
        gridOf(earlier).value();
    }
    auto grid = std::make_shared<const PixelGrid>(gridOf(request).value());
    return std::make_shared<const RenderJob>(
        RenderJob{.id = RenderId{3}, .request = request, .plan = plan, .grid = grid});
}

/// A view around `view`: zoomed and panned, as if the user had moved on.
inline View aroundFormulaPicture(const View& view) {
    return view.zoomedAt({70, 20}, kFormulaSize, 0.25).panned({5, 3}, kFormulaSize);
}

/// For the names of parametrized tests.
inline std::string nameOf(const FormulaPicture& picture) {
    std::string name = picture.formula + std::to_string(picture.power) + "At" + picture.radius +
                       (picture.juliaRe ? "Julia" : "");
    std::erase(name, '-');
    return name;
}
inline std::ostream& operator<<(std::ostream& out, const FormulaPicture& picture) {
    return out << nameOf(picture);
}

}  // namespace fathom::test
