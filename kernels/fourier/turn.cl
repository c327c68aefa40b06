/* Steps of an orbit (points.h) in two launches, or all of them in one: for transforms whose columns
 * are short. The way back along columns, the carries and the way forward along the columns of the
 * next step are one phase, a turn.
 *
 * A work-group turns FOURIER_COLUMNS columns. Carries come from four columns before them, so it
 * transforms these back, too; those before column 0 are the last ones, one row lower. Both groups
 * compute the same bits, so the residues of the one that owns the columns are enough. Since other
 * groups read what a group has had, matrices of even and of odd steps lie side by side. */
#include "portable.h"

#define FOURIER_KEEPS_TWIDDLES 1
#include "fourier/agreed.h"
#include "fourier/transform.h"
#include "fourier/digits.h"
#include "fourier/phases.h"

#define FOURIER_Z global const int2* z
#define FOURIER_Z_GIVEN z

FATHOM_FN int2 digits_of_z(FOURIER_Z, uint k) { return z[k]; }
#include "fourier/points.h"

#define TURN_BEFORE 4
#define TURN_SETS (FOURIER_COLUMNS + TURN_BEFORE)
#define TURN_DIGITS (FOURIER_POINTS / 2) /* of an item: the upper half of all places is 0 */

/* What an item needs in each turn. */
typedef struct {
    uint t, set, column;
    int is_own, is_below_first; /* whether the column is the group's, or comes before column 0 */
    Twiddles twiddles;
    int2 c[TURN_DIGITS], c_below[TURN_DIGITS]; /* at its places, and one place below */
} TurnPlace;

FATHOM_FN uint turn_row(const TurnPlace* at, uint m) { return at->t + m * FOURIER_COLUMN_STRIDE; }

FATHOM_FN TurnPlace turn_place(uint group, uint id, global const int2* c, FOURIER_ROOTS) {
    TurnPlace at;
    at.t = id / TURN_SETS;
    at.set = id % TURN_SETS;
    at.column = (group * FOURIER_COLUMNS + at.set - TURN_BEFORE) & (FOURIER_ROW - 1);
    at.is_own = at.set >= TURN_BEFORE;
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

/* The digits of z at an item's places, from the transform of the square of the last z. Returns the
 * residues of all sums of products at the item's places. `flaw` is added to the first. */
FATHOM_FN ulong2 turn_back(int2* digits, const TurnPlace* at, global const double2* matrix,
                           volatile global uint* flaws, int flaw, local double* scratch) {
    double2 x[FOURIER_POINTS];
    long2 sums[FOURIER_POINTS];
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m)
        x[m] = matrix[turn_row(at, m) * FOURIER_ROW + at->column];
    transform_back(x, at->t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, at->set, TURN_SETS,
                   &at->twiddles, 1, scratch);
    if (at->t == 0 && at->column == 0) x[0].x += (double)flaw * FOURIER_LENGTH;
    const ulong2 residues = round_sums(sums, x, flaws);

    /* The sums at the places of z's digits, by rows and sets. */
    local long2* const upper = (local long2*)scratch;
    const uint lowest = FOURIER_COLUMN / 2 - at->is_below_first;
    barrier(CLK_LOCAL_MEM_FENCE);
    FATHOM_UNROLL
    for (uint m = TURN_DIGITS - 1; m < FOURIER_POINTS; ++m) {
        const uint row = turn_row(at, m) - lowest;
        if (row < FOURIER_COLUMN / 2) upper[row * TURN_SETS + at->set] = sums[m];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    FATHOM_UNROLL
    for (uint m = 0; at->is_own && m < TURN_DIGITS; ++m) {
        long2 v[5];
        FATHOM_UNROLL
        for (uint i = 0; i < 5; ++i)
            v[i] = upper[turn_row(at, m) * TURN_SETS + at->set - i] << FOURIER_WHOLE_BITS;
        digits[m] = digits_from(v, at->c[m], at->c_below[m]);
    }
    return residues;
}

/* The columns of z, from its digits at the item's places, and z for its points. Writes what the
 * item adds to the residues of z and of the sums of products that gave z. */
FATHOM_FN void turn_forward(const int2* digits, ulong2 of_sums, uint group, const TurnPlace* at,
                            global double2* next, global int2* z, global ulong2* residues,
                            local double* scratch) {
    double2 x[FOURIER_POINTS];
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (int m = TURN_DIGITS - 1; m >= 0; --m) {
        x[m] = convert_double2(digits[m]);
        x[m + TURN_DIGITS] = (double2)0;
        own.x = residue_next(own.x, FOURIER_RESIDUE_STEP, digits[m].x);
        own.y = residue_next(own.y, FOURIER_RESIDUE_STEP, digits[m].y);
    }
    transform(x, at->t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, at->set - TURN_BEFORE,
              FOURIER_COLUMNS, &at->twiddles, at->is_own, scratch);
    if (!at->is_own) return;
    twist(x, base_of(&at->twiddles), step_of(&at->twiddles));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m)
        next[turn_row(at, m) * FOURIER_ROW + at->column] = x[m];
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m)
        z[turn_row(at, m) * FOURIER_ROW + at->column] = digits[m];
    const uint place = at->t * FOURIER_ROW + at->column;
    const uint item =
        group * FOURIER_OWN_ITEMS + at->t * FOURIER_COLUMNS + at->set - TURN_BEFORE;
    residues[item] = (ulong2)(residue_placed(own.x, place), residue_placed(own.y, place));
    residues[FOURIER_GROUPS * FOURIER_OWN_ITEMS + item] =
        (ulong2)(residue_placed(of_sums.x, place), residue_placed(of_sums.y, place));
}

/* The first columns are those of z's digits. */
FATHOM_FN void turn_from_z(uint group, const TurnPlace* at, global double2* next, global int2* z,
                           global ulong2* residues, local double* scratch) {
    int2 digits[TURN_DIGITS];
    FATHOM_UNROLL
    for (uint m = 0; m < TURN_DIGITS; ++m)
        digits[m] = z[turn_row(at, m) * FOURIER_ROW + at->column];
    turn_forward(digits, (ulong2)0, group, at, next, z, residues, scratch);
}

/* `square` has the transform of the last z's square, and `next` gets the columns of z. */
FATHOM_FN void turn(uint group, const TurnPlace* at, global const double2* square,
                    global double2* next, global int2* z, global ulong2* residues,
                    volatile global uint* flaws, int flaw, local double* scratch) {
    int2 digits[TURN_DIGITS] = {(int2)0};
    const ulong2 of_sums = turn_back(digits, at, square, flaws, flaw, scratch);
    turn_forward(digits, of_sums, group, at, next, z, residues, scratch);
}

/* Adds the residues of a group's items to its partial sums, on items that have no row. */
FATHOM_FN void add_residues(uint group, uint id, global const ulong2* residues,
                            global ulong2* parts) {
    const uint free = id - FOURIER_OWN_ITEMS; /* a huge number for items with a row */
    if (free >= 2 * FOURIER_TURN_PARTS) return;
    const uint kind = free / FOURIER_TURN_PARTS, part = free % FOURIER_TURN_PARTS;
    const uint groups = kind * FOURIER_GROUPS + group;
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (uint i = 0; i < FOURIER_OWN_ITEMS; i += FOURIER_TURN_PARTS)
        own = residues_sum(own, residues[groups * FOURIER_OWN_ITEMS + i + part]);
    parts[groups * FOURIER_TURN_PARTS + part] = own;
}

/* In a turn, which is not the first: keeps the residues of the last z, and checks the step that
 * made it. `kept` has those of even and of odd steps. */
FATHOM_FN void check_last_step(uint step, uint id, global const ulong2* parts,
                               global ulong2* kept, volatile global uint* flaws,
                               local ulong2* pairs) {
    /* One half of the items adds the residues of z, the other one those of sums. */
    const uint lanes = FOURIER_ITEMS / 2, last = 8;
    const uint kind = id / lanes, lane = id % lanes;
    const uint count = FOURIER_GROUPS * FOURIER_TURN_PARTS;
    ulong2 own = (ulong2)0;
    FATHOM_UNROLL
    for (uint i = 0; i < count; i += lanes)
        own = residues_sum(own, parts[kind * count + i + lane]);
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

FATHOM_FN global double2* matrix_of(global double2* matrix, uint step) {
    return matrix + (step & 1) * FOURIER_LENGTH;
}

/* ---- In two launches */

FOURIER_KERNEL turn_first(global double2* matrix, global int2* z, global const int2* c,
                          FOURIER_ROOTS, global ulong2* residues) {
    local double scratch[FOURIER_SCRATCH] __attribute__((aligned(16)));
    const uint group = (uint)get_group_id(0);
    const TurnPlace at = turn_place(group, (uint)get_local_id(0), c, FOURIER_ROOTS_GIVEN);
    turn_from_z(group, &at, matrix_of(matrix, 0), z, residues, scratch);
}

/* For steps from 1 on. One work-group more checks. */
FOURIER_KERNEL turn_columns(global double2* matrix, global int2* z, global const int2* c,
                            FOURIER_ROOTS, global ulong2* residues, global const ulong2* parts,
                            global ulong2* kept, volatile global uint* flaws, const int flaw,
                            const uint step) {
    FOURIER_LOCAL;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    if (group == FOURIER_GROUPS) {
        check_last_step(step, id, parts, kept, flaws, pairs);
        return;
    }
    const TurnPlace at = turn_place(group, id, c, FOURIER_ROOTS_GIVEN);
    turn(group, &at, matrix_of(matrix, step + 1), matrix_of(matrix, step), z, residues, flaws,
         flaw, scratch);
}

/* One work-group more writes z to points[step]. `leading_of_c` has the highest places of c's digits
 * that are not 0, or -1. */
FOURIER_KERNEL turn_rows(global double2* matrix, global const int2* z, const int2 leading_of_c,
                         FOURIER_ROOTS, global const ulong2* residues, global ulong2* parts,
                         global double2* points, global int2* exponents, const uint step) {
    local double scratch[FOURIER_SCRATCH];
    local int first[2];
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    if (group == FOURIER_GROUPS) {
        write_point(z, id, highest_by_exponents(step, leading_of_c, exponents), &points[step],
                    &exponents[step], first);
        return;
    }
    const RowPlace at = row_place(group, id);
    const Twiddles twiddles = row_twiddles(at, FOURIER_ROOTS_GIVEN);
    add_residues(group, id, residues, parts);
    rows_square(at, matrix_of(matrix, step), &twiddles, scratch);
}

/* After all steps, by one work-group. */
FOURIER_KERNEL turn_check(global const ulong2* parts, global ulong2* kept,
                          volatile global uint* flaws, const uint step) {
    FOURIER_LOCAL;
    check_last_step(step, (uint)get_local_id(0), parts, kept, flaws, pairs);
}

/* ---- In one launch */

#ifdef __NV_CL_C_VERSION
/* Turns from z_0 to z_steps, and the points before it. Sets `*flaws` if groups do not meet. */
FOURIER_KERNEL turn_all(global double2* matrix, global int2* z, global const int2* c,
                        const int2 leading_of_c, FOURIER_ROOTS, global ulong2* residues,
                        global ulong2* parts, global ulong2* kept, global double2* points,
                        global int2* exponents, volatile global uint* flaws, const int flaw,
                        volatile global uint* arrived, const uint steps) {
    FOURIER_LOCAL;
    local int first[2], is_met;
    const uint group = (uint)get_group_id(0), id = (uint)get_local_id(0);
    const int is_extra = group == FOURIER_GROUPS;
    const TurnPlace at = turn_place(is_extra ? 0 : group, id, c, FOURIER_ROOTS_GIVEN);
    const RowPlace row = row_place(is_extra ? 0 : group, id);
    const Twiddles row_twiddles_of = row_twiddles(row, FOURIER_ROOTS_GIVEN);
    if (id < 2) first[id] = (int)FOURIER_DIGITS;
    if (!is_extra) turn_from_z(group, &at, matrix, z, residues, scratch);
    uint target = 0;
    for (uint step = 0; step < steps; ++step) {
        global double2* const now = matrix_of(matrix, step);
        if (!meet(arrived, target += FOURIER_GROUPS + 1, id, &is_met)) break;
        if (is_extra) {
            write_point(z, id, highest_places((int2)(first[0], first[1]), leading_of_c),
                        &points[step], &exponents[step], first);
        } else {
            add_residues(group, id, residues, parts);
            rows_square(row, now, &row_twiddles_of, scratch);
        }
        if (!meet(arrived, target += FOURIER_GROUPS + 1, id, &is_met)) break;
        if (is_extra)
            check_last_step(step + 1, id, parts, kept, flaws, pairs);
        else
            turn(group, &at, now, matrix_of(matrix, step + 1), z, residues, flaws, flaw, scratch);
    }
    if (id == 0 && !is_met) *flaws = FOURIER_DID_NOT_MEET;
}
#endif
