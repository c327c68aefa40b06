/* Steps of an orbit (points.h) in three launches: for transforms whose columns are long.
 *
 * Between steps there are the sums of products of z^2 from four places below z's lowest digit on; z
 * is the digits of these sums times 2^FOURIER_WHOLE_BITS, plus c. */
#include "portable.h"

#define FOURIER_KEEPS_TWIDDLES 0
#include "fourier/agreed.h"
#include "fourier/modulo_p.h"
#include "fourier/transform.h"
#include "fourier/digits.h"
#include "fourier/phases.h"

#define FOURIER_Z global const long2 *sums, global const int2 *c
#define FOURIER_Z_GIVEN sums, c

/* The digits of z at place k. */
FATHOM_FN int2 digits_of_z(FOURIER_Z, uint k) {
    long2 v[5];
    FATHOM_UNROLL
    for (uint i = 0; i < 5; ++i) v[i] = sums[k + 4 - i];
    return digits_from(v, FOURIER_WHOLE_BITS, c[k], k > 0 ? c[k - 1] : (int2)0);
}
#include "fourier/points.h"

/* The residues of z are kept for two steps: `residues` has a half for even ones and one for odd
 * ones. */
FATHOM_FN void check_step(uint step, uint id, global const ulong2* residues,
                          global const ulong2* sum_residues, volatile global uint* flaws,
                          local ulong2* pairs) {
    const ulong2 z =
        residue_total(residues + (step & 1) * FOURIER_GROUPS, FOURIER_GROUPS, id, pairs);
    check_square(z, residue_total(sum_residues, FOURIER_GROUPS, id, pairs), flaws);
}

/* z's columns, and the residues of its digits. The upper half of all places is 0. One work-group
 * more checks the step before and writes z to points[step]. `leading_of_c` has the highest places
 * of c's digits that are not 0, or -1. */
FOURIER_KERNEL step_columns(global const long2* sums, global const int2* c,
                            const int2 leading_of_c, global Point* matrix, FOURIER_ROOTS,
                            global ulong2* residues, global const ulong2* sum_residues,
                            global int* points, global int2* exponents,
                            volatile global uint* flaws, const uint step) {
    FOURIER_LOCAL;
    local int first[2];
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    if (group == FOURIER_GROUPS) {
        write_point(sums, c, id, highest_by_exponents(step, leading_of_c, exponents),
                    points + step * 2 * FOURIER_POINT_DIGITS, &exponents[step], first);
        if (step > 0) check_step(step - 1, id, residues, sum_residues, flaws, pairs);
        return;
    }
    const Twiddles twiddles = own_column_twiddles(group, id, FOURIER_ROOTS_GIVEN);
    Point x[FOURIER_POINTS];
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS / 2 - 1; m >= 0; --m) {
        const int2 digits = digits_of_z(sums, c, column_place(group, id, (uint)m));
        x[m] = point_of(digits);
        x[m + FOURIER_POINTS / 2] = (Point)0;
        own.x = residue_next(own.x, FOURIER_RESIDUE_STEP, digits.x);
        own.y = residue_next(own.y, FOURIER_RESIDUE_STEP, digits.y);
    }
    columns_forward(x, group, id, matrix, &twiddles, scratch);
    const uint place = column_place(group, id, 0);
    own = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[(step & 1) * FOURIER_GROUPS + group] = own;
}

FOURIER_KERNEL step_rows(global Point* matrix, FOURIER_ROOTS) {
    local Part scratch[FOURIER_SCRATCH];
    const RowPlace at = row_place((uint)get_group_id(0), (uint)get_local_id(0));
    const Twiddles twiddles = row_twiddles(at, FOURIER_ROOTS_GIVEN);
    rows_square(at, matrix, &twiddles, scratch);
}

/* The sums of products from four places below z's on, and the residues of all of them. `flaw` is
 * added to the first. */
FOURIER_KERNEL step_sums(global const Point* matrix, FOURIER_ROOTS, global long2* sums,
                         global ulong2* residues, volatile global uint* flaws, const int flaw) {
    FOURIER_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const Twiddles twiddles = own_column_twiddles(group, id, FOURIER_ROOTS_GIVEN);
    Point x[FOURIER_POINTS];
    long2 found[FOURIER_POINTS];
    columns_back(x, group, id, matrix, &twiddles, scratch);
    const uint place = column_place(group, id, 0);
    sums_of(found, x, flaws);
    if (place == 0) found[0].x += flaw;
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) {
        const uint k = column_place(group, id, m);
        if (k + 4 >= FOURIER_DIGITS) sums[k + 4 - FOURIER_DIGITS] = found[m];
    }
    ulong2 own = residues_of_sums(found);
    own = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[group] = own;
}

/* After all steps: z's digits, and the check of the last step. */
FOURIER_KERNEL step_digits(global const long2* sums, global const int2* c, global int2* digits,
                           global const ulong2* residues, global const ulong2* sum_residues,
                           volatile global uint* flaws, const uint steps) {
    FOURIER_LOCAL;
    const uint k = (uint)get_global_id(0);
    if (k < FOURIER_DIGITS) digits[k] = digits_of_z(sums, c, k);
    if (get_group_id(0) == 0)
        check_step(steps - 1, (uint)get_local_id(0), residues, sum_residues, flaws, pairs);
}
