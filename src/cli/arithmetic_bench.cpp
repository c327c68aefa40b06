#include "cli/arithmetic_bench.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <thread>

#include "base/measure.h"
#include "formula/formula_list.h"
#include "render/tile_grid.h"

namespace fathom {

namespace {

struct BenchView {
    const char* name;
    const char *re, *im, *radius;
    int size, sizeOnGpu;
    std::uint32_t limit, limitOnGpu;
};

constexpr std::array kViews{
    // Just inside the disc of period 3, where orbits turn by the golden mean for 65,600 iterations
    // and more before their last bits repeat.
    BenchView{"interior", "-0.1812903634", "0.819633004239", "0.00001", 128, 1024, 2048, 65536},
    BenchView{"boundary", "-0.7436", "0.1318", "0.003", 512, 512, 8192, 8192},
    BenchView{"full", "-0.75", "0", "1.5", 1024, 1024, 256, 256},
};
constexpr std::array kRungs{"fp32", "ff", "fp64", "dd"};

bool isGpu(const EngineInfo& info) {
    return info.kind == DeviceKind::OpenClGpu;
}

/// One view on one rung of one engine.
class Picture {
public:
    Picture(Engine& engine, std::stop_token stop) : m_engine(engine), m_stop(std::move(stop)) {}

    Result<void> prepare(const BenchView& view, const char* rung);
    Result<ArithmeticRate> measure();

private:
    /// As the scheduler does: the engine's threads take tiles from one queue. Drops the tiles and
    /// returns the sum of their counts.
    Result<std::uint64_t> render();

    Engine& m_engine;
    const std::stop_token m_stop;
    std::shared_ptr<const RenderJob> m_job;
    std::vector<TileTask> m_tasks;
    std::unique_ptr<TileRenderer> m_renderer;
    std::unique_ptr<Yardstick> m_yardstick;
};

Result<void> Picture::prepare(const BenchView& view, const char* rung) {
    const auto job = std::make_shared<RenderJob>();
    RenderRequest& request = job->request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(view.re).value();
    request.location.view.im = Decimal::parse(view.im).value();
    request.location.view.radius = Decimal::parse(view.radius).value();
    request.location.iterations.limit = isGpu(m_engine.info()) ? view.limitOnGpu : view.limit;
    const int size = isGpu(m_engine.info()) ? view.sizeOnGpu : view.size;
    request.size = {size, size};
    request.coarseFirst = false;
    request.forcedRung = rung;
    const auto plan = choosePlan(request, {&m_engine.info(), 1});
    if (!plan) return tl::make_unexpected(plan.error());
    job->plan = *plan;
    job->grid = std::make_shared<const PixelGrid>(makePixelGrid(request, *plan, m_stop));
    m_tasks = tileTasks(request, *plan, 1);
    m_job = job;

    auto renderer = m_engine.prepare(
        job, [](const Phrase&) {}, m_stop);
    if (!renderer) return tl::make_unexpected(renderer.error());
    m_renderer = std::move(*renderer);
    auto yardstick = m_engine.yardstick(job, m_stop);
    if (!yardstick) return tl::make_unexpected(yardstick.error());
    m_yardstick = std::move(*yardstick);
    return {};
}

Result<std::uint64_t> Picture::render() {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    Result<std::uint64_t> sum = 0;
    const auto takeTiles = [&] {
        for (std::size_t i = next++; i < m_tasks.size(); i = next++) {
            const auto tile = m_renderer->render(m_tasks[i], {m_stop, {}});
            std::uint64_t counts = 0;
            if (tile)
                for (const TileSample& sample : tile->samples)
                    counts += std::min(sample.count, m_tasks[i].iterationLimit);
            const std::lock_guard lock(mutex);
            if (!tile) sum = tl::make_unexpected(tile.error());
            if (!sum) return;
            *sum += counts;
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < m_engine.concurrency(); ++i)
            others.emplace_back(takeTiles);
        takeTiles();
    }
    return sum;
}

Result<ArithmeticRate> Picture::measure() {
    std::optional<Error> error;
    const auto note = [&error](const Result<std::uint64_t>& result) {
        if (!result) error = result.error();
        return result.value_or(0);
    };
    const auto limit = static_cast<std::uint32_t>(m_job->plan.iterationLimit);
    std::uint64_t plainly = 0, iterations = 0, atLimit = 0;
    const std::array<std::function<void()>, 3> works{
        [&] { plainly = note(m_yardstick->iteratePlainly(limit)); },
        [&] { iterations = note(render()); },
        [&] { atLimit = note(m_yardstick->reachLimit()); },
    };
    const Clock clock = isGpu(m_engine.info()) ? Clock::Wall : Clock::ProcessCpu;
    const auto seconds = medianSeconds(works, {.clock = clock, .rounds = 3});
    if (error) return tl::make_unexpected(*error);
    if (plainly != iterations)
        return fail(ErrorCode::Internal,
                    m_engine.info().label + " counts " + std::to_string(iterations) +
                        " iterations where its plain kernel counts " + std::to_string(plainly) +
                        ", on the rung " + std::string(m_job->plan.rung->id) + ".");

    const Rung& rung = *m_job->plan.rung;
    const double rate = 1e-9 * static_cast<double>(iterations) / seconds[1];
    ArithmeticRate result{.device = m_engine.info().id,
                          .rung = std::string(rung.id),
                          .gigaIterationsPerSecond = rate,
                          .ratioToNaive = seconds[0] / seconds[1]};
    const bool isOneWord = rung.number == NumberKind::Fp32 || rung.number == NumberKind::Fp64;
    if (isOneWord && atLimit > 0)
        result.shareOfLimit = rate / (1e-9 * static_cast<double>(atLimit) / seconds[2]);
    return result;
}

}  // namespace

Result<std::vector<ArithmeticRate>> measureArithmetic(
    const std::vector<std::unique_ptr<Engine>>& engines,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    std::vector<ArithmeticRate> rates;
    const double all = static_cast<double>(engines.size() * kRungs.size() * kViews.size());
    std::size_t done = 0;
    for (const auto& engine : engines)
        for (const char* rung : kRungs)
            for (const BenchView& view : kViews) {
                progress("Timing " + std::string(rung) + " on " + engine->info().label,
                         static_cast<double>(done++) / all);
                const auto& numbers = engine->info().numbers;
                if (std::ranges::find(numbers, findRung(rung)->number) == numbers.end()) continue;
                Picture picture(*engine, stop);
                const auto ready = picture.prepare(view, rung);
                if (!ready) return tl::make_unexpected(ready.error());
                auto rate = picture.measure();
                if (!rate) return tl::make_unexpected(rate.error());
                rate->view = view.name;
                rates.push_back(std::move(*rate));
            }
    return rates;
}

}  // namespace fathom
