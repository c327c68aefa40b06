/* The steps and the pixels of generic_extended.h, in lanes or in work-items. */

/* ---- Steps -------------------------------------------------------------------------------- */

FATHOM_POINT_FINDER(generic_find_point, generic_extended_point)

/* Puts one number into a lane; it is not normalised yet. */
FATHOM_FN void word_put(word_lanes* to, int lane, double mantissa, int exponent) {
    to->at.mantissa[lane] = mantissa;
    to->at.exponent[lane] = exponent;
}

/* Puts a point of the reference into a lane. */
FATHOM_FN void point_put(const generic_job* job, fathom_uint32 m, int lane, word_lanes* rows) {
    FATHOM_GLOBAL const generic_point* const point = &job->points[m];
    FATHOM_GLOBAL const generic_extended_point* extended = 0;
    int is_small = 0;
    for (int i = 0; i < 2; ++i)
        is_small |= double_abs(point->z[i]) < DELTA_EXTENDED_POINT ||
                    double_abs(point->known[i]) < DELTA_EXTENDED_POINT;
    if (is_small)
        extended = generic_find_point(job->extended_points, job->bounds.extended_point_count, m);
    for (int i = 0; i < 2; ++i) {
        if (extended) {
            word_put(&rows[i], lane, extended->z[i].mantissa, extended->z[i].exponent);
            word_put(&rows[2 + i], lane, extended->known[i].mantissa, extended->known[i].exponent);
        } else {
            word_put(&rows[i], lane, point->z[i], 0);
            word_put(&rows[2 + i], lane, point->known[i], 0);
        }
    }
}
FATHOM_FN void points_loaded(const word_lanes* rows, step_rows* points) {
    for (int i = 0; i < 4; ++i) points->at[i] = word_normal(rows[i].of);
}

/* Puts a linear step into a lane. */
FATHOM_FN void linear_put(FATHOM_GLOBAL const linear_extended_step* step, int lane,
                          word_lanes* rows) {
    for (int i = 0; i < 4; ++i) {
        word_put(&rows[i], lane, step->a[i], step->a_exponent);
        word_put(&rows[4 + i], lane, step->b[i], step->b_exponent);
    }
}

typedef follow_step follow_found;
FATHOM_FN follow_step follow_load(const follow_found* found) { return *found; }

/* The steps that all lanes take next. `lows` is null if they may pass over any point. */
FATHOM_FN void follow_find_above(const generic_job* job, const followed* now,
                                 const follow_lows* lows, follow_found* found) {
    word_lanes size, from[4], to[4], linear[8];
    lane_ints m, length, code, start;
    lane_reals factor;
    size.of = slope_norm(now->z);
    m.of = now->m;
    code.of = start.of = ints_splat(0);
    factor.of = plain_splat(0);
    for (int i = 0; i < 8; ++i) linear[i].of = word_splat(0);
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane], offset = job->offsets[at];
        const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
        const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
        const double key = (double)size.at.exponent[lane] + 2 * size.at.mantissa[lane];
        fathom_uint32 good = 0;
        while (good < levels && key < job->extended_radii[first + good]) ++good;
        if (lows) good = follow_above(lows, lane, first, good);
        fathom_uint32 count = good ? job->bounds.first_length << good : 1;
        if (good) linear_put(&job->extended_steps[first + good - 1], lane, linear);
        point_put(job, at, lane, from);
        point_put(job, run_ends_at(&job->bounds, at) ? at : at + count, lane, to);
        if ((FORMULA_ENDS & FATHOM_AT_REST) && at == 0 &&
            size.at.exponent[lane] > STEP_FAR_EXPONENT)
            count = factor_of(job, (int)size.at.exponent[lane], &factor.at[lane]);
        length.at[lane] = count;
        if (!STEP_HAS_PHASES) continue;
        code.at[lane] = phase_code(&job->bounds, at);
        start.at[lane] = phase_start(&job->bounds, at + count);
    }
    points_loaded(from, &found->from);
    points_loaded(to, &found->to);
    for (int i = 0; i < 8; ++i) found->linear.at[i] = linear[i].of;
    found->beside = beside_none();
    found->length = length.of;
    found->code = code.of;
    found->start = start.of;
    found->factor.by = factor.of;
}

#ifndef __OPENCL_VERSION__
/* Same as in plain_least.h. */
FATHOM_FN delta delta_of_least(const follow_least* leasts, const fathom_uint32* pixel,
                               fathom_uint32 live, follow_lows* lows) {
    word_lanes size;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const follow_least* const least = &leasts[live >> lane & 1u ? pixel[lane] : 0];
        lows->least[lane] = least->low;
        word_put(&size, lane, least->mantissa, least->exponent);
    }
    const delta r = {word_normal(size.of), word_of_int(0)};
    return r;
}

/* The values of pixels that have just taken a step, and go on. */
FATHOM_FN delta followed_value(const generic_job* job, const follow_step* step,
                               const followed* now) {
    (void)step;
    lane_ints m;
    m.of = now->m;
    word_lanes rows[4];
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        point_put(job, (fathom_uint32)m.at[lane], lane, rows);
    step_rows points;
    points_loaded(rows, &points);
    return step_value(&points, now->z);
}
#endif

/* ---- Pixels ------------------------------------------------------------------------------- */

typedef generic_job follow_job;
typedef generic_pixel follow_pixel;
enum { FOLLOW_GOING_ON = DELTA_EXTENDED, FOLLOW_MOVED = FATHOM_RUNNING };

/* Words take a row for their mantissas and one for their exponents. */
typedef union followed_rows {
    followed of;
    lane_word real[27][FATHOM_LANES]; /* z, derivative, c; previous from row 23 on */
    lane_int integer[27][FATHOM_LANES];
} followed_rows;

/* Stores two words with one exponent, or in doubles. */
FATHOM_FN void pair_store(const followed_rows* rows, int row, int lane, int is_plain,
                          FATHOM_GLOBAL double* to, FATHOM_GLOBAL int* exponent) {
    const lane_int re = rows->integer[row + 1][lane], im = rows->integer[row + 3][lane];
    const lane_int shared = is_plain ? 0 : re < im ? im : re;
    to[0] = rows->real[row][lane] * double_power_of_two((int)(re - shared));
    to[1] = rows->real[row + 2][lane] * double_power_of_two((int)(im - shared));
    if (exponent) *exponent = (int)shared;
}

/* A pixel that has escaped or converged, or for which plain doubles are enough, is stored in
 * doubles; the others are stored with their exponents. */
FATHOM_FN void followed_store(const followed_rows* rows, int lane,
                              FATHOM_GLOBAL generic_pixel* pixel) {
    const int is_plain = pixel->status != DELTA_EXTENDED && pixel->status != DELTA_AT_LIMIT;
    pair_store(rows, 0, lane, is_plain, pixel->z, &pixel->z_exponent);
    for (int i = 0; i < 2; ++i)
        pair_store(rows, 4 + 4 * i, lane, is_plain, pixel->derivative + 2 * i,
                   &pixel->derivative_exponent[i]);
    pair_store(rows, 12, lane, 1, pixel->c, 0);
    pair_store(rows, 23, lane, 1, pixel->previous, 0);
    pixel->count = (fathom_uint64)rows->integer[16][lane];
    pixel->m = (fathom_uint32)rows->integer[17][lane];
}

FATHOM_FN void pair_load(FATHOM_GLOBAL const double* from, int exponent, int row, int lane,
                         followed_rows* rows) {
    for (int i = 0; i < 2; ++i) {
        rows->real[row + 2 * i][lane] = from[i];
        rows->integer[row + 2 * i + 1][lane] = exponent;
    }
}

FATHOM_FN void followed_load(const generic_job* job, FATHOM_GLOBAL const generic_pixel* pixel,
                             int lane, followed_rows* rows) {
    (void)job;
    pair_load(pixel->z, pixel->z_exponent, 0, lane, rows);
    for (int i = 0; i < 2; ++i)
        pair_load(pixel->derivative + 2 * i, pixel->derivative_exponent[i], 4 + 4 * i, lane, rows);
    pair_load(pixel->c, 0, 12, lane, rows);
    pair_load(pixel->previous, 0, 23, lane, rows);
    rows->integer[16][lane] = (lane_int)pixel->count;
    rows->integer[17][lane] = (lane_int)pixel->m;
    rows->of.step = 0;
    rows->of.renew = 8;
}

FATHOM_FN void followed_loaded(followed* now) {
    now->z = now->kept = slope_normal(now->z);
    now->kept_m = now->m;
    now->derivative.by_re = slope_normal(now->derivative.by_re);
    now->derivative.by_im = slope_normal(now->derivative.by_im);
    now->c = slope_normal(now->c);
    now->previous = slope_normal(now->previous);
}
