/* A number of two machine words in each lane: ff and dd. The operations are those of
 * number/two_words.h, some sums as a * 1 + b, which is the same: processors add and multiply-add in
 * different units, and there would be six times as many sums. */
typedef struct real {
    word hi, lo;
} real;

FATHOM_FN real word_two_sum(word a, word b) {
    real r;
    r.hi = a + b;
    const word back = word_fma(r.hi, word_one(), -a);
    r.lo = word_fma(a - word_fma(r.hi, word_one(), -back), word_one(), b - back);
    return r;
}

FATHOM_FN real word_quick_two_sum(word a, word b) {
    real r;
    r.hi = a + b;
    r.lo = b - word_fma(r.hi, word_one(), -a);
    return r;
}

FATHOM_FN real word_two_product(word a, word b) {
    real r;
    r.hi = a * b;
    r.lo = word_fma(a, b, -r.hi);
    return r;
}

FATHOM_FN real real_add(real a, real b) {
    const real s = word_two_sum(a.hi, b.hi);
    const real t = word_two_sum(a.lo, b.lo);
    const real v = word_quick_two_sum(s.hi, s.lo + t.hi);
    return word_quick_two_sum(v.hi, t.lo + v.lo);
}

FATHOM_FN real real_neg(real a) {
    a.hi = -a.hi;
    a.lo = -a.lo;
    return a;
}

FATHOM_FN real real_sub(real a, real b) { return real_add(a, real_neg(b)); }

FATHOM_FN real real_mul(real a, real b) {
    const real p = word_two_product(a.hi, b.hi);
    const word cross = word_fma(a.lo, b.hi, word_fma(a.hi, b.lo, a.lo * b.lo));
    return word_quick_two_sum(p.hi, p.lo + cross);
}

FATHOM_FN real real_fma(real a, real b, real c) { return real_add(real_mul(a, b), c); }
FATHOM_FN real real_fnma(real a, real b, real c) { return real_fma(real_neg(a), b, c); }

FATHOM_FN real real_of_word(word a) {
    real r;
    r.hi = a;
    r.lo = word_of_int(0);
    return r;
}

FATHOM_FN word real_word(real a) { return a.hi; }
FATHOM_FN mask real_equal(real a, real b) { return (a.hi == b.hi) & (a.lo == b.lo); }

FATHOM_FN real real_select(mask m, real a, real b) {
    a.hi = word_select(m, a.hi, b.hi);
    a.lo = word_select(m, a.lo, b.lo);
    return a;
}
