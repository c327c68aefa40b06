// The precision ladder: one row for each way to compute a pixel. Immutable data.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fathom {

/// Direct: each pixel iterates by itself. Delta: by perturbation, as a distance from a reference
/// orbit.
enum class Method { Direct, Delta };
enum class NumberKind { Fp32, Ff, Fp64, Dd, Fp128, BigFloat, DeltaFp64, DeltaFf, DeltaFp32 };

/// The form that exists for every number type and every step; see kernels/form.
inline constexpr std::string_view kNormalForm = "normal";

struct Rung {
    std::string_view id;     // used on the command line and in files
    std::string_view label;  // shown to people, inside a sentence
    Method method;
    NumberKind number;
    /// Bits of the fraction at |c| in [1, 2). isAccurate() says down to which pixels they suffice.
    /// 0: any depth.
    int fractionBits;
    /// The numbers that an iteration squares must stay below 2^maximumExponent. 0: any size.
    int maximumExponent;
    /// True: the last digit has the same place in all numbers, and division is impossible. An orbit
    /// continues in float-float when its numbers grow.
    bool isFixedPoint = false;
    /// The kernel header in kernels/form. Forms other than the normal one exist only for z^2 + c.
    std::string_view form = kNormalForm;
    /// |re| and |im| of points and constants must stay below it.
    double coordinateEnd = std::numeric_limits<double>::infinity();
    /// Each long step of perturbation has a relative error below 2^-stepBits. 0: the default bound.
    /// From some hundred on there are no long steps.
    int stepBits = 0;
    /// Pixels whose count may be wrong iterate again in these numbers: see recheckRung().
    std::optional<NumberKind> recheckNumber = {};

    /// Bits of an orbit's last value; 0: as many as wanted.
    int valueBits() const { return number == NumberKind::DeltaFp64 ? 52 : fractionBits; }
    /// True if the rung is used only if the person asks for it.
    bool isOnDemand() const { return stepBits != 0; }
    /// True if the rung computes as others do: it has no kernels or speeds of its own.
    bool isComposed() const { return recheckNumber.has_value(); }
    /// True for perturbation of z^2 + c in floats with an extended exponent, for devices without
    /// doubles.
    bool isDeltaInFloats() const {
        return number == NumberKind::DeltaFf || number == NumberKind::DeltaFp32;
    }
};

/// All rungs, the cheapest first; the last one goes to any depth.
std::span<const Rung> rungs();

/// Null if no rung has this id.
const Rung* findRung(std::string_view id);

/// The rung on which a composed rung computes first; any other rung itself.
const Rung& plainRung(const Rung& rung);

/// "fp32, fp64 and bigfloat": for sentences.
std::string rungNames();

}  // namespace fathom
