#include "cli/picture_engines.h"

#include <gtest/gtest.h>

#include "formula/formula_list.h"
#include "support/fake_engine.h"

namespace fathom {
namespace {

const std::vector<NumberKind> kNumbers{NumberKind::Fp32, NumberKind::Fp64, NumberKind::Dd,
                                       NumberKind::DeltaFp64};

std::unique_ptr<Engine> processor() {
    test::FakeEngine::Behaviour behaviour;
    behaviour.info.numbers = kNumbers;
    return std::make_unique<test::FakeEngine>(behaviour);
}

std::unique_ptr<Engine> card() {
    test::FakeEngine::Behaviour behaviour;
    behaviour.info.id = "opencl0";
    behaviour.info.label = "A card";
    behaviour.info.kind = DeviceKind::OpenClGpu;
    behaviour.info.numbers = kNumbers;
    return std::make_unique<test::FakeEngine>(behaviour);
}

/// Whether the last call that named no device would have left out a driver for a processor.
bool haveProcessorsBeenSkipped = false;

OpenedEngines makeEngines(const EngineOptions& options) {
    OpenedEngines opened;
    if (options.devices.empty()) haveProcessorsBeenSkipped = options.skipsProcessors;
    if (options.devices != std::vector<std::string>{"cpu"}) opened.engines.push_back(card());
    opened.engines.push_back(processor());
    return opened;
}

class PictureEnginesTest : public testing::Test {
protected:
    PictureEnginesTest() {
        request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
        request.size = {640, 360};
    }

    /// Speeds of all rungs: seconds per iteration. Perturbation steps take ten times as long, so
    /// that no choice needs a trial.
    static std::vector<RungSpeed> all(double seconds) {
        std::vector<RungSpeed> list;
        for (const Rung& rung : rungs())
            list.push_back({std::string(rung.id), FormulaFamily::Powers, 0,
                            rung.method == Method::Delta ? 10 * seconds : seconds});
        return list;
    }
    void knowProcessor(double seconds) { speeds[speedKey(processor()->info())] = all(seconds); }
    void knowCard(double seconds) { speeds[speedKey(card()->info())] = all(seconds); }
    void dive() { request.location.view.radius = Decimal::parse("1e-60").value(); }

    bool isAlone() const {
        const auto opened = openEnginesFor(request, samples, speeds, options, makeEngines);
        return opened.value().engines.size() == 1;
    }

    RenderRequest request;
    int samples = 1;
    DeviceSpeeds speeds;
    EngineOptions options;
};

TEST_F(PictureEnginesTest, WaitsForDriversWhereNothingIsKnown) {
    EXPECT_FALSE(isAlone());
    knowCard(1e-12);
    EXPECT_FALSE(isAlone());
    dive();
    EXPECT_FALSE(isAlone());
}

TEST_F(PictureEnginesTest, SkipsProcessorsUntilASpeedIsKnown) {
    EXPECT_FALSE(isAlone());
    EXPECT_TRUE(haveProcessorsBeenSkipped);
    knowCard(1e-12);
    EXPECT_FALSE(isAlone());
    EXPECT_FALSE(haveProcessorsBeenSkipped);
}

TEST_F(PictureEnginesTest, DoesNotWaitForDriversWithAShortPicture) {
    knowProcessor(1e-8);  // 0.05 s at twenty iterations a pixel
    knowCard(1e-12);
    EXPECT_TRUE(isAlone());
    samples = 16;
    EXPECT_FALSE(isAlone());
    samples = 1;
    options.devices = {"opencl0", "cpu"};
    EXPECT_FALSE(isAlone()) << "a device was asked for";
}

TEST_F(PictureEnginesTest, LeavesSlowerDevicesAloneWithDeepPictures) {
    request.size = {6400, 3600};
    dive();
    knowProcessor(1e-9);
    EXPECT_TRUE(isAlone());
    knowCard(2e-9);
    EXPECT_TRUE(isAlone());
    speeds["Another card"] = all(1.5e-9);
    EXPECT_FALSE(isAlone()) << "which are faster together";
    speeds.erase("Another card");
    knowCard(5e-10);
    EXPECT_FALSE(isAlone());
}

}  // namespace
}  // namespace fathom
