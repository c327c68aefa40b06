/* Deltas in floats, for devices without fast doubles: numbers of one or two floats, and a power of
 * two that both parts share. So a step over any number of iterations changes scales only a dozen
 * times. Derivatives have one float. OpenCL C only. */

typedef struct delta {
    cplx at;      /* times */
    int exponent; /*   2^exponent; the larger part of the mantissa is in [0.5, 1) */
} delta;

typedef struct rate {
    slope at;
    int exponent;
} rate;

FATHOM_FN cplx cplx_of_parts(scaled_part re, scaled_part im) {
    cplx r;
    r.re = real_of_part(re);
    r.im = real_of_part(im);
    return r;
}

FATHOM_FN cplx cplx_times(cplx a, word power) {
    a.re = real_times(a.re, power);
    a.im = real_times(a.im, power);
    return a;
}

FATHOM_FN cplx cplx_mul_add(cplx a, cplx b, cplx c) {
    cplx r;
    r.re = real_dot(a.re, b.re, real_neg(a.im), b.im, c.re);
    r.im = real_dot(a.re, b.im, a.im, b.re, c.im);
    return r;
}

FATHOM_FN word cplx_norm(cplx a) { return slope_norm(slope_of(a)); }

/* at * 2^exponent */
FATHOM_FN delta delta_of(cplx at, int exponent) {
    const word norm = cplx_norm(at);
    const int more = word_exponent(norm);
    delta r;
    r.at = cplx_times(at, word_power_of_two(-more));
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}
FATHOM_FN rate rate_of(slope at, int exponent) {
    const word norm = slope_norm(at);
    const int more = word_exponent(norm);
    rate r;
    r.at = slope_scale(at, word_power_of_two(-more));
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}

FATHOM_FN delta delta_sum(delta a, delta b) {
    const int exponent = max(a.exponent, b.exponent);
    const word a_power = word_power_of_two(a.exponent - exponent);
    const word b_power = word_power_of_two(b.exponent - exponent);
    cplx sum;
    sum.re = real_sum(real_times(a.at.re, a_power), real_times(b.at.re, b_power));
    sum.im = real_sum(real_times(a.at.im, a_power), real_times(b.at.im, b_power));
    return delta_of(sum, exponent);
}

FATHOM_FN delta delta_select(mask m, delta a, delta b) { return m ? a : b; }
FATHOM_FN rate rate_select(mask m, rate a, rate b) { return m ? a : b; }
FATHOM_FN delta delta_normal(delta a) { return a; }

/* True if 2^shift a is nearer to 0 than b. */
FATHOM_FN mask delta_is_less_by(delta a, int shift, delta b) {
    const int exponent = a.exponent + shift;
    return exponent < b.exponent ||
           (exponent == b.exponent && cplx_norm(a.at) < cplx_norm(b.at));
}
/* Same as in plain.h: */
FATHOM_FN mask delta_is_less(delta a, delta b) { return delta_is_less_by(a, 0, b); }
FATHOM_FN mask delta_is_dip(delta target, delta z) {
    return target.exponent <= DELTA_DIP_EXPONENT && delta_is_less(target, z);
}
FATHOM_FN mask delta_has_escaped(delta value, word radius2) {
    const slope plain = slope_scale(slope_of(value.at), word_power_of_two(value.exponent));
    return !(slope_norm2(plain) <= radius2);
}
FATHOM_FN mask delta_is_plain(delta a) { return 0; }
