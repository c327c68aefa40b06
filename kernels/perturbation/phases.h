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
