/* Same as plain_least.h, but with an extended exponent. */
FATHOM_FN delta delta_of_least(const follow_least* leasts, const fathom_uint32* pixel,
                               fathom_uint32 live, follow_lows* lows) {
    lane_reals size = {};
    lane_ints exponent;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const follow_least* const least = &leasts[live >> lane & 1u ? pixel[lane] : 0];
        lows->least[lane] = least->low;
        size.at[lane] = least->mantissa;
        exponent.at[lane] = least->exponent;
    }
    slope at;
    at.re = size.of;
    at.im = word_splat(0);
    return delta_of(at, exponent.of);
}
