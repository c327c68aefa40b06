/* Words with an extended exponent, which replace number/double.h for numbers of
 * perturbation/number.h; and vectors of the plane whose parts share an exponent, which take
 * fewer operations. */
#ifdef __OPENCL_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

typedef wide_number word;
typedef int mask;

typedef union wide_bits {
    double of;
    fathom_uint64 bits;
} wide_bits;

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN double double_power_of_two(int e) {
    wide_bits power;
    power.bits = (fathom_uint64)((e < -1023 ? -1023 : e > 1024 ? 1024 : e) + 1023) << 52;
    return power.of;
}
/* The e for which |a| / 2^e is in [0.5, 1). */
FATHOM_FN int double_exponent(double a) {
    wide_bits value;
    value.of = a;
    return (int)(value.bits >> 52 & 0x7ff) - 1022;
}

/* mantissa * 2^exponent. The mantissa must be 0 or a normal number. */
FATHOM_FN word word_of(double mantissa, int exponent) {
    const int more = double_exponent(mantissa);
    word r;
    r.mantissa = mantissa * double_power_of_two(-more);
    r.exponent = mantissa == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}

FATHOM_FN word word_of_int(int a) { return word_of(a, 0); }
FATHOM_FN word word_neg(word a) {
    a.mantissa = -a.mantissa;
    return a;
}
FATHOM_FN word word_add(word a, word b) {
    const word upper = a.exponent < b.exponent ? b : a, lower = a.exponent < b.exponent ? a : b;
    return word_of(upper.mantissa +
                       lower.mantissa * double_power_of_two(lower.exponent - upper.exponent),
                   upper.exponent);
}
FATHOM_FN word word_mul(word a, word b) {
    return word_of(a.mantissa * b.mantissa, a.exponent + b.exponent);
}
FATHOM_FN word word_div(word a, word b) {
    return word_of(a.mantissa / b.mantissa, a.exponent - b.exponent);
}
FATHOM_FN word word_fma(word a, word b, word c) { return word_add(word_mul(a, b), c); }
FATHOM_FN mask word_less(word a, word b) { return word_add(a, word_neg(b)).mantissa < 0; }
FATHOM_FN mask word_less_equal(word a, word b) { return word_add(a, word_neg(b)).mantissa <= 0; }
FATHOM_FN word word_select(mask m, word a, word b) { return m ? a : b; }

/* re and im, both times 2^exponent. The larger one of |re| and |im| is in [0.5, 1), or both are
 * 0. */
typedef struct wide_vector {
    double re, im;
    int exponent;
} wide_vector;

FATHOM_FN double wide_norm(double re, double im) {
    re = re < 0 ? -re : re;
    im = im < 0 ? -im : im;
    return re < im ? im : re;
}

FATHOM_FN wide_vector wide_of(double re, double im, int exponent) {
    const double norm = wide_norm(re, im);
    const int more = double_exponent(norm);
    const double scale = double_power_of_two(-more);
    wide_vector r;
    r.re = re * scale;
    r.im = im * scale;
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}
FATHOM_FN wide_vector wide_of_words(word re, word im) {
    const int exponent = re.exponent < im.exponent ? im.exponent : re.exponent;
    return wide_of(re.mantissa * double_power_of_two(re.exponent - exponent),
                   im.mantissa * double_power_of_two(im.exponent - exponent), exponent);
}

FATHOM_FN wide_vector wide_sum(wide_vector a, wide_vector b) {
    const int exponent = a.exponent < b.exponent ? b.exponent : a.exponent;
    const double a_scale = double_power_of_two(a.exponent - exponent);
    const double b_scale = double_power_of_two(b.exponent - exponent);
    return wide_of(a.re * a_scale + b.re * b_scale, a.im * a_scale + b.im * b_scale, exponent);
}

/* 2^exponent times a matrix (row by row) times a vector. */
FATHOM_FN wide_vector wide_moved(FATHOM_GLOBAL const double* matrix, int exponent,
                                 wide_vector a) {
    return wide_of(matrix[0] * a.re + matrix[1] * a.im, matrix[2] * a.re + matrix[3] * a.im,
                   exponent + a.exponent);
}

/* A size with the same order as log2 of max(|re|, |im|): it is linear between powers of two. */
FATHOM_FN double wide_size(wide_vector a) { return a.exponent + 2 * wide_norm(a.re, a.im); }
