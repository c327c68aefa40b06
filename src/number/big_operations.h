// BigFloat, with FloatExp as its words, under the names that kernel headers give to the operations
// of numbers.
#pragma once

#include "number/big_float.h"

namespace fathom::big {

using real = BigFloat;
using word = FloatExp;
using mask = int;

// A fused multiply-add may round twice here: big floats carry guard bits for it. A square costs
// less than a product, and doubling less than a sum.
inline real real_mul(const real& a, const real& b) {
    return &a == &b ? square(a) : a * b;
}
inline real real_add(const real& a, const real& b) {
    return &a == &b ? scaled(a, 1) : a + b;
}
inline real real_fma(const real& a, const real& b, const real& c) {
    return real_mul(a, b) + c;
}
inline real real_fms(const real& a, const real& b, const real& c) {
    return real_mul(a, b) - c;
}
inline real real_fnma(const real& a, const real& b, const real& c) {
    return c - real_mul(a, b);
}
inline real real_sub(const real& a, const real& b) {
    return a - b;
}
inline real real_div(const real& a, const real& b) {
    return a / b;
}
inline real real_neg(const real& a) {
    return -a;
}
inline real real_of_int(int a) {
    return BigFloat(a, BigFloat::kMinimumPrecision);
}
inline int real_is_negative(const real& a) {
    return a.isNegative() && !a.isZero();
}
inline int real_equal(const real& a, const real& b) {
    return a == b;
}

inline word real_word(const real& a) {
    if (a.isZero() || !a.isFinite()) return a.toFloatExp();
    const double magnitude = static_cast<double>(a.mantissa().back()) * 0x1p-64;
    return FloatExp::of(a.isNegative() ? -magnitude : magnitude, a.exponent());
}
inline real real_select(int isFirst, const real& a, const real& b) {
    return isFirst ? a : b;
}
inline word word_select(int isFirst, word a, word b) {
    return isFirst ? a : b;
}
inline int mask_any(int isSet) {
    return isSet;
}
inline word word_fma(word a, word b, word c) {
    return a * b + c;
}
inline word word_add(word a, word b) {
    return a + b;
}
inline word word_mul(word a, word b) {
    return a * b;
}
inline word word_div(word a, word b) {
    return a / b;
}
inline word word_neg(word a) {
    return -a;
}
inline word word_of_int(int a) {
    return FloatExp::of(a);
}
inline int word_less(word a, word b) {
    return a < b;
}
inline int word_less_equal(word a, word b) {
    return a <= b;
}

}  // namespace fathom::big
