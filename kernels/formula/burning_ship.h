/* z -> (|x| + i|y|)^p + c: the Burning Ship and its higher powers. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_IS_CONFORMAL 0
#define FORMULA_ENDS_IN_POWER 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    fold_re(z, derivative, at);
    fold_im(z, derivative, at);
    *derivative = tangent_moved(power_tangent(*z, *derivative), at->seed);
    *z = power_plus(*z, at->c);
}
#endif
