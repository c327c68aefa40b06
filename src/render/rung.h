// The precision ladder: one row for each way to compute a pixel. Immutable data.
#pragma once

#include <limits>
#include <span>
#include <string>
#include <string_view>

namespace fathom {

/// Pixels iterate by themselves, or as distances from a reference orbit: by perturbation.
enum class Method { Direct, Delta };
enum class NumberKind { Fp32, Ff, Fp64, Dd, Fp128, BigFloat, DeltaFp64, DeltaFf, DeltaFp32 };

/// The form that every number and every step has; see kernels/form.
inline constexpr std::string_view kNormalForm = "normal";

struct Rung {
    std::string_view id;     // the command line's word, kept in files
    std::string_view label;  // shown to people, inside a sentence
    Method method;
    NumberKind number;
    /// Bits of the fraction at |c| in [1, 2): good while isAccurate() of plan.h says so.
    /// 0: any depth.
    int fractionBits;
    /// What an iteration squares must stay below 2^maximumExponent. 0: any size.
    int maximumExponent;
    /// The place of the last digit is the same everywhere, and nothing can be divided; iteration
    /// goes on in float-float where numbers grow.
    bool isFixedPoint = false;
    /// The kernel header in kernels/form. Other forms than the normal one are of z^2 + c alone.
    std::string_view form = kNormalForm;
    /// |re| and |im| of points and constants stay below.
    double coordinateEnd = std::numeric_limits<double>::infinity();
    /// Long steps of perturbation cut off less than 2^-stepBits of themselves. 0: the usual part;
    /// from some hundred on there are none.
    int stepBits = 0;

    /// Bits of what an orbit is when it ends; 0: as many as one wants.
    int valueBits() const { return number == NumberKind::DeltaFp64 ? 52 : fractionBits; }
    /// Taken only where it is asked for.
    bool isOnDemand() const { return stepBits != 0; }
    /// Of z^2 + c alone, with a power of two beside each number: for devices without doubles.
    bool isDeltaInFloats() const {
        return number == NumberKind::DeltaFf || number == NumberKind::DeltaFp32;
    }
};

/// Cheapest first; the last one goes to any depth.
std::span<const Rung> rungs();

/// Null when there is none of that id.
const Rung* findRung(std::string_view id);

/// "fp32, fp64 and bigfloat": for sentences.
std::string rungNames();

}  // namespace fathom
