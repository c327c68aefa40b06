// The kernel on a device against the same source compiled for the host: every bit of every value.
#include "opencl/direct_kernel.h"

#include <cmath>
#include <complex>
#include <random>
#include <sstream>

#include "opencl/kernel_builds.h"
#include "opencl_support.h"
#include "render/direct_number.h"

namespace fathom::test {
namespace {

constexpr std::uint32_t kLimit = 2000;
constexpr double kEscapeRadius2 = 625;

template <class Number>
using WordOf = typename DirectNumber<Number>::Word;

constexpr float kPixelSize = 1e-3f;

template <class Number>
kernel::Advance<Number, WordOf<Number>> hostAdvance(int power) {
    const HostKernel* host = findKernel(hostKernels(), "mandelbrot", power);
    if constexpr (std::is_same_v<Number, float>)
        return host->fp32;
    else if constexpr (std::is_same_v<Number, FloatFloat>)
        return host->ff;
    else if constexpr (std::is_same_v<Number, double>)
        return host->fp64;
    else
        return host->dd;
}

struct Plane {
    bool isDynamical = false;
    std::complex<double> julia;
};

/// A point of the plane in a machine number.
template <class Number>
struct Point {
    Number re, im;
};

/// A number close to `value`; its second word, if any, is 0 for 0 alone.
template <class Number>
Number numberNear(double value) {
    using Word = WordOf<Number>;
    const Word hi = static_cast<Word>(value);
    if constexpr (std::is_same_v<Number, Word>)
        return hi;
    else  // a fixed fraction of half of hi's last place, or what a float leaves of a double
        return {hi, static_cast<Word>(value - hi + std::ldexp(value, -54) * 0.7)};
}

/// One pixel's iteration on the host, in the same slices as on the device.
template <class Number>
typename DirectTypes<Number>::Pixel iterateOnHost(int power, const Plane& plane,
                                                  const Point<Number>& point,
                                                  WordOf<Number> pixelSize,
                                                  std::uint32_t sliceLength) {
    using Word = WordOf<Number>;
    Number c[] = {point.re, point.im}, z[] = {numberNear<Number>(0), numberNear<Number>(0)};
    Word slope[] = {0, 0};
    if (plane.isDynamical) {
        z[0] = c[0], z[1] = c[1], slope[0] = pixelSize;
        c[0] = numberNear<Number>(plane.julia.real());
        c[1] = numberNear<Number>(plane.julia.imag());
    }
    unsigned status = FATHOM_RUNNING, done = 0;
    while (status == FATHOM_RUNNING && done < kLimit)
        done += hostAdvance<Number>(power)(z, slope, c, plane.isDynamical ? 0 : pixelSize,
                                           static_cast<Word>(kEscapeRadius2),
                                           std::min(sliceLength, kLimit - done), &status);
    return {z[0], z[1], slope[0], slope[1], done, status, 0};
}

/// Points on both sides of the boundary, by halving the way from an escaping point to an interior
/// one at random.
std::vector<std::complex<double>> boundaryPoints(int power, const Plane& plane, std::size_t count) {
    std::mt19937_64 random(static_cast<unsigned>(power) * 2 + plane.isDynamical);
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
            const auto end =
                iterateOnHost<double>(power, plane, {middle.real(), middle.imag()}, 1, kLimit);
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

    /// The pixels of a one-row picture of these points, in slices of so many iterations.
    std::vector<typename DirectTypes<Number>::Pixel> iterate(
        const Plane& plane, const std::vector<Point<Number>>& points, WordOf<Number> pixelSize,
        std::uint32_t sliceLength) const {
        using Pixel = typename DirectTypes<Number>::Pixel;
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

        const typename DirectTypes<Number>::Job job{
            numberNear<Number>(plane.julia.real()), numberNear<Number>(plane.julia.imag()),
            plane.isDynamical ? 0 : pixelSize, plane.isDynamical ? pixelSize : 0,
            static_cast<WordOf<Number>>(kEscapeRadius2)};
        const int columns = static_cast<int>(points.size());
        typename DirectTypes<Number>::Tile tile{
            0, 0, columns, 1, 1, columns, plane.isDynamical, 1, static_cast<cl_uint>(columns)};
        DirectKernel<Number> kernel(program.program, job,
                                    {buffer(re), buffer(im), buffer(nothing), buffer(nothing)});
        for (std::uint32_t done = 0; done < kLimit; done += sliceLength) {
            queue.enqueueFillBuffer(counter, cl_uint{0}, 0, sizeof running);
            kernel.enqueue(queue, tile, std::min(sliceLength, kLimit - done), state, counter);
            tile.fresh = 0;
        }
        queue.enqueueReadBuffer(state, CL_TRUE, 0, pixels.size() * sizeof(Pixel), pixels.data());
        queue.enqueueReadBuffer(counter, CL_TRUE, 0, sizeof running, &running);
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
bool areEqual(const typename DirectTypes<Number>::Pixel& a,
              const typename DirectTypes<Number>::Pixel& b) {
    return a.count == b.count && a.status == b.status && haveSameBits(a.z_re, b.z_re) &&
           haveSameBits(a.z_im, b.z_im) && haveSameBits(a.derivative_re, b.derivative_re) &&
           haveSameBits(a.derivative_im, b.derivative_im);
}

template <class Number>
std::string describe(const typename DirectTypes<Number>::Pixel& pixel) {
    std::ostringstream text;
    text << std::hexfloat << "count " << pixel.count << ", status " << pixel.status << ", z "
         << pixel.z_re << " " << pixel.z_im << ", derivative " << pixel.derivative_re << " "
         << pixel.derivative_im;
    return text.str();
}

template <class Number>
void compareWithHost() {
    const auto devices = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(devices);
    for (const OpenClDevice& described : devices) {
        KernelBuilds builds(described, {});
        for (int power = 2; power <= 8; ++power) {
            const auto program =
                builds.obtain({DirectNumber<Number>::kKind, "mandelbrot", power}, [] {}, {});
            ASSERT_TRUE(program) << program.error().message;
            const Device<Number> device{described.handle, *program};
            for (const Plane& plane : {Plane{}, Plane{true, {-0.2, 0.3}}}) {
                // A point that escapes at once beside the boundary's.
                std::vector<Point<Number>> points;
                for (const std::complex<double>& point : boundaryPoints(power, plane, 600))
                    points.push_back(
                        {numberNear<Number>(point.real()), numberNear<Number>(point.imag())});
                points.push_back({numberNear<Number>(30), numberNear<Number>(-40)});
                for (const std::uint32_t sliceLength : {1999u, 64u, 7u}) {
                    const auto pixels = device.iterate(plane, points, kPixelSize, sliceLength);
                    std::string differing;
                    for (std::size_t i = 0; i < points.size(); ++i) {
                        const auto expected =
                            iterateOnHost<Number>(power, plane, points[i], kPixelSize, sliceLength);
                        if (!areEqual<Number>(pixels[i], expected))
                            differing += describe<Number>(pixels[i]) + " instead of " +
                                         describe<Number>(expected) + "\n";
                    }
                    EXPECT_EQ(differing, "")
                        << described.label << ", power " << power << ", dynamical "
                        << plane.isDynamical << ", slices of " << sliceLength;
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
