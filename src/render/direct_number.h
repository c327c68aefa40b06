// The number types of direct rungs: one row for each kind. Stateless.
#pragma once

#include <bit>
#include <cstdint>
#include <variant>

#include "base/check.h"
#include "number/big_float.h"
#include "number/double_word.h"
#include "number/fixed128.h"
#include "render/direct_types.h"
#include "render/rung.h"

namespace fathom {

/// Traits of a number type: its NumberKind, whether it has kernels in lanes, the machine word of
/// its derivatives, and the conversions to the nearest double and from a big number. That takes the
/// precision of the plan, in bits.
template <class Number>
struct DirectNumber;

template <>
struct DirectNumber<float> {
    static constexpr NumberKind kKind = NumberKind::Fp32;
    static constexpr bool kHasLanes = true;
    using Word = float;
    static double toDouble(float value) { return value; }
    static float rounded(const BigFloat& value, int) { return value.toFloat(); }
};

template <>
struct DirectNumber<double> {
    static constexpr NumberKind kKind = NumberKind::Fp64;
    static constexpr bool kHasLanes = true;
    using Word = double;
    static double toDouble(double value) { return value; }
    static double rounded(const BigFloat& value, int) { return value.toDouble(); }
};

template <>
struct DirectNumber<FloatFloat> {
    static constexpr NumberKind kKind = NumberKind::Ff;
    static constexpr bool kHasLanes = true;
    using Word = float;
    static double toDouble(FloatFloat value) { return double{value.hi} + value.lo; }
    static FloatFloat rounded(const BigFloat& value, int bits) {
        const float hi = value.toFloat();
        return {hi, (value - BigFloat(hi, bits)).toFloat()};
    }
};

template <>
struct DirectNumber<DoubleDouble> {
    static constexpr NumberKind kKind = NumberKind::Dd;
    static constexpr bool kHasLanes = true;
    using Word = double;
    static double toDouble(DoubleDouble value) { return value.hi + value.lo; }
    static DoubleDouble rounded(const BigFloat& value, int bits) {
        const double hi = value.toDouble();
        return {hi, (value - BigFloat(hi, bits)).toDouble()};
    }
};

template <>
struct DirectNumber<Fixed128> {
    static constexpr NumberKind kKind = NumberKind::Fp128;
    static constexpr bool kHasLanes = false;
    using Word = float;
    /// An orbit that has left the box of kernels/with_tail.h is stored in float-float.
    static double toDouble(Fixed128 value) {
        if (value.hi != FATHOM_TAIL) return fathom::toDouble(value);
        return double{std::bit_cast<float>(static_cast<std::uint32_t>(value.lo))} +
               std::bit_cast<float>(static_cast<std::uint32_t>(value.lo >> 32));
    }
    static Fixed128 rounded(const BigFloat& value, int) { return fixed128(value); }
};

template <>
struct DirectNumber<BigFloat> {
    static constexpr NumberKind kKind = NumberKind::BigFloat;
    static constexpr bool kHasLanes = false;
    using Word = FloatExp;  // derivatives need few digits, but a large range
    static double toDouble(const BigFloat& value) { return value.toDouble(); }
    static BigFloat rounded(const BigFloat& value, int bits) { return value.withPrecision(bits); }
};

template <class... Numbers>
struct NumberTypes {
    template <template <class> class Of, class... Others>
    using Variant = std::variant<Of<Numbers>..., Others...>;
};

/// All direct kinds but BigFloat.
using MachineNumbers = NumberTypes<float, FloatFloat, double, DoubleDouble, Fixed128>;

template <class Number>
using WordOf = typename DirectNumber<Number>::Word;

/// The kernels' structs for a number type.
template <class Number>
using DirectTypesOf = DirectTypes<Number, WordOf<Number>>;

template <class Visitor, class First, class... Rest>
auto visitOneOf(NumberTypes<First, Rest...>, NumberKind kind, Visitor&& visitor) {
    if constexpr (sizeof...(Rest) > 0) {
        if (kind != DirectNumber<First>::kKind)
            return visitOneOf(NumberTypes<Rest...>(), kind, visitor);
    }
    FATHOM_CHECK(kind == DirectNumber<First>::kKind);
    return visitor.template operator()<First>();
}

/// Calls visitor.operator()<Number>() for one of MachineNumbers.
template <class Visitor>
auto visitMachineNumber(NumberKind kind, Visitor&& visitor) {
    return visitOneOf(MachineNumbers(), kind, visitor);
}

/// Same as visitMachineNumber(), but also for BigFloat.
template <class Visitor>
auto visitNumber(NumberKind kind, Visitor&& visitor) {
    if (kind == NumberKind::BigFloat) return visitor.template operator()<BigFloat>();
    return visitMachineNumber(kind, visitor);
}

}  // namespace fathom
