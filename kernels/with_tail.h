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
 * while |c| < 64. An orbit that leaves this box has |z| > 1.6, where powers outgrow such a c. */
FATHOM_FN word tail_box2(void) {
    const word boxes[] = {64.0f, 16.0f, 8.0f, 5.27f, 4.0f, 3.28f, 2.82f};
    return boxes[FATHOM_POWER - 2];
}

FATHOM_FN int tail_is_outside(cplx a, word radius2) {
    return !word_less_equal(slope_norm2(slope_of(a)), radius2);
}

/* Iterates inside the box. The status is FATHOM_ESCAPED if the orbit leaves the box or starts
 * outside it. */
FATHOM_FN fathom_uint32 box_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                    fathom_uint32* status) {
    const word widest2 = word_of_int(2000); /* bound of |c|^2, below 64^2 */
    plane box = *at;
    if (word_less(tail_box2(), box.escape_radius2)) box.escape_radius2 = tail_box2();
    *status = FATHOM_ESCAPED;
    if (tail_is_outside(from->z, tail_box2()) || tail_is_outside(at->c, widest2)) return 0;
    return direct_loop(from, &box, steps, status);
}

/* Iterates outside the box, in the tail. */
FATHOM_FN fathom_uint32 tail_advance(orbit* from, const plane* at, fathom_uint32 steps,
                                     fathom_uint32* status) {
    tail_plane outside;
    outside.c.re = tail_from(at->c.re);
    outside.c.im = tail_from(at->c.im);
    outside.seed = at->seed;
    outside.escape_radius2 = at->escape_radius2;

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
    return taken + tail_advance(from, at, steps - taken, status);
}
