// Perturbation of formulas other than z^2 + c on OpenCL devices: the same pictures as the built-in
// engine, for each formula and power, and for any tiles and slices.
#include <atomic>
#include <chrono>
#include <complex>
#include <thread>

#include "opencl/delta_tables.h"
#include "opencl_support.h"
#include "render/delta_state.h"
#include "render/direct_number.h"
#include "render/direct_state.h"
#include "support/formula_pictures.h"

namespace fathom::test {
namespace {

std::vector<std::unique_ptr<Engine>> deltaEngines() {
    auto engines = openClEngines({});
    std::erase_if(engines, [](const auto& engine) {
        return !hasNumber(engine->info(), NumberKind::DeltaFp64);
    });
    return engines;
}

std::size_t escapedOf(const Tile& tile) {
    return static_cast<std::size_t>(std::ranges::count_if(
        tile.samples, [](const TileSample& sample) { return sample.count != kInteriorCount; }));
}

// ---- Each formula and power ------------------------------------------------------------------

struct FormulaCase {
    const FormulaSpec* spec;
    int power;

    friend std::ostream& operator<<(std::ostream& out, const FormulaCase& it) {
        return out << it.spec->id << " " << it.power;
    }
};

bool hasDeltasOn(const FormulaCase& formula, bool isJulia) {
    FormulaInstance instance = defaultInstance(*formula.spec);
    instance.power = formula.power;
    if (isJulia) instance.julia = JuliaConstant{};
    const bool exists = isJulia ? formula.spec->hasJulia : true;
    return exists && hasDeltas(instance) && !isMandelbrotSet(instance);
}

/// Two powers of each formula, one after another, so that each power occurs; or all others. Most of
/// the time goes to building the programs.
std::vector<FormulaCase> formulaCases(bool areFew) {
    std::vector<FormulaCase> cases;
    std::size_t next = 0;
    for (const FormulaSpec& spec : formulas()) {
        std::vector<FormulaCase> all;
        for (int power = spec.minimumPower; power <= spec.maximumPower; ++power)
            if (const FormulaCase formula{&spec, power};
                hasDeltasOn(formula, false) || hasDeltasOn(formula, true))
                all.push_back(formula);
        std::vector<bool> isOfFew(all.size());
        for (std::size_t i = 0; i < std::min<std::size_t>(2, all.size()); ++i)
            isOfFew[next++ % all.size()] = true;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (isOfFew[i] == areFew) cases.push_back(all[i]);
    }
    return cases;
}

/// True if the orbit from z escapes within 600 iterations or comes to rest to the left of 0.
bool escapes(const FormulaCase& formula, std::complex<double> z, std::complex<double> c) {
    using Types = DirectTypesOf<double>;
    Types::plane at{};
    at.c = {c.real(), c.imag()};
    at.escape_radius2 = 625;
    at.convergence2 = 1e-12;
    const FormulaInstance instance = defaultInstance(*formula.spec);
    std::ranges::copy(instance.parameters, at.parameters);
    setSteps(instance, at);
    Types::orbit orbit{};
    orbit.z = {z.real(), z.imag()};
    unsigned status = FATHOM_RUNNING;
    findKernel(hostKernels(), kernelName(*formula.spec), formula.power)
        ->fp64(&orbit, &at, 600, &status);
    return status == FATHOM_ESCAPED || (status == FATHOM_CONVERGED && orbit.z.re < 0);
}

/// The point of a ray beyond which the points escape.
template <class Escapes>
std::complex<double> boundaryAlongRay(std::complex<double> inside, Escapes&& escapes) {
    std::complex<double> outside = std::polar(3.0, 2.0);
    for (int i = 0; i < 60; ++i) {
        const std::complex<double> middle = (inside + outside) * 0.5;
        (escapes(middle) ? outside : inside) = middle;
    }
    return outside;
}

/// Tests both planes together: they share one program, which takes longer to build than to run.
class OpenClFormulas : public testing::TestWithParam<FormulaCase> {
protected:
    void expectThePictureOfTheBuiltInEngine(const FormulaPicture& picture) {
        CpuEngine builtIn(1);
        const auto job = formulaJob(picture, builtIn.info(), {48, 32});
        const TileTask whole{{0, 0, 48, 32}, 1, kFormulaLimit};
        const Tile expected = prepared(builtIn, job)->render(whole, {}).value();
        EXPECT_GT(escapedOf(expected), expected.samples.size() / 8);
        for (const auto& engine : m_engines) {
            const auto tile = prepared(*engine, job)->render(whole, {});
            ASSERT_TRUE(tile) << tile.error().message;
            EXPECT_EQ(tile->engineId, engine->info().id);
            EXPECT_EQ(differences(*tile, expected), 0u);
        }
    }

    const std::vector<std::unique_ptr<Engine>> m_engines = deltaEngines();
};

TEST_P(OpenClFormulas, ShowThePictureOfTheBuiltInEngine) {
    FATHOM_NEED_DEVICE(m_engines);
    const FormulaCase& formula = GetParam();
    // Orbits that end at rest have a pole at 0, and 1 is at rest or is where they start.
    const double start = formula.spec->kind == FormulaKind::Rest ? 1 : 0;
    const std::complex<double> c =
        boundaryAlongRay(0, [&](std::complex<double> at) { return escapes(formula, start, at); });
    const std::complex<double> z =
        boundaryAlongRay(start, [&](std::complex<double> at) { return escapes(formula, at, c); });
    const auto text = [](double value) { return Decimal::fromDouble(value).toString(); };
    const std::string cRe = text(c.real()), cIm = text(c.imag());
    const std::string zRe = text(z.real()), zIm = text(z.imag());
    FormulaPicture picture{formula.spec->id.data(), cRe.c_str(), cIm.c_str(), "1e-11",
                           formula.power};
    if (!formula.spec->hasParameterPlane) picture.re = zRe.c_str(), picture.im = zIm.c_str();
    if (hasDeltasOn(formula, false)) expectThePictureOfTheBuiltInEngine(picture);
    picture.re = zRe.c_str(), picture.im = zIm.c_str();
    picture.juliaRe = cRe.c_str(), picture.juliaIm = cIm.c_str();
    if (hasDeltasOn(formula, true)) expectThePictureOfTheBuiltInEngine(picture);
}

std::string nameOfCase(const testing::TestParamInfo<FormulaCase>& it) {
    std::string name = it.param.spec->id.data() + std::to_string(it.param.power);
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Few, OpenClFormulas, testing::ValuesIn(formulaCases(true)), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Long, OpenClFormulas, testing::ValuesIn(formulaCases(false)), nameOfCase);

// ---- Pictures --------------------------------------------------------------------------------

class OpenClFormulaDeltas : public testing::TestWithParam<FormulaPicture> {
protected:
    void SetUp() override { FATHOM_NEED_DEVICE(m_engines); }

    std::shared_ptr<const RenderJob> job() const {
        return formulaJob(GetParam(), m_engines.front()->info());
    }

    // In every picture, most pixels still run after these iterations.
    static constexpr std::uint64_t kFewIterations = 40;

    std::vector<std::unique_ptr<Engine>> m_engines = deltaEngines();
    CpuEngine m_builtIn{1};
};

INSTANTIATE_TEST_SUITE_P(Pictures, OpenClFormulaDeltas, testing::ValuesIn(kFormulaPictures),
                         [](const auto& picture) { return nameOf(picture.param); });

TEST_P(OpenClFormulaDeltas, ShowThePictureOfTheBuiltInEngine) {
    const Tile expected = prepared(m_builtIn, job())->render(wholeFormulaPicture(), {}).value();
    for (const auto& engine : m_engines) {
        const auto tile = prepared(*engine, job())->render(wholeFormulaPicture(), {});
        ASSERT_TRUE(tile) << tile.error().message;
        EXPECT_GT(tile->iterations, tile->samples.size());
        EXPECT_EQ(differences(*tile, expected), 0u);
    }
}

TEST_P(OpenClFormulaDeltas, ShowItByTheBasisOfAnotherPicture) {
    const auto around =
        formulaJob(GetParam(), m_engines.front()->info(), kFormulaSize, &aroundFormulaPicture);
    ASSERT_NE(around->grid->deltas().scale, 1);
    const Tile expected = prepared(m_builtIn, around)->render(wholeFormulaPicture(), {}).value();
    for (const auto& engine : m_engines) {
        const Tile tile = prepared(*engine, around)->render(wholeFormulaPicture(), {}).value();
        EXPECT_EQ(differences(tile, expected), 0u);
    }
}

TEST_P(OpenClFormulaDeltas, HaveTheSameSamplesInPartsAndCoarsely) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile whole = renderer->render(wholeFormulaPicture(), {}).value();
        for (const TileRect& rect : {TileRect{0, 0, 96, 64}, TileRect{37, 21, 30, 40}})
            for (const int step : {1, 4, 8}) {
                const Tile part = renderer->render({rect, step, kFormulaLimit}, {}).value();
                EXPECT_EQ(differencesFromWhole(part, whole), 0u)
                    << "step " << step << " from " << rect.x;
            }
    }
}

TEST_P(OpenClFormulaDeltas, GoOnAsIfTheyHadNotStopped) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile tile = renderer->render(wholeFormulaPicture(), {}).value();
        Tile partial = renderer->render(wholeFormulaPicture(1), {}).value();
        for (std::uint64_t reached = 2; reached < 2 * kFormulaLimit; reached += reached / 2)
            partial = renderer->resume(partial, std::min(reached, kFormulaLimit), {}).value();
        EXPECT_EQ(differences(tile, partial), 0u);
        const Tile paused = pausedAtOnce(*renderer, wholeFormulaPicture());
        EXPECT_EQ(differences(tile, resumedWithPauses(*renderer, paused, kFormulaLimit)), 0u);
    }
}

TEST_P(OpenClFormulaDeltas, ContinueTilesOfTheBuiltInEngineAndTheReverse) {
    const auto host = prepared(m_builtIn, job());
    const Tile expected = host->render(wholeFormulaPicture(), {}).value();
    const Tile begun = host->render(wholeFormulaPicture(kFewIterations), {}).value();
    ASSERT_NE(dynamic_cast<const DeltaStateOf<GenericPixel>*>(begun.state.get()), nullptr);
    for (const auto& engine : m_engines) {
        const auto device = prepared(*engine, job());
        EXPECT_EQ(differences(device->resume(begun, kFormulaLimit, {}).value(), expected), 0u);
        const Tile started = device->render(wholeFormulaPicture(kFewIterations), {}).value();
        EXPECT_EQ(differences(host->resume(started, kFormulaLimit, {}).value(), expected), 0u);
    }
}

TEST_P(OpenClFormulaDeltas, WorkForSeveralThreadsAtOnce) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile expected = renderer->render(wholeFormulaPicture(), {}).value();
        std::atomic<std::size_t> differing = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 3; ++i)
                threads.emplace_back([&] {
                    const auto tile = renderer->render(wholeFormulaPicture(), {});
                    differing += tile ? differences(*tile, expected) : 1;
                });
        }
        EXPECT_EQ(differing, 0u);
    }
}

TEST_P(OpenClFormulaDeltas, StopInTheMiddleOfATile) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        expectStopInTheMiddle(*renderer, wholeFormulaPicture());
        // The device tile of a stopped call can be used for the next one.
        EXPECT_TRUE(renderer->render(wholeFormulaPicture(), {}));
    }
}

// Stops a tile that takes a moment, along a fold.
TEST(OpenClFormulaStops, ComeSoon) {
    const FormulaPicture slow{"burning-ship", "-2", "0", "1e-300"};
    const auto engines = deltaEngines();
    FATHOM_NEED_DEVICE(engines);
    for (const auto& engine : engines) {
        const bool isGpu = engine->info().kind == DeviceKind::OpenClGpu;
        const Size size = isGpu ? Size{2048, 1024} : Size{128, 128};
        const auto renderer = prepared(*engine, formulaJob(slow, engine->info(), size));
        std::chrono::duration<double, std::milli> worst{};
        for (int round = 0; round < 5; ++round) {
            std::stop_source source;
            std::chrono::steady_clock::time_point asked;
            std::jthread person([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(5) * (round + 1));
                asked = std::chrono::steady_clock::now();
                source.request_stop();
            });
            const auto tile = renderer->render({{0, 0, size.width, size.height}, 1, kFormulaLimit},
                                               {source.get_token(), {}});
            const auto ended = std::chrono::steady_clock::now();
            person.join();
            ASSERT_FALSE(tile);
            EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
            worst = std::max<decltype(worst)>(worst, ended - asked);
        }
        std::printf("%s: stopped within %.1f ms at worst\n", engine->info().label.c_str(),
                    worst.count());
    }
}

TEST_P(OpenClFormulaDeltas, RefuseWhatDoesNotFit) {
    const auto engines = openClEngines({.memoryBytes = std::size_t{1} << 18});
    const auto renderer = engines.front()->prepare(job(), [](const Phrase&) {}, {});
    ASSERT_FALSE(renderer);
    EXPECT_EQ(renderer.error().code, ErrorCode::OutOfMemory);
}

TEST_P(OpenClFormulaDeltas, UploadAReferenceOnce) {
    const auto devices = listOpenClDevices(0, nullptr);
    const cl::Context context(devices.front().handle);
    DeltaUploads uploads;
    const auto upload = [&](const std::shared_ptr<const Reference>& reference) {
        return uploads.tablesOf(reference, devices.front(), context, {}, 0, 2).value();
    };
    const auto reference = job()->grid->deltas().reference, other = job()->grid->deltas().reference;
    const auto tables = upload(reference);
    EXPECT_EQ(upload(reference), tables);
    EXPECT_NE(upload(other), tables);
    EXPECT_EQ(tables.use_count(), 1);
}

}  // namespace
}  // namespace fathom::test
