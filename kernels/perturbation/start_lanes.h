/* Takes pixels that have their c through the polynomial of delta_start, in lanes. */
FATHOM_FN void delta_begin(const delta_start* start, delta_pixel* pixels, fathom_uint32 count) {
    for (fathom_uint32 first = 0; first < count; first += FATHOM_LANES) {
        const fathom_uint32 all = FATHOM_LANES, left = count - first;
        const fathom_uint32 lanes = left < all ? left : all;
        lane_reals c[2] = {}, z[2], derivative[2];
        for (fathom_uint32 lane = 0; lane < lanes; ++lane)
            for (int i = 0; i < 2; ++i)
                c[i].at[lane] = pixels[first + lane].c[i];
        word values[2], slopes[2];
        delta_start_values(start, c[0].of, c[1].of, values, slopes);
        for (int i = 0; i < 2; ++i) {
            z[i].of = values[i];
            derivative[i].of = slopes[i];
        }
        for (fathom_uint32 lane = 0; lane < lanes; ++lane)
            pixels[first + lane] =
                delta_started(start, c[0].at[lane], c[1].at[lane], z[0].at[lane], z[1].at[lane],
                              derivative[0].at[lane], derivative[1].at[lane]);
    }
}
