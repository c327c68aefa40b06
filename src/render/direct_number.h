// The machine numbers of direct rungs as types: one row for each kind. Stateless.
#pragma once

#include "base/check.h"
#include "number/double_word.h"
#include "render/rung.h"

namespace fathom {

/// What a kind of number is made of. widened() and narrowed() lose nothing there and back.
template <class Number>
struct DirectNumber;

template <>
struct DirectNumber<float> {
    static constexpr NumberKind kKind = NumberKind::Fp32;
    using Word = float;
    static DoubleDouble widened(float value) { return {value, 0}; }
    static float narrowed(DoubleDouble value) { return static_cast<float>(value.hi); }
};

template <>
struct DirectNumber<double> {
    static constexpr NumberKind kKind = NumberKind::Fp64;
    using Word = double;
    static DoubleDouble widened(double value) { return {value, 0}; }
    static double narrowed(DoubleDouble value) { return value.hi; }
};

template <>
struct DirectNumber<FloatFloat> {
    static constexpr NumberKind kKind = NumberKind::Ff;
    using Word = float;
    static DoubleDouble widened(FloatFloat value) { return {value.hi, value.lo}; }
    static FloatFloat narrowed(DoubleDouble value) {
        return {static_cast<float>(value.hi), static_cast<float>(value.lo)};
    }
};

template <>
struct DirectNumber<DoubleDouble> {
    static constexpr NumberKind kKind = NumberKind::Dd;
    using Word = double;
    static DoubleDouble widened(DoubleDouble value) { return value; }
    static DoubleDouble narrowed(DoubleDouble value) { return value; }
};

/// Calls visitor.operator()<Number>() for a kind of machine number; all kinds but BigFloat are.
template <class Visitor>
auto visitMachineNumber(NumberKind kind, Visitor&& visitor) {
    switch (kind) {
        case NumberKind::Fp32:
            return visitor.template operator()<float>();
        case NumberKind::Fp64:
            return visitor.template operator()<double>();
        case NumberKind::Ff:
            return visitor.template operator()<FloatFloat>();
        case NumberKind::Dd:
            break;
        case NumberKind::BigFloat:
            FATHOM_CHECK(!"a machine number");
    }
    return visitor.template operator()<DoubleDouble>();
}

}  // namespace fathom
