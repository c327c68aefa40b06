/* A direct rung that iterates in one kind of number from the start to the end. */
FATHOM_FN fathom_uint32 direct_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                       fathom_uint32* status) {
    return direct_loop(from, at, steps, status);
}
