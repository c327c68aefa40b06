#include "cpu/host_kernels.h"

namespace fathom {

namespace big {

#include "portable.h"

using real = BigFloat;
using word = BigFloat;  // of 64 bits: derivatives need a few digits and much range

// The operations that kernel headers expect of numbers and words, on big floats. A fused
// multiply-add may round twice here: big floats carry guard bits for it.
inline real real_fma(const real& a, const real& b, const real& c) {
    return a * b + c;
}
inline real real_add(const real& a, const real& b) {
    return a + b;
}
inline real real_sub(const real& a, const real& b) {
    return a - b;
}
inline real real_div(const real& a, const real& b) {
    return a / b;
}
inline real real_mul(const real& a, const real& b) {
    return a * b;
}
inline real real_neg(const real& a) {
    return -a;
}
inline real real_of_int(int a) {
    return BigFloat(a, BigFloat::kMinimumPrecision);
}
inline int real_is_negative(const real& a) {
    return a < real();
}
inline word real_word(const real& a) {
    return a.withPrecision(64);
}
inline int real_equal(const real& a, const real& b) {
    return a == b;
}
inline word word_fma(const word& a, const word& b, const word& c) {
    return a * b + c;
}
inline word word_add(const word& a, const word& b) {
    return a + b;
}
inline word word_mul(const word& a, const word& b) {
    return a * b;
}
inline word word_div(const word& a, const word& b) {
    return a / b;
}
inline word word_neg(const word& a) {
    return -a;
}
inline word word_of_int(int a) {
    return BigFloat(a, BigFloat::kMinimumPrecision);
}
inline int word_less(const word& a, const word& b) {
    return a < b;
}
inline int word_less_equal(const word& a, const word& b) {
    return a <= b;
}

using Types = DirectTypes<real, word>;
using cplx = Types::cplx;
using slope = Types::slope;
using tangent = Types::tangent;
using orbit = Types::orbit;
using plane = Types::plane;

#include "complex.h"
#include "division.h"
#include "kernel_instances.inc"

template <template <int> class Formula, int power>
constexpr kernel::Advance<BigFloat, BigFloat> advanceOf() {
    if constexpr (power > Formula<power>::FORMULA_MAXIMUM_POWER)
        return nullptr;
    else
        return &Formula<power>::direct_advance;
}

#define FATHOM_ROW(name, power) {#name, power, advanceOf<name, power>()},
// clang-format off
#define FATHOM_FORMULA_ROW(name)                                \
    FATHOM_ROW(name, 2) FATHOM_ROW(name, 3) FATHOM_ROW(name, 4) \
    FATHOM_ROW(name, 5) FATHOM_ROW(name, 6) FATHOM_ROW(name, 7) \
    FATHOM_ROW(name, 8)
#define FATHOM_DIVIDING_ROW(name) FATHOM_FORMULA_ROW(name)
// clang-format on

constexpr BigKernel kKernels[] = {
#include "kernel_rows.inc"
};

}  // namespace big

std::span<const BigKernel> bigKernels() {
    return big::kKernels;
}

std::span<const HostKernel> hostKernels() {
    kernel::HostKernelTable table = kernel::baseline::table();
#ifdef FATHOM_X86_64
    if (__builtin_cpu_supports("x86-64-v4"))
        table = kernel::v4::table();
    else if (__builtin_cpu_supports("x86-64-v3"))
        table = kernel::v3::table();
#endif
    return {table.entries, table.count};
}

}  // namespace fathom
