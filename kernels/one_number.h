/* For direct rungs that iterate in the same kind of number from start to end. */
FATHOM_FN fathom_uint32 direct_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                       fathom_uint32* status) {
    return direct_loop(from, at, steps, status);
}
