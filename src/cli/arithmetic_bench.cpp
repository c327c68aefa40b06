#include "cli/arithmetic_bench.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "color/piece_colors.h"
#include "formula/formula_list.h"
#include "render/solo_picture.h"

namespace fathom {

namespace {

struct BenchView {
    const char* name;
    const char *re, *im, *radius;
    struct Extent {
        int size;
        int plainSize;  // for the plain kernel: all of it would take long
        std::uint32_t limit;
    } onProcessor, onGpu;
};

constexpr std::array kViews{
    // Just inside the disc of period 3, where orbits rotate by the golden mean for 65,600
    // iterations and more before their last bits repeat.
    BenchView{"interior",
              "-0.1812903634",
              "0.819633004239",
              "0.00001",
              {128, 32, 20000},
              {1440, 1024, 65536}},
    BenchView{"boundary", "-0.7436", "0.1318", "0.003", {512, 256, 8192}, {1440, 1440, 8192}},
    BenchView{"full", "-0.75", "0", "1.5", {1024, 256, 256}, {1440, 1440, 256}},
};
constexpr std::array kRungs{"fp32", "fp64", "ff", "ff-lazy", "ff-grid", "dd", "dd-lazy", "dd-grid"};

RenderRequest requestOf(const BenchView& view, int size, std::uint64_t limit, const char* rung) {
    RenderRequest request;
    request.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    request.location.view.re = Decimal::parse(view.re).value();
    request.location.view.im = Decimal::parse(view.im).value();
    request.location.view.radius = Decimal::parse(view.radius).value();
    request.location.iterations.limit = limit;
    request.size = {size, size};
    request.forcedRung = rung;
    request.looksForCycles = false;
    return request;
}

Result<std::uint64_t> sumOfCounts(SoloPicture& picture) {
    std::atomic<std::uint64_t> sum = 0;
    const auto rendered = picture.render([&sum](const Tile& tile) {
        std::uint64_t counts = 0;
        for (const TileSample& sample : tile.samples)
            counts += std::min(sample.count, tile.task.iterationLimit);
        sum += counts;
    });
    return rendered.map([&sum] { return sum.load(); });
}

/// The view's iteration limit, or a lower one if the plain kernel is slow: GPU drivers abort work
/// that takes seconds.
Result<std::uint32_t> bearableLimit(Baseline& baseline, std::uint32_t most) {
    std::uint32_t limit = std::min(most, 1024u);
    while (limit < most) {
        const double start = secondsOf(Clock::Wall);
        const auto counted = baseline.iteratePlainly(limit);
        if (!counted) return tl::make_unexpected(counted.error());
        if (secondsOf(Clock::Wall) - start > 0.2) break;
        limit = std::min(2 * limit, most);
    }
    return limit;
}

std::shared_ptr<const Colorizer> usualColors() {
    const ColorSettings usual{.mapping = ColorMapping::Automatic};
    return std::make_shared<const Colorizer>(Colorizer::create(usual).value());
}

/// One measured piece of work.
struct Work {
    std::uint64_t iterations = 0;
    std::vector<double> deviceSeconds;  // of each call; 0 if not known

    double deviceMedian() const {
        std::vector<double> sorted = deviceSeconds;
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
        std::ranges::nth_element(sorted, middle);
        return *middle;
    }
    /// Billions of iterations per second.
    double rate(double seconds) const { return 1e-9 * static_cast<double>(iterations) / seconds; }
};

Result<ArithmeticRate> measure(Engine& engine, const BenchView& view, const char* rung,
                               const std::stop_token& stop) {
    const bool isGpu = engine.info().kind == DeviceKind::OpenClGpu;
    const BenchView::Extent& extent = isGpu ? view.onGpu : view.onProcessor;
    SoloPicture picture(engine, stop), plainPicture(engine, stop);
    std::uint32_t limit = extent.limit;
    const auto plainReady = plainPicture.prepare(requestOf(view, extent.plainSize, limit, rung));
    if (!plainReady) return tl::make_unexpected(plainReady.error());
    const auto baseline = engine.baseline(plainPicture.job(), stop);
    if (!baseline) return tl::make_unexpected(baseline.error());
    if (isGpu) {
        const auto bearable = bearableLimit(**baseline, limit);
        if (!bearable) return tl::make_unexpected(bearable.error());
        limit = *bearable;
    }
    for (const auto& ready : {picture.prepare(requestOf(view, extent.size, limit, rung)),
                              plainPicture.prepare(requestOf(view, extent.plainSize, limit, rung))})
        if (!ready) return tl::make_unexpected(ready.error());

    // First compare the counts, if the plain kernel computes the same form of the formula as the
    // rung.
    const auto expected = (*baseline)->iteratePlainly(limit), counted = sumOfCounts(plainPicture);
    if (!expected) return tl::make_unexpected(expected.error());
    if (!counted) return tl::make_unexpected(counted.error());
    const bool isSameForm = findRung(rung)->form == kNormalForm;
    if (isSameForm && *expected != *counted)
        return fail(ErrorCode::Internal,
                    engine.info().label + " counts " + std::to_string(*counted) +
                        " iterations where its plain kernel counts " + std::to_string(*expected) +
                        ", on the rung " + rung + ".");

    // A picture's counts are always the same, and their sum is no part of the picture.
    const auto sum = sumOfCounts(picture);
    if (!sum) return tl::make_unexpected(sum.error());
    const auto render = [&]() -> Result<std::uint64_t> {
        return picture.render([](const Tile&) {}).map([&] { return *sum; });
    };

    const auto pieces = std::make_shared<PieceColors>();
    pieces->setColors(usualColors(), 0);
    bool areShown = isGpu;
    std::uint64_t pictures = 0;
    const auto show = [&]() -> Result<std::uint64_t> {
        const PieceColors::Picture next{RenderId{++pictures}, {extent.size, extent.size}};
        const auto shown = picture.show(painterOf(pieces, next, [](const TileTask&) {}));
        if (!shown) return tl::make_unexpected(shown.error());
        areShown &= *shown;
        return *sum;
    };

    Work plainly, rendered, shown, atLimit;
    std::optional<Error> error;
    const auto doing = [&error](Work& work, auto& onDevice, auto count) {
        return [&work, &onDevice, count, &error] {
            const double before = onDevice.deviceSeconds();
            const Result<std::uint64_t> iterations = count();
            if (!iterations) error = iterations.error();
            work.iterations = iterations.value_or(0);
            work.deviceSeconds.push_back(onDevice.deviceSeconds() - before);
        };
    };
    Baseline& ruler = **baseline;
    std::vector<std::function<void()>> works{
        doing(plainly, ruler, [&] { return ruler.iteratePlainly(limit); }),
        doing(rendered, picture.renderer(), render),
        doing(atLimit, ruler, [&] { return ruler.reachLimit(); }),
    };
    if (isGpu) works.push_back(doing(shown, picture.renderer(), show));
    const auto seconds = medianSeconds(
        works, {.clock = isGpu ? Clock::Wall : Clock::ProcessCpu, .rounds = 3, .seconds = 0.03});
    if (error) return tl::make_unexpected(*error);

    ArithmeticRate result{.device = engine.info().id, .rung = rung, .view = view.name};
    result.gigaIterationsPerSecond = rendered.rate(seconds[1]);
    if (areShown) result.shown = shown.rate(seconds[3]);
    const bool isTold = rendered.deviceMedian() > 0;
    const auto rate = [isTold](const Work& work, double passed) {
        return work.rate(isTold ? work.deviceMedian() : passed);
    };
    const double own = rate(rendered, seconds[1]);
    if (isTold) result.onDevice = own;
    result.ratioToNaive = own / rate(plainly, seconds[0]);
    const NumberKind number = findRung(rung)->number;
    const bool isOneWord = number == NumberKind::Fp32 || number == NumberKind::Fp64;
    if (isOneWord && atLimit.iterations > 0) result.shareOfLimit = own / rate(atLimit, seconds[2]);
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
                if (!hasNumber(engine->info(), findRung(rung)->number)) continue;
                auto rate = measure(*engine, view, rung, stop);
                if (!rate) return tl::make_unexpected(rate.error());
                rates.push_back(std::move(*rate));
            }
    return rates;
}

// ---- The command

namespace {

OrderedJson arithmeticObject(const ArithmeticRate& rate) {
    OrderedJson object{{"bench", "arithmetic"},
                       {"device", rate.device},
                       {"rung", rate.rung},
                       {"view", rate.view},
                       {"giga_iterations_per_second", rate.gigaIterationsPerSecond},
                       {"shown", nullptr},
                       {"on_device", nullptr},
                       {"ratio_to_naive", rate.ratioToNaive},
                       {"share_of_limit", nullptr}};
    if (rate.shown) object["shown"] = *rate.shown;
    if (rate.onDevice) object["on_device"] = *rate.onDevice;
    if (rate.shareOfLimit) object["share_of_limit"] = *rate.shareOfLimit;
    return object;
}

Result<OrderedJson> runArithmetic(BenchContext& context) {
    return listOf(measureArithmetic(context.engines, context.progress, context.stop),
                  arithmeticObject);
}

void printArithmetic(const OrderedJson& list) {
    std::printf(
        "Billions of Mandelbrot iterations per second on one core or on a graphics device: for\n"
        "whole pictures with all samples, for pictures that a window shows while it moves, whose\n"
        "colours alone leave the device, and for the time of the kernels alone. Then the ratio to\n"
        "the rate of a plain kernel, and the share of the highest rate at which the device can\n"
        "multiply and add; both use the kernels' own times where these are known.\n\n"
        "%-10s%-14s%-10s%12s%12s%12s%12s%10s\n",
        "device", "rung", "view", "Git/s", "shown", "kernels", "ratio", "share");
    const auto printIfKnown = [](const OrderedJson& rate) {
        if (rate.is_number())
            std::printf("%12.3f", rate.get<double>());
        else
            std::printf("%12s", "-");
    };
    for (const OrderedJson& row : list) {
        std::printf("%-10s%-14s%-10s%12.3f", row["device"].get<std::string>().c_str(),
                    row["rung"].get<std::string>().c_str(), row["view"].get<std::string>().c_str(),
                    row["giga_iterations_per_second"].get<double>());
        printIfKnown(row["shown"]);
        printIfKnown(row["on_device"]);
        std::printf("%11.1fx", row["ratio_to_naive"].get<double>());
        const OrderedJson& share = row["share_of_limit"];
        if (share.is_number()) std::printf("%9.1f%%", 100 * share.get<double>());
        std::printf("\n");
    }
}

}  // namespace

const Bench kArithmeticBench{
    "arithmetic",
    "how fast devices iterate, compared with a plain kernel and their limit",
    true,
    false,
    1,
    runArithmetic,
    printArithmetic};

}  // namespace fathom
