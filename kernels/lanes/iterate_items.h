/* What lanes/iterate.h does, one pixel after the other: for devices whose work-items are lanes. */

enum {
    CPLX_ROWS = sizeof(cplx) / sizeof(word),
    FIRST_SLOPE_ROW = CPLX_ROWS,
    FIRST_C_ROW = FIRST_SLOPE_ROW + 2,
    FIRST_AHEAD_ROW = FIRST_C_ROW + CPLX_ROWS,
    FIRST_KEPT_ROW = FIRST_AHEAD_ROW + CPLX_ROWS,
    LANES_GROUP = 1,
    UNROLLED_STEPS = 8
};

FATHOM_FN cplx rows_cplx(const lane_rows* rows, int row, fathom_uint32 pixel) {
    cplx z;
    FATHOM_UNROLL
    for (int i = 0; i < CPLX_ROWS; ++i)
        ((word*)&z)[i] = rows->words[(fathom_uint32)(row + i) * rows->stride + pixel];
    return z;
}

FATHOM_FN void rows_set_cplx(const lane_rows* rows, int row, fathom_uint32 pixel, cplx z) {
    FATHOM_UNROLL
    for (int i = 0; i < CPLX_ROWS; ++i)
        rows->words[(fathom_uint32)(row + i) * rows->stride + pixel] = ((word*)&z)[i];
}

FATHOM_FN plane lanes_plane(const lane_rows* rows, fathom_uint32 pixel) {
    plane at;
    at.c = rows_cplx(rows, FIRST_C_ROW, pixel);
    at.seed = rows->seed;
    at.escape_radius2 = rows->escape_radius2;
    return at;
}

FATHOM_FN mask lanes_inside(cplx z, word radius2) {
    return word_less_equal(slope_norm2(slope_of(z)), radius2);
}

/* With its derivative and a look at every step. */
FATHOM_FN void pixel_count(const lane_rows* rows, fathom_uint32 pixel) {
    const plane at = lanes_plane(rows, pixel);
    FATHOM_GLOBAL lane_word* const slopes = rows->words + FIRST_SLOPE_ROW * rows->stride + pixel;
    cplx z = rows_cplx(rows, 0, pixel);
    slope by_re;
    by_re.re = slopes[0];
    by_re.im = slopes[rows->stride];
    tangent derivative = tangent_conformal(by_re);

    fathom_uint32 n = 0;
    mask inside = 1;
    while (inside && n < rows->steps) {
        formula_step(&z, &derivative, &at);
        inside = lanes_inside(z, at.escape_radius2);
        ++n;
    }

    rows_set_cplx(rows, 0, pixel, z);
    slopes[0] = derivative.by_re.re;
    slopes[rows->stride] = derivative.by_re.im;
    rows->counts[pixel] = n | (inside ? LANES_RUNNING : 0u);
}

FATHOM_FN void lanes_first(lane_rows rows) {
    for (fathom_uint32 i = 0; i < rows.pixels; ++i) pixel_count(&rows, i);
}

FATHOM_FN void lanes_counted(lane_rows rows) {
    for (fathom_uint32 i = 0; i < rows.pixels; ++i) pixel_count(&rows, rows.list[i]);
}

/* Without it and with a look after every block. */
FATHOM_FN void pixel_scout(const lane_rows* rows, fathom_uint32 pixel) {
    const plane at = lanes_plane(rows, pixel);
    cplx z = rows_cplx(rows, rows->is_ahead ? (int)FIRST_AHEAD_ROW : 0, pixel);
    cplx kept = rows->is_ahead ? rows_cplx(rows, FIRST_KEPT_ROW, pixel) : z;
    tangent unused = tangent_conformal(slope_from_ints(0, 0));

    fathom_uint32 n = 0, blocks = rows->blocks, status = LANES_RUNNING;
    while (status == LANES_RUNNING && n < rows->steps) {
        fathom_uint32 left = rows->block;
        for (; left >= UNROLLED_STEPS; left -= UNROLLED_STEPS) {
            FATHOM_UNROLL
            for (int i = 0; i < UNROLLED_STEPS; ++i) formula_step(&z, &unused, &at);
        }
        for (; left > 0; --left) formula_step(&z, &unused, &at);
        n += rows->block;
        ++blocks;
        if (cplx_equal(z, kept)) status = LANES_INTERIOR;
        if (!lanes_inside(z, at.escape_radius2)) status = 0;
        if ((blocks & (blocks - 1)) == 0) kept = z;
    }

    if (status == LANES_RUNNING) {
        rows_set_cplx(rows, FIRST_AHEAD_ROW, pixel, z);
        rows_set_cplx(rows, FIRST_KEPT_ROW, pixel, kept);
    }
    rows->counts[pixel] = n | status;
}

FATHOM_FN void lanes_scout(lane_rows rows) {
    for (fathom_uint32 i = 0; i < rows.pixels; ++i) pixel_scout(&rows, rows.list[i]);
}
