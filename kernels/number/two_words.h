/* A number as the unevaluated sum of two machine words: ff (2 x float) and dd (2 x double).
 *
 * |lo| <= ulp(hi)/2. With u = 2^-24 or 2^-53, the relative error of an addition is at most
 * 3 u^2/(1 - 4u) (Joldes, Muller, Popescu, "Tight and rigorous error bounds for basic building
 * blocks of double-word arithmetic", ACM TOMS 44, 2017, algorithm 6), and that of a product at most
 * 4 u^2 (algorithm 12). These bounds hold while no intermediate value overflows and products stay
 * above the smallest normal word / u. */
typedef struct real {
    word hi, lo;
} real;

/* a + b = hi + lo exactly (Knuth, TAOCP 2, 4.2.2, theorem B). */
FATHOM_FN real word_two_sum(word a, word b) {
    real r;
    r.hi = a + b;
    const word back = word_add_too(r.hi, -a);
    r.lo = word_add_too(a - word_add_too(r.hi, -back), b - back);
    return r;
}

/* The same for |a| >= |b| or a = 0 (Dekker, Numerische Mathematik 18, 1971, p. 224). */
FATHOM_FN real word_quick_two_sum(word a, word b) {
    real r;
    r.hi = a + b;
    r.lo = b - word_add_too(r.hi, -a);
    return r;
}

/* a * b = hi + lo exactly. */
FATHOM_FN real word_two_product(word a, word b) {
    real r;
    r.hi = a * b;
    r.lo = word_fma(a, b, -r.hi);
    return r;
}

/* a = hi + lo exactly; both have at most half of a's digits (Veltkamp's splitting, in Dekker,
 * Numerische Mathematik 18, 1971, p. 233). Overflows if a times the splitter does. */
FATHOM_FN real word_split(word a) {
    const word wide = word_splitter() * a;
    real r;
    r.hi = wide - (wide - a);
    r.lo = a - r.hi;
    return r;
}

/* Same as word_two_product(), but without a fused operation, for processors on which those are slow
 * (Dekker, as above, p. 234). */
FATHOM_FN real word_two_product_dekker(word a, word b) {
    const real x = word_split(a), y = word_split(b);
    real r;
    r.hi = a * b;
    r.lo = ((x.hi * y.hi - r.hi) + x.hi * y.lo + x.lo * y.hi) + x.lo * y.lo;
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

FATHOM_FN real real_abs(real a) {
    a.lo = word_select(word_less(a.hi, word_of_int(0)), -a.lo, a.lo);
    a.hi = word_abs(a.hi);
    return a;
}

FATHOM_FN real real_sub(real a, real b) { return real_add(a, real_neg(b)); }

FATHOM_FN real real_mul(real a, real b) {
    const real p = word_two_product(a.hi, b.hi);
    const word cross = word_fma(a.lo, b.hi, word_fma(a.hi, b.lo, a.lo * b.lo));
    return word_quick_two_sum(p.hi, p.lo + cross);
}

/* a / b with a relative error of at most 15 u^2 + 56 u^3 (Joldes, Muller and Popescu, as above,
 * algorithms 7 and 17). */
FATHOM_FN real real_div(real a, real b) {
    const word first = a.hi / b.hi;
    const real p = word_two_product(b.hi, first);
    const real s = word_quick_two_sum(p.hi, b.lo * first);
    const real back = word_quick_two_sum(s.hi, s.lo + p.lo);
    const word rest = (a.hi - back.hi) + (a.lo - back.lo);
    return word_quick_two_sum(first, rest / b.hi);
}

/* a b + c, rounded twice: the product and the sum. */
FATHOM_FN real real_fma(real a, real b, real c) { return real_add(real_mul(a, b), c); }
/* a b - c and c - a b. */
FATHOM_FN real real_fms(real a, real b, real c) { return real_fma(a, b, real_neg(c)); }
FATHOM_FN real real_fnma(real a, real b, real c) { return real_fma(real_neg(a), b, c); }

FATHOM_FN real real_of_word(word a) {
    real r;
    r.hi = a;
    r.lo = word_of_int(0);
    return r;
}

FATHOM_FN real real_of_int(int a) { return real_of_word(word_of_int(a)); }

FATHOM_FN word real_word(real a) { return a.hi; }
FATHOM_FN mask real_is_negative(real a) { return word_less(a.hi, word_of_int(0)); }
FATHOM_FN mask real_equal(real a, real b) {
    return word_equal(a.hi, b.hi) & word_equal(a.lo, b.lo);
}

FATHOM_FN real real_select(mask m, real a, real b) {
    a.hi = word_select(m, a.hi, b.hi);
    a.lo = word_select(m, a.lo, b.lo);
    return a;
}
