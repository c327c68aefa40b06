/* Direct iteration of one pixel in slices. All direct rungs run this loop, on every device. */

/* The square of the radius beyond which an orbit ends before the step of `phase`. */
FATHOM_FN word end_radius2(const plane* at, fathom_uint32 phase) {
#ifdef FORMULA_HAS_PHASES
    if (at->is_boxed) return at->box_radius2[phase_power(at, phase) - 2];
#endif
    (void)phase;
    return at->escape_radius2;
}

/* The number of the next step in a hybrid's list; 0 for other formulas. */
FATHOM_FN fathom_uint32 first_phase(const plane* at) {
#ifdef FORMULA_HAS_PHASES
    return at->phase;
#else
    (void)at;
    return 0;
#endif
}

/* One step. `phase` is the number of the step in a hybrid's list, and advances; it stays 0 for
 * other formulas. */
FATHOM_FN void direct_step(orbit* now, const plane* at, fathom_uint32* phase) {
#ifdef FORMULA_HAS_PHASES
    phase_step(&now->z, &now->derivative, at, *phase);
    *phase = *phase + 1 == at->step_count ? 0 : *phase + 1;
#else
    (void)phase;
    formula_step(&now->z, &now->derivative, at);
#endif
}

/* The status of an orbit after a step that began at `before`, with the step of `phase` to come.
 * Stores the distance that remains to the goal in `now`. NaN counts as outside the escape radius.
 * For formulas without an escape, an orbit that becomes NaN counts as interior. */
FATHOM_FN fathom_uint32 direct_status(orbit* now, FATHOM_IN(cplx) before, const plane* at,
                                      fathom_uint32 phase) {
    if (FORMULA_ENDS & FATHOM_BY_ESCAPE)
        if (!word_less_equal(slope_norm2(slope_of(now->z)), end_radius2(at, phase)))
            return FATHOM_ESCAPED;
    if (FORMULA_ENDS & (FATHOM_AT_ONE | FATHOM_AT_REST)) {
        const cplx goal = FORMULA_ENDS & FATHOM_AT_ONE ? cplx_from_ints(1, 0) : before;
        now->remainder_before = now->remainder;
        now->remainder = slope_of(cplx_sub(now->z, goal));
        const word nearness2 = slope_norm2(now->remainder);
        if (word_less(nearness2, at->convergence2)) return FATHOM_CONVERGED;
        if (!word_less_equal(nearness2, nearness2)) return FATHOM_INTERIOR;
    }
    return FATHOM_RUNNING;
}

/* Advances by at most `steps` iterations and returns how many it took. Stops when the orbit ends.
 * Also stops, with FATHOM_INTERIOR, when z repeats bit for bit (in a hybrid, before the same step),
 * as such an orbit never ends. The repeat is found by Brent's method (BIT 20, 1980, p. 176): z is
 * compared with a copy that is renewed at every power of two. */
FATHOM_FN fathom_uint32 direct_loop(orbit* from, const plane* at, fathom_uint32 steps,
                                    fathom_uint32* status) {
    orbit now = *from;
    cplx kept = now.z;
    fathom_uint32 n = 0, renew = 8, phase = first_phase(at), kept_phase = phase;
    *status = FATHOM_RUNNING;
    while (n < steps && *status == FATHOM_RUNNING) {
        const cplx before = now.z;
        direct_step(&now, at, &phase);
        ++n;
        *status = direct_status(&now, before, at, phase);
        if (*status == FATHOM_RUNNING && phase == kept_phase && cplx_equal(now.z, kept))
            *status = FATHOM_INTERIOR;
        if (n == renew) {
            kept = now.z;
            kept_phase = phase;
            renew <<= 1;
        }
    }
    *from = now;
    return n;
}

/* A pixel before its first iteration. On the parameter plane z is `start`; on a dynamical plane z
 * is the pixel's own point. `pixel` is the width of a pixel in the plane. */
FATHOM_FN orbit direct_start(cplx point, real start, word pixel, int is_dynamical) {
    orbit fresh;
    fresh.z.re = start;
    fresh.z.im = real_of_int(0);
    if (is_dynamical) fresh.z = point;
    fresh.derivative = tangent_of(is_dynamical ? pixel : word_of_int(0));
    fresh.remainder = fresh.remainder_before = slope_from_ints(1, 0);
    return fresh;
}
