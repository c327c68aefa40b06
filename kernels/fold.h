/* Folds and reflections of the plane, for formulas that are not holomorphic. */

/* After |x| for x < 0, or conj(z): one component of z changes its sign. */
FATHOM_FN tangent tangent_flipped_re(tangent t) {
    t.by_re.re = word_neg(t.by_re.re);
    t.by_im.re = word_neg(t.by_im.re);
    return t;
}

FATHOM_FN tangent tangent_flipped_im(tangent t) {
    t.by_re.im = word_neg(t.by_re.im);
    t.by_im.im = word_neg(t.by_im.im);
    return t;
}

/* z -> |x| + i y and z -> x + i |y|. */
FATHOM_FN void fold_re(cplx* z, tangent* t) {
    if (!real_is_negative(z->re)) return;
    z->re = real_neg(z->re);
    *t = tangent_flipped_re(*t);
}

FATHOM_FN void fold_im(cplx* z, tangent* t) {
    if (!real_is_negative(z->im)) return;
    z->im = real_neg(z->im);
    *t = tangent_flipped_im(*t);
}
