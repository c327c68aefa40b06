/* Deltas that plain words cannot hold, in plain words. */

/* True if the magnitude is extended, and plain words can hold this delta. */
FATHOM_FN mask delta_is_plain(delta a) {
    (void)a;
    return mask_all(0);
}
/* True if plain words may have lost bits of this delta, so that it needs an extended exponent. */
FATHOM_FN mask delta_is_lost(delta a, int can_be_extended) {
    return word_less(slope_norm(a), word_splat(can_be_extended ? DELTA_NARROWEST : 0));
}
