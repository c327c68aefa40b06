/* What the steps of generic.h read of a reference in plain words. */

/* Rows of words: the points (z, known) of the reference, or the matrices (a, b) of linear steps. */
typedef struct step_rows {
    FATHOM_GLOBAL const lane_word* at[FATHOM_LANES];
} step_rows;

FATHOM_FN void step_point(const step_rows* rows, word* point) {
    words_of_lanes(rows->at, 0, point);
}

/* A real matrix, row by row. */
typedef struct step_matrix {
    word at[4];
} step_matrix;

FATHOM_FN step_matrix step_matrix_of(const step_rows* rows, int place) {
    step_matrix r;
    words_of_lanes(rows->at, place, r.at);
    return r;
}

/* matrix z + start */
FATHOM_FN slope slope_moved(const step_matrix* matrix, slope z, slope start) {
    const word* const at = matrix->at;
    slope r;
    r.re = word_fma(at[0], z.re, word_fma(at[1], z.im, start.re));
    r.im = word_fma(at[2], z.re, word_fma(at[3], z.im, start.im));
    return r;
}

/* By its real (0) or imaginary (1) part. */
FATHOM_FN slope step_column(const step_matrix* matrix, int part) {
    const slope r = {matrix->at[part], matrix->at[2 + part]};
    return r;
}

FATHOM_FN word step_pixel(const generic_bounds* bounds) { return word_splat(bounds->pixel); }

/* The lanes whose z needs an extended exponent. */
FATHOM_FN mask step_is_lost(const generic_bounds* bounds, slope z) {
    const mask is_lost = delta_is_lost(z, (int)bounds->is_extended);
    if (!(FORMULA_ENDS & FATHOM_AT_REST) || !bounds->is_extended) return is_lost;
    const mask is_in_range = word_less(slope_norm(z), word_splat(DELTA_WIDEST));
    return mask_or(is_lost, mask_not(is_in_range));
}

/* Steps by a factor need an extended exponent. */
typedef struct step_factor {
    int none;
} step_factor;
FATHOM_FN mask factor_lanes(const step_factor* factor) {
    (void)factor;
    return mask_all(0);
}
FATHOM_FN slope slope_by_factor(const step_factor* factor, slope a) {
    (void)factor;
    return a;
}
