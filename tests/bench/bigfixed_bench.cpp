// Time of a Mandelbrot step on BigFixed, compared with the bare two multiplications on GMP's limbs,
// and the gain from a second thread.
//
// bench_bigfixed [least bits [most bits]]
#include <gmp.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <utility>
#include <vector>

#include "base/measure.h"
#include "number/big_fixed_step.h"
#include "support/bare_orbit.h"

namespace {

using namespace fathom;

constexpr int kSizes[] = {128,  192,  256,   320,   512,   768,    1024,    2048,
                          4096, 8192, 16384, 32768, 65536, 131072, 1048576, 4194304};

BigFixed fixedOf(const char* text, int bits) {
    return BigFixed::fromDecimal(*Decimal::parse(text), bits);
}

/// One orbit, computed in three ways. It stays near the boundary and escapes after 3,000 steps;
/// until then its signs are as irregular as in deep views.
struct Orbits {
    explicit Orbits(int bits)
        : cx(fixedOf("-0.743643887037151", bits)),
          cy(fixedOf("0.13182590420533", bits)),
          one(cx, cy, 1),
          two(cx, cy, 2),
          bare(cx, cy) {}
    BigFixed cx, cy;
    MandelbrotStepper one, two;
    test::BareOrbit bare;
};

/// Makes steps in batches, so that the call through std::function costs little per step.
template <class Orbit>
std::function<void()> steps(Orbit& orbit, int batch, std::function<void()> restart) {
    constexpr int kRestartAfter = 2500;
    return [&orbit, batch, restart = std::move(restart), left = kRestartAfter]() mutable {
        for (int i = 0; i < batch; ++i)
            orbit.step();
        if ((left -= batch) >= batch) return;
        restart();
        left = kRestartAfter;
    };
}

bool sameBits(Orbits& orbits) {
    for (int i = 0; i < 20; ++i) {
        orbits.one.step();
        orbits.two.step();
        orbits.bare.step();
    }
    return orbits.bare.isAt(orbits.one) && orbits.bare.isAt(orbits.two);
}

double least(const std::function<void()>& work, int times) {
    double best = 1e300;
    for (int i = 0; i < times; ++i) {
        const double start = secondsOf(Clock::Wall);
        work();
        best = std::min(best, secondsOf(Clock::Wall) - start);
    }
    return best;
}

}  // namespace

int main(int count, char** arguments) {
    const int fewest = count > 1 ? std::atoi(arguments[1]) : 0;
    const int most = count > 2 ? std::atoi(arguments[2]) : 1 << 20;
    std::printf("                CPU us per step            wall us: medians            least\n");
    std::printf("   bits      bare    BigFixed ratio      one     two  ratio CPU    ratio\n");
    for (const int bits : kSizes) {
        if (bits < fewest || bits > most) continue;
        Orbits orbits(bits);
        if (!sameBits(orbits)) {
            std::printf("%d bits: not the bits of the bare loop\n", bits);
            return 1;
        }
        const int batch = std::clamp(100'000 / bits, 1, 100);
        const BigFixed zero(bits);
        const auto bare = steps(orbits.bare, batch, [&] { orbits.bare.restart(); });
        const auto one = steps(orbits.one, batch, [&] { orbits.one.setZ(zero, zero); });
        const auto two = steps(orbits.two, batch, [&] { orbits.two.setZ(zero, zero); });
        const double unit = 1e6 / batch;

        const std::function<void()> alone[] = {bare, one};
        const auto cpu = medianSeconds(alone, {.rounds = 15});
        std::printf("%7d %9.3f %9.3f %6.2f", bits, cpu[0] * unit, cpu[1] * unit, cpu[1] / cpu[0]);
        if (bits >= 1024) {
            const std::function<void()> both[] = {one, two};
            const auto wall =
                medianSeconds(both, {.clock = Clock::Wall, .rounds = 15, .seconds = 0.05});
            const auto all = medianSeconds(both, {.clock = Clock::ProcessCpu, .rounds = 9});
            const int times = bits > 200'000 ? 20 : 400;
            std::printf("%10.2f %9.2f %5.2f %5.2f %7.2f", wall[0] * unit, wall[1] * unit,
                        wall[0] / wall[1], all[1] / all[0], least(one, times) / least(two, times));
        }
        std::printf("\n");
        std::fflush(stdout);
    }
}
