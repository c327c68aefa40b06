/* z^2 + c in two words, with high words on a grid. A sum with 12 that stays within [8, 16) is
 * rounded to a multiple of 2^4 u, where u = 2^-24 or 2^-53. So differences of such sums are exact,
 * and so is the part of a product that is lost in such a sum. It takes 26 operations, and 8 more
 * that depend only on c.
 *
 * While the parts of z, c and z^2 + c are below 4, the error of each part is less than 2^6 u^2.
 * Most of that comes from rounding low words, which are up to about 2^4 u. Intermediate sums may
 * reach the next binades, where differences are exact as well.
 *
 * Beyond 4, orbits with such a c only grow. There the error of a part is less than 4 u times the
 * larger part, as in one word. That is enough, because the escape test uses only one word. */
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
