/* z -> |Re z^p| + i Im z^p + c: the Celtic and its higher powers. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_IS_CONFORMAL 0

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    tangent t = power_tangent(*z, *derivative);
    cplx w = FATHOM_POWER == 2 ? cplx_sqr(*z) : power_of(*z, FATHOM_POWER);
    fold_re(&w, &t, at);
    *derivative = tangent_moved(t, at->seed);
    *z = cplx_add(w, at->c);
}
#endif
