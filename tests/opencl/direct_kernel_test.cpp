// The kernel on a device against the same source compiled for the host: every bit of every value.
#include "opencl/direct_kernel.h"

#include <cmath>
#include <complex>
#include <random>
#include <sstream>

#include "formula/formula_list.h"
#include "opencl/kernel_builds.h"
#include "opencl_support.h"
#include "render/direct_number.h"
#include "render/direct_state.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr std::uint32_t kLimit = 2000;
constexpr double kEscapeRadius2 = 625;

constexpr double kConvergence2 = 1e-8;
constexpr float kPixelSize = 1e-3f;

/// A formula in one of its planes.
struct Case {
    FormulaInstance formula;
    bool isDynamical = false;
    std::complex<double> julia;
};

/// A point of the plane in a machine number.
template <class Number>
struct Point {
    Number re, im;
};

/// A number close to `value`. Its second word, if any, is 0 only if `value` is 0.
template <class Number>
Number numberNear(double value) {
    using Word = WordOf<Number>;
    const Word hi = static_cast<Word>(value);
    if constexpr (std::is_same_v<Number, Word>)
        return hi;
    else  // a fixed fraction of half of hi's last place, or the rest of a double after a float
        return {hi, static_cast<Word>(value - hi + std::ldexp(value, -54) * 0.7)};
}

template <class Number>
typename DirectTypesOf<Number>::DirectJob jobOf(const Case& what, WordOf<Number> pixelSize) {
    using Word = WordOf<Number>;
    typename DirectTypesOf<Number>::DirectJob job{};
    job.at.c = {numberNear<Number>(what.julia.real()), numberNear<Number>(what.julia.imag())};
    job.at.seed = what.isDynamical ? 0 : pixelSize;
    job.at.escape_radius2 = static_cast<Word>(kEscapeRadius2);
    job.at.convergence2 = static_cast<Word>(kConvergence2);
    for (std::size_t i = 0; i < what.formula.parameters.size(); ++i)
        job.at.parameters[i] = numberNear<Number>(what.formula.parameters[i]);
    setSteps(what.formula, job.at);
    job.start = numberNear<Number>(what.formula.spec->start);
    job.pixel = pixelSize;
    return job;
}

/// One pixel's iteration on the host, in the same slices as on the device.
template <class Number>
typename DirectTypesOf<Number>::DirectPixel iterateOnHost(const Case& what,
                                                          const Point<Number>& point,
                                                          WordOf<Number> pixelSize,
                                                          std::uint32_t sliceLength) {
    const HostKernel* host =
        findKernel(hostKernels(), kernelName(*what.formula.spec), what.formula.power);
    const auto job = jobOf<Number>(what, pixelSize);
    auto plane = job.at;
    const WordOf<Number> step = what.isDynamical ? pixelSize : 0;
    typename DirectTypesOf<Number>::DirectPixel pixel{};
    pixel.at.z = {job.start, numberNear<Number>(0)};
    if (what.isDynamical)
        pixel.at.z = {point.re, point.im};
    else
        plane.c = {point.re, point.im};
    pixel.at.derivative = {{step, 0}, {0, step}};
    pixel.at.remainder = pixel.at.remainder_before = {1, 0};

    unsigned status = FATHOM_RUNNING;
    while (status == FATHOM_RUNNING && pixel.count < kLimit) {
        const unsigned left = kLimit - static_cast<unsigned>(pixel.count);
        setPhase(plane, pixel.count);
        pixel.count +=
            host->advanceOf(Number{})(&pixel.at, &plane, std::min(sliceLength, left), &status);
    }
    pixel.status = status;
    return pixel;
}

/// Points on both sides of the boundary, by halving the way from a point far out to one near 0 at
/// random.
std::vector<std::complex<double>> boundaryPoints(const Case& what, std::size_t count) {
    std::mt19937_64 random(static_cast<unsigned>(what.formula.power) * 2 + what.isDynamical);
    std::uniform_real_distribution<double> turn(0, 1);
    std::uniform_int_distribution<int> halvings(3, 20);
    std::vector<std::complex<double>> points;
    while (points.size() < count) {
        const auto onCircle = [&](double radius) {
            return std::polar(radius, 6.283185307179586 * turn(random));
        };
        std::complex<double> outside = onCircle(2), inside = onCircle(0.2);
        for (int i = halvings(random); i > 0; --i) {
            const std::complex<double> middle = (outside + inside) / 2.0;
            const auto end = iterateOnHost<double>(what, {middle.real(), middle.imag()}, 1, kLimit);
            (end.status == FATHOM_ESCAPED ? outside : inside) = middle;
        }
        points.emplace_back(points.size() % 8 == 0 ? inside : outside);
    }
    return points;
}

template <class Number>
struct Device {
    cl::Device handle;
    ReadyProgram program;

    /// The pixels of a one-row picture of these points, in slices of `sliceLength` iterations.
    std::vector<typename DirectTypesOf<Number>::DirectPixel> iterate(
        const Case& what, const std::vector<Point<Number>>& points, WordOf<Number> pixelSize,
        std::uint32_t sliceLength) const {
        using Pixel = typename DirectTypesOf<Number>::DirectPixel;
        std::vector<Number> re, im;
        for (const auto& point : points)
            re.push_back(point.re), im.push_back(point.im);
        std::vector<Number> nothing{numberNear<Number>(0)};
        std::vector<Pixel> pixels(points.size());
        const auto buffer = [&](auto& values) {
            return cl::Buffer(program.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                              values.size() * sizeof(values[0]), values.data());
        };
        cl_uint running = 0;
        const cl::Buffer state = buffer(pixels);
        const cl::Buffer counter(program.context, CL_MEM_READ_WRITE, sizeof running);
        const cl::CommandQueue queue(program.context, handle);

        const int columns = static_cast<int>(points.size());
        typename DirectTypesOf<Number>::DirectTile tile{
            0, 0, columns, 1, 1, columns, what.isDynamical, 1, static_cast<cl_uint>(columns)};
        DirectKernel<Number> kernel(program.program, jobOf<Number>(what, pixelSize),
                                    {buffer(re), buffer(im), buffer(nothing), buffer(nothing)});
        for (std::uint32_t done = 0; done < kLimit; done += sliceLength) {
            queue.enqueueFillBuffer(counter, cl_uint{0}, 0, sizeof running);
            kernel.enqueue(queue, tile, std::min(sliceLength, kLimit - done), state, counter);
            tile.fresh = 0;
        }
        queue.read(state, 0, pixels.size() * sizeof(Pixel), pixels.data());
        queue.read(counter, 0, sizeof running, &running);
        EXPECT_EQ(running, std::count_if(pixels.begin(), pixels.end(), [](const Pixel& pixel) {
                      return pixel.status == FATHOM_RUNNING;
                  }));
        return pixels;
    }
};

/// Which NaN an operation gives is up to the hardware; no sample depends on it.
template <class Word>
bool haveSameBits(Word a, Word b) {
    return std::memcmp(&a, &b, sizeof a) == 0 || (std::isnan(a) && std::isnan(b));
}

template <class Word>
bool haveSameBits(DoubleWord<Word> a, DoubleWord<Word> b) {
    return haveSameBits(a.hi, b.hi) && haveSameBits(a.lo, b.lo);
}

template <class Word>
std::ostream& operator<<(std::ostream& stream, const DoubleWord<Word>& value) {
    return stream << value.hi << " + " << value.lo;
}

template <class Number>
bool areEqual(const typename DirectTypesOf<Number>::DirectPixel& a,
              const typename DirectTypesOf<Number>::DirectPixel& b) {
    const auto haveSameParts = [](const auto& x, const auto& y) {
        return haveSameBits(x.re, y.re) && haveSameBits(x.im, y.im);
    };
    return a.count == b.count && a.status == b.status && haveSameParts(a.at.z, b.at.z) &&
           haveSameParts(a.at.derivative.by_re, b.at.derivative.by_re) &&
           haveSameParts(a.at.derivative.by_im, b.at.derivative.by_im) &&
           haveSameParts(a.at.remainder, b.at.remainder) &&
           haveSameParts(a.at.remainder_before, b.at.remainder_before);
}

template <class Number>
std::string describe(const typename DirectTypesOf<Number>::DirectPixel& pixel) {
    std::ostringstream text;
    const auto& [by_re, by_im] = pixel.at.derivative;
    text << std::hexfloat << "count " << pixel.count << ", status " << pixel.status << ", z "
         << pixel.at.z.re << " " << pixel.at.z.im << ", derivative " << by_re.re << " " << by_re.im
         << " " << by_im.re << " " << by_im.im << ", remainder " << pixel.at.remainder.re << " "
         << pixel.at.remainder.im;
    return text.str();
}

/// The Mandelbrot set at each power (short runs: at the usual one and the highest); the other
/// formulas at their usual power, and in doubles at their highest.
std::vector<FormulaInstance> formulasFor(bool isDouble) {
    std::vector<FormulaInstance> chosen;
    for (const FormulaSpec& spec : formulas()) {
        FormulaInstance formula = defaultInstance(spec);
        chosen.push_back(formula);
        const bool isMandelbrot = spec.id == "mandelbrot";
        for (int power = spec.minimumPower; power <= spec.maximumPower; ++power) {
            if (power == spec.initialPower) continue;
            const bool isHighest = power == spec.maximumPower;
            if (isMandelbrot ? !isHighest && !isLongRun() : !isDouble || !isHighest) continue;
            formula.power = power;
            chosen.push_back(formula);
        }
    }
    return chosen;
}

std::vector<Case> planesOf(const FormulaInstance& formula) {
    std::vector<Case> cases;
    if (formula.spec->hasParameterPlane) cases.push_back({formula, false, {}});
    cases.push_back({formula, true, {-0.2, 0.3}});
    return cases;
}

template <class Number>
void compareWithHost() {
    const auto devices = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(devices);
    for (const OpenClDevice& described : devices) {
        KernelBuilds builds(described, {}, DriverThreads(described.handle.sharedWatch()));
        for (const FormulaInstance& formula : formulasFor(std::is_same_v<Number, double>)) {
            const bool dividesFloats = formula.spec->divides && described.dividesFloats;
            if (formula.spec->divides && !dividesFloats && std::is_same_v<WordOf<Number>, float>)
                continue;
            const auto program = builds.obtain({.number = DirectNumber<Number>::kKind,
                                                .formula = kernelName(*formula.spec),
                                                .power = formula.power,
                                                .dividesFloats = dividesFloats},
                                               [] {}, {});
            ASSERT_TRUE(program) << program.error().message;
            const Device<Number> device{described.handle, *program};
            for (const Case& what : planesOf(formula)) {
                // The points of the boundary, and one far out that may escape at once.
                std::vector<Point<Number>> points;
                for (const std::complex<double>& point : boundaryPoints(what, shareOf(600)))
                    points.push_back(
                        {numberNear<Number>(point.real()), numberNear<Number>(point.imag())});
                points.push_back({numberNear<Number>(30), numberNear<Number>(-40)});
                for (const std::uint32_t sliceLength : {1999u, 64u, 7u}) {
                    const auto pixels = device.iterate(what, points, kPixelSize, sliceLength);
                    std::string differing;
                    for (std::size_t i = 0; i < points.size(); ++i) {
                        const auto expected =
                            iterateOnHost<Number>(what, points[i], kPixelSize, sliceLength);
                        if (!areEqual<Number>(pixels[i], expected))
                            differing += describe<Number>(pixels[i]) + " instead of " +
                                         describe<Number>(expected) + "\n";
                    }
                    EXPECT_EQ(differing, "")
                        << described.label << ", " << formula.spec->id << " " << formula.power
                        << ", dynamical " << what.isDynamical << ", slices of " << sliceLength;
                }
            }
        }
    }
}

TEST(DirectKernel, EqualsTheHostKernelInSinglePrecision) {
    compareWithHost<float>();
}
TEST(DirectKernel, EqualsTheHostKernelInDoublePrecision) {
    compareWithHost<double>();
}
TEST(DirectKernel, EqualsTheHostKernelInFloatFloat) {
    compareWithHost<FloatFloat>();
}
TEST(DirectKernel, EqualsTheHostKernelInDoubleDouble) {
    compareWithHost<DoubleDouble>();
}

}  // namespace
}  // namespace fathom::test
