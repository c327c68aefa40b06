/* Folds of the numbers of perturbation/number.h: |A + a| - |A| without cancellation ("diffabs",
 * laser blaster, fractalforums.com, 2013). plane.known has A to its own last bit, from the
 * reference orbit. */
FATHOM_FN real real_folded(word reference, word offset) {
    const mask is_negative = word_less(reference, word_of_int(0));
    const word size = word_select(is_negative, word_neg(reference), reference);
    const word outward = word_select(is_negative, word_neg(offset), offset);
    const word across = word_neg(word_add(word_add(size, size), outward));
    const mask crosses = word_less(word_add(size, outward), word_of_int(0));
    return real_of_words(size, word_select(crosses, across, outward));
}

FATHOM_FN tangent tangent_select(mask m, tangent a, tangent b) {
    a.by_re = slope_select(m, a.by_re, b.by_re);
    a.by_im = slope_select(m, a.by_im, b.by_im);
    return a;
}

FATHOM_FN void fold_re(cplx* z, tangent* t, const plane* at) {
    const mask flips = word_less(word_add(at->known[0], z->re.offset), word_of_int(0));
    *t = tangent_select(flips, tangent_flipped_re(*t), *t);
    z->re = real_folded(at->known[0], z->re.offset);
}

FATHOM_FN void fold_im(cplx* z, tangent* t, const plane* at) {
    const mask flips = word_less(word_add(at->known[1], z->im.offset), word_of_int(0));
    *t = tangent_select(flips, tangent_flipped_im(*t), *t);
    z->im = real_folded(at->known[1], z->im.offset);
}

/* plane.known has the smallest of the factors that a step marks. If w is equal to that within
 * rounding, 2^-44, it is that factor, and its reference is replaced by the known value.
 *
 * A zero of the factor is a pole if orbits end at rest. If the reference is nearer to it than the
 * pixel is, the reference's own quotient would cancel nearly all of the pixel's. Then the factor's
 * reference becomes 0 and so does the quotient's: see cplx_div(). The step's reference is no longer
 * the reference's next point, and *plane.is_apart is true. */
FATHOM_FN void keep_factor(cplx* w, const plane* at) {
    const word scale = word_of_int(1 << 22); /* applied twice: 2^44 */
    slope gap;
    gap.re = word_add(at->known[0], word_neg(w->re.reference));
    gap.im = word_add(at->known[1], word_neg(w->im.reference));
    gap = slope_scale(slope_scale(gap, scale), scale);
    const mask is_known = word_less(slope_norm2(gap), word_of_int(1));
    w->re.reference = word_select(is_known, at->known[0], w->re.reference);
    w->im.reference = word_select(is_known, at->known[1], w->im.reference);
    if (!at->is_apart) return;
    const slope reference = {w->re.reference, w->im.reference};
    const slope offset = {w->re.offset, w->im.offset};
    const mask is_apart =
        mask_or(*at->is_apart, word_less(slope_norm2(reference), slope_norm2(offset)));
    w->re = real_select(is_apart, real_of_words(word_of_int(0), real_word(w->re)), w->re);
    w->im = real_select(is_apart, real_of_words(word_of_int(0), real_word(w->im)), w->im);
    *at->is_apart = is_apart;
}
