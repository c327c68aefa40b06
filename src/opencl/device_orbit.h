// Orbits and squares of huge numbers on one OpenCL device, on threads that may wait for its driver.
// Calls throw what the driver reports, except where they return a Result.
#pragma once

#include <functional>
#include <memory>

#include "opencl/step_kernels.h"
#include "orbit/step_device.h"

namespace fathom {

/// Compiles a program of the device, or fails as KernelBuilds::obtain() does.
using ObtainProgram =
    std::function<Result<ReadyProgram>(const ProgramId& program, const std::stop_token& stop)>;

/// Behind a DeviceOrbit; same contract. One thread at a time.
class OrbitOnDevice {
public:
    OrbitOnDevice(OpenClDevice device, ObtainProgram programs, BigFixed x, BigFixed y, int bits);

    Result<void> prepare(const std::stop_token& stop);
    void setZ(const BigFixed& x, const BigFixed& y);
    Result<DeviceOrbit::Points> advance(std::uint64_t most, const std::stop_token& stop);
    DeviceOrbit::Z z() const;
    FourierWork workOfStep() const { return StepKernels::work(m_length); }

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
    int m_digitBits = 0;
    std::size_t m_length = 0;  // of transforms
    std::unique_ptr<StepKernels> m_kernels;
    std::uint64_t m_pace = 16;  // steps of the next call
};

/// Same contract as StepDevice::square().
Result<StepDevice::Square> squareOnDevice(const OpenClDevice& device, const ObtainProgram& programs,
                                          std::span<const std::uint64_t> words, int times,
                                          const std::stop_token& stop);

}  // namespace fathom
