#include "opencl/device_orbit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "base/measure.h"

namespace fathom {

namespace {

constexpr int kWordBits = 64;
/// Bits below those that were asked for: what a step drops is then below their unit.
constexpr int kGuardBits = 32;
/// Points beyond this end a run. Squares of what lies below fit into the highest digit.
constexpr double kFar = 16;
/// Short enough that a stop takes effect at once and no driver's watchdog fires.
constexpr double kRunSeconds = 0.05;

std::size_t lengthFor(std::size_t digits) {
    return std::max(std::bit_ceil(digits), FourierShape::kLeast);
}

/// The digits of a number of `bits` bits, with room for a carry.
std::size_t digitsFor(std::size_t bits, int digitBits) {
    return bits / static_cast<std::size_t>(digitBits) + 2;
}

/// The most bits of a digit, for numbers whose transforms have `sets` times their digits.
int mostDigitBits(std::size_t bits, std::size_t sets, FourierNumbers numbers) {
    const int most = digitBitsFor(FourierShape::kLeast, numbers);
    return digitBitsFor(lengthFor(sets * digitsFor(bits, most)), numbers);
}

/// Seconds of a square over its points; infinite if the device cannot compute it.
double secondsOfPoint(const OpenClDevice& device, const ObtainProgram& programs,
                      FourierNumbers numbers, const std::stop_token& stop) {
    constexpr double kNever = std::numeric_limits<double>::infinity();
    // Long enough that launches are not all of the time of fast devices, and some milliseconds for
    // slow ones.
    constexpr std::size_t kLength = std::size_t{1} << 18;
    constexpr int kTimes = 3;
    const FourierShape shape = FourierShape::ofPasses(kLength, numbers);
    const int digitBits = digitBitsFor(kLength, numbers);
    const auto ready = programs(shape.program("fourier/square", digitBits), stop);
    if (!ready) return kNever;
    const SquareKernels kernels(*ready, device.handle, shape);
    std::mt19937 random(1);
    BalancedDigits number{digitBits, std::vector<std::int32_t>(kLength)};
    for (std::int32_t& digit : number.digits)
        digit = static_cast<std::int32_t>(random() >> (32 - digitBits)) - (1 << (digitBits - 1));
    double least = kNever;
    // The first square may be slow for other reasons.
    for (const int times : {1, kTimes, kTimes})
        if (const auto square = kernels.run(number, times))
            least = std::min(least, square->seconds);
    return least / static_cast<double>(kLength);
}

tl::unexpected<Error> notExact() {
    return fail(ErrorCode::DeviceUnavailable,
                "The device's products of huge numbers are wrong, so it is not used for them.");
}
tl::unexpected<Error> tooLong() {
    return fail(ErrorCode::Unsupported, "These numbers are too long for the device.");
}

}  // namespace

FourierNumbers FourierSpeeds::faster(const SecondsOfPoint& seconds, std::size_t bits,
                                     std::size_t sets) {
    const auto secondsOf = [=](FourierNumbers numbers, double ofPoint) {
        const std::size_t length =
            lengthFor(sets * digitsFor(bits, mostDigitBits(bits, sets, numbers)));
        return length > FourierShape::kMost ? std::numeric_limits<double>::infinity()
                                            : static_cast<double>(length) * ofPoint;
    };
    return secondsOf(FourierNumbers::Integers, seconds.integers) <
                   secondsOf(FourierNumbers::Doubles, seconds.doubles)
               ? FourierNumbers::Integers
               : FourierNumbers::Doubles;
}

FourierNumbers FourierSpeeds::faster(const OpenClDevice& device, const ObtainProgram& programs,
                                     std::size_t bits, std::size_t sets,
                                     const std::stop_token& stop) {
    if (!hasDoubles(device)) return FourierNumbers::Integers;
    const std::lock_guard lock(m_mutex);
    if (!m_seconds) {
        const SecondsOfPoint timed{
            secondsOfPoint(device, programs, FourierNumbers::Doubles, stop),
            secondsOfPoint(device, programs, FourierNumbers::Integers, stop)};
        // A stop may have ended either.
        if (stop.stop_requested()) return FourierNumbers::Doubles;
        m_seconds = timed;
    }
    return faster(*m_seconds, bits, sets);
}

OrbitOnDevice::OrbitOnDevice(OpenClDevice device, ObtainProgram programs, BigFixed x, BigFixed y,
                             int bits)
    : m_device(std::move(device)),
      m_programs(std::move(programs)),
      m_cx(std::move(x)),
      m_cy(std::move(y)),
      m_bits(std::max(bits, m_cx.fractionBits())) {}

Result<void> OrbitOnDevice::prepare(std::optional<FourierNumbers> numbers, FourierSpeeds& speeds,
                                    const std::stop_token& stop) {
    const auto bits = static_cast<std::size_t>(m_bits + kGuardBits);
    m_numbers = numbers ? *numbers : speeds.faster(m_device, m_programs, bits, 2, stop);
    auto ready = useDigits(mostDigitBits(bits, 2, m_numbers), stop);
    if (ready) setZ(BigFixed(m_bits), BigFixed(m_bits));
    return ready;
}

Result<void> OrbitOnDevice::useDigits(int digitBits, const std::stop_token& stop) {
    const std::size_t count = digitsFor(static_cast<std::size_t>(m_bits + kGuardBits), digitBits);
    const std::size_t length = lengthFor(2 * count);
    if (length > FourierShape::kMost) return tooLong();
    const auto ready = m_programs(StepKernels::program(length, m_numbers, digitBits), stop);
    if (!ready) return tl::make_unexpected(ready.error());
    m_digitBits = digitBits;
    m_length = length;
    m_kernels = StepKernels::make(*ready, m_device, length, m_numbers, digitBits);
    m_kernels->setC({digitsOf(m_cx), digitsOf(m_cy)});
    return {};
}

BalancedDigits OrbitOnDevice::digitsOf(const BigFixed& value) const {
    const int fraction = StepKernels::fractionBits(m_length, m_digitBits);
    return BalancedDigits::of(value.sign() < 0, value.words(), fraction - value.fractionBits(),
                              m_digitBits, m_length / 2);
}

BigFixed OrbitOnDevice::valueOf(const BalancedDigits& digits) const {
    const int fraction = StepKernels::fractionBits(m_length, m_digitBits);
    const int words = m_bits / kWordBits;
    const auto [isNegative, all] =
        digits.toWords(fraction - words * kWordBits, static_cast<std::size_t>(words) + 1);
    return BigFixed::fromWords(isNegative, all);
}

void OrbitOnDevice::setZ(const BigFixed& x, const BigFixed& y) {
    m_kernels->setZ({digitsOf(x), digitsOf(y)});
}

DeviceOrbit::Z OrbitOnDevice::z() const {
    const StepKernels::Z z = m_kernels->z();
    return {valueOf(z.x), valueOf(z.y)};
}

Result<void> OrbitOnDevice::run(std::size_t steps, StepKernels::Points& points,
                                const std::stop_token& stop) {
    for (;;) {
        const StepKernels::Flaw flaw = m_kernels->run(steps, points);
        if (flaw == StepKernels::Flaw::None) return {};
        if (flaw == StepKernels::Flaw::Meeting) continue;
        const DeviceOrbit::Z last = z();
        if (m_digitBits - 2 < kFewestDeviceDigitBits) return notExact();
        auto smaller = useDigits(m_digitBits - 2, stop);
        if (!smaller) return smaller;
        setZ(last.x, last.y);
    }
}

Result<DeviceOrbit::Points> OrbitOnDevice::advance(std::uint64_t most,
                                                   const std::stop_token& stop) {
    auto steps =
        static_cast<std::size_t>(std::min<std::uint64_t>({most, m_pace, StepKernels::kMostSteps}));
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The orbit was cancelled.");
    const Stopwatch watch;
    StepKernels::Points points;
    if (auto ran = run(steps, points, stop); !ran)
        return tl::make_unexpected(std::move(ran.error()));
    const double perStep = watch.spent().wall / static_cast<double>(steps);
    m_pace = static_cast<std::uint64_t>(
        std::clamp(kRunSeconds / perStep, 1.0, 4.0 * static_cast<double>(steps)));

    DeviceOrbit::Points result;
    for (std::size_t i = 0; i < steps && !result.isFar; ++i) {
        const ComplexExp point{points.part(i, 0), points.part(i, 1)};
        result.isFar = chebyshev(point) > FloatExp::of(kFar);
        if (!result.isFar) result.all.push_back(point);
    }
    if (result.isFar) {
        m_kernels->restore();
        if (!result.all.empty()) {
            auto ran = run(result.all.size(), points, stop);
            if (!ran) return tl::make_unexpected(std::move(ran.error()));
        }
    }
    m_kernels->keep();
    return result;
}

Result<StepDevice::Square> squareOnDevice(const OpenClDevice& device, const ObtainProgram& programs,
                                          std::span<const std::uint64_t> words, int times,
                                          std::optional<FourierNumbers> numbers,
                                          FourierSpeeds& speeds, const std::stop_token& stop) {
    const std::size_t bits = words.size() * kWordBits;
    const FourierNumbers used = numbers ? *numbers : speeds.faster(device, programs, bits, 1, stop);
    for (int digitBits = mostDigitBits(bits, 1, used); digitBits >= kFewestDeviceDigitBits;
         digitBits -= 2) {
        const std::size_t count = digitsFor(bits, digitBits), length = lengthFor(count);
        if (length > FourierShape::kMost) return tooLong();
        const FourierShape shape = FourierShape::ofPasses(length, used);
        const auto ready = programs(shape.program("fourier/square", digitBits), stop);
        if (!ready) return tl::make_unexpected(ready.error());
        const SquareKernels kernels(*ready, device.handle, shape);
        const auto square =
            kernels.run(BalancedDigits::of(false, words, 0, digitBits, count), times);
        if (square)
            return StepDevice::Square{square->digits.toWords(0, 2 * words.size()).words,
                                      square->seconds, digitBits, used, kernels.work()};
    }
    return notExact();
}

}  // namespace fathom
