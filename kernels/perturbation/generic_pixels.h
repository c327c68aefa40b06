/* How the lanes of generic.h load and store pixels: see lanes.h and items.h. */

typedef generic_job follow_job;
typedef generic_pixel follow_pixel;
enum { FOLLOW_GOING_ON = FATHOM_RUNNING, FOLLOW_MOVED = DELTA_EXTENDED };

typedef union followed_rows {
    followed of;
    lane_word real[15][FATHOM_LANES]; /* z, derivative, c; kept from row 10 on, then previous */
    lane_int integer[15][FATHOM_LANES];
} followed_rows;

FATHOM_FN void followed_store(const followed_rows* rows, int lane,
                              FATHOM_GLOBAL generic_pixel* pixel) {
    for (int i = 0; i < 2; ++i) {
        pixel->z[i] = rows->real[i][lane];
        pixel->c[i] = rows->real[6 + i][lane];
        pixel->previous[i] = rows->real[13 + i][lane];
    }
    for (int i = 0; i < 4; ++i)
        pixel->derivative[i] = rows->real[2 + i][lane];
    pixel->count = (fathom_uint64)rows->integer[8][lane];
    pixel->m = (fathom_uint32)rows->integer[9][lane];
    pixel->z_exponent = pixel->derivative_exponent[0] = pixel->derivative_exponent[1] = 0;
}

FATHOM_FN void followed_load(const generic_job* job, FATHOM_GLOBAL const generic_pixel* pixel,
                             int lane, followed_rows* rows) {
    (void)job;
    for (int i = 0; i < 2; ++i) {
        rows->real[i][lane] = rows->real[10 + i][lane] = pixel->z[i];
        rows->real[6 + i][lane] = pixel->c[i];
        rows->real[13 + i][lane] = pixel->previous[i];
    }
    for (int i = 0; i < 4; ++i)
        rows->real[2 + i][lane] = pixel->derivative[i];
    rows->integer[8][lane] = (lane_int)pixel->count;
    rows->integer[9][lane] = rows->integer[12][lane] = (lane_int)pixel->m;
    rows->of.step = 0;
    rows->of.renew = 8;
}

FATHOM_FN void followed_loaded(followed* now) { (void)now; }
