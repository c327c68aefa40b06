// Devices beside the processor that step orbits of huge numbers. The implementations are those of
// engines.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "number/big_fixed.h"
#include "number/fourier_work.h"
#include "orbit/complex_exp.h"

namespace fathom {

/// An orbit z -> z^2 + c on a device. A step is off by less than one unit of the bits that were
/// asked for, in each part. An object belongs to one thread. After a failure it is of no further
/// use.
class DeviceOrbit {
public:
    virtual ~DeviceOrbit() = default;

    /// Continues from z, whose precision is at most that of the orbit.
    virtual Result<void> setZ(const BigFixed& x, const BigFixed& y) = 0;

    struct Points {
        std::vector<ComplexExp> all;  // each part rounded to 53 bits
        bool isFar = false;           // z is beyond the reach of the device
    };
    /// Takes up to `most` steps, for about a twentieth of a second, and returns z before each of
    /// them. It stops at a z beyond 16, from which the device takes no step. Fails with Cancelled
    /// within a tenth of a second of the stop, or after one step if that takes longer.
    virtual Result<Points> advance(std::uint64_t most, const std::stop_token& stop) = 0;

    struct Z {
        BigFixed x, y;
    };
    /// z after the last step, truncated to the bits that were asked for.
    virtual Result<Z> z() = 0;

    /// What a step costs; nothing if that is not known.
    virtual FourierWork workOfStep() const { return {}; }
};

/// A device that can do this. Any thread may call it.
class StepDevice {
public:
    virtual ~StepDevice() = default;
    virtual std::string name() const = 0;  // for people: "NVIDIA H200"

    /// The orbit of c = (x, y) with `bits` fraction bits, at z = 0; compiles kernels where needed.
    /// `numbers`: what transforms compute in; if nothing, what is faster on the device. Fails with
    /// Unsupported for numbers that are too long for the device.
    virtual Result<std::unique_ptr<DeviceOrbit>> orbit(BigFixed x, BigFixed y, int bits,
                                                       std::optional<FourierNumbers> numbers,
                                                       std::stop_token stop) = 0;

    struct Square {
        std::vector<std::uint64_t> words;  // least first
        double seconds;                    // for one, without transfers
        int digitBits;                     // of the digits that it was computed from
        FourierNumbers numbers;            // in which
        FourierWork work;                  // of one
    };
    /// The square of the number in `words`, computed `times` times. `numbers` and failures are
    /// those of orbit().
    virtual Result<Square> square(std::vector<std::uint64_t> words, int times,
                                  std::optional<FourierNumbers> numbers, std::stop_token stop) = 0;

    /// A transform modulo B^P + 1, B = 2^24, of `count` coefficients with P = `words` words each,
    /// which must be a multiple of half of `count`. It is for benchmarks.
    struct ModularTransform {
        unsigned count, words;
        bool isByWord;  // a work-item for each word, not for each butterfly
        std::vector<std::int32_t> coefficients;  // one behind the other
        double seconds = 0;                      // for one transform, without transfers
    };
    /// Computes it `times` times, with words modulo 2^32. Fails as orbit() does.
    virtual Result<ModularTransform> modularTransform(ModularTransform transform, int times,
                                                      std::stop_token stop) = 0;
};

}  // namespace fathom
