// Devices that share a picture: the cores of a processor, each as a device of its own.
#include <gtest/gtest.h>

#include "opencl/opencl_engine.h"
#include "render/render_scheduler.h"
#include "support/collecting_sink.h"
#include "support/mandelbrot_job.h"
#include "support/opencl_cores.h"

namespace fathom::test {
namespace {

constexpr Size kPicture{640, 480};

struct SharedView {
    const char* name;
    Place place;
    const char* rung;
};
void PrintTo(const SharedView& view, std::ostream* out) {
    *out << view.name;
}

constexpr SharedView kViews[]{
    {"direct", {"-0.7436", "0.1318", "0.004"}, "fp64"},
    {"perturbation",
     {"-0.743643887037158704752191506114774", "0.131825904205311970493132056385139", "1e-20"},
     "perturbation"},
    {"folds", {"-1.7548", "-0.02805", "2e-5", 2, false, "burning-ship"}, "fp64"},
};

class SeveralDevices : public testing::TestWithParam<SharedView> {
protected:
    struct Drawn {
        std::vector<TileSample> samples;  // row by row
        RenderSummary summary;
    };

    static Drawn drawn(std::vector<std::unique_ptr<Engine>> engines, Priority priority) {
        const auto sink = std::make_shared<CollectingSink>();
        RenderRequest request = makeJob(GetParam().place, "fp64", kPicture)->request;
        request.location.iterations = {3000, false};
        request.forcedRung = GetParam().rung;
        request.priority = priority;
        request.coarseFirst = false;
        Drawn result;
        RenderScheduler scheduler(std::move(engines));
        const RenderId id = scheduler.submit(std::move(request), sink);
        const auto outcome = sink->awaitOutcome(id);
        EXPECT_TRUE(outcome && *outcome);
        if (!outcome || !*outcome) return result;
        result.summary = **outcome;
        result.samples.resize(kPicture.area());
        for (const auto& tile : sink->record(id).tiles)
            for (std::uint32_t i = 0; i < tile->samples.size(); ++i) {
                const TileTask::Place place = tile->task.placeOf(i);
                result.samples[static_cast<std::size_t>(place.y * kPicture.width + place.x)] =
                    tile->samples[i];
            }
        return result;
    }

    static Drawn drawnByCores(std::size_t cores, Priority priority) {
        return drawn(engineOfEachCore(cores), priority);
    }
};

INSTANTIATE_TEST_SUITE_P(Views, SeveralDevices, testing::ValuesIn(kViews),
                         [](const auto& view) { return std::string(view.param.name); });

TEST_P(SeveralDevices, ShareAPicture) {
    if (engineOfEachCore(2).size() < 2) GTEST_SKIP() << "This machine has no processor to split.";
    for (const Priority priority : {Priority::Interactive, Priority::Background}) {
        const Drawn alone = drawnByCores(1, priority);
        EXPECT_EQ(alone.summary.enginePixels.size(), 1u);
        // On a busy machine one device may be done before the other begins.
        constexpr int kMostTries = 20;
        bool areBoth = false;
        for (int i = 0; i < kMostTries && !areBoth; ++i) {
            const Drawn shared = drawnByCores(2, priority);
            ASSERT_EQ(alone.samples.size(), shared.samples.size());
            std::size_t others = 0;
            for (std::size_t k = 0; k < alone.samples.size(); ++k)
                others += !haveSameBits(alone.samples[k], shared.samples[k]);
            EXPECT_EQ(others, 0u);
            areBoth = shared.summary.enginePixels.size() == 2;
        }
        EXPECT_TRUE(areBoth) << "no picture was shared";
    }
}

}  // namespace
}  // namespace fathom::test
