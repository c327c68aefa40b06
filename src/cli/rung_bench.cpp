#include "cli/rung_bench.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <limits>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "cli/known_speeds.h"
#include "formula/formula_list.h"
#include "render/exactness.h"
#include "render/solo_picture.h"
#include "render/view_probe.h"

namespace fathom {

namespace {

struct BenchPlace {
    const char* name;
    const char *re, *im;
};
constexpr BenchPlace kAntenna{"antenna", "-1.4", "0"};
constexpr BenchPlace kSeahorse{"seahorse", "-0.743643887037158704752191506114774",
                               "0.131825904205311970493132056385139"};
constexpr BenchPlace kLine{"line", "0.438201090809984714798836704183781579775093781331734",
                           "0.250541573359688171678400414758224860053729045156654"};
constexpr BenchPlace kSpirals{"spirals", "-0.04947002906310409375169222672735363011874571248822488",
                              "-0.67478757584466764136619205313059765633477070682240348"};
constexpr BenchPlace kNeedle{"needle", "-1.47981577613247326072298452597877854692240725774045",
                             "-0.000639111932613617271521396322556715729573039189439"};
constexpr BenchPlace kDendrite{"dendrite", "0", "1"};

struct RungView {
    const BenchPlace& place;
    int places;  // pixels are 10^-places wide
};
constexpr RungView kRungViews[] = {
    {kAntenna, 3},   {kSeahorse, 4},  {kSeahorse, 5}, {kLine, 6},      {kSeahorse, 7},
    {kSpirals, 8},   {kSpirals, 9},   {kLine, 10},    {kSeahorse, 11}, {kNeedle, 12},
    {kSeahorse, 13}, {kSpirals, 14},  {kNeedle, 15},  {kDendrite, 16}, {kLine, 17},
    {kSpirals, 18},  {kSeahorse, 20}, {kNeedle, 22},  {kDendrite, 24}, {kLine, 26},
};

RenderRequest requestOf(const RungView& view) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(view.place.re).value();
    request.location.view.im = Decimal::parse(view.place.im).value();
    request.location.view.radius = Decimal::parse("180e-" + std::to_string(view.places)).value();
    request.location.iterations = {.limit = 20'000, .automatic = false};
    request.size = {640, 360};
    return request;
}

std::string nameOf(const RungView& view) {
    return std::string(view.place.name) + " 1e-" + std::to_string(view.places);
}

/// Plans as the scheduler does.
Result<RenderPlan> chosenPlan(const std::vector<std::unique_ptr<Engine>>& engines,
                              const RenderRequest& request, const DeviceSpeeds& speeds,
                              const std::stop_token& stop) {
    std::vector<Engine*> all;
    std::vector<EngineInfo> infos;
    for (const auto& engine : engines) {
        all.push_back(engine.get());
        infos.push_back(engine->info());
    }
    const PlanHints hints = hintsFor(request, all, speeds, {.stop = stop, .seconds = {}});
    return choosePlan(request, infos, hints);
}

/// One rung at one view. The rungs are timed in turns.
class Runner {
public:
    Runner(Engine& engine, RenderRequest request, const Rung& rung)
        : m_engine(engine), m_request(std::move(request)), m_rung(rung) {
        m_request.forcedRung = rung.id;
    }

    /// Renders the view once; gives up for good if the pixels take more than `seconds`.
    Result<void> run(double seconds, const std::stop_token& stop) {
        if (m_hasGivenUp) return {};
        const bool isGpu = m_engine.info().kind == DeviceKind::OpenClGpu;
        const Clock clock = isGpu ? Clock::Wall : Clock::ProcessCpu;
        const double start = secondsOf(clock);
        SoloPicture picture(m_engine, stop);
        if (auto ready = picture.prepare(m_request); !ready) return ready;
        std::atomic<std::size_t> pixels = 0;
        const auto count = [&](const Tile& tile) { pixels += tile.samples.size(); };
        if (auto done = picture.render(count, seconds); !done) return done;
        // The first picture of a GPU waits for its driver and its kernels, so it is not counted.
        if (m_isReady || !isGpu) m_seconds.push_back(secondsOf(clock) - start);
        m_isReady = true;
        m_hasGivenUp = pixels < m_request.size.area();
        return {};
    }

    const Rung& rung() const { return m_rung; }

    std::optional<double> median() const {
        if (m_hasGivenUp || m_seconds.empty()) return std::nullopt;
        return medianOf(m_seconds);
    }

private:
    Engine& m_engine;
    RenderRequest m_request;
    const Rung& m_rung;
    std::vector<double> m_seconds;
    bool m_isReady = false, m_hasGivenUp = false;
};

double fastestOf(const std::vector<Runner>& runners) {
    double fastest = std::numeric_limits<double>::infinity();
    for (const Runner& runner : runners)
        fastest = std::min(fastest, runner.median().value_or(fastest));
    return fastest;
}

/// Measures all rungs at one view. It gives up on rungs whose pixels take more than kPatience times
/// as long as the fastest rung, and more than kShortest seconds. Rungs within a factor of kClose
/// run again in every round.
Result<std::vector<RungTime>> measure(const std::vector<std::unique_ptr<Engine>>& engines,
                                      Engine& engine, const RungView& view,
                                      const DeviceSpeeds& speeds, const std::stop_token& stop) {
    constexpr double kPatience = 5, kShortest = 0.5, kClose = 2;
    constexpr int kRounds = 5;
    RenderRequest request = requestOf(view);
    request.devices = {engine.info().id};
    std::vector<Runner> runners;
    for (const Rung& rung : rungs())
        if (!rung.isOnDemand() && isAccurate(rung, request) &&
            canCompute(engine.info(), rung, request.location.formula))
            runners.emplace_back(engine, request, rung);
    if (runners.empty()) return {};
    const auto chosen = chosenPlan(engines, request, speeds, stop);
    if (!chosen) return tl::make_unexpected(chosen.error());

    for (int round = 0; round < kRounds; ++round)
        for (Runner& runner : runners) {
            const double fastest = fastestOf(runners);
            const bool isHopeless = round > 0 && runner.median() > kClose * fastest;
            if (isHopeless) continue;
            const double seconds = std::isfinite(fastest) ? std::max(kShortest, kPatience * fastest)
                                                          : std::numeric_limits<double>::infinity();
            if (auto ran = runner.run(seconds, stop); !ran)
                return tl::make_unexpected(std::move(ran.error()));
        }

    const double fastest = fastestOf(runners);
    std::vector<RungTime> times;
    times.reserve(runners.size());
    for (const Runner& runner : runners)
        times.push_back(
            {.device = engine.info().id,
             .view = nameOf(view),
             .rung = std::string(runner.rung().id),
             .isChosen = chosen->rung == &runner.rung(),
             .exactShare =
                 chosen->distances.empty()
                     ? std::nullopt
                     : std::optional(exactShare(runner.rung(), request, chosen->distances).mean),
             .seconds = runner.median(),
             .ratioToFastest = runner.median().value_or(0) / fastest});
    return times;
}

}  // namespace

Result<std::vector<RungTime>> measureRungs(
    const std::vector<std::unique_ptr<Engine>>& engines, const DeviceSpeeds& speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::function<void(const std::vector<RungTime>& times)>& ready,
    const std::stop_token& stop) {
    std::vector<RungTime> times;
    const double all = static_cast<double>(engines.size() * std::size(kRungViews));
    double done = 0;
    for (const auto& engine : engines)
        for (const RungView& view : kRungViews) {
            progress("Timing " + nameOf(view) + " on " + engine->info().label, done++ / all);
            auto rows = measure(engines, *engine, view, speeds, stop);
            if (!rows) return rows;
            ready(*rows);
            std::ranges::move(*rows, std::back_inserter(times));
        }
    return times;
}

// ---- The command

namespace {

OrderedJson rungObject(const RungTime& time) {
    OrderedJson object{{"bench", "rungs"},
                       {"device", time.device},
                       {"view", time.view},
                       {"rung", time.rung},
                       {"chosen", time.isChosen},
                       {"seconds", nullptr},
                       {"ratio_to_fastest", nullptr},
                       {"predicted_exact", nullptr}};
    if (time.exactShare) object["predicted_exact"] = *time.exactShare;
    if (time.seconds) {
        object["seconds"] = *time.seconds;
        object["ratio_to_fastest"] = time.ratioToFastest;
    }
    return object;
}

Result<OrderedJson> runRungs(BenchContext& context) {
    const auto ready = [&](const std::vector<RungTime>& times) {
        context.ready(*listOf(Result<std::vector<RungTime>>(times), rungObject));
    };
    return listOf(
        measureRungs(context.engines, knownSpeeds(), context.progress, ready, context.stop),
        rungObject);
}

void printHeading() {
    std::printf(
        "Seconds that views of 640 x 360 pixels take on each accurate rung, of all cores together\n"
        "or of a graphics device, and the predicted share of exact counts. The chosen rung is\n"
        "marked *, followed by its time divided by that of the fastest rung: it is the fastest\n"
        "with 99.5 %%, or the most exact of those within three times the fastest. Rungs that take\n"
        "several times as long are left out.\n\n");
    std::fflush(stdout);
}

/// Prints the rungs of one view in one line.
void printRungs(const OrderedJson& rows) {
    if (rows.empty()) return;
    const OrderedJson& first = rows.front();
    std::printf(
        "%-26s",
        (first["device"].get<std::string>() + "  " + first["view"].get<std::string>()).c_str());
    for (const OrderedJson& row : rows) {
        if (!row["seconds"].is_number()) continue;
        const bool isChosen = row["chosen"].get<bool>();
        std::printf(" %s%s %.3f", isChosen ? "*" : "", row["rung"].get<std::string>().c_str(),
                    row["seconds"].get<double>());
        if (isChosen) std::printf(" (%.2f)", row["ratio_to_fastest"].get<double>());
        if (row["predicted_exact"].is_number())
            std::printf(" %.1f%%", 100 * row["predicted_exact"].get<double>());
    }
    std::printf("\n");
    std::fflush(stdout);
}

}  // namespace

const Bench kRungBench{"rungs",    "whether the best rung is chosen, for twenty views",
                       true,       false,
                       0,          runRungs,
                       printRungs, printHeading};

}  // namespace fathom
