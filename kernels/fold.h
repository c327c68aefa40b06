/* Folds of the plane, for formulas that are not holomorphic: z -> |x| + i y and z -> x + i |y|. Other
 * kinds of numbers than these, which know z itself, look into `at` for more. */
FATHOM_FN void fold_re(cplx* z, tangent* t, const plane* at) {
    (void)at;
    if (!real_is_negative(z->re)) return;
    z->re = real_neg(z->re);
    *t = tangent_flipped_re(*t);
}

FATHOM_FN void fold_im(cplx* z, tangent* t, const plane* at) {
    (void)at;
    if (!real_is_negative(z->im)) return;
    z->im = real_neg(z->im);
    *t = tangent_flipped_im(*t);
}
