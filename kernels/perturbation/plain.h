/* Deltas whose exponents are those of the words. */

typedef slope delta;

FATHOM_FN delta delta_sum(delta a, delta b) { return slope_add(a, b); }
FATHOM_FN delta delta_select(mask m, delta a, delta b) { return slope_select(m, a, b); }
FATHOM_FN delta delta_normal(delta a) { return a; }
/* True if a is nearer to 0 than b. */
FATHOM_FN mask delta_is_less(delta a, delta b) { return word_less(slope_norm(a), slope_norm(b)); }
/* True if the reference's point, `target`, is nearer to 0 than DELTA_DIP and than z is to it. */
FATHOM_FN mask delta_is_dip(delta target, delta z) {
    return mask_and(delta_is_less(target, z), word_less(slope_norm(target), word_splat(DELTA_DIP)));
}
FATHOM_FN mask delta_has_escaped(delta value, lane_word radius2) {
    return mask_not(word_less_equal(slope_norm2(value), word_splat(radius2)));
}
