/* z -> conj(z)^p + c: the Tricorn (Mandelbar) and its higher powers. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_IS_CONFORMAL 0
#define FORMULA_ENDS_IN_POWER 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    z->im = real_neg(z->im);
    *derivative = power_tangent(*z, tangent_flipped_im(*derivative));
    *derivative = tangent_moved(*derivative, at->seed);
    *z = power_plus(*z, at->c);
}
#endif
