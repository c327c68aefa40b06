/* The functions of numbers of one word that perturbation/scaled_items.h needs. */

FATHOM_FN real real_of_part(scaled_part a) { return a.hi; }

FATHOM_FN scaled_part part_of_real(real a) {
    scaled_part r;
    r.hi = a;
    r.lo = 0;
    return r;
}

/* a times a power of two. */
FATHOM_FN real real_times(real a, word power) { return a * power; }

FATHOM_FN real real_plus_word(real a, word b) { return a + b; }

FATHOM_FN real real_sum(real a, real b) { return a + b; }

/* p q + r s + c */
FATHOM_FN real real_dot(real p, real q, real r, real s, real c) {
    return word_fma(p, q, word_fma(r, s, c));
}
