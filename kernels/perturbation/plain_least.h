/* The least values of the pixels in lanes, in plain words: see domains.h. A value below their range
 * is 0. */
FATHOM_FN delta delta_of_least(const follow_least* leasts, const fathom_uint32* pixel,
                               fathom_uint32 live, follow_lows* lows) {
    lane_reals size = {};
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const follow_least* const least = &leasts[live >> lane & 1u ? pixel[lane] : 0];
        lows->least[lane] = least->low;
        size.at[lane] = least->mantissa * double_power_of_two(least->exponent);
    }
    delta r;
    r.re = size.of;
    r.im = word_splat(0);
    return r;
}
