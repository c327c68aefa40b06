// An engine that computes nothing. Its samples are a function of the pixel; the test's hooks delay
// it, make it fail and halt it. Thread-safe, like a real engine.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "render/engine.h"

namespace fathom::test {

/// Holds threads until it is opened or their picture is stopped.
class Gate {
public:
    void open() {
        const std::lock_guard lock(m_mutex);
        m_isOpen = true;
        m_changed.notify_all();
    }

    /// Waits for open(). Cancelled if the stop comes first.
    Result<void> pass(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        ++m_arrived;
        m_changed.notify_all();
        if (m_changed.wait(lock, stop, [this] { return m_isOpen; })) return {};
        return fail(ErrorCode::Cancelled, "The gate was left.");
    }

    /// Waits at most 10 s until `count` threads have arrived; true if they have.
    bool awaitArrivals(int count) {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(10),
                                  [this, count] { return m_arrived >= count; });
    }
    int arrivals() {
        const std::lock_guard lock(m_mutex);
        return m_arrived;
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isOpen = false;
    int m_arrived = 0;
};

/// The count at which a pixel escapes, independent of the limit; kInteriorCount: never.
using CountAt = std::function<std::uint64_t(int x, int y)>;

inline std::uint64_t plainCount(int x, int y) {
    return 1 + static_cast<std::uint64_t>((x * 7 + y * 13) % 40);
}

/// What the engine did. Readable while the engine works and after it is destroyed.
struct FakeRecord {
    std::atomic<int> expected = 0, prepares = 0, renders = 0, resumes = 0;
    std::atomic<int> running = 0, mostRunning = 0;  // concurrent render() and resume() calls
    std::atomic<int> liveRenderers = 0;
};

class FakeEngine final : public Engine {
public:
    struct Behaviour {
        EngineInfo info{.id = "cpu",
                        .label = "Built-in CPU engine",
                        .driver = "",
                        .kind = DeviceKind::BuiltInCpu,
                        .memoryBytes = 0,
                        .numbers = {NumberKind::Fp32, NumberKind::Fp64, NumberKind::BigFloat}};
        int concurrency = 2;
        CountAt countAt = plainCount;
        float distance = 0;  // of escaped samples from the boundary, in pixels
        // Hooks, called before the work. An error becomes the result; an exception passes through.
        std::function<Result<void>(const std::function<void(Phrase)>& stage, std::stop_token)>
            onPrepare;
        std::function<Result<void>(const TileTask&, std::stop_token)> onTile;
        /// If set, a call passes its samples on as a piece, and then calls it.
        std::function<void()> afterPiece;
        std::vector<double> shares;  // progress that each call reports before its work
        /// If set, the engine can pause, and a call works on while this is true.
        std::function<bool(const TileTask&)> worksOn;
    };

    explicit FakeEngine(Behaviour behaviour,
                        std::shared_ptr<FakeRecord> record = std::make_shared<FakeRecord>())
        : m_behaviour(std::move(behaviour)), m_record(std::move(record)) {}

    const EngineInfo& info() const override { return m_behaviour.info; }
    int concurrency() const override { return m_behaviour.concurrency; }

    void expect(const RenderRequest&, const RenderPlan&) override { ++m_record->expected; }

    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob>,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        ++m_record->prepares;
        if (m_behaviour.onPrepare)
            if (auto passed = m_behaviour.onPrepare(stage, stop); !passed)
                return tl::make_unexpected(passed.error());
        return std::make_unique<Renderer>(*this);
    }

private:
    struct State final : TileState {};

    class Renderer final : public TileRenderer {
    public:
        explicit Renderer(const FakeEngine& engine) : m_engine(engine) {
            ++m_engine.m_record->liveRenderers;
        }
        ~Renderer() override { --m_engine.m_record->liveRenderers; }

        Result<Tile> render(const TileTask& task, const TileControl& control) override {
            ++m_engine.m_record->renders;
            return compute(task, control);
        }

        Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                            const TileControl& control) override {
            ++m_engine.m_record->resumes;
            TileTask task = tile.task;
            task.iterationLimit = iterationLimit;
            return compute(task, control);
        }

        bool canPause() const override { return m_engine.m_behaviour.worksOn != nullptr; }

    private:
        Result<Tile> compute(const TileTask& task, const TileControl& control) {
            FakeRecord& record = *m_engine.m_record;
            const int running = ++record.running;
            int most = record.mostRunning;
            while (most < running && !record.mostRunning.compare_exchange_weak(most, running)) {
            }
            struct Leave {
                std::atomic<int>& running;
                ~Leave() { --running; }
            } const leave{record.running};

            for (const double share : m_engine.m_behaviour.shares)
                control.advanced(share);
            if (const auto& hook = m_engine.m_behaviour.onTile)
                if (auto passed = hook(task, control.stop); !passed)
                    return tl::make_unexpected(passed.error());
            if (const auto& hook = m_engine.m_behaviour.afterPiece) {
                Tile tile = samples(task);
                if (control.written) control.written(0, tile.samples);
                hook();
                return tile;
            }
            if (!canPause()) return samples(task);
            while (m_engine.m_behaviour.worksOn(task) && !control.pause.stop_requested()) {
                if (control.stop.stop_requested())
                    return fail(ErrorCode::Cancelled, "The render was cancelled.");
                if (control.advanced) control.advanced(0.5);
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            Tile tile = samples(task);
            tile.isPaused = control.pause.stop_requested() && tile.state;
            return tile;
        }

        Tile samples(const TileTask& task) const {
            Tile tile;
            tile.task = task;
            for (int row = 0; row < tile.rows(); ++row)
                for (int column = 0; column < tile.columns(); ++column) {
                    const int x = samplePixel(task.rect.x, task.rect.right(), task.step, column);
                    const int y = samplePixel(task.rect.y, task.rect.bottom(), task.step, row);
                    const std::uint64_t count = m_engine.m_behaviour.countAt(x, y);
                    const bool hasEscaped = count <= task.iterationLimit;
                    if (!hasEscaped && !tile.state) tile.state = std::make_shared<State>();
                    tile.iterations += hasEscaped ? count : task.iterationLimit;
                    TileSample sample{};
                    sample.count = hasEscaped ? count : kInteriorCount;
                    sample.distance_x = hasEscaped ? m_engine.m_behaviour.distance : 0;
                    tile.samples.push_back(sample);
                }
            return tile;
        }

        const FakeEngine& m_engine;
    };

    const Behaviour m_behaviour;
    const std::shared_ptr<FakeRecord> m_record;
};

}  // namespace fathom::test
