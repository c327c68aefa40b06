/* Arithmetic modulo p = 2^64 - 2^32 + 1, in OpenCL C and in C++. Since 2^64 is 2^32 - 1 and 2^96 is
 * -1 modulo p, neither products nor shifts need a division (J. Solinas, "Generalized Mersenne
 * Numbers", University of Waterloo, CORR 99-39, 1999). Arguments and results lie below p, unless a
 * comment says otherwise. */

/* The upper word of a product. */
FATHOM_FN fathom_uint64 upper_product(fathom_uint64 a, fathom_uint64 b) {
#ifdef __OPENCL_VERSION__
    return mul_hi(a, b);
#else
    __extension__ typedef unsigned __int128 wide;
    return (fathom_uint64)(((wide)a * b) >> 64);
#endif
}

#define MODULO_P ((fathom_uint64)0xffffffff00000001)
#define MODULO_P_LOW ((fathom_uint64)0xffffffff) /* 2^64 modulo p, and all bits of a half word */

/* `a` may be any word; then so may the result be, if b < 2^32. */
FATHOM_FN fathom_uint64 mod_difference(fathom_uint64 a, fathom_uint64 b) {
    return a - b - (a < b ? MODULO_P_LOW : 0);
}
/* `a` may be any word if b <= p - 2^32. */
FATHOM_FN fathom_uint64 mod_sum(fathom_uint64 a, fathom_uint64 b) {
    return mod_difference(a, MODULO_P - b);
}
FATHOM_FN fathom_uint64 mod_negative(fathom_uint64 a) { return mod_difference(0, a); }

/* bits 2^64, for bits < 2^32: at most p - 2^32. */
FATHOM_FN fathom_uint64 mod_raised(fathom_uint64 bits) { return (bits << 32) - bits; }

/* low + high 2^64, for any words. */
FATHOM_FN fathom_uint64 mod_reduced(fathom_uint64 low, fathom_uint64 high) {
    return mod_sum(mod_difference(low, high >> 32), mod_raised(high & MODULO_P_LOW));
}
FATHOM_FN fathom_uint64 mod_product(fathom_uint64 a, fathom_uint64 b) {
    return mod_reduced(a * b, upper_product(a, b));
}

/* a 2^shift, for a shift from 1 to 63. */
FATHOM_FN fathom_uint64 mod_shifted(fathom_uint64 a, const fathom_uint32 shift) {
    return mod_reduced(a << shift, a >> (64 - shift));
}
/* a 2^-shift, for a shift from 1 to 32: the bits that leave the word stand for as many multiples of
 * -2^(96 - shift). */
FATHOM_FN fathom_uint64 mod_shifted_back(fathom_uint64 a, const fathom_uint32 shift) {
    return mod_difference(a >> shift, mod_raised(a << (32 - shift) & MODULO_P_LOW));
}
