/* Numbers that are given by their distance from a number of the reference. Sums and products are
 * computed for both parts without cancellation, so a formula's step on such numbers is the step of
 * deltas. */
typedef struct real {
    word reference, offset;
} real;

FATHOM_FN real real_of_words(word reference, word offset) {
    real r;
    r.reference = reference;
    r.offset = offset;
    return r;
}

FATHOM_FN real real_of_int(int a) { return real_of_words(word_of_int(a), word_of_int(0)); }
/* The number itself: reference + offset. */
FATHOM_FN word real_word(real a) { return word_add(a.reference, a.offset); }

FATHOM_FN real real_neg(real a) {
    return real_of_words(word_neg(a.reference), word_neg(a.offset));
}
FATHOM_FN real real_add(real a, real b) {
    return real_of_words(word_add(a.reference, b.reference), word_add(a.offset, b.offset));
}
FATHOM_FN real real_sub(real a, real b) { return real_add(a, real_neg(b)); }
/* (A + a)(B + b) - A B = A b + a (B + b) */
FATHOM_FN real real_mul(real a, real b) {
    return real_of_words(word_mul(a.reference, b.reference),
                         word_fma(a.reference, b.offset, word_mul(a.offset, real_word(b))));
}
FATHOM_FN real real_fma(real a, real b, real c) { return real_add(real_mul(a, b), c); }
FATHOM_FN real real_fms(real a, real b, real c) { return real_sub(real_mul(a, b), c); }
FATHOM_FN real real_fnma(real a, real b, real c) { return real_sub(c, real_mul(a, b)); }

FATHOM_FN real real_select(mask m, real a, real b) {
    return real_of_words(word_select(m, a.reference, b.reference),
                         word_select(m, a.offset, b.offset));
}
FATHOM_FN mask real_is_negative(real a) { return word_less(real_word(a), word_of_int(0)); }
FATHOM_FN mask real_equal(real a, real b) {
    return word_less_equal(real_word(a), real_word(b)) &
           word_less_equal(real_word(b), real_word(a));
}
