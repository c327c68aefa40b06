/* z -> (|x| + i|y|)^p + c: the Burning Ship and its higher powers. */
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE, FORMULA_MAXIMUM_POWER = 8, FORMULA_IS_CONFORMAL = 0 };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    fold_re(z, derivative, at);
    fold_im(z, derivative, at);
    *derivative = tangent_moved(power_tangent(*z, *derivative), at->seed);
    *z = power_plus(*z, at->c);
}
