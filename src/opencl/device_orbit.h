// Orbits and squares of huge numbers on one OpenCL device, on threads that may wait for its driver.
// Calls throw what the driver reports, except where they return a Result.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "opencl/step_kernels.h"
#include "orbit/step_device.h"

namespace fathom {

/// Compiles a program of the device, or fails as KernelBuilds::obtain() does.
using ObtainProgram =
    std::function<Result<ReadyProgram>(const ProgramId& program, const std::stop_token& stop)>;

/// Which transforms a device is faster at. It times squares by both when it is first asked, since
/// devices compute in doubles at any rate from half of that of floats to 1/64, or not at all. Any
/// thread may call it.
class FourierSpeeds {
public:
    /// Infinite where the device cannot compute.
    struct SecondsOfPoint {
        double doubles, integers;
    };
    /// Which of both takes less time, doubles if that is equal. Integers need fewer digits.
    static FourierNumbers faster(const SecondsOfPoint& seconds, std::size_t bits, std::size_t sets);

    /// For numbers of `bits` bits, whose transforms have `sets` times as many points as digits.
    FourierNumbers faster(const OpenClDevice& device, const ObtainProgram& programs,
                          std::size_t bits, std::size_t sets, const std::stop_token& stop);

private:
    std::mutex m_mutex;
    std::optional<SecondsOfPoint> m_seconds;
};

/// Behind a DeviceOrbit; same contract. One thread at a time.
class OrbitOnDevice {
public:
    OrbitOnDevice(OpenClDevice device, ObtainProgram programs, BigFixed x, BigFixed y, int bits);

    Result<void> prepare(std::optional<FourierNumbers> numbers, FourierSpeeds& speeds,
                         const std::stop_token& stop);
    void setZ(const BigFixed& x, const BigFixed& y);
    Result<DeviceOrbit::Points> advance(std::uint64_t most, const std::stop_token& stop);
    DeviceOrbit::Z z() const;
    FourierWork workOfStep() const { return StepKernels::work(m_length, m_numbers); }

private:
    Result<void> useDigits(int digitBits, const std::stop_token& stop);
    /// Steps from the z that is kept, with smaller digits if these are too large for the orbit.
    Result<void> run(std::size_t steps, StepKernels::Points& points, const std::stop_token& stop);
    BalancedDigits digitsOf(const BigFixed& value) const;
    BigFixed valueOf(const BalancedDigits& digits) const;

    const OpenClDevice m_device;
    const ObtainProgram m_programs;
    const BigFixed m_cx, m_cy;
    const int m_bits;
    FourierNumbers m_numbers = FourierNumbers::Doubles;
    int m_digitBits = 0;
    std::size_t m_length = 0;  // of transforms
    std::unique_ptr<StepKernels> m_kernels;
    std::uint64_t m_pace = 16;  // steps of the next call
};

/// Same contract as StepDevice::square().
Result<StepDevice::Square> squareOnDevice(const OpenClDevice& device, const ObtainProgram& programs,
                                          std::span<const std::uint64_t> words, int times,
                                          std::optional<FourierNumbers> numbers,
                                          FourierSpeeds& speeds, const std::stop_token& stop);

}  // namespace fathom
