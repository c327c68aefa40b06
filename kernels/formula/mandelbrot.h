/* z -> z^p + c: the Mandelbrot set and its higher powers. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_IS_CONFORMAL 1
#define FORMULA_ENDS_IN_POWER 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    slope d = slope_mul(power_slope(*z), derivative->by_re);
    d.re = word_add(d.re, at->seed);
    *derivative = tangent_conformal(d);
    *z = power_plus(*z, at->c);
}
#endif
