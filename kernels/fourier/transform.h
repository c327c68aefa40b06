/* Fourier transforms by work-groups, over complex doubles or integers. OpenCL C only.
 *
 * A transform of N = FOURIER_COLUMN * FOURIER_ROW points goes through a matrix with FOURIER_ROW
 * columns: along its columns, times roots of unity, and along its rows (D. Bailey, "FFTs in
 * External or Hierarchical Memory", Journal of Supercomputing 4, 1990). Each work-item holds
 * FOURIER_POINTS points of one sequence in registers: before and after each transform of length M,
 * item t holds the points t + m M / FOURIER_POINTS for m from 0 on. */

#define FOURIER_LENGTH ((uint)FOURIER_COLUMN * FOURIER_ROW)

#include FATHOM_FOURIER_NUMBERS

/* ---- Transforms of a few points, at x[0], x[s], x[2 s], ... */

FATHOM_FN void butterfly_2(Point* x, const int s) {
    const Point a = x[0], b = x[s];
    x[0] = point_sum(a, b);
    x[s] = point_difference(a, b);
}

FATHOM_FN void butterfly_4(Point* x, const int s) {
    const Point a = point_sum(x[0], x[2 * s]), b = point_difference(x[0], x[2 * s]);
    const Point c = point_sum(x[s], x[3 * s]), d = difference_times_minus_i(x[s], x[3 * s]);
    x[0] = point_sum(a, c);
    x[s] = point_sum(b, d);
    x[2 * s] = point_difference(a, c);
    x[3 * s] = point_difference(b, d);
}

FATHOM_FN void butterfly_8(Point* x, const int s) {
    butterfly_4(x, 2 * s);
    butterfly_4(x + s, 2 * s);
    const Point odd[4] = {x[s], times_eighth(x[3 * s]), times_minus_i(x[5 * s]),
                          times_three_eighths(x[7 * s])};
    const Point even[4] = {x[0], x[2 * s], x[4 * s], x[6 * s]};
    FATHOM_UNROLL
    for (int k = 0; k < 4; ++k) {
        x[k * s] = point_sum(even[k], odd[k]);
        x[(k + 4) * s] = point_difference(even[k], odd[k]);
    }
}

FATHOM_FN void butterfly_16(Point* x) {
    FATHOM_UNROLL
    for (int r = 0; r < 4; ++r) butterfly_4(x + r, 4);
    /* x[r + 4 k] times exp(-2 pi i r k / 16) */
    x[5] = times_sixteenth(x[5]);
    x[6] = times_eighth(x[6]);
    x[7] = times_three_sixteenths(x[7]);
    x[9] = times_eighth(x[9]);
    x[10] = times_minus_i(x[10]);
    x[11] = times_three_eighths(x[11]);
    x[13] = times_three_sixteenths(x[13]);
    x[14] = times_three_eighths(x[14]);
    x[15] = negative(times_sixteenth(x[15]));
    FATHOM_UNROLL
    for (int k = 0; k < 4; ++k) butterfly_4(x + 4 * k, 1);
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i)
        FATHOM_UNROLL
        for (int j = i + 1; j < 4; ++j) {
            const Point kept = x[4 * i + j];
            x[4 * i + j] = x[4 * j + i];
            x[4 * j + i] = kept;
        }
}

/* x[m] times base step^m; `is_one`: whether the base is 1. Few powers are alive at a time, since
 * registers are scarce. */
FATHOM_FN void twist_from(Point* x, Point base, const Point step, const int is_one) {
    const Point second = times(step, step), third = times(second, step),
                fourth = times(second, second);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; m += 4) {
        const int is_plain = m == 0 && is_one;
        if (!is_plain) x[m] = times(x[m], base);
        x[m + 1] = times(x[m + 1], is_plain ? step : times(base, step));
        x[m + 2] = times(x[m + 2], is_plain ? second : times(base, second));
        x[m + 3] = times(x[m + 3], is_plain ? third : times(base, third));
        base = is_plain ? fourth : times(base, fourth);
    }
}
FATHOM_FN void twist(Point* x, const Point base, const Point step) {
    twist_from(x, base, step, 0);
}
/* x[m] times step^m. */
FATHOM_FN void twist_by_powers(Point* x, const Point step) { twist_from(x, step, step, 1); }

/* ---- Transforms of one sequence in a work-group */

/* Local memory of a group, for each of its points. The gaps spread strides of powers of two over
 * the memory's banks. */
#ifndef FOURIER_GAP
#define FOURIER_GAP 1
#endif
#define FOURIER_PLACE(i) ((i) + ((i) >> 4) * FOURIER_GAP)

/* FOURIER_SCRATCH parts in local memory hold the points of a group. FOURIER_EXCHANGE exchanges
 * the points of the group's active items: point m of this item becomes point `to`, an expression of
 * m, of its sequence. Other items write to a place behind all points, which no one reads: branches
 * between so many barriers are too much for some compilers. */
#define FOURIER_ACTIVE_PLACE(i) FOURIER_PLACE(is_active ? (i)*sets + set : length * sets)

#if FOURIER_BOTH_PARTS_FIT
#define FOURIER_SCRATCH (2 * FOURIER_PLACE(FOURIER_ITEMS * FOURIER_POINTS) + 2)
#define FOURIER_EXCHANGE(to)                                                    \
    do {                                                                        \
        local Part* const other = scratch + FOURIER_PLACE(length * sets) + 1;   \
        barrier(CLK_LOCAL_MEM_FENCE);                                           \
        FATHOM_UNROLL                                                           \
        for (uint m = 0; m < FOURIER_POINTS; ++m) {                             \
            const uint place = FOURIER_ACTIVE_PLACE(to);                        \
            scratch[place] = x[m].x;                                            \
            other[place] = x[m].y;                                              \
        }                                                                       \
        barrier(CLK_LOCAL_MEM_FENCE);                                           \
        FATHOM_UNROLL                                                           \
        for (uint m = 0; m < FOURIER_POINTS; ++m) {                             \
            const uint place = FOURIER_ACTIVE_PLACE(t + m * items);             \
            x[m] = (Point)(scratch[place], other[place]);                       \
        }                                                                       \
    } while (0)
#else /* one after the other */
#define FOURIER_SCRATCH (FOURIER_PLACE(FOURIER_ITEMS * FOURIER_POINTS) + 1)
#define FOURIER_EXCHANGE(to)                                           \
    do {                                                               \
        barrier(CLK_LOCAL_MEM_FENCE);                                  \
        FATHOM_UNROLL                                                  \
        for (uint m = 0; m < FOURIER_POINTS; ++m)                      \
            scratch[FOURIER_ACTIVE_PLACE(to)] = x[m].x;                \
        barrier(CLK_LOCAL_MEM_FENCE);                                  \
        FATHOM_UNROLL                                                  \
        for (uint m = 0; m < FOURIER_POINTS; ++m)                      \
            x[m].x = scratch[FOURIER_ACTIVE_PLACE(t + m * items)];     \
        barrier(CLK_LOCAL_MEM_FENCE);                                  \
        FATHOM_UNROLL                                                  \
        for (uint m = 0; m < FOURIER_POINTS; ++m)                      \
            scratch[FOURIER_ACTIVE_PLACE(to)] = x[m].y;                \
        barrier(CLK_LOCAL_MEM_FENCE);                                  \
        FATHOM_UNROLL                                                  \
        for (uint m = 0; m < FOURIER_POINTS; ++m)                      \
            x[m].y = scratch[FOURIER_ACTIVE_PLACE(t + m * items)];     \
    } while (0)
#endif

/* What an item multiplies its points by in a transform of one length, and between columns and rows:
 * found once if FOURIER_KEEPS_TWIDDLES, else where they are used, since they take registers. */
#define FOURIER_LATER_STAGES 3 /* at most, behind the first */
typedef struct {
    global const Point *table, *coarse, *fine;
    uint base, step; /* whole_root() of these, for the item's points */
    Point kept_stages[FOURIER_LATER_STAGES], kept_base, kept_step;
} Twiddles;

/* Transforms sequence `set` of the group's `sets`, of which this is item t. (T. Stockham's stages,
 * "High-speed convolution and correlation", 1966: they leave the points in order.) The first stage
 * has `first` points, so that only stages of FOURIER_POINTS follow. Items that are not active only
 * keep step with the others. */
FATHOM_FN void transform(Point* x, const uint t, const uint length, const uint first,
                         const uint set, const uint sets, const Twiddles* twiddles,
                         const int is_active, local Part* scratch) {
    const uint items = length / FOURIER_POINTS, others = FOURIER_POINTS / first;
    FATHOM_UNROLL
    for (uint q = 0; q < others; ++q) {
        if (first == 2) butterfly_2(x + q, (int)others);
        if (first == 4) butterfly_4(x + q, (int)others);
        if (first == 8) butterfly_8(x + q, (int)others);
        if (first == 16) butterfly_16(x);
    }
    FOURIER_EXCHANGE((t + m % others * items) * first + m / others);
    uint stage = 0;
    FATHOM_UNROLL
    for (uint done = first; done < length; done *= FOURIER_POINTS) {
        const uint at = t & (done - 1);
        const Point root = FOURIER_KEEPS_TWIDDLES ? twiddles->kept_stages[stage++]
                                                    : twiddles->table[at * (items / done)];
        twist_by_powers(x, root);
#if FOURIER_POINTS == 16
        butterfly_16(x);
#else
        butterfly_8(x, 1);
#endif
        if (done * FOURIER_POINTS < length)
            FOURIER_EXCHANGE((t - at) * FOURIER_POINTS + at + m * done);
    }
}

/* The inverse transform, times its length. */
FATHOM_FN void transform_back(Point* x, const uint t, const uint length, const uint first,
                              const uint set, const uint sets, const Twiddles* twiddles,
                              const int is_active, local Part* scratch) {
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = x[m].yx;
    transform(x, t, length, first, set, sets, twiddles, is_active, scratch);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = x[m].yx;
}

/* ---- Roots of unity of the whole transform */

/* exp(-2 pi i k / 4 N), from a table of each 2^FOURIER_FINE_BITS-th and one of the first. */
FATHOM_FN Point root_of(uint k, global const Point* coarse, global const Point* fine) {
    return times(coarse[k >> FOURIER_FINE_BITS], fine[k & ((1u << FOURIER_FINE_BITS) - 1)]);
}

/* exp(-2 pi i k / N) for k below N. */
FATHOM_FN Point whole_root(uint k, global const Point* coarse, global const Point* fine) {
    return root_of(4 * k, coarse, fine);
}

/* ---- Twiddles */

/* Those of item t of sequences of `length` points, for whole_root(base) and whole_root(step). */
FATHOM_FN Twiddles twiddles_of(const uint t, const uint length, const uint first, uint base,
                               uint step, global const Point* table,
                               global const Point* coarse, global const Point* fine) {
    Twiddles found = {table, coarse, fine, base, step};
    if (!FOURIER_KEEPS_TWIDDLES) return found;
    const uint items = length / FOURIER_POINTS;
    uint stage = 0;
    FATHOM_UNROLL
    for (uint done = first; done < length; done *= FOURIER_POINTS)
        found.kept_stages[stage++] = table[(t & (done - 1)) * (items / done)];
    found.kept_base = whole_root(base, coarse, fine);
    found.kept_step = whole_root(step, coarse, fine);
    return found;
}
FATHOM_FN Point base_of(const Twiddles* of) {
    return FOURIER_KEEPS_TWIDDLES ? of->kept_base : whole_root(of->base, of->coarse, of->fine);
}
FATHOM_FN Point step_of(const Twiddles* of) {
    return FOURIER_KEEPS_TWIDDLES ? of->kept_step : whole_root(of->step, of->coarse, of->fine);
}
