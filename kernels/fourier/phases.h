/* The three passes of a transform forward and back, and the carries. OpenCL C only.
 *
 * All work-groups have FOURIER_ITEMS items, which hold several columns or rows. Columns that lie
 * side by side make each access to the matrix take whole sectors of memory. */

#define FOURIER_GROUP_POINTS (FOURIER_ITEMS * FOURIER_POINTS)
#define FOURIER_GROUPS (FOURIER_LENGTH / FOURIER_GROUP_POINTS) /* of columns, or of rows */
#define FOURIER_COLUMNS (FOURIER_GROUP_POINTS / FOURIER_COLUMN) /* in a group */
#define FOURIER_ROWS (FOURIER_GROUP_POINTS / FOURIER_ROW)
#define FOURIER_COLUMN_STRIDE (FOURIER_COLUMN / FOURIER_POINTS)
#define FOURIER_ROW_STRIDE (FOURIER_ROW / FOURIER_POINTS)

#define FOURIER_KERNEL kernel __attribute__((reqd_work_group_size(FOURIER_ITEMS, 1, 1))) void

/* Tables of roots of unity: exp(-2 pi i k / M) for columns and rows, and those of root_of(). */
#define FOURIER_ROOTS                                                                  \
    global const double2 *column_roots, global const double2 *row_roots,               \
        global const double2 *coarse, global const double2 *fine
#define FOURIER_ROOTS_GIVEN column_roots, row_roots, coarse, fine

/* Local memory of a group: for its points, and then for pairs of residues. */
#define FOURIER_LOCAL                                                   \
    local double scratch[FOURIER_SCRATCH] __attribute__((aligned(16))); \
    local ulong2* const pairs = (local ulong2*)scratch

/* The place in the matrix of point m of a work-item of columns. */
FATHOM_FN uint column_place(uint group, uint id, uint m) {
    const uint t = id / FOURIER_COLUMNS, set = id % FOURIER_COLUMNS;
    return (t + m * FOURIER_COLUMN_STRIDE) * FOURIER_ROW + group * FOURIER_COLUMNS + set;
}

/* x: the points at column_place(). */
FATHOM_FN void columns_forward(double2* x, uint group, uint id, global double2* matrix,
                               FOURIER_ROOTS, local double* scratch) {
    const uint t = id / FOURIER_COLUMNS, set = id % FOURIER_COLUMNS;
    const uint column = group * FOURIER_COLUMNS + set;
    transform(x, t, FOURIER_COLUMN, FOURIER_COLUMN_FIRST, set, FOURIER_COLUMNS, column_roots,
              scratch);
    twist(x, whole_root(column * t, coarse, fine),
          whole_root(column * FOURIER_COLUMN_STRIDE, coarse, fine));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) matrix[column_place(group, id, m)] = x[m];
}

/* Squares the transforms of a group's rows. */
FATHOM_FN void rows_square(uint group, uint id, global double2* matrix, FOURIER_ROOTS,
                           local double* scratch) {
    const uint t = FOURIER_ROWS == 1 ? id : id % FOURIER_ROW_STRIDE;
    const uint set = FOURIER_ROWS == 1 ? 0 : id / FOURIER_ROW_STRIDE;
    const uint row = group * FOURIER_ROWS + set;
    global double2* const points = matrix + (size_t)row * FOURIER_ROW + t;
    double2 x[FOURIER_POINTS];
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) x[m] = points[m * FOURIER_ROW_STRIDE];
    transform(x, t, FOURIER_ROW, FOURIER_ROW_FIRST, set, FOURIER_ROWS, row_roots, scratch);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = times(x[m], x[m]);
    transform_back(x, t, FOURIER_ROW, FOURIER_ROW_FIRST, set, FOURIER_ROWS, row_roots, scratch);
    twist(x, conjugate(whole_root(row * t, coarse, fine)),
          conjugate(whole_root(row * FOURIER_ROW_STRIDE, coarse, fine)));
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) points[m * FOURIER_ROW_STRIDE] = x[m];
}

/* x: the transform back, times its length, at column_place(). */
FATHOM_FN void columns_back(double2* x, uint group, uint id, global const double2* matrix,
                            FOURIER_ROOTS, local double* scratch) {
    FATHOM_UNROLL
    for (uint m = 0; m < FOURIER_POINTS; ++m) x[m] = matrix[column_place(group, id, m)];
    transform_back(x, id / FOURIER_COLUMNS, FOURIER_COLUMN, FOURIER_COLUMN_FIRST,
                   id % FOURIER_COLUMNS, FOURIER_COLUMNS, column_roots, scratch);
}

/* The digits or sums of one work-item add to a residue with residue_next(), from the last m to the
 * first, by this shift; then residue_placed() with column_place() of m = 0. */
#define FOURIER_RESIDUE_STEP                                                                      \
    ((uint)((ulong)FOURIER_COLUMN_STRIDE * FOURIER_ROW * FOURIER_DIGIT_BITS % 61))
FATHOM_FN ulong residue_placed(ulong horner, uint place) {
    return residue_shifted(horner, place * FOURIER_DIGIT_BITS % 61);
}

/* The sums of products nearest to x / N, and their residues over the item's places. Sets `*flaws`
 * if a sum is not within 1/4 of x / N. */
FATHOM_FN ulong2 round_sums(long2* sums, const double2* x, volatile global uint* flaws) {
    double farthest = 0;
    ulong2 residues = (ulong2)0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS - 1; m >= 0; --m) {
        const double2 value = x[m] * (1.0 / FOURIER_LENGTH);
        const double2 rounded = value + ROUNDING_CONSTANT;
        const double2 away = fabs(value - (rounded - ROUNDING_CONSTANT));
        farthest = fmax(farthest, fmax(away.x, away.y));
        sums[m] = rounded_bits(rounded);
        residues.x = residue_next(residues.x, FOURIER_RESIDUE_STEP, sums[m].x);
        residues.y = residue_next(residues.y, FOURIER_RESIDUE_STEP, sums[m].y);
    }
    if (!(farthest < 0.25)) *flaws = FOURIER_WRONG_SUMS;
    return residues;
}

/* The digits at a place of numbers whose sums are v[0] there, v[1] one place below, and so on to
 * v[4]; `added` and `added_below` are added to the first two. Each sum is cut into four digits, and
 * what comes together at a place carries into the next once more. So no carry goes farther than four
 * places, and the digits are at most half of the base, and 3. */
FATHOM_FN int2 digits_from(long2* v, int2 added, int2 added_below) {
    FATHOM_UNROLL
    for (int i = 0; i < 5; ++i) v[i] += DIGIT_HALVES;
    int2 here = added - 3 * DIGIT_HALF, below = added_below - 3 * DIGIT_HALF;
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        here += digit_fields(v[i], i);
        below += digit_fields(v[i + 1], i);
    }
    return here - (carry_of(here) << FOURIER_DIGIT_BITS) + carry_of(below);
}

/* The sum of the pairs of all groups of columns, in all items of a group. */
FATHOM_FN ulong2 residue_total(global const ulong2* parts, uint id, local ulong2* scratch) {
    ulong2 own = (ulong2)0;
    for (uint i = id; i < FOURIER_GROUPS; i += FOURIER_ITEMS)
        own = (ulong2)(residue_sum(own.x, parts[i].x), residue_sum(own.y, parts[i].y));
    return residue_group_sum(own, id, scratch);
}
