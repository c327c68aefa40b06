/* z and dz/dc of pixels after the polynomial of delta_start. Words are doubles or vectors of them;
 * both give the same bits. */
FATHOM_FN void delta_start_values(const delta_start* start, word c_re, word c_im, word* z,
                                  word* derivative) {
    const word re = c_re / start->radius, im = c_im / start->radius;
    word z_re = {0}, z_im = {0}, slope_re = {0}, slope_im = {0}, product;
    for (int k = DELTA_START_DEGREE; k > 0; --k) {
        product = slope_re * re - slope_im * im + start->s[k][0] * k;
        slope_im = slope_re * im + slope_im * re + start->s[k][1] * k;
        slope_re = product;
        product = z_re * re - z_im * im + start->s[k][0];
        z_im = z_re * im + z_im * re + start->s[k][1];
        z_re = product;
    }
    const double scale = start->scale == 0 ? 1 : start->scale;
    z[0] = (z_re * re - z_im * im + start->s[0][0]) * scale;
    z[1] = (z_re * im + z_im * re + start->s[0][1]) * scale;
    derivative[0] = slope_re / start->radius * scale;
    derivative[1] = slope_im / start->radius * scale;
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
