/* Pixels and steps of generic.h in the lanes of a vector. C++ only. */

typedef formula_job follow_job;
typedef formula_pixel follow_pixel;
enum { FOLLOW_GOING_ON = FATHOM_RUNNING, FOLLOW_MOVED = DELTA_WIDE };

typedef union followed_rows {
    followed of;
    lane_word real[13][FATHOM_LANES]; /* z, derivative, c; kept from row 10 on */
    lane_int integer[13][FATHOM_LANES];
} followed_rows;

FATHOM_FN void followed_store(const followed_rows* rows, int lane, formula_pixel* pixel) {
    for (int i = 0; i < 2; ++i) {
        pixel->z[i] = rows->real[i][lane];
        pixel->c[i] = rows->real[6 + i][lane];
    }
    for (int i = 0; i < 4; ++i)
        pixel->derivative[i] = rows->real[2 + i][lane];
    pixel->count = (fathom_uint64)rows->integer[8][lane];
    pixel->m = (fathom_uint32)rows->integer[9][lane];
    pixel->z_exponent = pixel->derivative_exponent[0] = pixel->derivative_exponent[1] = 0;
}

FATHOM_FN void followed_load(const formula_job* job, const formula_pixel* pixel, int lane,
                             followed_rows* rows) {
    (void)job;
    for (int i = 0; i < 2; ++i) {
        rows->real[i][lane] = rows->real[10 + i][lane] = pixel->z[i];
        rows->real[6 + i][lane] = pixel->c[i];
    }
    for (int i = 0; i < 4; ++i)
        rows->real[2 + i][lane] = pixel->derivative[i];
    rows->integer[8][lane] = (lane_int)pixel->count;
    rows->integer[9][lane] = rows->integer[12][lane] = (lane_int)pixel->m;
    rows->of.step = 0;
    rows->of.renew = 8;
}

FATHOM_FN void followed_loaded(followed* now) { (void)now; }

typedef follow_step follow_found;

/* The steps that all lanes take next. */
FATHOM_FN void follow_find(const formula_job* job, const followed* now, follow_found* found) {
    lane_ints key, m, length;
    key.of = word_upper_bits(slope_norm(now->z));
    m.of = now->m;
    __asm__("" : "+m"(key), "+m"(m));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane], offset = job->offsets[at];
        const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
        const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
        const fathom_uint32 good = keys_above(job->keys + first, levels, (int)key.at[lane]);
        const fathom_uint32 count = good ? job->bounds.first_length << good : 1;
        const formula_point* const from = job->points + at;
        length.at[lane] = count;
        found->from[lane] = from->z;
        /* There is no step from the end of an orbit. */
        const int is_end = at == job->bounds.ends[0] || at == job->bounds.ends[1];
        found->to[lane] = is_end ? from->z : from[count].z;
        found->linear[lane] = good ? job->steps[first + good - 1].a : job->points->z;
    }
    found->length = length.of;
}

FATHOM_FN follow_step follow_load(const follow_found* found) { return *found; }
