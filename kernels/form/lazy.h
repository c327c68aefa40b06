/* z^2 + c in two words, renormalized once. Sums of high words keep their rounding errors, and all
 * low words are added at the end. Squares of low words are left out. It takes 42 operations.
 *
 * While the parts of z, c and z^2 + c are below 2, the error of each part is less than 2^4 u^2,
 * where u = 2^-24 or 2^-53. Beyond 2, it is less than 2^4 u^2 times the larger part. */
FATHOM_FN cplx cplx_square_plus(cplx z, cplx c) {
    const word twice_re = word_add_too(z.re.hi, z.re.hi);
    const word twice_im = word_add_too(z.im.hi, z.im.hi);

    const real x = word_two_product(z.re.hi, z.re.hi), y = word_two_product(z.im.hi, z.im.hi);
    const word x_low = word_fma(twice_re, z.re.lo, x.lo);
    const word y_low = word_fma(twice_im, z.im.lo, y.lo);
    const real squares = word_two_sum(x.hi, -y.hi), re = word_two_sum(squares.hi, c.re.hi);
    const word re_low = ((x_low - y_low) + c.re.lo) + word_add_too(squares.lo, re.lo);

    const real xy = word_two_product(twice_re, z.im.hi);
    const word xy_low = word_fma(twice_im, z.re.lo, word_fma(twice_re, z.im.lo, xy.lo));
    const real im = word_two_sum(xy.hi, c.im.hi);
    const word im_low = word_add_too(xy_low, c.im.lo) + im.lo;

    cplx r;
    r.re = word_quick_two_sum(re.hi, re_low);
    r.im = word_quick_two_sum(im.hi, im_low);
    return r;
}
