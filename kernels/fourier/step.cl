/* Steps z <- z^2 + c of an orbit. z = x + i y has `count` digits in each part, the last of which is
 * the integer part, and N >= 2 count: the square of the polynomial with the coefficients
 * x_k + i y_k has both parts of z^2.
 *
 * Between steps there are the sums of products of z^2 from four places below z's lowest digit on; z
 * is their digits plus c. What is below is dropped, so a step is off by less than two units of the
 * lowest digit. */
#include "portable.h"
/* Orders what a work-item did before and after it for all others of the device. */
#ifdef __NV_CL_C_VERSION
#define FOURIER_FENCE asm volatile("fence.acq_rel.gpu;" ::: "memory")
#endif
#include "fourier/flaws.h"
#include "fourier/transform.h"
#include "fourier/digits.h"
#include "fourier/phases.h"

/* The digits of z at place k. */
FATHOM_FN int2 digits_of_z(global const long2* sums, global const int2* c, uint k) {
    long2 v[5];
    FATHOM_UNROLL
    for (uint i = 0; i < 5; ++i) v[i] = sums[k + 4 - i];
    return digits_from(v, c[k], k > 0 ? c[k - 1] : (int2)0);
}

/* The highest places that digits of a step's z may take, by those of the step before, which its
 * exponents tell, and those of c: parts are sums of products. The place of 1 is `count` - 1. */
FATHOM_FN int2 highest_places(uint step, uint count, int2 leading_of_c,
                              global const int2* exponents) {
    const int one = (int)count - 1;
    if (step == 0) return (int2)one;
    const int2 before = exponents[step - 1] / FOURIER_DIGIT_BITS + 2 + one;
    const int2 products = (int2)(2 * max(before.x, before.y), before.x + before.y) - one + 1;
    return clamp(max(products, leading_of_c) + 1, 0, one);
}

/* Writes z as doubles times powers of 2: five digits from the first that is not 0 on, whose sum is
 * rounded once, but for errors of 2^-30 of its last place. The search begins where digits may be,
 * since either part may be tiny for a long time. */
FATHOM_FN void write_point(global const long2* sums, global const int2* c, uint count, uint id,
                           int2 highest, global double2* point, global int2* exponent,
                           volatile local int* first) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (id < 2) first[id] = -1;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int2 from = highest; from.x >= 0 || from.y >= 0; from -= FOURIER_ITEMS) {
        const int2 k = from - (int)id;
        if (k.x >= 0 && digits_of_z(sums, c, (uint)k.x).x != 0) atomic_max(&first[0], k.x);
        if (k.y >= 0 && digits_of_z(sums, c, (uint)k.y).y != 0) atomic_max(&first[1], k.y);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (first[0] >= 0) from.x = -1;
        if (first[1] >= 0) from.y = -1;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (id >= 2) return;
    const double base = 1 << FOURIER_DIGIT_BITS, inverse = 1 / base;
    const int leading = first[id];
    double digit[5];
    for (int i = 0; i < 5; ++i) {
        const int k = leading - i;
        const int2 both = k >= 0 ? digits_of_z(sums, c, (uint)k) : (int2)0;
        digit[i] = id == 0 ? both.x : both.y;
    }
    const double rest = digit[2] + (digit[3] + digit[4] * inverse) * inverse;
    ((global double*)point)[id] = (digit[0] * base + digit[1]) * base + rest;
    ((global int*)exponent)[id] = FOURIER_DIGIT_BITS * (leading - 2 - ((int)count - 1));
}

/* Compares the residues of z before a step and of the step's sums. Those of z are kept for two
 * steps: `residues` has a half for even ones and one for odd ones. */
FATHOM_FN void check_step(uint step, uint id, global const ulong2* residues,
                          global const ulong2* sum_residues, volatile global uint* flaws,
                          local ulong2* pairs) {
    const ulong2 z = residue_total(residues + (step & 1) * FOURIER_GROUPS, id, pairs);
    const ulong2 square = residue_total(sum_residues, id, pairs);
    const ulong product = residue_product(z.x, z.y);
    if (square.x != residue_difference(residue_product(z.x, z.x), residue_product(z.y, z.y)) ||
        square.y != residue_sum(product, product))
        *flaws = FOURIER_WRONG_SUMS;
}

/* z's columns, and the residues of its digits. The upper half of all places is 0. */
FATHOM_FN void columns_of_step(uint step, uint group, uint id, global const long2* sums,
                               global const int2* c, uint count, global double2* matrix,
                               FOURIER_ROOTS, global ulong2* residues, local double* scratch,
                               local ulong2* pairs) {
    double2 x[FOURIER_POINTS];
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS / 2 - 1; m >= 0; --m) {
        const uint k = column_place(group, id, (uint)m);
        const int2 digits = k < count ? digits_of_z(sums, c, k) : (int2)0;
        x[m] = convert_double2(digits);
        x[m + FOURIER_POINTS / 2] = (double2)0;
        own.x = residue_next(own.x, FOURIER_RESIDUE_STEP, digits.x);
        own.y = residue_next(own.y, FOURIER_RESIDUE_STEP, digits.y);
    }
    columns_forward(x, group, id, matrix, FOURIER_ROOTS_GIVEN, scratch);
    const uint place = column_place(group, id, 0);
    own = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[(step & 1) * FOURIER_GROUPS + group] = own;
}

/* The sums of products from place count - 5 on, and the residues of all of them. `flaw` is added
 * to the first. */
FATHOM_FN void sums_of_step(uint group, uint id, global const double2* matrix, uint count,
                            FOURIER_ROOTS, global long2* sums, global ulong2* residues,
                            volatile global uint* flaws, int flaw, local double* scratch,
                            local ulong2* pairs) {
    double2 x[FOURIER_POINTS];
    long2 rounded[FOURIER_POINTS];
    columns_back(x, group, id, matrix, FOURIER_ROOTS_GIVEN, scratch);
    const uint place = column_place(group, id, 0);
    if (place == 0) x[0].x += (double)flaw * FOURIER_LENGTH;
    ulong2 own = round_sums(rounded, x, flaws);
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) {
        const uint k = column_place(group, id, m);
        if (k + 5 >= count && k + 1 < 2 * count) sums[k + 5 - count] = rounded[m];
    }
    own = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[group] = own;
}

/* ---- In three launches. `*step` counts the steps; `leading_of_c` has the highest places of c's
 * digits that are not 0, or -1. */

/* One work-group more checks the step before and writes z to points[*step]. */
FOURIER_KERNEL step_columns(global const long2* sums, global const int2* c, const uint count,
                            const int2 leading_of_c, global double2* matrix, FOURIER_ROOTS,
                            global ulong2* residues, global const ulong2* sum_residues,
                            global double2* points, global int2* exponents,
                            volatile global uint* flaws, global const uint* step) {
    FOURIER_LOCAL;
    local int first[2];
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0), at = *step;
    if (group < FOURIER_GROUPS) {
        columns_of_step(at, group, id, sums, c, count, matrix, FOURIER_ROOTS_GIVEN, residues,
                        scratch, pairs);
        return;
    }
    write_point(sums, c, count, id, highest_places(at, count, leading_of_c, exponents),
                &points[at], &exponents[at], first);
    if (at > 0) check_step(at - 1, id, residues, sum_residues, flaws, pairs);
}

FOURIER_KERNEL step_rows(global double2* matrix, FOURIER_ROOTS) {
    local double scratch[FOURIER_SCRATCH];
    rows_square((uint)get_group_id(0), (uint)get_local_id(0), matrix, FOURIER_ROOTS_GIVEN,
                scratch);
}

FOURIER_KERNEL step_sums(global const double2* matrix, const uint count, FOURIER_ROOTS,
                         global long2* sums, global ulong2* residues,
                         volatile global uint* flaws, const int flaw, global uint* step) {
    FOURIER_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    sums_of_step(group, id, matrix, count, FOURIER_ROOTS_GIVEN, sums, residues, flaws, flaw,
                 scratch, pairs);
    if (group == 0 && id == 0) ++*step;
}

/* After all steps: z's digits, and the check of the last step. */
FOURIER_KERNEL step_digits(global const long2* sums, global const int2* c, const uint count,
                           global int2* digits, global const ulong2* residues,
                           global const ulong2* sum_residues, volatile global uint* flaws,
                           const uint steps) {
    FOURIER_LOCAL;
    const uint k = (uint)get_global_id(0);
    if (k < count) digits[k] = digits_of_z(sums, c, k);
    if (get_group_id(0) == 0)
        check_step(steps - 1, (uint)get_local_id(0), residues, sum_residues, flaws, pairs);
}

/* ---- In one launch, where all work-groups are known to run at the same time */

#ifdef FOURIER_FENCE
/* Waits for all work-groups: returns 0 if they do not come, as where some of them run only after
 * others have ended. `*arrived` counts groups, from 0 at the start. */
FATHOM_FN int meet(volatile global uint* arrived, const uint target, uint id, local int* is_met) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (id == 0) {
        FOURIER_FENCE;
        atomic_inc(arrived);
        uint patience = 1u << 22;
        while (*arrived < target && patience > 0) --patience;
        *is_met = patience > 0;
        FOURIER_FENCE;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return *is_met;
}

/* `steps` steps and their points, but for the check of the last, by FOURIER_GROUPS groups and one
 * more, which checks and writes points. Sets `*flaws` if they do not meet. */
FOURIER_KERNEL step_all(global long2* sums, global const int2* c, const uint count,
                        const int2 leading_of_c, global double2* matrix, FOURIER_ROOTS,
                        global ulong2* residues, global ulong2* sum_residues,
                        global double2* points, global int2* exponents,
                        volatile global uint* flaws, const int flaw,
                        volatile global uint* arrived, const uint steps) {
    FOURIER_LOCAL;
    local int first[2], is_met;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const int is_extra = group == FOURIER_GROUPS;
    uint target = 0;
    for (uint step = 0; step < steps; ++step) {
        if (is_extra)
            write_point(sums, c, count, id, highest_places(step, count, leading_of_c, exponents),
                        &points[step], &exponents[step], first);
        else
            columns_of_step(step, group, id, sums, c, count, matrix, FOURIER_ROOTS_GIVEN,
                            residues, scratch, pairs);
        if (!meet(arrived, target += FOURIER_GROUPS + 1, id, &is_met)) break;
        if (!is_extra)
            rows_square(group, id, matrix, FOURIER_ROOTS_GIVEN, scratch);
        else if (step > 0)
            check_step(step - 1, id, residues, sum_residues, flaws, pairs);
        if (!meet(arrived, target += FOURIER_GROUPS + 1, id, &is_met)) break;
        if (!is_extra)
            sums_of_step(group, id, matrix, count, FOURIER_ROOTS_GIVEN, sums, sum_residues, flaws,
                         flaw, scratch, pairs);
        if (!meet(arrived, target += FOURIER_GROUPS + 1, id, &is_met)) break;
    }
    if (id == 0 && !is_met) *flaws = FOURIER_DID_NOT_MEET;
}
#endif
