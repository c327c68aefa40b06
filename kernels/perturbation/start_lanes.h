/* Takes pixels that have their c through the polynomial of delta_start, in START_VECTORS vectors of
 * lanes at a time, so that their latencies overlap. */
FATHOM_FN void delta_begin(const delta_start* start, delta_pixel* pixels, fathom_uint32 count) {
    enum { STARTED_LANES = (int)START_VECTORS * (int)FATHOM_LANES };
    for (fathom_uint32 first = 0; first < count; first += STARTED_LANES) {
        const fathom_uint32 all = STARTED_LANES, left = count - first;
        const fathom_uint32 lanes = left < all ? left : all;
        lane_reals c[START_VECTORS][2] = {}, z[START_VECTORS][2], derivative[START_VECTORS][2];
        for (fathom_uint32 lane = 0; lane < lanes; ++lane)
            for (int i = 0; i < 2; ++i)
                c[lane / FATHOM_LANES][i].at[lane % FATHOM_LANES] = pixels[first + lane].c[i];
        start_sum sum[START_VECTORS];
        for (int v = 0; v < START_VECTORS; ++v)
            sum[v] = delta_start_sum(start, c[v][0].of, c[v][1].of);
        for (int k = DELTA_START_DEGREE; k > 0; --k) {
            FATHOM_UNROLL
            for (int v = 0; v < START_VECTORS; ++v) delta_start_add(start, k, &sum[v]);
        }
        for (int v = 0; v < START_VECTORS; ++v) {
            word values[2], slopes[2];
            delta_start_values(start, &sum[v], values, slopes);
            for (int i = 0; i < 2; ++i) {
                z[v][i].of = values[i];
                derivative[v][i].of = slopes[i];
            }
        }
        for (fathom_uint32 i = 0; i < lanes; ++i) {
            const fathom_uint32 v = i / FATHOM_LANES, lane = i % FATHOM_LANES;
            pixels[first + i] =
                delta_started(start, c[v][0].at[lane], c[v][1].at[lane], z[v][0].at[lane],
                              z[v][1].at[lane], derivative[v][0].at[lane],
                              derivative[v][1].at[lane]);
        }
    }
}
