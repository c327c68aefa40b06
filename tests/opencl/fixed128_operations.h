// The operations of fp128 and of the baseline that it is measured against: compiled for the host,
// and as text for devices.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fathom::test {
namespace {

/// C that is compiled here and is also the text `name`, for devices.
#define FATHOM_CODE_AND_TEXT(name, ...) \
    __VA_ARGS__                         \
    constexpr const char* name = #__VA_ARGS__

namespace host {

// In this order:
// clang-format off
#include "portable.h"
#include "number/float.h"
#include "number/fixed_point.h"
#include "reference/fp128_q32_96.h"
// clang-format on

FATHOM_CODE_AND_TEXT(
    kOperations,

    typedef struct Operands {
        real a, b, c;
        word w;
        int n;
    } Operands;

    typedef struct Results {
        real sum, difference, negative, magnitude, product, square, opposite, fused, of_int,
            of_word;
        word nearest, rest;
        fathom_uint32 is_equal, shift;
        q32_96 base_sum, base_negative, base_shifted, base_product, base_square;
    } Results;

    FATHOM_FN q32_96 base_of(real a) {
        q32_96 r;
        r.x = (fathom_uint32)a.lo;
        r.y = (fathom_uint32)(a.lo >> 32);
        r.z = (fathom_uint32)a.hi;
        r.w = (fathom_uint32)(a.hi >> 32);
        return r;
    }

    FATHOM_FN Results results_of(Operands in) {
        Results r;
        r.sum = real_add(in.a, in.b);
        r.difference = real_sub(in.a, in.b);
        r.negative = real_neg(in.a);
        r.magnitude = real_abs(in.a);
        r.product = real_mul(in.a, in.b);
        r.square = real_square(in.a);
        r.opposite = real_neg(r.square);
        r.fused = real_fma(in.a, in.b, in.c);
        r.of_int = real_of_int(in.n);
        r.of_word = real_of_word(in.w);
        r.nearest = real_word(in.a);
        r.rest = real_rest(in.a);
        r.is_equal = (fathom_uint32)real_equal(in.a, in.b);
        const q32_96 a = base_of(in.a);
        const q32_96 b = base_of(in.b);
        r.shift = 1u + ((fathom_uint32)in.n & 0xffffu) % 31u;
        r.base_sum = q32_96_add(a, b);
        r.base_negative = q32_96_negate(a);
        r.base_shifted = q32_96_shift_left(a, (int)r.shift);
        r.base_product = q32_96_multiply(a, b);
        r.base_square = q32_96_square(a);
        return r;
    });

}  // namespace host

constexpr const char* kKernel = R"(
kernel void operations(global const Operands* in, global Results* out) {
    const size_t i = get_global_id(0);
    out[i] = results_of(in[i]);
}
)";

using host::Operands;
using host::real;
using host::Results;

struct Field {
    const char* name;
    std::size_t offset, size;
};

#define FATHOM_FIELD(name) \
    { #name, offsetof(Results, name), sizeof(Results::name) }
constexpr Field kFields[] = {
    FATHOM_FIELD(sum),           FATHOM_FIELD(difference),   FATHOM_FIELD(negative),
    FATHOM_FIELD(magnitude),     FATHOM_FIELD(product),      FATHOM_FIELD(square),
    FATHOM_FIELD(opposite),      FATHOM_FIELD(fused),        FATHOM_FIELD(of_int),
    FATHOM_FIELD(of_word),       FATHOM_FIELD(nearest),      FATHOM_FIELD(rest),
    FATHOM_FIELD(is_equal),      FATHOM_FIELD(shift),        FATHOM_FIELD(base_sum),
    FATHOM_FIELD(base_negative), FATHOM_FIELD(base_shifted), FATHOM_FIELD(base_product),
    FATHOM_FIELD(base_square),
};
static_assert(sizeof(Results) == 10 * sizeof(real) + 16 + 5 * sizeof(host::q32_96));

__extension__ using Uint128 = unsigned __int128;

real realOf(Uint128 bits) {
    return host::real_of_uint128(bits);
}

}  // namespace
}  // namespace fathom::test
