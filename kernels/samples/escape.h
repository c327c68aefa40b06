/* What the sample of an escaped pixel says, over elementary.h; the only place that computes it.
 * Hosts compute each part for many pixels at once, devices call packed_escape() of items.h. */

#define SAMPLE_LARGEST_FRACTION 0x1.fffffep-1
#define SAMPLE_LARGEST_FLOAT 0x1.fffffep+127

/* The last value, divided by the power of 2 below it so that its square stays in range. */
typedef struct scaled_value {
    double power, re, im, square;
} scaled_value;

FATHOM_FN scaled_value scaled_value_of(double re, double im) {
    scaled_value value;
    value.power = power_below(greater_of(magnitude_of(re), magnitude_of(im)));
    value.re = re * inverse_of_power(value.power);
    value.im = im * inverse_of_power(value.power);
    value.square = value.re * value.re + value.im * value.im;
    return value;
}

/* ln of the modulus of z, scaled as escape_terms says; 0 if it cannot be known. `logarithm` is that
 * of value.square. */
FATHOM_FN double log_modulus_of(const escape_terms* terms, scaled_value value, double logarithm) {
    const double log_modulus =
        0.5 * logarithm + exponent_of(value.power) * SAMPLE_LN_2 + terms->log_scale;
    const int is_known = value.square >= 1 && value.square <= 8 && log_modulus > 0;
    return is_known ? log_modulus : 0;
}

/* ln|z| / ln R. */
FATHOM_FN double log_ratio_of(const escape_terms* terms, double log_modulus) {
    const double ratio = log_modulus * terms->inverse_log_escape;
    return log_modulus > 0 ? ratio : 1;
}

/* Smooth part: n + 1 - log_d(ln|z| / ln R), clamped to [0, 1). The logarithms are those of z and R
 * scaled by a factor, so that far out the formula takes them to their plain powers. `logarithm` is
 * that of log_ratio_of(). */
FATHOM_FN float fraction_of(const escape_terms* terms, double log_modulus, double logarithm) {
    const double fraction = 1 - logarithm * terms->inverse_log_power;
    const double clamped = lesser_of(greater_of(fraction, 0.0), SAMPLE_LARGEST_FRACTION);
    return (float)(log_modulus > 0 ? clamped : 0);
}

FATHOM_FN float angle_of(double log_modulus, double turns) {
    const float angle = (float)(log_modulus > 0 ? turns : 0);
    return angle < 1 ? angle : 0;
}

typedef struct escape_distance {
    float x, y;
} escape_distance;

/* Distance: 2 |z| ln|z| / |z'| along the gradient of |z|, in pixels of the picture (Y. Fisher in
 * The Science of Fractal Images, 1988, appendix D). z' is divided by a power of 2 too; its columns
 * are the derivatives by the real and by the imaginary part of the pixel's coordinate. */
FATHOM_FN escape_distance distance_of(const escape_terms* terms, scaled_value value,
                                      double log_modulus, double by_re_x, double by_re_y,
                                      double by_im_x, double by_im_y) {
    const double slope =
        power_below(greater_of(greater_of(magnitude_of(by_re_x), magnitude_of(by_re_y)),
                               greater_of(magnitude_of(by_im_x), magnitude_of(by_im_y))));
    const double scale = inverse_of_power(slope);
    /* |z| times the gradient of |z|, over the plane and over the picture */
    const double re = value.re * (by_re_x * scale) + value.im * (by_re_y * scale);
    const double im = value.re * (by_im_x * scale) + value.im * (by_im_y * scale);
    const double outward_x = terms->to_picture[0] * re + terms->to_picture[1] * im;
    const double outward_y = terms->to_picture[2] * re + terms->to_picture[3] * im;
    const double factor =
        2 * value.square * log_modulus / (outward_x * outward_x + outward_y * outward_y);
    const double x = factor * outward_x * value.power * scale;
    const double y = factor * outward_y * value.power * scale;
    const int is_finite = log_modulus > 0 && magnitude_of(x) <= SAMPLE_LARGEST_FLOAT &&
                          magnitude_of(y) <= SAMPLE_LARGEST_FLOAT;
    escape_distance result;
    result.x = (float)(is_finite ? x : 0);
    result.y = (float)(is_finite ? y : 0);
    return result;
}
