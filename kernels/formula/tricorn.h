/* z -> conj(z)^p + c: the Tricorn (Mandelbar) and its higher powers. */
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE, FORMULA_MAXIMUM_POWER = 8, FORMULA_IS_CONFORMAL = 0 };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    z->im = real_neg(z->im);
    *derivative = power_tangent(*z, tangent_flipped_im(*derivative));
    *derivative = tangent_moved(*derivative, at->seed);
    *z = power_plus(*z, at->c);
}
