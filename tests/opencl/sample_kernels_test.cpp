// Samples that devices make of random states of pixels, against those that the host makes: every
// bit. support/test_share.h says how many states of each kind are tried.
#include "opencl/sample_kernels.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <random>

#include "formula/formula_list.h"
#include "opencl/item_kernels.h"
#include "opencl/kernel_builds.h"
#include "opencl_support.h"
#include "render/delta_state.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr std::size_t kStates = std::size_t{1} << 16, kBatchOfStates = std::size_t{1} << 16;
constexpr std::uint64_t kLimit = std::uint64_t{1} << 31;  // half of all counts are below
constexpr double kScale = 0x1.8p-3;                       // of the derivatives of perturbed pixels

/// Random parts of pixels' states. Most values are those of pixels that have just escaped; the
/// others have any size, and some are no numbers.
class States {
public:
    /// Numbers have exponents from -`range` to `range`.
    explicit States(int range) : m_range(range) {}

    std::uint32_t bits() { return static_cast<std::uint32_t>(m_random()); }
    std::uint32_t status() {
        constexpr std::uint32_t kStatuses[] = {FATHOM_ESCAPED, FATHOM_ESCAPED, FATHOM_ESCAPED,
                                               FATHOM_INTERIOR, FATHOM_RUNNING};
        return kStatuses[m_random() % std::size(kStatuses)];
    }
    std::complex<double> value() { return m_random() % 4 > 0 ? near(5, 10) : any(); }
    std::complex<double> slope() { return m_random() % 4 > 0 ? near(-10, 100) : any(); }
    /// A part too small for the last place of `value`, or none.
    double rest(double value) { return m_random() % 4 > 0 ? value * 0x1p-26 * unit() : 0; }
    int exponent() { return static_cast<int>(m_random() % 2200) - 1100; }

private:
    double unit() { return std::uniform_real_distribution<double>(-1, 1)(m_random); }
    std::complex<double> near(double least, double most) {
        const double middle = (least + most) / 2, half = (most - least) / 2;
        const double angle = std::numbers::pi * unit();
        return std::polar(std::exp2(middle + half * unit()), angle);
    }
    double anyReal() {
        constexpr double kSpecial[] = {0,
                                       -0.0,
                                       1,
                                       -1,
                                       std::numeric_limits<double>::infinity(),
                                       -std::numeric_limits<double>::infinity(),
                                       NAN};
        if (m_random() % 8 == 0) return kSpecial[m_random() % std::size(kSpecial)];
        return unit() * std::exp2(m_range * unit());
    }
    std::complex<double> any() { return {anyReal(), anyReal()}; }

    std::mt19937_64 m_random{27};
    const int m_range;
};

template <class Number>
typename DirectTypesOf<Number>::cplx numberOf(States& states, std::complex<double> value) {
    using Word = WordOf<Number>;
    const auto part = [&](double a) -> Number {
        const auto hi = static_cast<Word>(a);
        if constexpr (std::is_same_v<Number, Word>)
            return hi;
        else
            return {hi, static_cast<Word>(states.rest(a) * (sizeof(Word) == 4 ? 1 : 0x1p-29))};
    };
    return {part(value.real()), part(value.imag())};
}

template <class Number, class Item>
Item itemOf(States& states) {
    using Word = WordOf<Number>;
    const auto slope = [&] {
        const std::complex<double> value = states.slope();
        return typename DirectTypesOf<Number>::slope{static_cast<Word>(value.real()),
                                                     static_cast<Word>(value.imag())};
    };
    typename DirectTypesOf<Number>::orbit at{};
    at.z = numberOf<Number>(states, states.value());
    at.derivative = {slope(), slope()};
    Item item{};
    setOrbit<Number>(item, at);
    item.count = states.bits();
    item.status = states.status();
    return item;
}

DeltaPixel deltaOf(States& states) {
    const std::complex<double> z = states.value(), derivative = states.slope();
    return {.z = {z.real(), z.imag()},
            .derivative = {derivative.real(), derivative.imag()},
            .c = {},
            .z_exponent = 0,
            .derivative_exponent = 0,
            .count = states.bits(),
            .m = 0,
            .status = states.status()};
}

GenericPixel genericOf(States& states) {
    GenericPixel pixel{};
    const std::complex<double> z = states.value(), byRe = states.slope(), byIm = states.slope();
    pixel.z[0] = z.real(), pixel.z[1] = z.imag();
    pixel.derivative[0] = byRe.real(), pixel.derivative[1] = byRe.imag();
    pixel.derivative[2] = byIm.real(), pixel.derivative[3] = byIm.imag();
    pixel.count = states.bits();
    pixel.status = states.status();
    return pixel;
}

ScaledPixel scaledOf(States& states) {
    ScaledPixel pixel{};
    const std::complex<double> z = states.value(), derivative = states.slope();
    pixel.z[0] = {static_cast<float>(z.real()), static_cast<float>(states.rest(z.real()))};
    pixel.z[1] = {static_cast<float>(z.imag()), static_cast<float>(states.rest(z.imag()))};
    pixel.derivative[0] = static_cast<float>(derivative.real());
    pixel.derivative[1] = static_cast<float>(derivative.imag());
    pixel.z_exponent = states.bits() % 8 > 0 ? 0 : states.exponent();
    pixel.derivative_exponent = states.bits() % 8 > 0 ? 0 : states.exponent();
    pixel.count = states.bits();
    pixel.status = states.status();
    return pixel;
}

/// Compares the samples of random states on all devices with those of the host.
template <class Item, class Make, class EndOf>
void expectTheHostsSamples(const ProgramId& program, const FormulaInstance& formula, int range,
                           Make make, EndOf endOf) {
    const auto devices = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(devices);
    Location location = homeLocation(formula);
    location.view.transform = {.rotation = 30, .stretchAngle = 20, .stretch = 1.5};
    const SampleMaker maker(location);
    for (const OpenClDevice& device : devices) {
        if (!hasDoubles(device)) continue;
        KernelBuilds builds(device, {}, DriverThreads(device.handle.sharedWatch()));
        const auto ready = builds.obtain(program, [] {}, {});
        ASSERT_TRUE(ready) << ready.error().message;
        const cl::CommandQueue queue(ready->context, device.handle);
        ItemMemory memory(ready->context, device.handle, std::make_shared<PieceCrew>(2));
        memory.reserve(memory.items, kBatchOfStates * sizeof(Item));
        SampleKernels kernels(ready->program, {maker.escapeTerms(kScale), {}});

        States states(range);
        std::size_t differing = 0, escaped = 0, known = 0;
        for (std::size_t left = shareOf(kStates), count = 0; left > 0; left -= count) {
            count = std::min(left, kBatchOfStates);
            std::vector<Item> items(count);
            std::ranges::generate(items, [&] { return make(states); });
            queue.write(memory.items, 0, count * sizeof(Item), items.data());
            std::vector<TileSample> there(count), here(count);
            kernels.make(queue, memory, count);
            const auto rests = kernels.read(
                queue, memory, count, {},
                [&](std::size_t first, std::span<const PackedSample> packed) {
                    return unpackPiece(
                        first, packed, kLimit,
                        [&](std::size_t i) -> TileSample& { return there[i]; },
                        [](std::size_t, const PackedSample& sample) { return sample.count; });
                });
            maker.makeSamples(
                count, [&](std::size_t i) { return endOf(items[i]); },
                [&](std::size_t i) -> TileSample& { return here[i]; });
            std::vector<std::uint32_t> running;
            std::uint64_t iterations = 0, expectedIterations = 0;
            Escapes escapes;
            for (std::size_t i = 0; i < count; ++i) {
                differing += std::memcmp(&here[i], &there[i], sizeof(TileSample)) != 0;
                escaped += items[i].status == FATHOM_ESCAPED;
                known += here[i].distance_x != 0;
                if (items[i].status == FATHOM_RUNNING) running.push_back(static_cast<unsigned>(i));
                expectedIterations += items[i].count;
                escapes.add(here[i].count, kLimit);
            }
            for (const PackedRest& rest : rests)
                iterations += rest.iterations;
            EXPECT_EQ(iterations, expectedIterations);
            EXPECT_EQ(runningOf(rests), running);
            EXPECT_EQ(escapesOf(rests).all, escapes.all);
            EXPECT_EQ(escapesOf(rests).late, escapes.late);
            memory.reserve(memory.list, kBatchOfStates * sizeof(cl_uint));
            std::vector<Item> listed(running.size());
            kernels.readListed<Item>(
                queue, memory, memory.items, running, {},
                [&](std::size_t first, std::span<const Item> piece) {
                    std::ranges::copy(piece, listed.begin() + static_cast<std::ptrdiff_t>(first));
                });
            for (std::size_t i = 0; i < running.size(); ++i)
                ASSERT_EQ(std::memcmp(&listed[i], &items[running[i]], sizeof(Item)), 0);
        }
        EXPECT_EQ(differing, 0u) << device.label;
        EXPECT_GT(known, escaped / 3) << device.label;  // states are not all beyond the range
    }
}

template <class Number, class Item>
void expectTheHostsDirectSamples(const FormulaInstance& formula) {
    const ProgramId program{.number = DirectNumber<Number>::kKind,
                            .formula = kernelName(*formula.spec),
                            .power = formula.power,
                            .entry = kItemsEntry};
    expectTheHostsSamples<Item>(
        program, formula, sizeof(WordOf<Number>) == 4 ? 140 : 1070,
        [](States& states) { return itemOf<Number, Item>(states); },
        [](const Item& item) {
            return endOf<Number>(orbitOf<Number>(item), item.count, item.status);
        });
}

template <class Item, class Make>
void expectTheHostsDeltaSamples(NumberKind number, const char* entry,
                                const FormulaInstance& formula, Make make) {
    const ProgramId program{.number = number,
                            .formula = kernelName(*formula.spec),
                            .power = formula.power,
                            .entry = entry};
    expectTheHostsSamples<Item>(program, formula, 1070, make,
                                [](const Item& pixel) { return endOf(pixel, kScale); });
}

FormulaInstance formulaOf(const char* id) {
    return defaultInstance(*findFormula(id));
}

TEST(SampleKernels, OfFloatsGiveTheHostsBits) {
    expectTheHostsDirectSamples<float, ItemTypes<float>::lane_item>(formulaOf("mandelbrot"));
}
TEST(SampleKernels, OfFloatFloatsGiveTheHostsBits) {
    expectTheHostsDirectSamples<FloatFloat, ItemTypes<FloatFloat>::lane_item>(
        formulaOf("mandelbrot"));
}
TEST(SampleKernels, OfDoublesGiveTheHostsBits) {
    expectTheHostsDirectSamples<double, ItemTypes<double>::lane_item>(formulaOf("mandelbrot"));
}
TEST(SampleKernels, OfDoubleDoublesGiveTheHostsBits) {
    expectTheHostsDirectSamples<DoubleDouble, ItemTypes<DoubleDouble>::lane_item>(
        formulaOf("mandelbrot"));
}
TEST(SampleKernels, OfFoldsGiveTheHostsBits) {
    expectTheHostsDirectSamples<double, ItemTypes<double>::lane_orbit_item>(
        formulaOf("burning-ship"));
}
// The terms of a hybrid depend on the count.
TEST(SampleKernels, OfHybridsGiveTheHostsBits) {
    expectTheHostsDirectSamples<float, ItemTypes<float>::lane_orbit_item>(formulaOf("hybrid"));
}
TEST(SampleKernels, OfPerturbedPixelsGiveTheHostsBits) {
    expectTheHostsDeltaSamples<DeltaPixel>(NumberKind::Fp64, MandelbrotKernels::kEntry,
                                           formulaOf("mandelbrot"), deltaOf);
}
TEST(SampleKernels, OfPerturbedPixelsInFloatsGiveTheHostsBits) {
    expectTheHostsDeltaSamples<ScaledPixel>(NumberKind::Fp32, ScaledKernels::kEntry,
                                            formulaOf("mandelbrot"), scaledOf);
}
TEST(SampleKernels, OfOtherPerturbedPixelsGiveTheHostsBits) {
    expectTheHostsDeltaSamples<GenericPixel>(NumberKind::Fp64, GenericKernels::kEntry,
                                             formulaOf("burning-ship"), genericOf);
}

}  // namespace
}  // namespace fathom::test
