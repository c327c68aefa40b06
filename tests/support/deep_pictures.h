// Pictures for perturbation: shallow and deep, with and without escapes, and one beyond the range
// of doubles.
#pragma once

#include <ostream>

#include "support/mandelbrot_job.h"

namespace fathom::test {

struct DeepPicture {
    const char *name, *re, *im, *radius;
    std::uint64_t limit;

    friend std::ostream& operator<<(std::ostream& out, const DeepPicture& picture) {
        return out << picture.name;
    }
};

inline constexpr DeepPicture kDeepPictures[]{
    {"Spirals", "-0.743643887037158704752191506114774", "0.131825904205311970493132056385139",
     "1e-11", 4000},
    {"Seahorse", "-0.75", "0.1", "1e-3", 3000},
    {"Needle",
     "-1."
     "9999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
     "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
     "0", "1e-360", 2000},
    // In the seahorse valley of a minibrot: orbits come within 2^-200 of 0, again and again.
    {"Nested",
     "-1."
     "99999999999999999999999999999999999999999999999999999999999078719515383630368351060266201994"
     "832861199651715467462319418375709399153294",
     "3.02310679232850498211926e-120", "2.3e-128", 300'000},
    // Orbits on the axis never escape, and their derivatives leave the range of doubles.
    {"Axis", "-1.91000000000000000000001230", "0", "1e-22", 20'000},
};

/// On the cardioid of a minibrot: orbits stay near 0 and go through cells.
inline constexpr DeepPicture kParabolicPicture{"Parabolic", "-1.9990957690062591913006189",
                                               "1.296517367511572379e-7", "1e-16", 150'000};

inline constexpr Size kDeepSize{96, 63};

inline TileTask wholePicture(std::uint64_t limit) {
    return {{0, 0, kDeepSize.width, kDeepSize.height}, 1, limit};
}

/// The picture's job on `rung`, planned for the engine. `cache`: of makePixelGrid().
inline std::shared_ptr<const RenderJob> deepJob(const DeepPicture& picture,
                                                const EngineInfo& engine,
                                                const char* rung = "perturbation",
                                                ReferenceCache* cache = nullptr) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = decimal(picture.re);
    request.location.view.im = decimal(picture.im);
    request.location.view.radius = decimal(picture.radius);
    request.location.iterations = {picture.limit, false};
    request.size = kDeepSize;
    request.forcedRung = rung;
    auto plan = choosePlan(request, {&engine, 1}).value();
    auto grid =
        std::make_shared<const PixelGrid>(makePixelGrid(
                                              request, plan, [](const Phrase&) {}, {}, cache)
                                              .value());
    return std::make_shared<const RenderJob>(
        RenderJob{.id = RenderId{3}, .request = request, .plan = plan, .grid = grid});
}

}  // namespace fathom::test
