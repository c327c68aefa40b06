// The points of an orbit z -> z^2 + c, by the processor and, where that is faster, by a device.
#pragma once

#include <atomic>
#include <chrono>
#include <complex>
#include <memory>
#include <optional>
#include <thread>

#include "number/big_fixed_step.h"
#include "orbit/step_device.h"

namespace fathom {

/// Steps an orbit from Z_0 = 0. The processor begins at once. After a moment, a thread prepares the
/// device and times it; if the device is faster, it continues from the exact z. If the device
/// fails, the processor continues from the last z that is known. An object belongs to one thread.
class OrbitSteps {
public:
    /// Shorter numbers are the processor's: a core takes as long for a step of so many bits as fast
    /// devices take for the shortest.
    static constexpr int kFewestDeviceBits = 32'768;
    /// Seconds that the processor works alone: most orbits have ended by then.
    static constexpr double kSecondsAlone = 0.5;

    /// `device` may be null.
    OrbitSteps(BigFixed x, BigFixed y, int threads, std::shared_ptr<StepDevice> device = {},
               double secondsAlone = kSecondsAlone);
    ~OrbitSteps();

    /// Goes to the next point. Fails only with Cancelled, if a device steps or has stepped.
    Result<void> step(const std::stop_token& stop) {
        if (m_mode == Mode::Alone) [[likely]] {
            m_stepper.step();
            return {};
        }
        return m_mode == Mode::Device ? stepOnDevice(stop) : stepBesideDevice();
    }

    /// The point, each part rounded to 53 bits.
    std::complex<double> toDouble() const {
        return m_mode == Mode::Device ? std::complex(m_point.re.toDouble(), m_point.im.toDouble())
                                      : m_stepper.toDouble();
    }
    /// Same at any magnitude.
    ComplexExp extended() const {
        if (m_mode == Mode::Device) return m_point;
        return {m_stepper.x().toFloatExp(), m_stepper.y().toFloatExp()};
    }

    int fractionBits() const { return m_bits; }
    /// Changes the precision of the processor's steps, as MandelbrotStepper does.
    void setFractionBits(int bits);

    /// Name of the device that steps now; empty if it is the processor.
    std::string deviceName() const;

private:
    enum class Mode { Alone, Beside, Device };
    using Clock = std::chrono::steady_clock;

    /// A device that is being prepared.
    struct Offer {
        std::unique_ptr<DeviceOrbit> orbit;  // null if it failed
        double secondsPerStep = 0;
        std::atomic<bool> isMade = false;
    };

    Result<void> stepBesideDevice();
    Result<void> stepOnDevice(const std::stop_token& stop);
    Result<void> readDevice(const std::stop_token& stop);
    void ask();
    void takeOffer();
    void saveZ();
    /// The processor continues, without the device, at the point after all that the device has
    /// returned.
    Result<void> goOnAlone(const std::stop_token& stop);

    MandelbrotStepper m_stepper;
    const BigFixed m_x, m_y;  // c; only if there is a device
    const std::shared_ptr<StepDevice> m_device;
    const double m_secondsAlone;
    int m_bits;
    Mode m_mode;

    std::uint64_t m_steps = 0;  // beside the device, since m_begin
    Clock::time_point m_begin = Clock::now();
    std::shared_ptr<Offer> m_offer;

    std::unique_ptr<DeviceOrbit> m_orbit;
    DeviceOrbit::Points m_points;
    std::size_t m_next = 0;  // in m_points
    ComplexExp m_point;
    std::optional<DeviceOrbit::Z> m_saved;
    std::uint64_t m_sinceSaved = 0;  // points that the device has returned since then
    Clock::time_point m_savedAt;

    std::jthread m_asking;  // the last member: it ends first
};

}  // namespace fathom
