/* The first steps of all pixels at once: orbits start where the reference does, and follow it as
 * one until they are far enough apart. */

enum { DELTA_START_DEGREE = 9 };

/* z = 2^exponent (s_1 u + s_2 u^2 + ... + s_9 u^9) for c = reach u. */
typedef struct delta_start {
    double s[DELTA_START_DEGREE + 1][2]; /* by power */
    double reach;
    double scale; /* 2^exponent; 0: pixels start wide */
    int exponent;
    fathom_uint32 steps;
} delta_start;

/* The pixel of c behind those steps. */
FATHOM_FN delta_pixel delta_start_at(const delta_start* start, double c_re, double c_im) {
    const double re = c_re / start->reach, im = c_im / start->reach;
    double z_re = 0, z_im = 0, slope_re = 0, slope_im = 0, product;
    for (int k = DELTA_START_DEGREE; k > 0; --k) {
        product = slope_re * re - slope_im * im + start->s[k][0] * k;
        slope_im = slope_re * im + slope_im * re + start->s[k][1] * k;
        slope_re = product;
        product = z_re * re - z_im * im + start->s[k][0];
        z_im = z_re * im + z_im * re + start->s[k][1];
        z_re = product;
    }
    const int is_wide = start->scale == 0;
    const double scale = is_wide ? 1 : start->scale;
    delta_pixel pixel;
    pixel.z[0] = (z_re * re - z_im * im) * scale;
    pixel.z[1] = (z_re * im + z_im * re) * scale;
    pixel.derivative[0] = slope_re / start->reach * scale;
    pixel.derivative[1] = slope_im / start->reach * scale;
    pixel.z_exponent = pixel.derivative_exponent = is_wide ? start->exponent : 0;
    pixel.c[0] = c_re;
    pixel.c[1] = c_im;
    pixel.count = pixel.m = start->steps;
    pixel.status = is_wide ? DELTA_WIDE : FATHOM_RUNNING;
    return pixel;
}
