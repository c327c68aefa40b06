/* The steps of a hybrid along the reference. The step from index m is number m mod step_count: the
 * reference has an orbit of 0 for each step of the list, which begins with that step, at an index
 * that is its number. A pixel rebases to the orbit that begins with the pixel's own next step. */
#ifdef FORMULA_HAS_PHASES
enum { STEP_HAS_PHASES = 1 };
#else
enum { STEP_HAS_PHASES = 0 };
#endif

/* The byte of the step from index m. */
FATHOM_FN lane_int phase_code(const generic_bounds* bounds, fathom_uint32 m) {
    return bounds->steps[m % bounds->step_count];
}

/* The start of the orbit of 0 that takes the same steps as an orbit from index m on. */
FATHOM_FN lane_int phase_start(const generic_bounds* bounds, fathom_uint32 m) {
    return bounds->starts[m % bounds->step_count];
}

/* Whether pixels at index m iterate directly: see run_count(). */
FATHOM_FN mask run_is_direct(ints m) {
    if (!(FORMULA_ENDS & FATHOM_AT_REST)) return mask_all(0);
    return ints_equal(m, ints_splat(0));
}

/* A number that is given. Where pixels iterate directly, all references are 0. */
FATHOM_FN real real_given(word a, mask is_direct) {
    const word none = word_of_int(0);
    return real_of_words(word_select(is_direct, none, a), word_select(is_direct, a, none));
}

/* The reference's orbits. If orbits end at rest, index 0 is an orbit of one step, whose reference
 * is 0 by definition of the quotient: pixels iterate directly there, in doubles. */
FATHOM_FN int run_count(const generic_bounds* bounds) {
    return STEP_HAS_PHASES || (FORMULA_ENDS & FATHOM_AT_REST) ? (int)bounds->run_count : 2;
}

/* Whether no step begins at index m. Orbits that end at rest lead on to index 0 from their ends. */
FATHOM_FN int run_ends_at(const generic_bounds* bounds, fathom_uint32 m) {
    int is_end = 0;
    if (FORMULA_ENDS & FATHOM_AT_REST) return 0;
    for (int i = run_count(bounds) - 1; i >= 0; --i) is_end |= m == bounds->ends[i];
    return is_end;
}
