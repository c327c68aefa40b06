#include "cli/device_limits.h"

#include <vector>

#include "base/measure.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

Result<double> highestRate(Engine& engine, const char* rung, BaselineWork work,
                           const std::stop_token& stop) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.size = {64, 64};  // of a picture that is not computed
    request.forcedRung = rung;
    SoloPicture picture(engine, stop);
    if (const auto ready = picture.prepare(request); !ready)
        return tl::make_unexpected(ready.error());
    const auto baseline = engine.baseline(picture.job(), stop);
    if (!baseline) return tl::make_unexpected(baseline.error());
    std::vector<double> rates;
    for (int round = 0; round < 5; ++round) {
        const double before = (*baseline)->deviceSeconds(), start = secondsOf(Clock::ProcessCpu);
        const auto done = ((**baseline).*work)();
        if (!done) return tl::make_unexpected(done.error());
        const double onDevice = (*baseline)->deviceSeconds() - before;
        rates.push_back(static_cast<double>(*done) /
                        (onDevice > 0 ? onDevice : secondsOf(Clock::ProcessCpu) - start));
    }
    return medianOf(std::move(rates));
}

}  // namespace fathom
