/* Squares of real numbers of up to N digits, in four launches: the "right-angle" convolution of
 * src/number/fft_product.h. */
#include "portable.h"

#define FOURIER_KEEPS_TWIDDLES 0
#include "fourier/agreed.h"
#include "fourier/modulo_p.h"
#include "fourier/transform.h"
#include "fourier/digits.h"
#include "fourier/phases.h"

/* The number's columns, and the residues of its digits. */
FOURIER_KERNEL square_columns(global const int* digits, const uint count,
                              global Point* matrix, FOURIER_ROOTS,
                              global ulong2* residues) {
    FOURIER_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const Twiddles twiddles = own_column_twiddles(group, id, FOURIER_ROOTS_GIVEN);
    Point x[FOURIER_POINTS];
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS - 1; m >= 0; --m) {
        const uint k = column_place(group, id, (uint)m);
        const int digit = k < count ? digits[k] : 0;
        x[m] = point_of((int2)(digit, 0));
        own.x = residue_next(own.x, FOURIER_RESIDUE_STEP, digit);
    }
    const uint place = column_place(group, id, 0);
    twist(x, conjugate(root_of(place, coarse, fine)), FOURIER_WEIGHT_STEP);
    columns_forward(x, group, id, matrix, &twiddles, scratch);
    own.x = residue_placed(own.x, place);
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[group] = own;
}

FOURIER_KERNEL square_rows(global Point* matrix, FOURIER_ROOTS) {
    local Part scratch[FOURIER_SCRATCH];
    const RowPlace at = row_place((uint)get_group_id(0), (uint)get_local_id(0));
    const Twiddles twiddles = row_twiddles(at, FOURIER_ROOTS_GIVEN);
    rows_square(at, matrix, &twiddles, scratch);
}

/* sums[k] has the sums of products for the places k and N + k. `flaw` is added to the first. */
FOURIER_KERNEL square_sums(global const Point* matrix, FOURIER_ROOTS, global long2* sums,
                           global ulong2* residues, volatile global uint* flaws,
                           const int flaw) {
    FOURIER_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const Twiddles twiddles = own_column_twiddles(group, id, FOURIER_ROOTS_GIVEN);
    Point x[FOURIER_POINTS];
    long2 found[FOURIER_POINTS];
    columns_back(x, group, id, matrix, &twiddles, scratch);
    const uint place = column_place(group, id, 0);
    twist(x, root_of(place, coarse, fine), conjugate(FOURIER_WEIGHT_STEP));
    sums_of(found, x, flaws);
    if (place == 0) found[0].x += flaw;
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) sums[column_place(group, id, m)] = found[m];
    ulong2 own = residues_of_sums(found);
    own = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place + FOURIER_LENGTH));
    own = residue_group_sum(own, id, pairs);
    if (id == 0) residues[group] = own;
}

/* The digits of the square at k and N + k. The first work-group compares the residues of the number
 * and of the sums. */
FOURIER_KERNEL square_digits(global const long2* sums, global int* square,
                             global const ulong2* residues, global const ulong2* sum_residues,
                             volatile global uint* flaws) {
    FOURIER_LOCAL;
    const uint k = (uint)get_global_id(0), id = (uint)get_local_id(0);
    long2 v[5];
    FATHOM_UNROLL
    for (uint i = 0; i < 5; ++i)
        v[i] = k >= i ? sums[k - i] : (long2)(0, sums[FOURIER_LENGTH + k - i].x);
    const int2 digits = digits_from(v, 0, (int2)0, (int2)0);
    square[k] = digits.x;
    square[k + FOURIER_LENGTH] = digits.y;
    if (get_group_id(0) > 0) return;
    const ulong number = residue_total(residues, FOURIER_GROUPS, id, pairs).x;
    const ulong2 sum_of = residue_total(sum_residues, FOURIER_GROUPS, id, pairs);
    if (residue_sum(sum_of.x, sum_of.y) != residue_product(number, number))
        *flaws = FOURIER_WRONG_SUMS;
}
