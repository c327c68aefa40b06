/* The functions of numbers of two words that perturbation/scaled_items.h needs. Sums keep the
 * rounding errors of high words and are renormalized once. Their error is about 2^4 u^2, u =
 * 2^-24, times the size of the summands, which may be larger than the sum. */

FATHOM_FN real real_of_part(scaled_part a) {
    real r;
    r.hi = a.hi;
    r.lo = a.lo;
    return r;
}

FATHOM_FN scaled_part part_of_real(real a) {
    scaled_part r;
    r.hi = a.hi;
    r.lo = a.lo;
    return r;
}

/* a times a power of two. */
FATHOM_FN real real_times(real a, word power) {
    a.hi *= power;
    a.lo *= power;
    return a;
}

/* a + b, if b is a small part of a. */
FATHOM_FN real real_plus_word(real a, word b) { return word_quick_two_sum(a.hi, a.lo + b); }

FATHOM_FN real real_sum(real a, real b) {
    const real sum = word_two_sum(a.hi, b.hi);
    return word_quick_two_sum(sum.hi, sum.lo + (a.lo + b.lo));
}

/* p q + r s + c */
FATHOM_FN real real_dot(real p, real q, real r, real s, real c) {
    const real x = word_two_product(p.hi, q.hi), y = word_two_product(r.hi, s.hi);
    const word x_low = word_fma(p.hi, q.lo, word_fma(p.lo, q.hi, x.lo));
    const word y_low = word_fma(r.hi, s.lo, word_fma(r.lo, s.hi, y.lo));
    const real products = word_two_sum(x.hi, y.hi), sum = word_two_sum(products.hi, c.hi);
    return word_quick_two_sum(sum.hi, ((x_low + y_low) + c.lo) + (products.lo + sum.lo));
}
