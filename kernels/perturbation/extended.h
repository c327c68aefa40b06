/* Deltas with an extended exponent: a mantissa, whose larger part is in [0.5, 1), times a power of
 * two. Pixels need them at great depths, for the first steps after rebasing, while z is tiny. These
 * steps are long and few. */

typedef struct delta {
    slope at;      /* times */
    ints exponent; /*   2^exponent */
} delta;

FATHOM_FN delta delta_of(slope at, ints exponent) {
    delta r;
    r.at = at;
    r.exponent = exponent;
    return r;
}

FATHOM_FN slope slope_scaled(slope a, ints exponent) {
    return slope_scale(a, word_power_of_two(exponent));
}

FATHOM_FN delta delta_normal(delta a) {
    const word norm = slope_norm(a.at);
    const ints exponent = word_exponent(norm);
    a.at = slope_scaled(a.at, -exponent);
    a.exponent = ints_select(word_equal(norm, word_splat(0)), ints_splat(DELTA_NO_EXPONENT),
                             a.exponent + exponent);
    return a;
}

/* The sum, not normalised. */
FATHOM_FN delta delta_sum(delta a, delta b) {
    const ints exponent = ints_max(a.exponent, b.exponent);
    return delta_of(slope_add(slope_scaled(a.at, a.exponent - exponent),
                              slope_scaled(b.at, b.exponent - exponent)),
                    exponent);
}

FATHOM_FN delta delta_select(mask m, delta a, delta b) {
    a.at = slope_select(m, a.at, b.at);
    a.exponent = ints_select(m, a.exponent, b.exponent);
    return a;
}

/* Same as in plain.h: */
FATHOM_FN mask delta_is_less(delta a, delta b) {
    const ints exponent = ints_max(a.exponent, b.exponent);
    return word_less(slope_norm(slope_scaled(a.at, a.exponent - exponent)),
                     slope_norm(slope_scaled(b.at, b.exponent - exponent)));
}
FATHOM_FN mask delta_is_dip(delta target, delta z) {
    return mask_without(delta_is_less(target, z),
                        ints_above(target.exponent, ints_splat(DELTA_DIP_EXPONENT)));
}
FATHOM_FN mask delta_has_escaped(delta value, lane_word radius2) {
    const slope plain = slope_scaled(value.at, value.exponent);
    return mask_not(word_less_equal(slope_norm2(plain), word_splat(radius2)));
}
FATHOM_FN mask delta_is_plain(delta a) {
    return ints_above(a.exponent, ints_splat(DELTA_NARROWEST_EXPONENT - 1));
}
