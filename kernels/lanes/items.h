/* Does what lanes/iterate.h does with one pixel in each work-item, for devices whose work-items are
 * lanes. On these devices every instruction counts: a check of z takes half as long as a step. */

enum {
    /* Iterations between two checks. */
    COUNTED_STEPS = sizeof(real) == sizeof(word) ? 8 : 4,
    SCOUT_STEPS = FATHOM_POWER > 2 ? 16 : sizeof(real) > sizeof(word) ? 16 : 64
};

FATHOM_FN mask is_inside(cplx z, word radius2) {
    return word_less_equal(slope_norm2(slope_of(z)), radius2);
}

#if FORMULA_DIVIDES
/* Orbits that may converge are checked after each iteration. */
FATHOM_FN uint item_count(orbit* from, const plane* at, uint steps, uint* status) {
    return direct_loop(from, at, steps, status);
}
#else
/* Advances by at most `steps` iterations with the derivative and returns how many it took. Outside
 * the escape radius the modulus grows for ever, so a check after several steps misses no escape. A
 * pixel that has escaped takes these steps again, one by one. */
FATHOM_FN uint item_count(orbit* from, const plane* at, uint steps, uint* status) {
    orbit now = *from;
    uint n = 0;
    while (n + COUNTED_STEPS <= steps) {
        orbit next = now;
        FATHOM_UNROLL
        for (int i = 0; i < COUNTED_STEPS; ++i) formula_step(&next.z, &next.derivative, at);
        if (!is_inside(next.z, at->escape_radius2)) break;
        now = next;
        n += COUNTED_STEPS;
    }
    *status = FATHOM_RUNNING;
    while (n < steps && *status == FATHOM_RUNNING) {
        formula_step(&now.z, &now.derivative, at);
        if (!is_inside(now.z, at->escape_radius2)) *status = FATHOM_ESCAPED;
        ++n;
    }
    *from = now;
    return n;
}

/* Advances by at most `steps` iterations without the derivative, after the `before` iterations of
 * earlier calls, and returns how many it took. Stops soon after z has escaped, or after z has
 * repeated. As in direct.h, z is compared with a copy that is renewed at every power of two; here
 * blocks of SCOUT_STEPS iterations are counted. */
FATHOM_FN uint item_scout(lane_scout* from, const plane* at, uint before, uint steps, uint* status) {
    cplx z = from->z, kept = from->kept;
    tangent unused = tangent_conformal(slope_from_ints(0, 0));
    const uint first = before / SCOUT_STEPS, end = first + steps / SCOUT_STEPS;
    uint block = first;
    *status = FATHOM_RUNNING;
    while (block < end && *status == FATHOM_RUNNING) {
        const uint next_power = 1u << (32 - clz(block));
        const uint pause = min(next_power, end);
        do {
            FATHOM_UNROLL
            for (int i = 0; i < SCOUT_STEPS; ++i) formula_step(&z, &unused, at);
            ++block;
            if (cplx_equal(z, kept)) *status = FATHOM_INTERIOR;
            if (!is_inside(z, at->escape_radius2)) *status = FATHOM_ESCAPED;
        } while (block < pause && *status == FATHOM_RUNNING);
        if (block == next_power) kept = z;
    }
    uint n = (block - first) * SCOUT_STEPS;
    if (*status == FATHOM_RUNNING && n < steps) {
        for (; n < steps; ++n) formula_step(&z, &unused, at);
        if (!is_inside(z, at->escape_radius2)) *status = FATHOM_ESCAPED;
    }
    from->z = z;
    from->kept = kept;
    return n;
}
#endif

/* Same as KnownInterior::has() of src/render, but in one word. With a margin of 1/4 no point is
 * known. */
FATHOM_FN int is_known_interior(slope c, word margin) {
    const word quarter = (word)0.25f, one = word_of_int(1), x = c.re - quarter, y2 = c.im * c.im;
    const word least = quarter - margin;
    if ((c.re + one) * (c.re + one) + y2 < least * least) return 1;
    const word q = x * x + y2, f = quarter * y2 - q * (q + x);
    if (!(f > 0)) return 0;
    if (f > 16 * margin) return 1;
    const word s2 = 4 * sqrt(q), s_re = sqrt((s2 - 4 * x) / 2); /* |s|^2, s = sqrt(1 - 4c) */
    return (one - sqrt(one - 2 * s_re + s2)) * sqrt(s2) > 8 * margin;
}
