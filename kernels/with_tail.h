/* The direct rung in fixed point. It iterates in `real` while the next value provably fits. From
 * then on it iterates in float-float, the tail of the orbit. The names of the tail's number and of
 * everything made of it begin with tail_; their source is the same.
 *
 * In the tail, an orbit stores z in the same `real`: the high word is FATHOM_TAIL, which no number
 * inside the box below has, and the low word holds the two words of the float-float. */

FATHOM_FN int tail_is_in(real a) { return a.hi == FATHOM_TAIL; }

FATHOM_FN real tail_packed(tail_real a) {
    real r;
    r.hi = FATHOM_TAIL;
    r.lo = word_bits(a.hi) | (fathom_uint64)word_bits(a.lo) << 32;
    return r;
}

FATHOM_FN tail_real tail_unpacked(real a) {
    tail_real r;
    r.hi = word_of_bits((fathom_uint32)a.lo);
    r.lo = word_of_bits((fathom_uint32)(a.lo >> 32));
    return r;
}

FATHOM_FN tail_real tail_from(real a) {
    return tail_real_add(tail_real_of_word(real_word(a)), tail_real_of_word(real_rest(a)));
}

/* The bound of |z|^2 in fixed point, 2^(12/p) rounded down: then |z|^p <= 64, so |z^p| + |c| < 128
 * while |c| < 64. An orbit that leaves this box has |z| > 1.6, where powers outgrow such a c. In a
 * hybrid, p is the power of the step to come. */
FATHOM_FN word tail_box2(int power) {
    const word boxes[] = {64.0f, 16.0f, 8.0f, 5.27f, 4.0f, 3.28f, 2.82f};
    return boxes[power - 2];
}

/* The power of the next step. */
FATHOM_FN int next_power(const plane* at) {
#ifdef FORMULA_HAS_PHASES
    return phase_power(at, at->phase);
#else
    (void)at;
    return FATHOM_POWER;
#endif
}

/* The plane whose orbits also end where they leave the box. */
FATHOM_FN plane boxed_plane(const plane* at) {
    plane box = *at;
#ifdef FORMULA_HAS_PHASES
    box.is_boxed = 1;
    for (int power = 2; power <= 8; ++power) {
        const word box2 = tail_box2(power);
        box.box_radius2[power - 2] =
            word_less(box2, at->escape_radius2) ? box2 : at->escape_radius2;
    }
#else
    if (word_less(tail_box2(FATHOM_POWER), box.escape_radius2))
        box.escape_radius2 = tail_box2(FATHOM_POWER);
#endif
    return box;
}

FATHOM_FN int tail_is_outside(cplx a, word radius2) {
    return !word_less_equal(slope_norm2(slope_of(a)), radius2);
}

/* Iterates inside the box. The status is FATHOM_ESCAPED if the orbit leaves the box or starts
 * outside it. */
FATHOM_FN fathom_uint32 box_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                    fathom_uint32* status) {
    const word widest2 = word_of_int(2000); /* bound of |c|^2, below 64^2 */
    const plane box = boxed_plane(at);
    *status = FATHOM_ESCAPED;
    if (tail_is_outside(from->z, tail_box2(next_power(at)))) return 0;
    if (tail_is_outside(at->c, widest2)) return 0;
    return direct_loop(from, &box, steps, status);
}

/* Iterates outside the box, in the tail, after `before` steps inside. */
FATHOM_FN fathom_uint32 tail_advance(orbit* from, const plane* at, fathom_uint32 before,
                                     fathom_uint32 steps, fathom_uint32* status) {
    tail_plane outside;
    outside.c.re = tail_from(at->c.re);
    outside.c.im = tail_from(at->c.im);
    outside.seed = at->seed;
    outside.escape_radius2 = at->escape_radius2;
#ifdef FORMULA_HAS_PHASES
    for (int i = 0; i < FATHOM_MAXIMUM_STEPS; ++i) outside.steps[i] = at->steps[i];
    outside.step_count = at->step_count;
    outside.phase = (at->phase + before) % at->step_count;
    outside.is_boxed = 0;
#else
    (void)before;
#endif

    tail_orbit now;
    now.z.re = tail_unpacked(from->z.re);
    now.z.im = tail_unpacked(from->z.im);
    now.derivative.by_re.re = from->derivative.by_re.re;
    now.derivative.by_re.im = from->derivative.by_re.im;
    now.derivative.by_im.re = from->derivative.by_im.re;
    now.derivative.by_im.im = from->derivative.by_im.im;
    const fathom_uint32 taken = tail_direct_loop(&now, &outside, steps, status);
    from->z.re = tail_packed(now.z.re);
    from->z.im = tail_packed(now.z.im);
    from->derivative.by_re.re = now.derivative.by_re.re;
    from->derivative.by_re.im = now.derivative.by_re.im;
    from->derivative.by_im.re = now.derivative.by_im.re;
    from->derivative.by_im.im = now.derivative.by_im.im;
    return taken;
}

FATHOM_FN fathom_uint32 direct_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                       fathom_uint32* status) {
    fathom_uint32 taken = 0;
    if (!tail_is_in(from->z.re)) {
        taken = box_advance(from, at, steps, status);
        if (*status != FATHOM_ESCAPED) return taken;
        const int is_at_end = taken > 0 && tail_is_outside(from->z, at->escape_radius2);
        from->z.re = tail_packed(tail_from(from->z.re));
        from->z.im = tail_packed(tail_from(from->z.im));
        if (is_at_end) return taken;
    }
    return taken + tail_advance(from, at, taken, steps - taken, status);
}
