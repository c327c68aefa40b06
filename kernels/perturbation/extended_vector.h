/* Deltas with an extended exponent, in doubles, for programs whose words are those of
 * extended_words.h: both parts share an exponent, which takes fewer operations. */

/* re and im, both times 2^exponent. The larger one of |re| and |im| is in [0.5, 1), or both are
 * 0. */
typedef struct delta {
    double re, im;
    int exponent;
} delta;

FATHOM_FN double delta_norm(double re, double im) {
    re = re < 0 ? -re : re;
    im = im < 0 ? -im : im;
    return re < im ? im : re;
}

FATHOM_FN delta delta_of(double re, double im, int exponent) {
    const double norm = delta_norm(re, im);
    const int more = double_exponent(norm);
    const double scale = double_power_of_two(-more);
    delta r;
    r.re = re * scale;
    r.im = im * scale;
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}
FATHOM_FN delta delta_of_words(word re, word im) {
    const int exponent = re.exponent < im.exponent ? im.exponent : re.exponent;
    return delta_of(re.mantissa * double_power_of_two(re.exponent - exponent),
                    im.mantissa * double_power_of_two(im.exponent - exponent), exponent);
}

FATHOM_FN delta delta_sum(delta a, delta b) {
    const int exponent = a.exponent < b.exponent ? b.exponent : a.exponent;
    const double a_scale = double_power_of_two(a.exponent - exponent);
    const double b_scale = double_power_of_two(b.exponent - exponent);
    return delta_of(a.re * a_scale + b.re * b_scale, a.im * a_scale + b.im * b_scale, exponent);
}

/* 2^exponent times a matrix (row by row) times a delta. */
FATHOM_FN delta delta_moved(FATHOM_GLOBAL const double* matrix, int exponent, delta a) {
    return delta_of(matrix[0] * a.re + matrix[1] * a.im, matrix[2] * a.re + matrix[3] * a.im,
                    exponent + a.exponent);
}

/* A size with the same order as log2 of max(|re|, |im|): it is linear between powers of two. */
FATHOM_FN double delta_size(delta a) { return a.exponent + 2 * delta_norm(a.re, a.im); }

FATHOM_FN delta delta_select(mask m, delta a, delta b) { return m ? a : b; }
FATHOM_FN delta delta_normal(delta a) { return a; }
FATHOM_FN mask delta_is_less(delta a, delta b) { return delta_size(a) < delta_size(b); }
FATHOM_FN mask delta_is_plain(delta a) {
    return a.exponent >= DELTA_NARROWEST_EXPONENT && a.exponent < DELTA_WIDEST_EXPONENT;
}

/* In doubles: |value - (re, 0)|^2, or some 2^1000 if that is more. */
FATHOM_FN double delta_distance2(delta value, double re) {
    const double scale = double_power_of_two(value.exponent < 500 ? value.exponent : 500);
    const double x = value.re * scale - re, y = value.im * scale;
    return x * x + y * y;
}
FATHOM_FN mask delta_has_escaped(delta value, double radius2) {
    return !(delta_distance2(value, 0) <= radius2);
}
