#include "render/calibration.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <limits>
#include <memory>
#include <thread>

#include "base/measure.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

struct Scene {
    const char* formula;
    const char *re, *im, *radius;
    std::uint64_t limit;
};

// Pixels escape after a dozen iterations: measures the time of a pixel without its iterations.
constexpr Scene kFew{"mandelbrot", "0.438201090809984", "0.250541573359688", "0.0018", 1000};

/// A scene close to the boundary, with many iterations. Direct rungs get a scene as deep as all
/// rungs but the first are accurate, where pixels take a thousand iterations. Perturbation gets one
/// at a depth at which other rungs compete.
Scene manyIterationsOf(FormulaFamily family, const Rung& rung) {
    const bool isSingle = rung.number == NumberKind::Fp32;
    const bool isDelta = rung.method == Method::Delta;
    switch (family) {
        case FormulaFamily::Powers:
            if (isDelta)
                return {"mandelbrot", "-1.47981577613247326072298452597877854692240725774045",
                        "-0.000639111932613617271521396322556715729573039189439", "1.8e-13", 5000};
            return {"mandelbrot", "-0.743643887037158704752", "0.131825904205311970493",
                    isSingle ? "0.00005" : "1.3e-9", 5000};
        case FormulaFamily::Folds:
            if (isDelta)
                return {"burning-ship", "-1.673298721007313574250536",
                        "-0.021200515957434473842627", "1.8e-13", 5000};
            return {"burning-ship", "-1.755", "-0.03", "0.02", 500};
        case FormulaFamily::Quotients:
            if (isDelta)
                return {"magnet1", "3.03586009116594319505761282298490",
                        "0.69057396865374762117836", "1.8e-13", 500};
            break;
        case FormulaFamily::Hybrids:
            if (isDelta)
                return {"hybrid", "-1.3996349095623047350978", "-0.0253956451332770781813",
                        "1.8e-13", 5000};
            return {"hybrid", "-1.351744679", "-0.147150993", "0.02", 500};
    }
    return {"nova", "-0.25", "0", "0.3", 200};
}

RenderRequest requestOf(const Scene& scene, const Rung& rung, int edge) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula(scene.formula)));
    request.location.view.re = Decimal::parse(scene.re).value();
    request.location.view.im = Decimal::parse(scene.im).value();
    request.location.view.radius = Decimal::parse(scene.radius).value();
    request.location.iterations = {.limit = scene.limit, .automatic = false};
    request.size = {edge, edge};
    request.forcedRung = rung.id;
    return request;
}

/// One scene on one rung.
class Trial {
public:
    Trial(Engine& engine, const Scene& scene, const Rung& rung)
        : m_engine(&engine), m_scene(scene), m_rung(&rung) {}

    /// Lets the engine begin to compile the scene's kernels.
    Result<void> expect() const;
    /// Enlarges the picture until it takes a moment.
    Result<void> grow(const CalibrationControl& control);
    Result<void> run(const CalibrationControl& control);

    // Iterations and the fewest seconds of a pixel. The device's own seconds are 0 if it does not
    // tell them.
    double iterations() const { return m_iterations / pixels(); }
    double seconds() const { return m_seconds / pixels(); }
    double deviceSeconds() const { return m_deviceSeconds / pixels(); }
    double decades() const { return decadesOf(m_picture->job()->request); }

private:
    double now(const CalibrationControl& control) const;
    std::uint64_t iterationsOf(const Tile& tile) const;
    double pixels() const { return static_cast<double>(m_picture->job()->request.size.area()); }

    Engine* m_engine;
    Scene m_scene;
    const Rung* m_rung;
    std::unique_ptr<SoloPicture> m_picture;
    double m_iterations = 0, m_seconds = 0, m_deviceSeconds = 0;  // of the picture
};

/// The clock. For a processor, the mean time that its cores were busy with this program, which is
/// also valid on a machine that does other work too.
double Trial::now(const CalibrationControl& control) const {
    if (control.seconds) return control.seconds();
    const EngineInfo& info = m_engine->info();
    if (info.kind == DeviceKind::OpenClGpu) return secondsOf(Clock::Wall);
    const unsigned threads =
        info.threads > 0 ? info.threads : std::max(1u, std::thread::hardware_concurrency());
    return secondsOf(Clock::ProcessCpu) / threads;
}

/// The iterations that the engine did. For perturbation, the sum of the pixels' counts, which
/// includes the first iterations that all pixels do together.
std::uint64_t Trial::iterationsOf(const Tile& tile) const {
    if (m_rung->method == Method::Direct) return tile.iterations;
    std::uint64_t sum = 0;
    for (const TileSample& sample : tile.samples)
        sum += std::min(sample.count, tile.task.iterationLimit);
    return sum;
}

Result<void> Trial::expect() const {
    const RenderRequest request = requestOf(m_scene, *m_rung, 1);
    const auto plan = choosePlan(request, {&m_engine->info(), 1});
    if (!plan) return tl::make_unexpected(plan.error());
    m_engine->expect(request, *plan);
    return {};
}

Result<void> Trial::grow(const CalibrationControl& control) {
    // A graphics device takes some milliseconds for any picture, however small.
    const bool isGpu = m_engine->info().kind == DeviceKind::OpenClGpu;
    const double moment = isGpu ? 0.02 : 0.003;
    const int leastEdge = isGpu ? 64 : 16, mostEdge = isGpu ? 1024 : 256, factor = isGpu ? 4 : 2;
    // All threads of a processor work, as they do in larger pictures.
    const int leastTiles =
        m_engine->info().kind == DeviceKind::BuiltInCpu ? m_engine->concurrency() : 1;
    for (int edge = leastEdge; edge <= mostEdge; edge *= factor) {
        m_picture = std::make_unique<SoloPicture>(*m_engine, control.stop);
        auto ready = m_picture->prepare(requestOf(m_scene, *m_rung, edge), leastTiles);
        if (!ready) return ready;
        // The first run of a size may include work that is not ready yet, so a short one is enough.
        const bool isLast = edge * factor > mostEdge;
        for (int i = 0; i < 2 && (i == 0 || isLast || m_seconds > moment); ++i) {
            m_seconds = m_deviceSeconds = std::numeric_limits<double>::infinity();
            if (auto ran = run(control); !ran) return ran;
        }
        if (m_seconds > moment) break;
    }
    return {};
}

Result<void> Trial::run(const CalibrationControl& control) {
    const double start = now(control), startThere = m_picture->renderer().deviceSeconds();
    std::atomic<std::uint64_t> iterations = 0;
    auto done = m_picture->render([&](const Tile& tile) { iterations += iterationsOf(tile); });
    if (!done) return done;
    m_iterations = static_cast<double>(iterations);
    m_seconds = std::min(m_seconds, now(control) - start);
    m_deviceSeconds = std::min(m_deviceSeconds, m_picture->renderer().deviceSeconds() - startThere);
    return {};
}

/// A rung and a family, and the trials that measure them.
struct Entry {
    const Rung* rung;
    FormulaFamily family;
    std::vector<Trial> trials;
};

std::vector<Entry> entriesOf(Engine& engine) {
    std::vector<Entry> entries;
    for (const Rung& rung : rungs())
        for (const FormulaFamily family : kFormulaFamilies) {
            const Scene many = manyIterationsOf(family, rung);
            const FormulaInstance formula = defaultInstance(*findFormula(many.formula));
            if (!canCompute(engine.info(), rung, formula) || rung.number == NumberKind::BigFloat ||
                rung.isOnDemand() || rung.isComposed())
                continue;
            Entry& entry = entries.emplace_back(Entry{&rung, family, {}});
            entry.trials.emplace_back(engine, many, rung);
            // Pictures in vector lanes, or on graphics devices, may spend most of their time on
            // other things than iterations.
            if (family == FormulaFamily::Powers) entry.trials.emplace_back(engine, kFew, rung);
        }
    return entries;
}

/// Steps of a pixel. For perturbation, by the rule that also predicts the steps of a view.
double stepsOf(const Trial& trial, const Rung& rung) {
    return rung.method == Method::Direct ? trial.iterations()
                                         : deltaStepsOf(trial.iterations(), trial.decades());
}

RungSpeed speedOf(const Entry& entry) {
    RungSpeed speed{.rung = std::string(entry.rung->id), .family = entry.family};
    const Trial &many = entry.trials.front(), &few = entry.trials.back();
    const double steps = stepsOf(many, *entry.rung), fewSteps = stepsOf(few, *entry.rung);
    // A frame of a graphics device takes most of its time for other things than steps, which the
    // device's own clock tells apart.
    if (many.deviceSeconds() > 0) {
        speed.stepSeconds = many.deviceSeconds() / steps;
        speed.pixelSeconds = std::max(0.0, few.seconds() - few.deviceSeconds());
        return speed;
    }
    speed.stepSeconds = many.seconds() / steps;
    if (fewSteps >= steps) return speed;

    // A line through two pictures. On graphics devices, iterations may be a small part of both
    // times, so the slope is clamped.
    const double slope = (many.seconds() - few.seconds()) / (steps - fewSteps);
    speed.stepSeconds = std::clamp(slope, 0.1 * speed.stepSeconds, speed.stepSeconds);
    speed.pixelSeconds = std::max(0.0, few.seconds() - speed.stepSeconds * fewSteps);
    return speed;
}

}  // namespace

Result<std::vector<RungSpeed>> measureSpeeds(Engine& engine, const CalibrationControl& control) {
    // Frames of graphics devices are short, and their times vary.
    const bool isGpu = engine.info().kind == DeviceKind::OpenClGpu;
    const int rounds = isGpu ? 3 : 2;
    // Their drivers compile several kernels at once; those of processors seem to hang meanwhile.
    const std::size_t ahead = isGpu ? std::max(4u, std::thread::hardware_concurrency()) : 0;
    std::vector<Entry> entries = entriesOf(engine);
    const auto all = static_cast<double>(entries.size() * static_cast<std::size_t>(rounds + 1));
    std::size_t done = 0, expected = 0;
    const auto measure = [&](Entry& entry, bool isFirst) -> Result<void> {
        const std::size_t next = ++done;
        if (control.progress)
            control.progress(std::string(entry.rung->id), static_cast<double>(next - 1) / all);
        if (control.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The calibration was stopped.");
        for (; isFirst && expected < std::min(entries.size(), next + ahead); ++expected)
            if (auto begun = entries[expected].trials.front().expect(); !begun) return begun;
        for (Trial& trial : entry.trials)
            if (auto ran = isFirst ? trial.grow(control) : trial.run(control); !ran) return ran;
        return {};
    };
    // In turns, so that a disturbance affects all entries alike.
    for (int round = 0; round <= rounds; ++round)
        for (Entry& entry : entries)
            if (auto measured = measure(entry, round == 0); !measured)
                return tl::make_unexpected(std::move(measured.error()));
    std::vector<RungSpeed> speeds;
    std::ranges::transform(entries, std::back_inserter(speeds), speedOf);
    return speeds;
}

}  // namespace fathom
