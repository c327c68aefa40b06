/* What the steps of generic.h read of a reference with an extended exponent. Pixels need this at
 * great depths, for the first steps after rebasing, while z is tiny. The same source serves lanes
 * and work-items. */

/* ---- The reference ------------------------------------------------------------------------ */

/* The points (z, known) of the reference, or the matrices (a, b) of linear steps. The numbers of a
 * point have exponents of their own; those of a matrix share one. */
typedef struct step_rows {
    word at[8];
} step_rows;

FATHOM_FN void step_point(const step_rows* rows, word* point) {
    for (int i = 0; i < 4; ++i) point[i] = rows->at[i];
}

/* 2^exponent times a real matrix, row by row. */
typedef struct step_matrix {
    plain at[4];
    ints exponent;
} step_matrix;

FATHOM_FN step_matrix step_matrix_of(const step_rows* rows, int place) {
    step_matrix r;
    for (int i = 0; i < 4; ++i) r.at[i] = rows->at[place + i].mantissa;
    r.exponent = rows->at[place].exponent;
    return r;
}

/* matrix z + start. The parts of z get the same exponent first. */
FATHOM_FN slope slope_moved(const step_matrix* matrix, slope z, slope start) {
    const ints exponent = ints_max(z.re.exponent, z.im.exponent);
    const plain re = plain_mul(z.re.mantissa, plain_power_of_two(z.re.exponent - exponent));
    const plain im = plain_mul(z.im.mantissa, plain_power_of_two(z.im.exponent - exponent));
    const plain* const at = matrix->at;
    const word moved_re = {plain_fma(at[0], re, plain_mul(at[1], im)), exponent + matrix->exponent};
    const word moved_im = {plain_fma(at[2], re, plain_mul(at[3], im)), exponent + matrix->exponent};
    const slope r = {word_add(moved_re, start.re), word_add(moved_im, start.im)};
    return r;
}

/* By its real (0) or imaginary (1) part. */
FATHOM_FN slope step_column(const step_matrix* matrix, int part) {
    const word re = {matrix->at[part], matrix->exponent};
    const word im = {matrix->at[2 + part], matrix->exponent};
    const slope r = {re, im};
    return r;
}

FATHOM_FN word step_pixel(const generic_bounds* bounds) {
    const extended_number pixel = bounds->extended_pixel;
    const word r = {plain_splat(pixel.mantissa), ints_splat(pixel.exponent)};
    return r;
}

/* ---- Deltas ------------------------------------------------------------------------------- */

typedef slope delta;

FATHOM_FN delta delta_select(mask m, delta a, delta b) { return slope_select(m, a, b); }
FATHOM_FN delta delta_normal(delta a) { return a; }
/* Same as in plain.h: */
FATHOM_FN mask delta_is_less(delta a, delta b) { return word_less(slope_norm(a), slope_norm(b)); }

/* In plain words, as the radius may be infinite. Parts above 2^500 count as 2^500. */
FATHOM_FN mask delta_has_escaped(delta value, lane_word radius2) {
    const ints most = ints_splat(500), re = value.re.exponent, im = value.im.exponent;
    const plain x = plain_mul(value.re.mantissa,
                              plain_power_of_two(ints_select(ints_above(re, most), most, re)));
    const plain y = plain_mul(value.im.mantissa,
                              plain_power_of_two(ints_select(ints_above(im, most), most, im)));
    return mask_not(plain_less_equal(plain_fma(x, x, plain_mul(y, y)), plain_splat(radius2)));
}
FATHOM_FN mask delta_is_plain(delta a) {
    const ints exponent = slope_norm(a).exponent;
    return mask_and(ints_above(exponent, ints_splat(DELTA_NARROWEST_EXPONENT - 1)),
                    ints_above(ints_splat(DELTA_WIDEST_EXPONENT), exponent));
}
FATHOM_FN mask step_is_lost(const generic_bounds* bounds, slope z) {
    (void)bounds, (void)z;
    return mask_all(0);
}

FATHOM_FN slope slope_normal(slope a) {
    a.re = word_normal(a.re);
    a.im = word_normal(a.im);
    return a;
}

/* ---- Steps by a factor -------------------------------------------------------------------- */

/* Above this exponent, all but the multiple of z is below the last bit of a step of orbits that end
 * at rest. */
enum { STEP_FAR_EXPONENT = 64 };

/* What steps from index 0 to index 0 multiply z by, far from 0; in other lanes 0. */
typedef struct step_factor {
    plain by;
} step_factor;

FATHOM_FN mask factor_lanes(const step_factor* factor) {
    return plain_less(plain_splat(0), factor->by);
}
FATHOM_FN slope slope_by_factor(const step_factor* factor, slope a) {
    a.re = word_of(plain_mul(a.re.mantissa, factor->by), a.re.exponent);
    a.im = word_of(plain_mul(a.im.mantissa, factor->by), a.im.exponent);
    return a;
}

/* Returns the number of steps that lead a z with this exponent, and sets their factor. Each step at
 * most halves z. */
FATHOM_FN fathom_uint32 factor_of(const generic_job* job, int exponent, lane_word* factor) {
    const int most = exponent - STEP_FAR_EXPONENT, length = most < 256 ? most : 256;
    *factor = 1;
    for (int bit = 256; bit; bit >>= 1) {
        *factor *= *factor;
        if (length & bit) *factor *= job->bounds.far_factor;
    }
    return (fathom_uint32)length;
}
