/* Folds of numbers of delta/number.h: |A + a| - |A| without cancellation, for an A that `at` knows
 * from the reference orbit to its own last bit ("diffabs", laser blaster, fractalforums.com, 2013). */
FATHOM_FN real real_folded(word reference, word offset) {
    const int is_negative = reference < 0;
    const word size = is_negative ? -reference : reference;
    const word outward = is_negative ? -offset : offset;
    return real_of_words(size, size + outward < 0 ? -(2 * size + outward) : outward);
}

FATHOM_FN void fold_re(cplx* z, tangent* t, const plane* at) {
    if (at->folded[0] + z->re.offset < 0) *t = tangent_flipped_re(*t);
    z->re = real_folded(at->folded[0], z->re.offset);
}

FATHOM_FN void fold_im(cplx* z, tangent* t, const plane* at) {
    if (at->folded[1] + z->im.offset < 0) *t = tangent_flipped_im(*t);
    z->im = real_folded(at->folded[1], z->im.offset);
}
