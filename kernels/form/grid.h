/* z^2 + c in two words by way of a grid: a sum with 12 that stays within [8, 16) is rounded to a
 * multiple of 2^4 u, u = 2^-24 or 2^-53, so that the differences of such sums are exact, and so is
 * what a product lost in one of them. 26 operations, and 8 that depend on c alone.
 *
 * While the parts of z, c and z^2 + c are below 4 each part errs by less than 2^6 u^2; most of that
 * are the roundings of low words, of some 2^4 u. Sums may reach the next binades on the way, where
 * differences are exact as well.
 *
 * Beyond, where orbits with such a c only grow, a part errs by less than 4 u of the larger one, as in
 * one word. No more is asked there: the escape test sees one word. */
FATHOM_FN cplx cplx_square_plus(cplx z, cplx c) {
    const word grid = word_of_int(12);
    const word re_shift = c.re.hi + grid, im_shift = c.im.hi + grid;
    const word c_re_low = (c.re.hi - (re_shift - grid)) + c.re.lo;
    const word c_im_low = (c.im.hi - (im_shift - grid)) + c.im.lo;
    const word twice_re = word_add_too(z.re.hi, z.re.hi);
    const word twice_im = word_add_too(z.im.hi, z.im.hi);

    const word x = word_fma(z.re.hi, z.re.hi, re_shift);
    const word x_low = word_fma(z.re.hi, z.re.hi, re_shift - x);
    const word re = word_fma(-z.im.hi, z.im.hi, x);
    const word y_low = word_fma(-z.im.hi, z.im.hi, x - re);
    const word re_low = word_fma(-twice_im, z.im.lo, word_fma(twice_re, z.re.lo, c_re_low)) +
                        word_add_too(x_low, y_low);

    const word im = word_fma(twice_re, z.im.hi, im_shift);
    const word xy_low = word_fma(twice_re, z.im.hi, im_shift - im);
    const word im_low =
        word_fma(twice_im, z.re.lo, word_fma(twice_re, z.im.lo, c_im_low)) + xy_low;

    cplx r;
    r.re = word_quick_two_sum(re - grid, re_low);
    r.im = word_quick_two_sum(im - grid, im_low);
    return r;
}
