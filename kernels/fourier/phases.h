/* The three passes of a transform forward and back, and the carries. OpenCL C only.
 *
 * All work-groups have FOURIER_ITEMS items, which hold several columns or rows. Columns that lie
 * side by side make each access to the matrix take whole sectors of memory. */

#define FOURIER_GROUP_POINTS (FOURIER_COLUMNS * FOURIER_COLUMN) /* of columns, or of rows */
#define FOURIER_GROUPS (FOURIER_LENGTH / FOURIER_GROUP_POINTS)
#define FOURIER_ROWS (FOURIER_GROUP_POINTS / FOURIER_ROW) /* in a group */
#define FOURIER_COLUMN_STRIDE (FOURIER_COLUMN / FOURIER_POINTS)
#define FOURIER_ROW_STRIDE (FOURIER_ROW / FOURIER_POINTS)
/* Items that hold all points of the group. Groups of turns have more items. */
#define FOURIER_OWN_ITEMS (FOURIER_GROUP_POINTS / FOURIER_POINTS)

#define FOURIER_KERNEL kernel __attribute__((reqd_work_group_size(FOURIER_ITEMS, 1, 1))) void

/* Tables of roots of unity: exp(-2 pi i k / M) for columns and rows, and those of root_of(). */
#define FOURIER_ROOTS                                                \
    global const Point *column_roots, global const Point *row_roots, \
        global const Point *coarse, global const Point *fine
#define FOURIER_ROOTS_GIVEN column_roots, row_roots, coarse, fine

/* Local memory of a group: for its points, and then for pairs of residues. */
#define FOURIER_LOCAL                                                 \
    local Part scratch[FOURIER_SCRATCH] __attribute__((aligned(16))); \
    local ulong2* const pairs = (local ulong2*)scratch

/* The twiddles of item t of a column. */
FATHOM_FN Twiddles column_twiddles(uint t, uint column, FOURIER_ROOTS) {
    return twiddles_of(t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, column * t,
                       column * FOURIER_COLUMN_STRIDE, column_roots, coarse, fine);
}

/* The rows of a group: item `id` is item t of row `row`, the group's `set`. */
typedef struct {
    uint t, set, row;
    int is_active;
} RowPlace;

FATHOM_FN RowPlace row_place(uint group, uint id) {
    const int is_active = FOURIER_OWN_ITEMS == FOURIER_ITEMS || id < FOURIER_OWN_ITEMS;
    const uint at = is_active ? id : 0;
    const uint t = FOURIER_ROWS == 1 ? at : at % FOURIER_ROW_STRIDE;
    const uint set = FOURIER_ROWS == 1 ? 0 : at / FOURIER_ROW_STRIDE;
    return (RowPlace){t, set, group * FOURIER_ROWS + set, is_active};
}

FATHOM_FN Twiddles row_twiddles(RowPlace at, FOURIER_ROOTS) {
    return twiddles_of(at.t, FOURIER_ROW, FOURIER_ROW_FIRST, at.row * at.t,
                       at.row * FOURIER_ROW_STRIDE, row_roots, coarse, fine);
}

/* The place in the matrix of point m of a work-item of columns. */
FATHOM_FN uint column_place(uint group, uint id, uint m) {
    const uint t = id / FOURIER_COLUMNS, set = id % FOURIER_COLUMNS;
    return (t + m * FOURIER_COLUMN_STRIDE) * FOURIER_ROW + group * FOURIER_COLUMNS + set;
}

/* The twiddles of a work-item of columns. */
FATHOM_FN Twiddles own_column_twiddles(uint group, uint id, FOURIER_ROOTS) {
    return column_twiddles(id / FOURIER_COLUMNS,
                           group * FOURIER_COLUMNS + id % FOURIER_COLUMNS, FOURIER_ROOTS_GIVEN);
}

/* x: the points at column_place(). */
FATHOM_FN void columns_forward(Point* x, uint group, uint id, global Point* matrix,
                               const Twiddles* twiddles, local Part* scratch) {
    transform(x, id / FOURIER_COLUMNS, FOURIER_COLUMN, FOURIER_COLUMN_FIRST,
              id % FOURIER_COLUMNS, FOURIER_COLUMNS, twiddles, 1, scratch);
    twist(x, base_of(twiddles), step_of(twiddles));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) matrix[column_place(group, id, m)] = x[m];
}

/* Squares the transforms of a group's rows. */
FATHOM_FN void rows_square(RowPlace at, global Point* matrix, const Twiddles* twiddles,
                           local Part* scratch) {
    global Point* const points = matrix + (size_t)at.row * FOURIER_ROW + at.t;
    Point x[FOURIER_POINTS];
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m)
        x[m] = at.is_active ? points[m * FOURIER_ROW_STRIDE] : (Point)0;
    transform(x, at.t, FOURIER_ROW, FOURIER_ROW_FIRST, at.set, FOURIER_ROWS, twiddles,
              at.is_active, scratch);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = times(x[m], x[m]);
    transform_back(x, at.t, FOURIER_ROW, FOURIER_ROW_FIRST, at.set, FOURIER_ROWS,
                   twiddles, at.is_active, scratch);
    if (!at.is_active) return;
    twist(x, conjugate(base_of(twiddles)), conjugate(step_of(twiddles)));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) points[m * FOURIER_ROW_STRIDE] = x[m];
}

/* x: the transform back, times its length, at column_place(). */
FATHOM_FN void columns_back(Point* x, uint group, uint id, global const Point* matrix,
                            const Twiddles* twiddles, local Part* scratch) {
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) x[m] = matrix[column_place(group, id, m)];
    transform_back(x, id / FOURIER_COLUMNS, FOURIER_COLUMN, FOURIER_COLUMN_FIRST,
                   id % FOURIER_COLUMNS, FOURIER_COLUMNS, twiddles, 1, scratch);
}

/* The digits or sums of one work-item add to a residue with residue_next(), from the last m to the
 * first, by this shift; then residue_placed() with column_place() of m = 0. */
#define FOURIER_RESIDUE_STEP                                                                      \
    ((uint)((ulong)FOURIER_COLUMN_STRIDE * FOURIER_ROW * FOURIER_DIGIT_BITS % 61))
FATHOM_FN ulong residue_placed(ulong horner, uint place) {
    return residue_shifted(horner, place * FOURIER_DIGIT_BITS % 61);
}

/* The residues of the sums of an item's places. */
FATHOM_FN ulong2 residues_of_sums(const long2* sums) {
    ulong2 residues = (ulong2)0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS - 1; m >= 0; --m)
        residues = residues_next(residues, FOURIER_RESIDUE_STEP, sums[m]);
    return residues;
}

/* The digits at a place of numbers whose sums are v[0] 2^scale there, v[1] 2^scale one place below,
 * and so on to v[4]; `added` and `added_below` are added to the first two. The scale is below the
 * bits of a digit, of which there are at most 21, and the v are below 2^62 - 2^42, so that they stay
 * words when DIGIT_HALVES are added. Each sum is cut into four digits, and what comes together at a
 * place carries into the next once more. So no carry goes farther than four places, and the digits
 * are at most half of the base, and 3. */
FATHOM_FN int2 digits_from(long2* v, const int scale, int2 added, int2 added_below) {
    FATHOM_UNROLL
    for (int i = 0; i < 5; ++i) v[i] += DIGIT_HALVES >> scale;
    int2 here = added - 3 * DIGIT_HALF, below = added_below - 3 * DIGIT_HALF;
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        here += digit_fields(v[i], i, scale);
        below += digit_fields(v[i + 1], i, scale);
    }
    return here - (carry_of(here) << FOURIER_DIGIT_BITS) + carry_of(below);
}

/* The sum of `count` pairs, in all items of a group. */
FATHOM_FN ulong2 residue_total(global const ulong2* parts, const uint count, uint id,
                               local ulong2* scratch) {
    ulong2 own = (ulong2)0;
    for (uint i = id; i < count; i += FOURIER_ITEMS)
        own = residues_sum(own, parts[i]);
    return residue_group_sum(own, id, scratch);
}
