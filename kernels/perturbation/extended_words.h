/* Words with an extended exponent, over the words that program/plain_names.h calls plain. */

/* mantissa * 2^exponent; |mantissa| is in [0.5, 1), or 0 with DELTA_NO_EXPONENT. Functions take
 * other mantissas too, unless they say so. */
typedef struct word {
    plain mantissa;
    ints exponent;
} word;

/* One word in each lane, to be read and written lane by lane. */
typedef union word_lanes {
    word of;
    struct {
        lane_word mantissa[FATHOM_LANES];
        lane_int exponent[FATHOM_LANES];
    } at;
} word_lanes;

FATHOM_FN word word_normal(word a) {
    const ints more = plain_exponent(plain_abs(a.mantissa));
    const mask is_zero = plain_equal(a.mantissa, plain_splat(0));
    a.mantissa = plain_mul(a.mantissa, plain_power_of_two(-more));
    a.exponent = ints_select(is_zero, ints_splat(DELTA_NO_EXPONENT), a.exponent + more);
    return a;
}
FATHOM_FN word word_of(plain mantissa, ints exponent) {
    const word r = {mantissa, exponent};
    return word_normal(r);
}
FATHOM_FN word word_splat(lane_word a) { return word_of(plain_splat(a), ints_splat(0)); }
FATHOM_FN word word_of_int(int a) { return word_splat(a); }

FATHOM_FN word word_neg(word a) {
    a.mantissa = plain_neg(a.mantissa);
    return a;
}
FATHOM_FN word word_abs(word a) {
    a.mantissa = plain_abs(a.mantissa);
    return a;
}

/* a + b, with the larger exponent; not normalised. */
FATHOM_FN word word_sum(word a, word b) {
    word r;
    r.exponent = ints_max(a.exponent, b.exponent);
    const plain of_b = plain_mul(b.mantissa, plain_power_of_two(b.exponent - r.exponent));
    r.mantissa = plain_fma(a.mantissa, plain_power_of_two(a.exponent - r.exponent), of_b);
    return r;
}
/* a b, not normalised. */
FATHOM_FN word word_product(word a, word b) {
    const word r = {plain_mul(a.mantissa, b.mantissa), a.exponent + b.exponent};
    return r;
}

FATHOM_FN word word_add(word a, word b) { return word_normal(word_sum(a, b)); }
FATHOM_FN word word_mul(word a, word b) { return word_normal(word_product(a, b)); }
FATHOM_FN word word_div(word a, word b) {
    return word_of(plain_div(a.mantissa, b.mantissa), a.exponent - b.exponent);
}
FATHOM_FN word word_fma(word a, word b, word c) { return word_add(word_product(a, b), c); }

FATHOM_FN mask word_less(word a, word b) {
    return plain_less(word_sum(a, word_neg(b)).mantissa, plain_splat(0));
}
FATHOM_FN mask word_less_equal(word a, word b) {
    return plain_less_equal(word_sum(a, word_neg(b)).mantissa, plain_splat(0));
}
/* For normalised words. */
FATHOM_FN mask word_equal(word a, word b) {
    return mask_and(plain_equal(a.mantissa, b.mantissa), ints_equal(a.exponent, b.exponent));
}
FATHOM_FN word word_select(mask m, word a, word b) {
    a.mantissa = plain_select(m, a.mantissa, b.mantissa);
    a.exponent = ints_select(m, a.exponent, b.exponent);
    return a;
}
FATHOM_FN word word_larger(word a, word b) {
    a = word_abs(a), b = word_abs(b);
    return word_select(word_less(b, a), a, b);
}
