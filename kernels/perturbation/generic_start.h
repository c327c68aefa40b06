/* A pixel at its start. (re, im) is its distance from the reference's point, in pixels. */
FATHOM_FN generic_pixel generic_started(const generic_start* start, double re, double im) {
    generic_pixel pixel;
    pixel.z[0] = start->is_julia ? re * start->unit : 0;
    pixel.z[1] = start->is_julia ? im * start->unit : 0;
    pixel.derivative[0] = pixel.derivative[3] = start->is_julia ? start->unit : 0;
    pixel.derivative[1] = pixel.derivative[2] = 0;
    pixel.z_exponent = start->exponent;
    pixel.derivative_exponent[0] = pixel.derivative_exponent[1] = start->exponent;
    pixel.m = start->m;
    pixel.c[0] = start->is_julia ? 0 : re;
    pixel.c[1] = start->is_julia ? 0 : im;
    pixel.previous[0] = pixel.previous[1] = 0;
    pixel.count = 0;
    pixel.status = start->exponent != 0 ? DELTA_EXTENDED : FATHOM_RUNNING;
    return pixel;
}
