// Perturbation on OpenCL devices: the same pictures as the built-in engine, or nearly the same in
// floats, for any tiles and slices, with one upload for all pictures around a place.
#include <atomic>
#include <thread>

#include "opencl/delta_tables.h"
#include "opencl_support.h"
#include "render/cell_square.h"
#include "render/delta_state.h"
#include "support/deep_pictures.h"

namespace fathom::test {
namespace {

class OpenClDeltas : public testing::TestWithParam<std::tuple<DeepPicture, const char*>> {
protected:
    void SetUp() override {
        for (auto& engine : openClEngines({}))
            if (hasNumber(engine->info(), findRung(rung())->number))
                m_engines.push_back(std::move(engine));
        FATHOM_NEED_DEVICE(m_engines);
    }

    std::shared_ptr<const RenderJob> job() const {
        return deepJob(picture(), m_engines.front()->info(), rung());
    }
    static const DeepPicture& picture() { return std::get<0>(GetParam()); }
    static const char* rung() { return std::get<1>(GetParam()); }
    static std::uint64_t limit() { return picture().limit; }

    std::vector<std::unique_ptr<Engine>> m_engines;
    CpuEngine m_builtIn{1};
};

std::string nameOf(const testing::TestParamInfo<std::tuple<DeepPicture, const char*>>& info) {
    std::string name = std::string(std::get<0>(info.param).name) + "_" + std::get<1>(info.param);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Pictures, OpenClDeltas,
                         testing::Combine(testing::ValuesIn(kDeepPictures),
                                          testing::Values("perturbation", "perturbation-ff",
                                                          "perturbation-fp32")),
                         nameOf);

/// Perturbation in doubles, which the built-in engine has too.
class OpenClDoubleDeltas : public OpenClDeltas {};

INSTANTIATE_TEST_SUITE_P(Pictures, OpenClDoubleDeltas,
                         testing::Combine(testing::ValuesIn(kDeepPictures),
                                          testing::Values("perturbation")),
                         nameOf);

TEST_P(OpenClDoubleDeltas, ShowThePictureOfTheBuiltInEngine) {
    for (const auto& engine : m_engines) {
        const auto tile = prepared(*engine, job())->render(wholePicture(limit()), {});
        const auto expected = prepared(m_builtIn, job())->render(wholePicture(limit()), {});
        ASSERT_TRUE(tile) << tile.error().message;
        EXPECT_EQ(tile->engineId, engine->info().id);
        EXPECT_GT(tile->iterations, tile->samples.size());
        EXPECT_EQ(tile->iterations, expected->iterations);
        EXPECT_EQ(differences(*tile, *expected), 0u);
    }
}

TEST_P(OpenClDeltas, HaveTheSameSamplesInPartsAndCoarsely) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile whole = renderer->render(wholePicture(limit()), {}).value();
        for (const TileRect& rect : {wholePicture(0).rect, TileRect{37, 21, 30, 40}})
            for (const int step : {1, 4, 8}) {
                const Tile part = renderer->render({rect, step, limit()}, {}).value();
                EXPECT_EQ(differencesFromWhole(part, whole), 0u)
                    << "step " << step << " from " << rect.x;
            }
    }
}

TEST_P(OpenClDeltas, GoOnAsIfTheyHadNotStopped) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile tile = renderer->render(wholePicture(limit()), {}).value();
        Tile partial = renderer->render(wholePicture(1), {}).value();
        std::uint64_t iterations = partial.iterations;
        for (std::uint64_t reached = 2; reached < 2 * limit(); reached += reached / 2) {
            partial = renderer->resume(partial, std::min(reached, limit()), {}).value();
            iterations += partial.iterations;
        }
        EXPECT_EQ(differences(tile, partial), 0u);
        EXPECT_EQ(iterations, tile.iterations);
    }
}

TEST_P(OpenClDeltas, GoOnAfterPauses) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile tile = renderer->render(wholePicture(limit()), {}).value();
        const Tile paused = pausedAtOnce(*renderer, wholePicture(limit()));
        const Tile resumed = resumedWithPauses(*renderer, paused, limit());
        EXPECT_EQ(differences(tile, resumed), 0u);
        EXPECT_EQ(resumed.iterations, tile.iterations);
    }
}

TEST_P(OpenClDoubleDeltas, ContinueTilesOfTheBuiltInEngineAndTheReverse) {
    for (const auto& engine : m_engines) {
        const auto device = prepared(*engine, job()), host = prepared(m_builtIn, job());
        const Tile expected = host->render(wholePicture(limit()), {}).value();
        const Tile begun = host->render(wholePicture(limit() / 8), {}).value();
        ASSERT_NE(dynamic_cast<const DeltaState*>(begun.state.get()), nullptr);
        EXPECT_EQ(differences(device->resume(begun, limit(), {}).value(), expected), 0u);
        const Tile started = device->render(wholePicture(limit() / 8), {}).value();
        EXPECT_EQ(differences(host->resume(started, limit(), {}).value(), expected), 0u);
    }
}

TEST_P(OpenClDeltas, WorkForSeveralThreadsAtOnce) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        const Tile expected = renderer->render(wholePicture(limit()), {}).value();
        std::atomic<std::size_t> differing = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 3; ++i)
                threads.emplace_back([&] {
                    const auto tile = renderer->render(wholePicture(limit()), {});
                    differing += tile ? differences(*tile, expected) : 1;
                });
        }
        EXPECT_EQ(differing, 0u);
    }
}

TEST_P(OpenClDeltas, StopInTheMiddleOfATile) {
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job());
        expectStopInTheMiddle(*renderer, wholePicture(limit()));
        std::stop_source source;
        source.request_stop();
        const auto none = renderer->render(wholePicture(limit()), {source.get_token(), {}});
        ASSERT_FALSE(none);
        EXPECT_EQ(none.error().code, ErrorCode::Cancelled);
        // The device tile of a stopped call can be used for the next one.
        EXPECT_TRUE(renderer->render(wholePicture(limit()), {}));
    }
}

TEST_P(OpenClDeltas, FollowTheShortestOrbitBeyondDoubles) {
    const DeepPicture middle{"Middle", "0", "0", "1e-300", 100};
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, deepJob(middle, engine->info(), rung()));
        const auto tile = renderer->render(wholePicture(middle.limit), {});
        ASSERT_TRUE(tile) << tile.error().message;
        EXPECT_EQ(sumOfCounts(*tile), tile->samples.size() * middle.limit);
        EXPECT_NE(tile->state, nullptr);
    }
}

TEST_P(OpenClDeltas, RefuseWhatDoesNotFit) {
    const auto engines = openClEngines({.memoryBytes = std::size_t{1} << 18});
    const auto renderer = engines.front()->prepare(job(), [](const Phrase&) {}, {});
    ASSERT_FALSE(renderer);
    EXPECT_EQ(renderer.error().code, ErrorCode::OutOfMemory);
    EXPECT_NE(renderer.error().message.find("iteration limit"), std::string::npos)
        << renderer.error().message;
}

TEST_P(OpenClDoubleDeltas, UploadAReferenceOnce) {
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

// ---- In floats -------------------------------------------------------------------------------

class OpenClFloatDeltas : public OpenClDeltas {};

INSTANTIATE_TEST_SUITE_P(Pictures, OpenClFloatDeltas,
                         testing::Combine(testing::ValuesIn(kDeepPictures),
                                          testing::Values("perturbation-ff")),
                         nameOf);

/// tests/truth checks whether the pixels that differ are allowed to.
TEST_P(OpenClFloatDeltas, ShowNearlyThePictureOfDoubles) {
    const auto exact = deepJob(picture(), m_builtIn.info());
    const Tile expected = prepared(m_builtIn, exact)->render(wholePicture(limit()), {}).value();
    const auto pixels = static_cast<double>(expected.samples.size());
    for (const auto& engine : m_engines) {
        const Tile tile = prepared(*engine, job())->render(wholePicture(limit()), {}).value();
        double counts = 0, distances = 0;
        for (std::size_t i = 0; i < tile.samples.size(); ++i) {
            const TileSample &is = tile.samples[i], &other = expected.samples[i];
            counts += is.count != other.count;
            const double size = std::hypot(other.distance_x, other.distance_y);
            distances += std::hypot(is.distance_x - other.distance_x,
                                    is.distance_y - other.distance_y) > 1e-3 * size;
        }
        EXPECT_LE(counts, 0.03 * pixels);
        EXPECT_LE(distances, 0.1 * pixels);
    }
}

TEST_P(OpenClFloatDeltas, UploadAReferenceOnce) {
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

// ---- Through cells ---------------------------------------------------------------------------

/// Uses only a few pixels: maps take long on devices whose work-items are not used as lanes.
class OpenClCells : public OpenClDeltas {
protected:
    static TileTask somePixels(std::uint64_t limit) { return {{40, 30, 4, 4}, 1, limit}; }
};

INSTANTIATE_TEST_SUITE_P(Pictures, OpenClCells,
                         testing::Combine(testing::Values(kParabolicPicture),
                                          testing::Values("perturbation")),
                         nameOf);

TEST_P(OpenClCells, ShowAndContinueThePictureOfTheBuiltInEngine) {
    const auto job = this->job();
    ASSERT_GT(job->grid->deltas().square.period, 0u);
    const auto host = prepared(m_builtIn, job);
    const Tile expected = host->render(somePixels(limit()), {}).value();
    const Tile begun = host->render(somePixels(limit() / 4), {}).value();
    for (const auto& engine : m_engines) {
        const auto device = prepared(*engine, job);
        const Tile tile = device->render(somePixels(limit()), {}).value();
        EXPECT_EQ(differences(tile, expected), 0u);
        EXPECT_EQ(tile.iterations, expected.iterations);
        EXPECT_EQ(differences(device->resume(begun, limit(), {}).value(), expected), 0u);
        const Tile started = device->render(somePixels(limit() / 4), {}).value();
        EXPECT_EQ(differences(host->resume(started, limit(), {}).value(), expected), 0u);
        const Tile later = device->resume(started, limit() / 2, {}).value();
        EXPECT_EQ(differences(device->resume(later, limit(), {}).value(), expected), 0u);
        const Tile paused = pausedAtOnce(*device, somePixels(limit()));
        EXPECT_EQ(differences(resumedWithPauses(*device, paused, limit()), expected), 0u);
    }
}

TEST_P(OpenClCells, GoOnAfterAStopWithTheMapsThatThereAre) {
    const auto job = this->job();
    const TileTask task = somePixels(limit());
    const Tile expected = prepared(m_builtIn, job)->render(task, {}).value();
    for (const auto& engine : m_engines) {
        const auto renderer = prepared(*engine, job);
        // Another thread tells of the progress. On a busy machine the tile may end before it does:
        // hardly the first time, when it takes many slices to make the maps.
        Result<Tile> stopped;
        for (int tries = 0; stopped && tries < 10; ++tries) {
            std::stop_source source;
            const auto stop = [&](double) { source.request_stop(); };
            stopped = renderer->render(task, {.stop = source.get_token(), .advanced = stop});
        }
        ASSERT_FALSE(stopped);
        EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
        EXPECT_EQ(differences(renderer->render(task, {}).value(), expected), 0u);
    }
}

TEST_P(OpenClCells, RefuseMapsThatDoNotFit) {
    const auto engines = openClEngines({.memoryBytes = std::size_t{128} << 20});
    const auto renderer = engines.front()->prepare(job(), [](const Phrase&) {}, {});
    ASSERT_FALSE(renderer);
    EXPECT_EQ(renderer.error().code, ErrorCode::OutOfMemory);
}

}  // namespace
}  // namespace fathom::test
