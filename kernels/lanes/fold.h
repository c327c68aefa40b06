/* Same as fold.h, but in lanes, without branches. */
FATHOM_FN void fold_re(cplx* z, tangent* t, const plane* at) {
    (void)at;
    const mask is_below = real_is_negative(z->re);
    const tangent flipped = tangent_flipped_re(*t);
    z->re = real_abs(z->re);
    t->by_re.re = word_select(is_below, flipped.by_re.re, t->by_re.re);
    t->by_im.re = word_select(is_below, flipped.by_im.re, t->by_im.re);
}

FATHOM_FN void fold_im(cplx* z, tangent* t, const plane* at) {
    (void)at;
    const mask is_below = real_is_negative(z->im);
    const tangent flipped = tangent_flipped_im(*t);
    z->im = real_abs(z->im);
    t->by_re.im = word_select(is_below, flipped.by_re.im, t->by_re.im);
    t->by_im.im = word_select(is_below, flipped.by_im.im, t->by_im.im);
}

FATHOM_FN void keep_factor(cplx* w, const plane* at) {
    (void)w;
    (void)at;
}
