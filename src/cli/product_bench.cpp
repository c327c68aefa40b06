#include "cli/product_bench.h"

#include <cstdio>
#include <functional>
#include <random>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "number/fft_product.h"

namespace fathom {

namespace {

constexpr int kLimbBits = 64;
constexpr int kLimbs[] = {256,    512,    1024,   2048,    4096,    5188,      8192,
                          16'384, 52'000, 65'536, 156'250, 262'144, 1'048'576, 1'562'500};

struct ProductTime {
    std::int64_t bits;
    const char* operation;
    double seconds, plainSeconds;  // processor time of one thread, and GMP's
};

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
    return {{bits, "square", seconds[0], seconds[1]}, {bits, "multiply", seconds[2], seconds[3]}};
}

OrderedJson productObject(const ProductTime& time) {
    return {{"bench", "product"},
            {"bits", time.bits},
            {"operation", time.operation},
            {"milliseconds", 1e3 * time.seconds},
            {"gmp_milliseconds", 1e3 * time.plainSeconds},
            {"times_gmp", time.plainSeconds / time.seconds}};
}

Result<OrderedJson> runProduct(BenchContext& context) {
    OrderedJson list = OrderedJson::array();
    double done = 0;
    for (const int count : kLimbs) {
        if (context.stop.stop_requested()) break;
        context.progress("Timing products of " + std::to_string(kLimbBits * count) + " bits",
                         done++ / std::size(kLimbs));
        for (const ProductTime& time : timesOf(count, context.stop))
            list.push_back(productObject(time));
    }
    return list;
}

void printProduct(const OrderedJson& list) {
    std::printf(
        "Milliseconds of one core for products by transforms, with their checks, and how many\n"
        "times as long GMP's functions take.\n\n%10s%22s%22s",
        "bits", "square", "multiply");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const OrderedJson& row = list[i];
        if (i % 2 == 0) std::printf("\n%10lld", row["bits"].get<long long>());
        std::printf("%13.4f %7.2fx", row["milliseconds"].get<double>(),
                    row["times_gmp"].get<double>());
    }
    std::printf("\n");
}

}  // namespace

const Bench kProductBench{
    "product",   "products of huge numbers, from 16 thousand to 100 million bits",
    false,       false,
    1,           runProduct,
    printProduct};

}  // namespace fathom
