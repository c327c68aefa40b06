// The number types of direct rungs: one row for each kind. Stateless.
#pragma once

#include <bit>
#include <cstdint>

#include "base/check.h"
#include "number/big_float.h"
#include "number/double_word.h"
#include "number/fixed128.h"
#include "render/direct_types.h"
#include "render/rung.h"

namespace fathom {

/// Traits of a number type: its NumberKind, the machine word of its derivatives, and the conversion
/// to the nearest double.
template <class Number>
struct DirectNumber;

template <>
struct DirectNumber<float> {
    static constexpr NumberKind kKind = NumberKind::Fp32;
    using Word = float;
    static double toDouble(float value) { return value; }
};

template <>
struct DirectNumber<double> {
    static constexpr NumberKind kKind = NumberKind::Fp64;
    using Word = double;
    static double toDouble(double value) { return value; }
};

template <>
struct DirectNumber<FloatFloat> {
    static constexpr NumberKind kKind = NumberKind::Ff;
    using Word = float;
    static double toDouble(FloatFloat value) { return double{value.hi} + value.lo; }
};

template <>
struct DirectNumber<DoubleDouble> {
    static constexpr NumberKind kKind = NumberKind::Dd;
    using Word = double;
    static double toDouble(DoubleDouble value) { return value.hi + value.lo; }
};

template <>
struct DirectNumber<Fixed128> {
    static constexpr NumberKind kKind = NumberKind::Fp128;
    using Word = float;
    /// An orbit that has left the box of kernels/with_tail.h is stored in float-float.
    static double toDouble(Fixed128 value) {
        if (value.hi != FATHOM_TAIL) return fathom::toDouble(value);
        return double{std::bit_cast<float>(static_cast<std::uint32_t>(value.lo))} +
               std::bit_cast<float>(static_cast<std::uint32_t>(value.lo >> 32));
    }
};

template <>
struct DirectNumber<BigFloat> {
    static constexpr NumberKind kKind = NumberKind::BigFloat;
    using Word = FloatExp;  // derivatives need few digits, but a large range
    static double toDouble(const BigFloat& value) { return value.toDouble(); }
};

template <class Number>
using WordOf = typename DirectNumber<Number>::Word;

/// The kernels' structs for a number type.
template <class Number>
using DirectTypesOf = DirectTypes<Number, WordOf<Number>>;

/// Calls visitor.operator()<Number>() for a machine number: any direct kind but BigFloat.
template <class Visitor>
auto visitMachineNumber(NumberKind kind, Visitor&& visitor) {
    switch (kind) {
        case NumberKind::Fp32:
            return visitor.template operator()<float>();
        case NumberKind::Fp64:
            return visitor.template operator()<double>();
        case NumberKind::Ff:
            return visitor.template operator()<FloatFloat>();
        case NumberKind::Fp128:
            return visitor.template operator()<Fixed128>();
        case NumberKind::Dd:
            break;
        case NumberKind::BigFloat:
        case NumberKind::DeltaFp64:
        case NumberKind::DeltaFf:
        case NumberKind::DeltaFp32:
            FATHOM_CHECK(!"a machine number");
    }
    return visitor.template operator()<DoubleDouble>();
}

/// Same as visitMachineNumber(), but also for BigFloat.
template <class Visitor>
auto visitNumber(NumberKind kind, Visitor&& visitor) {
    if (kind == NumberKind::BigFloat) return visitor.template operator()<BigFloat>();
    return visitMachineNumber(kind, visitor);
}

}  // namespace fathom
