/* Folds of the plane, for formulas that are not holomorphic: z -> |x| + i y and z -> x + i |y|.
 * Here the sign of z is known. The folds of perturbation/fold.h need `at` as well. */
FATHOM_FN void fold_re(cplx* z, tangent* t, const plane* at) {
    (void)at;
    if (real_is_negative(z->re)) *t = tangent_flipped_re(*t);
    z->re = real_abs(z->re);
}

FATHOM_FN void fold_im(cplx* z, tangent* t, const plane* at) {
    (void)at;
    if (real_is_negative(z->im)) *t = tangent_flipped_im(*t);
    z->im = real_abs(z->im);
}

/* Marks a factor of a step's derivative, in formulas that divide. Near a zero of the factor the
 * step is not one to one. The reference's z does not tell exactly how near it comes to such a zero,
 * so perturbation/fold.h takes the factor from `at`; here nothing needs to be done. */
FATHOM_FN void keep_factor(cplx* w, const plane* at) {
    (void)w;
    (void)at;
}
