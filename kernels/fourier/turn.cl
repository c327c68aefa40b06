/* Steps of an orbit (points.h) in two launches, or all of them in one: for transforms whose columns
 * are short. The way back along columns, the carries and the way forward along the columns of the
 * next step are one phase, a turn.
 *
 * A work-group turns FOURIER_COLUMNS columns, which are four. Carries come from four columns before
 * them, so it transforms these back, too; those before column 0 are the last ones, one row lower.
 * Both groups compute the same bits, so the residues of the one that owns the columns are enough.
 * Since other groups read what a group has had, matrices of even and of odd steps lie side by
 * side. */
#include "portable.h"

#define FOURIER_KEEPS_TWIDDLES 1
/* Four columns of 256 points side by side need wider gaps, with which steps take 9.3 us instead of
 * 9.7 on an H200; shorter columns take 1 to 2 % longer with them. */
#define FOURIER_GAP (FOURIER_COLUMN < 256 ? 1 : 3)
#include "fourier/agreed.h"
#include "fourier/modulo_p.h"
#include "fourier/transform.h"
#include "fourier/digits.h"
#include "fourier/phases.h"

#define FOURIER_Z global const int2* z
#define FOURIER_Z_GIVEN z

FATHOM_FN int2 digits_of_z(FOURIER_Z, uint k) { return z[k]; }
#include "fourier/points.h"

/* The columns of a work-group: its own four, and those before them. */
#define TURN_SETS (2 * FOURIER_COLUMNS)
#define TURN_DIGITS (FOURIER_POINTS / 2) /* of an item: the upper half of all places is 0 */

/* Local memory of a group: one half for its own columns, one for those before them; then the
 * residues that each of its own items adds to those of z, and to those of the sums. */
#define TURN_HALF (2 * FOURIER_PLACE(FOURIER_GROUP_POINTS) + 2)
#define TURN_LOCAL                                                    \
    local Part scratch[2 * TURN_HALF] __attribute__((aligned(16)));   \
    local ulong2 residues[FOURIER_ITEMS]

/* What an item needs in each turn. */
typedef struct {
    uint t, set, column; /* `set` counts the group's own columns, or those before them */
    int is_own, is_below_first; /* whether the column is the group's, or comes before column 0 */
    Twiddles twiddles;
    int2 c[TURN_DIGITS], c_below[TURN_DIGITS]; /* at its places, and one place below */
} TurnPlace;

FATHOM_FN uint turn_row(const TurnPlace* at, uint m) { return at->t + m * FOURIER_COLUMN_STRIDE; }

/* The group's first items have its own columns. */
FATHOM_FN TurnPlace turn_place(uint group, uint id, global const int2* c, FOURIER_ROOTS) {
    TurnPlace at;
    at.is_own = id < FOURIER_OWN_ITEMS;
    const uint item = id % FOURIER_OWN_ITEMS, before = at.is_own ? 0 : FOURIER_COLUMNS;
    at.t = item / FOURIER_COLUMNS;
    at.set = item % FOURIER_COLUMNS;
    at.column = (group * FOURIER_COLUMNS + at.set - before) & (FOURIER_ROW - 1);
    at.is_below_first = group == 0 && !at.is_own;
    at.twiddles = column_twiddles(at.t, at.column, FOURIER_ROOTS_GIVEN);
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m) {
        const uint k = turn_row(&at, m) * FOURIER_ROW + at.column;
        at.c[m] = c[k];
        at.c_below[m] = k > 0 ? c[k - 1] : (int2)0;
    }
    return at;
}

/* The digits of z at an item's places, from the transform of the square of the last z. Keeps the
 * sums of products at the places of the group's own columns. `flaw` is added to the first sum. */
FATHOM_FN void turn_back(int2* digits, const TurnPlace* at, uint id, global const Point* matrix,
                         volatile global uint* flaws, int flaw, local Part* scratch) {
    Point x[FOURIER_POINTS];
    long2 sums[FOURIER_POINTS];
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m)
        x[m] = matrix[turn_row(at, m) * FOURIER_ROW + at->column];
    transform_back(x, at->t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, at->set, FOURIER_COLUMNS,
                   &at->twiddles, 1, scratch + (at->is_own ? 0 : TURN_HALF));
    sums_of(sums, x, flaws);
    if (at->t == 0 && at->column == 0) sums[0].x += flaw;

    /* The sums at the places of z's digits, by rows and columns, and all sums, by items. */
    local long2* const upper = (local long2*)scratch;
    local long2* const kept = (local long2*)(scratch + TURN_HALF);
    const uint lowest = FOURIER_COLUMN / 2 - at->is_below_first;
    const uint set = at->set + (at->is_own ? FOURIER_COLUMNS : 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    FATHOM_UNROLL
    for (uint m = TURN_DIGITS - 1; m < FOURIER_POINTS; ++m) {
        const uint row = turn_row(at, m) - lowest;
        if (row < FOURIER_COLUMN / 2) upper[row * TURN_SETS + set] = sums[m];
    }
    FATHOM_UNROLL
    for (uint m = 0; at->is_own && m < FOURIER_POINTS; ++m)
        kept[m * FOURIER_OWN_ITEMS + id] = sums[m];
    barrier(CLK_LOCAL_MEM_FENCE);
    FATHOM_UNROLL
    for (uint m = 0; at->is_own && m < TURN_DIGITS; ++m) {
        long2 v[5];
        FATHOM_UNROLL
        for (uint i = 0; i < 5; ++i)
            v[i] = upper[turn_row(at, m) * TURN_SETS + set - i];
        digits[m] = digits_from(v, FOURIER_WHOLE_BITS, at->c[m], at->c_below[m]);
    }
}

/* The columns of z, from its digits at the item's places, and z for its points. */
FATHOM_FN void turn_forward(const int2* digits, const TurnPlace* at, global Point* next,
                            global int2* z, local Part* scratch) {
    Point x[FOURIER_POINTS];
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m) {
        x[m] = point_of(digits[m]);
        x[m + TURN_DIGITS] = (Point)0;
    }
    transform(x, at->t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, at->set, FOURIER_COLUMNS,
              &at->twiddles, at->is_own, scratch);
    if (!at->is_own) return;
    twist(x, base_of(&at->twiddles), step_of(&at->twiddles));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m)
        next[turn_row(at, m) * FOURIER_ROW + at->column] = x[m];
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m)
        z[turn_row(at, m) * FOURIER_ROW + at->column] = digits[m];
}

/* The first columns are those of z's digits. */
FATHOM_FN void turn_from_z(int2* digits, const TurnPlace* at, global Point* next,
                           global int2* z, local Part* scratch) {
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m)
        digits[m] = z[turn_row(at, m) * FOURIER_ROW + at->column];
    turn_forward(digits, at, next, z, scratch);
}

/* `square` has the transform of the last z's square, and `next` gets the columns of z. */
FATHOM_FN void turn(int2* digits, const TurnPlace* at, uint id, global const Point* square,
                    global Point* next, global int2* z, volatile global uint* flaws, int flaw,
                    local Part* scratch) {
    turn_back(digits, at, id, square, flaws, flaw, scratch);
    turn_forward(digits, at, next, z, scratch);
}

/* Finds what each of the group's own items adds to the residues of z; the other items find it for
 * the sums of products that gave z. No other group needs them, so they are found when those have
 * z's columns. In the first turn there are no sums. */
FATHOM_FN void find_residues(const int2* digits, uint group, uint id, const TurnPlace* at,
                             local ulong2* residues, local const Part* scratch) {
    local const long2* const kept = (local const long2*)(scratch + TURN_HALF);
    ulong2 own = (ulong2)0;
    if (at->is_own) {
        FATHOM_UNROLL
        for (int m = TURN_DIGITS - 1; m >= 0; --m)
            own = residues_next(own, FOURIER_RESIDUE_STEP, convert_long2(digits[m]));
    } else {
        FATHOM_UNROLL
        for (int m = FOURIER_POINTS - 1; m >= 0; --m)
            own = residues_next(own, FOURIER_RESIDUE_STEP,
                                kept[m * FOURIER_OWN_ITEMS + id - FOURIER_OWN_ITEMS]);
    }
    const uint place = at->t * FOURIER_ROW + group * FOURIER_COLUMNS + at->set;
    residues[id] = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
}

/* The partial sums of residues of even and of odd steps. */
#define TURN_ALL_PARTS (FOURIER_GROUPS * FOURIER_TURN_PARTS) /* of each kind */
FATHOM_FN global ulong2* parts_of(global ulong2* parts, uint step) {
    return parts + (step & 1) * 2 * TURN_ALL_PARTS;
}

/* Adds the residues of a group's items to its partial sums, on items that have no row. */
FATHOM_FN void add_residues(uint step, uint group, uint id, local const ulong2* residues,
                            global ulong2* parts) {
    const uint free = id - FOURIER_OWN_ITEMS; /* a huge number for items with a row */
    if (free >= 2 * FOURIER_TURN_PARTS) return;
    const uint kind = free / FOURIER_TURN_PARTS, part = free % FOURIER_TURN_PARTS;
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (uint i = 0; i < FOURIER_OWN_ITEMS; i += FOURIER_TURN_PARTS)
        own = residues_sum(own, residues[kind * FOURIER_OWN_ITEMS + i + part]);
    parts_of(parts, step)[kind * TURN_ALL_PARTS + group * FOURIER_TURN_PARTS + part] = own;
}

/* In a turn, which is not the first: keeps the residues of the last z, and checks the step that
 * made it. `kept` has those of even and of odd steps. */
FATHOM_FN void check_last_step(uint step, uint id, global ulong2* parts, global ulong2* kept,
                               volatile global uint* flaws, local Part* scratch) {
    /* One half of the items adds the residues of z, the other one those of sums. */
    local ulong2* const pairs = (local ulong2*)scratch;
    const uint lanes = FOURIER_ITEMS / 2, last = 8;
    const uint kind = id / lanes, lane = id % lanes;
    global const ulong2* const from = parts_of(parts, step - 1) + kind * TURN_ALL_PARTS;
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (uint i = 0; i < TURN_ALL_PARTS; i += lanes) own = residues_sum(own, from[i + lane]);
    pairs[id] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = lane + last; lane < last && i < lanes; i += last)
        own = residues_sum(own, pairs[kind * lanes + i]);
    if (lane < last) pairs[id] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (id > 0) return;
    ulong2 z = (ulong2)0, sums = (ulong2)0;
    for (uint i = 0; i < last; ++i) {
        z = residues_sum(z, pairs[i]);
        sums = residues_sum(sums, pairs[lanes + i]);
    }
    z = (ulong2)(residue_folded(z.x), residue_folded(z.y));
    sums = (ulong2)(residue_folded(sums.x), residue_folded(sums.y));
    if (step > 1) check_square(kept[step & 1], sums, flaws);
    kept[(step - 1) & 1] = z;
}

FATHOM_FN global Point* matrix_of(global Point* matrix, uint step) {
    return matrix + (step & 1) * FOURIER_LENGTH;
}

/* ---- In two launches */

FOURIER_KERNEL turn_first(global Point* matrix, global int2* z, global const int2* c,
                          FOURIER_ROOTS, global ulong2* parts) {
    TURN_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const TurnPlace at = turn_place(group, id, c, FOURIER_ROOTS_GIVEN);
    int2 digits[TURN_DIGITS];
    turn_from_z(digits, &at, matrix_of(matrix, 0), z, scratch);
    find_residues(digits, group, id, &at, residues, scratch);
    barrier(CLK_LOCAL_MEM_FENCE);
    add_residues(0, group, id, residues, parts);
}

/* For steps from 1 on. One work-group more checks. */
FOURIER_KERNEL turn_columns(global Point* matrix, global int2* z, global const int2* c,
                            FOURIER_ROOTS, global ulong2* parts, global ulong2* kept,
                            volatile global uint* flaws, const int flaw, const uint step) {
    TURN_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    if (group == FOURIER_GROUPS) {
        check_last_step(step, id, parts, kept, flaws, scratch);
        return;
    }
    const TurnPlace at = turn_place(group, id, c, FOURIER_ROOTS_GIVEN);
    int2 digits[TURN_DIGITS] = {(int2)0};
    turn(digits, &at, id, matrix_of(matrix, step + 1), matrix_of(matrix, step), z, flaws, flaw,
         scratch);
    find_residues(digits, group, id, &at, residues, scratch);
    barrier(CLK_LOCAL_MEM_FENCE);
    add_residues(step, group, id, residues, parts);
}

/* One work-group more writes z to points[step]. `leading_of_c` has the highest places of c's digits
 * that are not 0, or -1. */
FOURIER_KERNEL turn_rows(global Point* matrix, global const int2* z, const int2 leading_of_c,
                         FOURIER_ROOTS, global int* points, global int2* exponents,
                         const uint step) {
    local Part scratch[FOURIER_SCRATCH];
    local int first[2];
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    if (group == FOURIER_GROUPS) {
        write_point(z, id, highest_by_exponents(step, leading_of_c, exponents),
                    points + step * 2 * FOURIER_POINT_DIGITS, &exponents[step], first);
        return;
    }
    const RowPlace at = row_place(group, id);
    const Twiddles twiddles = row_twiddles(at, FOURIER_ROOTS_GIVEN);
    rows_square(at, matrix_of(matrix, step), &twiddles, scratch);
}

/* After all steps, by one work-group. */
FOURIER_KERNEL turn_check(global ulong2* parts, global ulong2* kept, volatile global uint* flaws,
                          const uint step) {
    local Part scratch[FOURIER_SCRATCH] __attribute__((aligned(16)));
    check_last_step(step, (uint)get_local_id(0), parts, kept, flaws, scratch);
}

/* ---- In one launch */

#ifdef __NV_CL_C_VERSION
/* Turns from z_0 to z_steps, and the points before it. Sets `*flaws` if groups do not meet. */
FOURIER_KERNEL turn_all(global Point* matrix, global int2* z, global const int2* c,
                        const int2 leading_of_c, FOURIER_ROOTS, global ulong2* parts,
                        global ulong2* kept, global int* points, global int2* exponents,
                        volatile global uint* flaws, const int flaw,
                        volatile global uint* arrived, const uint steps) {
    TURN_LOCAL;
    local int first[2];
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const int is_extra = group == FOURIER_GROUPS;
    const TurnPlace at = turn_place(is_extra ? 0 : group, id, c, FOURIER_ROOTS_GIVEN);
    const RowPlace row = row_place(is_extra ? 0 : group, id);
    const Twiddles row_twiddles_of = row_twiddles(row, FOURIER_ROOTS_GIVEN);
    if (id < 2) first[id] = (int)FOURIER_DIGITS;
    int2 digits[TURN_DIGITS] = {(int2)0};
    if (!is_extra) turn_from_z(digits, &at, matrix, z, scratch);
    uint target = 0;
    for (uint step = 0; step < steps; ++step) {
        global Point* const now = matrix_of(matrix, step);
        arrive(arrived, id);
        if (!is_extra) find_residues(digits, group, id, &at, residues, scratch);
        if (!all_arrived(arrived, target += FOURIER_GROUPS + 1, flaws)) return;
        if (is_extra) {
            write_point(z, id, highest_places((int2)(first[0], first[1]), leading_of_c),
                        points + step * 2 * FOURIER_POINT_DIGITS, &exponents[step], first);
        } else {
            rows_square(row, now, &row_twiddles_of, scratch);
            add_residues(step, group, id, residues, parts);
        }
        arrive(arrived, id);
        if (!all_arrived(arrived, target += FOURIER_GROUPS + 1, flaws)) return;
        if (is_extra)
            check_last_step(step + 1, id, parts, kept, flaws, scratch);
        else
            turn(digits, &at, id, now, matrix_of(matrix, step + 1), z, flaws, flaw, scratch);
    }
    if (is_extra) return;
    find_residues(digits, group, id, &at, residues, scratch);
    barrier(CLK_LOCAL_MEM_FENCE);
    add_residues(steps, group, id, residues, parts);
}
#endif
