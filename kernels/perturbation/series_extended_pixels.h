/* How the lanes of series_extended.h load and store pixels: see lanes.h and items.h. */

typedef delta_job follow_job;
typedef delta_pixel follow_pixel;
enum { FOLLOW_GOING_ON = DELTA_EXTENDED, FOLLOW_MOVED = FATHOM_RUNNING };

typedef union followed_rows {
    followed of;
    lane_word real[10][FATHOM_LANES]; /* z and derivative, each with an exponent, and c */
    lane_int integer[10][FATHOM_LANES];
} followed_rows;

/* A pixel that has escaped, or for which plain doubles are enough again, is stored in doubles; the
 * others are stored with their exponents. */
FATHOM_FN void followed_store(const followed_rows* rows, int lane,
                              FATHOM_GLOBAL delta_pixel* pixel) {
    const int z_exponent = (int)rows->integer[2][lane];
    const int derivative_exponent = (int)rows->integer[5][lane];
    const int stays = pixel->status == DELTA_EXTENDED || pixel->status == DELTA_AT_LIMIT;
    for (int i = 0; i < 2; ++i) {
        const double z = rows->real[i][lane], derivative = rows->real[3 + i][lane];
        pixel->z[i] = stays ? z : z * double_power_of_two(z_exponent);
        pixel->derivative[i] =
            stays ? derivative : derivative * double_power_of_two(derivative_exponent);
    }
    pixel->z_exponent = stays ? z_exponent : 0;
    pixel->derivative_exponent = stays ? derivative_exponent : 0;
    pixel->count = (fathom_uint64)rows->integer[8][lane];
    pixel->m = (fathom_uint32)rows->integer[9][lane];
}

FATHOM_FN void followed_load(const delta_job* job, FATHOM_GLOBAL const delta_pixel* pixel,
                             int lane, followed_rows* rows) {
    (void)job;
    for (int i = 0; i < 2; ++i) {
        rows->real[i][lane] = pixel->z[i];
        rows->real[3 + i][lane] = pixel->derivative[i];
        rows->real[6 + i][lane] = pixel->c[i];
    }
    rows->integer[2][lane] = pixel->z_exponent;
    rows->integer[5][lane] = pixel->derivative_exponent;
    rows->integer[8][lane] = (lane_int)pixel->count;
    rows->integer[9][lane] = (lane_int)pixel->m;
}

FATHOM_FN void followed_loaded(followed* now) {
    now->z = delta_normal(now->z);
    now->derivative = delta_normal(now->derivative);
}
