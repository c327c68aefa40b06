#include "cli/product_bench.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>

#include "base/measure.h"
#include "cli/device_limits.h"
#include "cli/json_bench.h"
#include "number/fft_product.h"
#include "orbit/step_device.h"

namespace fathom {

namespace {

constexpr int kLimbBits = 64;
constexpr int kLimbs[] = {256,    512,    1024,   2048,    4096,    5188,      8192,
                          16'384, 52'000, 65'536, 156'250, 262'144, 1'048'576, 1'562'500};

// Limbs of squares on devices: the most that transforms of 2^16, 2^18, 2^20 and 2^21 points take,
// and about 33, 67, 100 and 134 million bits, for which others have published times. Limbs of
// orbits.
constexpr int kDeviceSquares[] = {18'400,  73'700,    294'900,   524'200,
                                  524'288, 1'048'576, 1'562'500, 2'097'152};
constexpr int kDeviceSteps[] = {1024, 2048, 4096, 8192, 16'384, 32'768, 65'536, 131'072, 262'144};

// Coefficients and words of the transforms modulo 2^(24 P) + 1 that E. Bainville timed: products of
// numbers of 3 to 100 million bits take three of each.
constexpr unsigned kModular[][2] = {{1024, 512},  {1024, 1024}, {1024, 2048}, {2048, 1024},
                                    {2048, 2048}, {2048, 4096}, {4096, 2048}, {4096, 4096}};

struct ProductTime {
    std::string device;
    std::int64_t bits;
    const char* operation;
    const char* numbers;           // what the transforms compute in
    double seconds, plainSeconds;  // processor time of one thread, and GMP's; 0: not compared
    FourierWork work;              // none: not compared with limits
};

constexpr const char* kDoubles = "doubles";
constexpr const char* kIntegers = "integers";

const char* nameOf(FourierNumbers numbers) {
    return numbers == FourierNumbers::Doubles ? kDoubles : kIntegers;
}

std::vector<std::uint64_t> randomLimbs(int count, unsigned seed) {
    std::mt19937_64 random(seed);
    std::vector<std::uint64_t> limbs(static_cast<std::size_t>(count));
    for (std::uint64_t& limb : limbs)
        limb = random();
    return limbs;
}

/// Times both ways by turns: for large numbers the machine's other work tells. Ends after the
/// present product when stopped; the times are then of no use.
std::vector<ProductTime> timesOf(int count, const std::stop_token& stop) {
    const auto a = randomLimbs(count, 1), b = randomLimbs(count, 2);
    std::vector<std::uint64_t> result(2 * a.size());
    const auto by = [&](auto* product, const std::vector<std::uint64_t>& other) {
        return std::function<void()>([&, product] {
            if (!stop.stop_requested()) product(result.data(), a.data(), other.data(), count);
        });
    };
    const std::function<void()> works[] = {by(limbs::fftProduct, a), by(limbs::plainProduct, a),
                                           by(limbs::fftProduct, b), by(limbs::plainProduct, b)};
    const auto seconds = medianSeconds(works, {.rounds = 7, .seconds = 0.003});
    const std::int64_t bits = std::int64_t{kLimbBits} * count;
    return {{kProcessor, bits, "square", kDoubles, seconds[0], seconds[1],
             limbs::workOfFft(count, true)},
            {kProcessor, bits, "multiply", kDoubles, seconds[2], seconds[3],
             limbs::workOfFft(count, false)}};
}

double gmpSeconds(const std::vector<std::uint64_t>& a, bool isSquare, const std::stop_token& stop) {
    const auto b = randomLimbs(static_cast<int>(a.size()), 2);
    std::vector<std::uint64_t> result(2 * a.size());
    const std::function<void()> works[] = {[&] {
        if (!stop.stop_requested())
            limbs::plainProduct(result.data(), a.data(), isSquare ? a.data() : b.data(),
                                static_cast<int>(a.size()));
    }};
    return medianSeconds(works, {.rounds = 3, .seconds = 0.003}).front();
}

/// The square of a random number, and whether it is right.
Result<ProductTime> squareTime(StepDevice& device, const std::string& id, int count,
                               FourierNumbers numbers, const std::stop_token& stop) {
    constexpr double kSeconds = 0.2;
    const auto a = randomLimbs(count, 1);
    auto square = device.square(a, 1, numbers, stop);
    if (square)
        square = device.square(a, 1 + static_cast<int>(kSeconds / square->seconds), numbers, stop);
    if (!square) return tl::make_unexpected(std::move(square.error()));
    std::vector<std::uint64_t> expected(2 * a.size());
    limbs::fftProduct(expected.data(), a.data(), a.data(), count);
    if (square->words != expected)
        return fail(ErrorCode::DeviceUnavailable, "The device " + id + " squares numbers wrongly.");
    return ProductTime{id,
                       std::int64_t{kLimbBits} * count,
                       "square",
                       nameOf(numbers),
                       square->seconds,
                       gmpSeconds(a, true, stop),
                       square->work};
}

/// Steps of a random orbit that stays: the least time of several calls, of which the first take few
/// steps. GMP takes two products for each.
Result<ProductTime> stepTime(StepDevice& device, const std::string& id, int count,
                             FourierNumbers numbers, const std::stop_token& stop) {
    constexpr int kRuns = 7;
    const int bits = kLimbBits * count;
    const auto part = [&](unsigned seed) {
        auto words = randomLimbs(count + 1, seed);
        words[static_cast<std::size_t>(count)] = 0;
        words[static_cast<std::size_t>(count) - 1] >>= 2;
        return BigFixed::fromWords(seed % 2 == 0, words);
    };
    auto orbit = device.orbit(part(1), part(2), bits, numbers, stop);
    if (!orbit) return tl::make_unexpected(std::move(orbit.error()));
    std::vector<double> seconds;
    for (int i = 0; i < kRuns; ++i) {
        const Stopwatch watch;
        const auto points = (*orbit)->advance(std::uint64_t{1} << 30, stop);
        if (!points) return tl::make_unexpected(points.error());
        seconds.push_back(watch.spent().wall / static_cast<double>(points->all.size()));
    }
    return ProductTime{id,
                       bits,
                       "step",
                       nameOf(numbers),
                       *std::ranges::min_element(seconds),
                       2 * gmpSeconds(randomLimbs(count, 1), false, stop),
                       (*orbit)->workOfStep()};
}

/// A transform modulo B^P + 1 in one way or the other; a product of numbers with `bits` bits in all
/// takes three of them.
Result<ProductTime> modularTime(StepDevice& device, const std::string& id,
                                const unsigned (&shape)[2], bool isByWord,
                                const std::stop_token& stop) {
    constexpr int kTimes = 5;
    const auto [count, words] = shape;
    std::mt19937 random(1);
    StepDevice::ModularTransform transform{count, words, isByWord, {}};
    for (std::size_t i = 0; i < std::size_t{count} * words; ++i)
        transform.coefficients.push_back(static_cast<std::int32_t>(random() % (1 << 16)));
    const auto made = device.modularTransform(std::move(transform), kTimes, stop);
    if (!made) return tl::make_unexpected(made.error());
    // Half of the coefficients, each with half of its bits, less two words for the sums of
    // products.
    const std::int64_t bits = std::int64_t{count} * 24 * (std::int64_t{words} - 2) / 4;
    const char* const operation = isByWord ? "modular-words" : "modular";
    return ProductTime{id, bits, operation, kIntegers, made->seconds, 0, {}};
}

/// What a device can do in a second at most.
Result<FourierWork> limitsOf(Engine& engine, const std::stop_token& stop) {
    constexpr double kOperations = 7;  // of three multiply-adds and an addition
    const char* const rung = hasNumber(engine.info(), NumberKind::Fp64) ? "fp64" : "fp32";
    const auto bytes = highestRate(engine, rung, &Baseline::copyMemory, stop);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return highestRate(engine, rung, &Baseline::reachLimit, stop).map([&](double steps) {
        return FourierWork{*bytes, kOperations * steps};
    });
}

OrderedJson limitsObject(const std::string& device, const FourierWork& limits) {
    return {{"bench", "product"},
            {"device", device},
            {"operation", "limits"},
            {"gigabytes_per_second", 1e-9 * limits.bytes},
            {"gigaflops", 1e-9 * limits.operations}};
}

OrderedJson productObject(const ProductTime& time, const FourierWork& limits) {
    OrderedJson object{
        {"bench", "product"},      {"device", time.device},
        {"bits", time.bits},       {"operation", time.operation},
        {"numbers", time.numbers}, {"milliseconds", 1e3 * time.seconds},
    };
    if (time.plainSeconds > 0) {
        object["gmp_milliseconds"] = 1e3 * time.plainSeconds;
        object["times_gmp"] = time.plainSeconds / time.seconds;
    }
    const auto addShare = [&](const char* name, double work, double limit) {
        if (work > 0 && limit > 0) object[name] = work / time.seconds / limit;
    };
    addShare("memory_share", time.work.bytes, limits.bytes);
    addShare("arithmetic_share", time.work.operations, limits.operations);
    return object;
}

/// One timing: the rows that it makes.
using ProductWork = std::function<Result<std::vector<ProductTime>>()>;

/// What is to be timed on an engine, in the order in which it is printed.
std::vector<ProductWork> worksOf(Engine& engine, const std::stop_token& stop) {
    std::vector<ProductWork> works;
    const std::string& id = engine.info().id;
    if (id == kProcessor)
        for (const int count : kLimbs)
            works.emplace_back([=] { return timesOf(count, stop); });
    const std::shared_ptr<StepDevice> device = engine.steps();
    if (!device) return works;
    const auto add = [&](auto timed) {
        works.emplace_back([=]() -> Result<std::vector<ProductTime>> {
            return timed().map([](ProductTime time) { return std::vector{std::move(time)}; });
        });
    };
    std::vector<FourierNumbers> all{FourierNumbers::Integers};
    if (hasNumber(engine.info(), NumberKind::Fp64))
        all.insert(all.begin(), FourierNumbers::Doubles);
    for (const int count : kDeviceSquares)
        for (const FourierNumbers numbers : all)
            add([=] { return squareTime(*device, id, count, numbers, stop); });
    for (const auto& shape : kModular)
        for (const bool isByWord : {false, true})
            add([=, &shape] { return modularTime(*device, id, shape, isByWord, stop); });
    for (const int count : kDeviceSteps)
        for (const FourierNumbers numbers : all)
            add([=] { return stepTime(*device, id, count, numbers, stop); });
    return works;
}

Result<OrderedJson> runProduct(BenchContext& context) {
    OrderedJson list = OrderedJson::array();
    for (std::size_t at = 0; at < context.engines.size(); ++at) {
        Engine& engine = *context.engines[at];
        const std::vector<ProductWork> works = worksOf(engine, context.stop);
        if (works.empty()) continue;
        const auto limits = limitsOf(engine, context.stop);
        if (!limits) return tl::make_unexpected(limits.error());
        list.push_back(limitsObject(engine.info().id, *limits));
        for (std::size_t i = 0; i < works.size() && !context.stop.stop_requested(); ++i) {
            const double done = static_cast<double>(i) / static_cast<double>(works.size());
            context.progress("Timing products", (static_cast<double>(at) + done) /
                                                    static_cast<double>(context.engines.size()));
            const auto times = works[i]();
            if (!times) return tl::make_unexpected(times.error());
            for (const ProductTime& time : *times)
                list.push_back(productObject(time, *limits));
        }
    }
    return list;
}

void printShare(const OrderedJson& row, const char* name) {
    if (row.contains(name))
        std::printf("%9.0f%%", 100 * row[name].get<double>());
    else
        std::printf("%10s", "-");
}

void printProduct(const OrderedJson& list) {
    std::printf(
        "Milliseconds for products of huge numbers by transforms, with their checks and without\n"
        "transfers, and how many times as long GMP's functions take on one core of the processor\n"
        "(for a step of an orbit: two products). The processor's own times are of one core; a\n"
        "step's is the least of seven. Modular transforms are modulo 2^(24 P) + 1 in E. "
        "Bainville's\n"
        "way, with a work-item for each butterfly or each word; a product takes three and more.\n"
        "Transforms compute in doubles, or in integers modulo 2^64 - 2^32 + 1.\n"
        "Then the shares of two limits, which each device's first line has: the bytes that the\n"
        "passes read and write, of those of a copy of a large buffer, which what stays in a cache\n"
        "may surpass; and 5 N log2 N operations for each transform of N points, of those of\n"
        "multiply-adds and additions that depend on nothing.\n\n"
        "%-12s%12s  %-14s%-9s%14s%10s%10s%10s\n",
        "device", "bits", "operation", "numbers", "milliseconds", "GMP", "memory", "flops");
    for (const OrderedJson& row : list) {
        std::printf("%-12s", row["device"].get<std::string>().c_str());
        if (row["operation"] == "limits") {
            std::printf("%12s  %.1f GB/s, %.1f Gflop/s\n", "limits",
                        row["gigabytes_per_second"].get<double>(), row["gigaflops"].get<double>());
            continue;
        }
        std::printf("%12lld  %-14s%-9s%14.4f", row["bits"].get<long long>(),
                    row["operation"].get<std::string>().c_str(),
                    row["numbers"].get<std::string>().c_str(), row["milliseconds"].get<double>());
        if (row.contains("times_gmp"))
            std::printf("%9.2fx", row["times_gmp"].get<double>());
        else
            std::printf("%10s", "-");
        printShare(row, "memory_share");
        printShare(row, "arithmetic_share");
        std::printf("\n");
    }
}

}  // namespace

const Bench kProductBench{
    "product",
    "products of huge numbers, from 16 thousand to 134 million bits, and steps of orbits",
    true,
    false,
    1,
    runProduct,
    printProduct};

}  // namespace fathom
