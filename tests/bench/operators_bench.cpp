// Cost and largest relative error of the operators on double words, on each device: tables 3 and 4
// of G. Da Graca and D. Defour, "Implementation of float-float operators on graphics hardware"
// (RNC7, 2006).
//
// bench_operators [VECTORS]: errors over VECTORS pairs of operands, 2^22 by default.
#include <cstdio>
#include <cstdlib>

#include "base/measure.h"
#include "support/double_word_operators.h"

namespace fathom::test {
namespace {

constexpr std::size_t kBatch = std::size_t{1} << 18;
constexpr std::size_t kLengths[] = {4096, 16384, 65536, 262'144, 1'048'576};

template <class Word>
void printErrors(OperatorRunner<Word>& runner, std::size_t count) {
    Vectors<Word> vectors;
    ExactWords exact;
    std::array<double, kOperators> largest{};
    for (std::size_t left = count; left > 0; left -= std::min(left, kBatch)) {
        const Batch<Word> batch = vectors.next(std::min(left, kBatch));
        runner.load(batch);
        for (std::size_t which = 0; which < runner.operators(); ++which) {
            runner.run(which, batch.a.size());
            const double error = largestError(exact, which, batch, runner.results());
            if (!(error <= largest[which])) largest[which] = error;
        }
    }
    std::printf("  %-14s", "log2 error");
    for (std::size_t which = 0; which < runner.operators(); ++which) {
        if (largest[which] == 0)
            std::printf("%12s", "exact");
        else
            std::printf("%12.2f", std::log2(largest[which]));
    }
    std::printf("\n");
}

/// Each operator reads two double words and writes one for every element. Devices are timed
/// including the kernel's start. They are timed by the wall clock, because they are not threads of
/// this process.
template <class Word>
void printCosts(OperatorRunner<Word>& runner, Clock clock) {
    runner.load(Vectors<Word>().next(std::ranges::max(kLengths)));
    std::vector<double> last;
    for (const std::size_t length : kLengths) {
        std::vector<std::function<void()>> works;
        for (std::size_t which = 0; which < runner.operators(); ++which)
            works.emplace_back([&runner, which, length] { runner.run(which, length); });
        last = medianSeconds(works, {.clock = clock});
        std::printf("  %-14zu", length);
        for (const double seconds : last)
            std::printf("%12.2f", seconds / last.front());
        std::printf("\n");
    }
    std::printf("  %-14s", "ns an element");
    for (const double seconds : last)
        std::printf("%12.3f", 1e9 * seconds / static_cast<double>(std::ranges::max(kLengths)));
    std::printf("\n");
}

template <class Word>
void print(const std::string& label, OperatorRunner<Word>& runner, std::size_t count, Clock clock) {
    std::printf("%s, %s; time relative to one addition, by elements\n  %-14s", label.c_str(),
                sizeof(Word) == 4 ? "float-float" : "double-double", "");
    for (std::size_t which = 0; which < runner.operators(); ++which)
        std::printf("%12s", kOperatorNames[which]);
    std::printf("\n");
    printCosts(runner, clock);
    printErrors(runner, count);
    std::printf("\n");
}

template <class Word>
void measureAll(std::size_t count) {
    HostRunner<Word> host;
    print("Built-in engine, one thread", host, count, Clock::ThreadCpu);
    const NumberKind kind = DirectNumber<DoubleWord<Word>>::kKind;
    for (const OpenClDevice& device : listOpenClDevices(0, nullptr)) {
        if (std::ranges::find(device.numbers, kind) == device.numbers.end()) continue;
        DeviceRunner<Word> runner(device);
        print(device.label, runner, count, Clock::Wall);
    }
}

}  // namespace
}  // namespace fathom::test

int main(int argc, char** argv) {
    const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : std::size_t{1} << 22;
    fathom::test::measureAll<float>(count);
    fathom::test::measureAll<double>(count);
}
