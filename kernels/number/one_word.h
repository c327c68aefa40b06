/* A number of one machine word: fp32 and fp64. */
typedef word real;

FATHOM_FN real real_fma(real a, real b, real c) { return word_fma(a, b, c); }
FATHOM_FN real real_add(real a, real b) { return a + b; }
FATHOM_FN real real_sub(real a, real b) { return a - b; }
FATHOM_FN real real_mul(real a, real b) { return a * b; }
FATHOM_FN real real_div(real a, real b) { return a / b; }
FATHOM_FN real real_neg(real a) { return -a; }
FATHOM_FN real real_abs(real a) { return word_abs(a); }
/* a b - c and c - a b. */
FATHOM_FN real real_fms(real a, real b, real c) { return real_fma(a, b, real_neg(c)); }
FATHOM_FN real real_fnma(real a, real b, real c) { return real_fma(real_neg(a), b, c); }
FATHOM_FN real real_of_int(int a) { return word_of_int(a); }
FATHOM_FN real real_of_word(word a) { return a; }
/* The nearest machine word, which is enough for derivatives and for the escape test. */
FATHOM_FN word real_word(real a) { return a; }
FATHOM_FN mask real_is_negative(real a) { return word_less(a, word_of_int(0)); }
FATHOM_FN mask real_equal(real a, real b) { return word_equal(a, b); }
FATHOM_FN real real_select(mask m, real a, real b) { return word_select(m, a, b); }
