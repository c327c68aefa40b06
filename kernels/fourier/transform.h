/* Fourier transforms by work-groups, over complex doubles: re in x, im in y. OpenCL C only.
 *
 * A transform of N = FOURIER_COLUMN * FOURIER_ROW points goes through a matrix with FOURIER_ROW
 * columns: along its columns, times roots of unity, and along its rows (D. Bailey, "FFTs in
 * External or Hierarchical Memory", Journal of Supercomputing 4, 1990). Each work-item holds
 * FOURIER_POINTS points of one sequence in registers: before and after each transform of length M,
 * item t holds the points t + m M / FOURIER_POINTS for m from 0 on. */

#define FOURIER_LENGTH ((uint)FOURIER_COLUMN * FOURIER_ROW)

FATHOM_FN double2 times(double2 a, double2 b) {
    return (double2)(fma(a.x, b.x, -(a.y * b.y)), fma(a.x, b.y, a.y * b.x));
}
FATHOM_FN double2 conjugate(double2 a) { return (double2)(a.x, -a.y); }
FATHOM_FN double2 times_minus_i(double2 a) { return (double2)(a.y, -a.x); }

/* ---- Transforms of a few points, at x[0], x[s], x[2 s], ... */

FATHOM_FN void butterfly_2(double2* x, const int s) {
    const double2 a = x[0], b = x[s];
    x[0] = a + b;
    x[s] = a - b;
}

FATHOM_FN void butterfly_4(double2* x, const int s) {
    const double2 a = x[0] + x[2 * s], b = x[0] - x[2 * s];
    const double2 c = x[s] + x[3 * s], d = times_minus_i(x[s] - x[3 * s]);
    x[0] = a + c;
    x[s] = b + d;
    x[2 * s] = a - c;
    x[3 * s] = b - d;
}

#define FOURIER_ROOT_2 0x1.6a09e667f3bcdp-1 /* cos(pi / 4) */

/* Times exp(-2 pi i / 8) and its third power. */
FATHOM_FN double2 times_eighth(double2 a) {
    return FOURIER_ROOT_2 * (double2)(a.x + a.y, a.y - a.x);
}
FATHOM_FN double2 times_three_eighths(double2 a) {
    return FOURIER_ROOT_2 * (double2)(a.y - a.x, -a.x - a.y);
}

FATHOM_FN void butterfly_8(double2* x, const int s) {
    butterfly_4(x, 2 * s);
    butterfly_4(x + s, 2 * s);
    const double2 odd[4] = {x[s], times_eighth(x[3 * s]), times_minus_i(x[5 * s]),
                            times_three_eighths(x[7 * s])};
    const double2 even[4] = {x[0], x[2 * s], x[4 * s], x[6 * s]};
    FATHOM_UNROLL
    for (int k = 0; k < 4; ++k) {
        x[k * s] = even[k] + odd[k];
        x[(k + 4) * s] = even[k] - odd[k];
    }
}

FATHOM_FN void butterfly_16(double2* x) {
    const double c = 0x1.d906bcf328d46p-1, s = 0x1.87de2a6aea963p-2; /* cos and sin of pi / 8 */
    FATHOM_UNROLL
    for (int r = 0; r < 4; ++r) butterfly_4(x + r, 4);
    /* x[r + 4 k] times exp(-2 pi i r k / 16) */
    x[5] = times(x[5], (double2)(c, -s));
    x[6] = times_eighth(x[6]);
    x[7] = times(x[7], (double2)(s, -c));
    x[9] = times_eighth(x[9]);
    x[10] = times_minus_i(x[10]);
    x[11] = times_three_eighths(x[11]);
    x[13] = times(x[13], (double2)(s, -c));
    x[14] = times_three_eighths(x[14]);
    x[15] = times(x[15], (double2)(-c, s));
    FATHOM_UNROLL
    for (int k = 0; k < 4; ++k) butterfly_4(x + 4 * k, 1);
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i)
        FATHOM_UNROLL
        for (int j = i + 1; j < 4; ++j) {
            const double2 kept = x[4 * i + j];
            x[4 * i + j] = x[4 * j + i];
            x[4 * j + i] = kept;
        }
}

/* x[m] times base step^m. Few powers are alive at a time, since registers are scarce. */
FATHOM_FN void twist(double2* x, double2 base, const double2 step) {
    const double2 second = times(step, step), third = times(second, step),
                  fourth = times(second, second);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; m += 4) {
        x[m] = times(x[m], base);
        x[m + 1] = times(x[m + 1], times(base, step));
        x[m + 2] = times(x[m + 2], times(base, second));
        x[m + 3] = times(x[m + 3], times(base, third));
        base = times(base, fourth);
    }
}

/* ---- Transforms of one sequence in a work-group */

/* Local memory of a group, for each of its points. The gaps spread strides of powers of two over
 * the memory's banks. */
#ifndef FOURIER_GAP
#define FOURIER_GAP 1
#endif
#define FOURIER_PLACE(i) ((i) + ((i) >> 4) * FOURIER_GAP)

/* FOURIER_SCRATCH doubles of local memory hold the points of a group. FOURIER_EXCHANGE exchanges
 * the points of the group's active items: point m of this item becomes point `to`, an expression of
 * m, of its sequence. Other items write to a place behind all points, which no one reads: branches
 * between so many barriers are too much for some compilers. */
#define FOURIER_ACTIVE_PLACE(i) FOURIER_PLACE(is_active ? (i)*sets + set : length * sets)

#if FOURIER_BOTH_PARTS_FIT
#define FOURIER_SCRATCH (2 * FOURIER_PLACE(FOURIER_ITEMS * FOURIER_POINTS) + 2)
#define FOURIER_EXCHANGE(to)                                                    \
    do {                                                                        \
        local double* const other = scratch + FOURIER_PLACE(length * sets) + 1; \
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
            x[m] = (double2)(scratch[place], other[place]);                     \
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
    global const double2 *table, *coarse, *fine;
    uint base, step; /* whole_root() of these, for the item's points */
    double2 kept_stages[FOURIER_LATER_STAGES], kept_base, kept_step;
} Twiddles;

/* Transforms sequence `set` of the group's `sets`, of which this is item t. (T. Stockham's stages,
 * "High-speed convolution and correlation", 1966: they leave the points in order.) The first stage
 * has `first` points, so that only stages of FOURIER_POINTS follow. Items that are not active only
 * keep step with the others. */
FATHOM_FN void transform(double2* x, const uint t, const uint length, const uint first,
                         const uint set, const uint sets, const Twiddles* twiddles,
                         const int is_active, local double* scratch) {
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
        const double2 root = FOURIER_KEEPS_TWIDDLES ? twiddles->kept_stages[stage++]
                                                    : twiddles->table[at * (items / done)];
        twist(x, (double2)(1, 0), root);
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
FATHOM_FN void transform_back(double2* x, const uint t, const uint length, const uint first,
                              const uint set, const uint sets, const Twiddles* twiddles,
                              const int is_active, local double* scratch) {
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = x[m].yx;
    transform(x, t, length, first, set, sets, twiddles, is_active, scratch);
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) x[m] = x[m].yx;
}

/* ---- Roots of unity of the whole transform */

/* exp(-2 pi i k / 4 N), from a table of each 2^FOURIER_FINE_BITS-th and one of the first. */
FATHOM_FN double2 root_of(uint k, global const double2* coarse, global const double2* fine) {
    return times(coarse[k >> FOURIER_FINE_BITS], fine[k & ((1u << FOURIER_FINE_BITS) - 1)]);
}

/* exp(-2 pi i k / N) for k below N. */
FATHOM_FN double2 whole_root(uint k, global const double2* coarse, global const double2* fine) {
    return root_of(4 * k, coarse, fine);
}

/* ---- Twiddles */

/* Those of item t of sequences of `length` points, for whole_root(base) and whole_root(step). */
FATHOM_FN Twiddles twiddles_of(const uint t, const uint length, const uint first, uint base,
                               uint step, global const double2* table,
                               global const double2* coarse, global const double2* fine) {
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
FATHOM_FN double2 base_of(const Twiddles* of) {
    return FOURIER_KEEPS_TWIDDLES ? of->kept_base : whole_root(of->base, of->coarse, of->fine);
}
FATHOM_FN double2 step_of(const Twiddles* of) {
    return FOURIER_KEEPS_TWIDDLES ? of->kept_step : whole_root(of->step, of->coarse, of->fine);
}
