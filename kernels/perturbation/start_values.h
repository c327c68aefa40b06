/* z and dz/dc of pixels after the polynomial of delta_start, by Horner's rule. Words are doubles or
 * vectors of them; both give the same bits. */

typedef struct start_sum {
    word re, im; /* of c / radius */
    word z_re, z_im, slope_re, slope_im;
} start_sum;

FATHOM_FN start_sum delta_start_sum(const delta_start* start, word c_re, word c_im) {
    const word zero = {0};
    start_sum sum = {c_re / start->radius, c_im / start->radius, zero, zero, zero, zero};
    return sum;
}

/* Adds the coefficients with power k. */
FATHOM_FN void delta_start_add(const delta_start* start, int k, start_sum* sum) {
    const word re = sum->re, im = sum->im;
    word product = sum->slope_re * re - sum->slope_im * im + start->s[k][0] * k;
    sum->slope_im = sum->slope_re * im + sum->slope_im * re + start->s[k][1] * k;
    sum->slope_re = product;
    product = sum->z_re * re - sum->z_im * im + start->s[k][0];
    sum->z_im = sum->z_re * im + sum->z_im * re + start->s[k][1];
    sum->z_re = product;
}

/* The values, after all powers but 0 from the highest on. */
FATHOM_FN void delta_start_values(const delta_start* start, const start_sum* sum, word* z,
                                  word* derivative) {
    const double scale = start->scale == 0 ? 1 : start->scale;
    z[0] = (sum->z_re * sum->re - sum->z_im * sum->im + start->s[0][0]) * scale;
    z[1] = (sum->z_re * sum->im + sum->z_im * sum->re + start->s[0][1]) * scale;
    derivative[0] = sum->slope_re / start->radius * scale;
    derivative[1] = sum->slope_im / start->radius * scale;
}

/* The state of a pixel with these values. */
FATHOM_FN delta_pixel delta_started(const delta_start* start, double c_re, double c_im,
                                    double z_re, double z_im, double slope_re, double slope_im) {
    const int is_extended = start->scale == 0;
    delta_pixel pixel;
    pixel.z[0] = z_re;
    pixel.z[1] = z_im;
    pixel.derivative[0] = slope_re;
    pixel.derivative[1] = slope_im;
    pixel.z_exponent = pixel.derivative_exponent = is_extended ? start->exponent : 0;
    pixel.c[0] = c_re;
    pixel.c[1] = c_im;
    pixel.count = start->steps;
    pixel.m = start->m;
    pixel.status = is_extended ? DELTA_EXTENDED : FATHOM_RUNNING;
    return pixel;
}
