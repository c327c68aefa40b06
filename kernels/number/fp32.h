/* IEEE single precision. Every fused operation is written as one, none is left to the compiler. */
typedef float real;

#ifdef __OPENCL_VERSION__
FATHOM_FN real real_fma(real a, real b, real c) { return fma(a, b, c); }
#else
FATHOM_FN real real_fma(real a, real b, real c) { return __builtin_fmaf(a, b, c); }
#endif
FATHOM_FN real real_add(real a, real b) { return a + b; }
FATHOM_FN real real_sub(real a, real b) { return a - b; }
FATHOM_FN real real_mul(real a, real b) { return a * b; }
FATHOM_FN real real_neg(real a) { return -a; }
FATHOM_FN real real_of_int(int a) { return (real)a; }
/* The derivative needs no more than this precision. */
FATHOM_FN real real_coarse(real a) { return a; }
FATHOM_FN int real_less_equal(real a, real b) { return a <= b; }
FATHOM_FN int real_equal(real a, real b) { return a == b; }
