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

/* Marks a factor of a step's derivative, of formulas that divide: near its zeros the step is not one
 * to one, and how near a reference comes to these, its z does not tell. */
FATHOM_FN void keep_factor(cplx* w, const plane* at) {
    (void)w;
    (void)at;
}
