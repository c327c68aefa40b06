/* How the lanes of series.h load and store pixels: see lanes.h and items.h. */

typedef delta_job follow_job;
typedef delta_pixel follow_pixel;
enum { FOLLOW_GOING_ON = FATHOM_RUNNING, FOLLOW_MOVED = DELTA_EXTENDED };

typedef union followed_rows {
    followed of;
    lane_word real[6][FATHOM_LANES]; /* z, derivative, c */
    lane_int integer[9][FATHOM_LANES];
} followed_rows;

FATHOM_FN void followed_store(const followed_rows* rows, int lane,
                              FATHOM_GLOBAL delta_pixel* pixel) {
    for (int i = 0; i < 2; ++i) {
        pixel->z[i] = rows->real[i][lane];
        pixel->derivative[i] = rows->real[2 + i][lane];
    }
    pixel->count = (fathom_uint64)rows->integer[6][lane];
    pixel->m = (fathom_uint32)rows->integer[7][lane];
    pixel->z_exponent = pixel->derivative_exponent = 0;
}

FATHOM_FN void followed_load(const delta_job* job, FATHOM_GLOBAL const delta_pixel* pixel,
                             int lane, followed_rows* rows) {
    for (int i = 0; i < 2; ++i) {
        rows->real[i][lane] = pixel->z[i];
        rows->real[2 + i][lane] = pixel->derivative[i];
        rows->real[4 + i][lane] = pixel->c[i];
    }
    rows->integer[6][lane] = (lane_int)pixel->count;
    rows->integer[7][lane] = (lane_int)pixel->m;
    rows->integer[8][lane] = (lane_int)job->offsets[pixel->m];
}

FATHOM_FN void followed_loaded(followed* now) { (void)now; }
