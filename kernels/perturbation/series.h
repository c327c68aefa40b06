/* Steps of z^2 + c in plain words: see delta_step. */

typedef delta_bounds follow_bounds;
typedef slope rate;
FATHOM_FN rate rate_select(mask m, rate a, rate b) { return slope_select(m, a, b); }

/* Pixels that follow the reference: one in each lane. */
typedef struct followed {
    delta z;
    rate derivative;
    slope c;
    ints count, m;
    ints offset; /* delta_job.offsets[m] */
} followed;

typedef struct follow_step {
    slope a[4], b, x;
    delta target;
    ints to, length, to_offset;
} follow_step;

/* The step with the fields of a step of the table. */
typedef delta_step table_step;
enum { STEP_FIELDS = sizeof(table_step) / sizeof(double) };
FATHOM_FN follow_step step_of_fields(const word* fields) {
    follow_step step;
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        step.a[i].re = fields[2 * i];
        step.a[i].im = fields[2 * i + 1];
    }
    step.b.re = fields[8], step.b.im = fields[9];
    step.x.re = fields[10], step.x.im = fields[11];
    step.target.re = fields[12], step.target.im = fields[13];
    const ints packed = word_bits(fields[14]);
    step.to = packed & ints_splat(0xffffffff);
    step.length = packed >> 32;
    step.to_offset = word_bits(fields[15]);
    return step;
}

FATHOM_FN mask step_is_at_end(const follow_bounds* bounds, ints m) {
    return ints_equal(m, ints_splat(bounds->last));
}

/* True if a pixel at reference index 0 with this value should be iterated directly. */
FATHOM_FN mask step_is_direct(const follow_bounds* bounds, slope value, rate derivative) {
    const double size2 = DELTA_DIRECT_SIZE * DELTA_DIRECT_SIZE;
    const double slope2 = bounds->direct_slope * bounds->direct_slope;
    return mask_and(word_less_equal(word_splat(size2), slope_norm2(value)),
                    word_less_equal(word_splat(slope2), slope_norm2(derivative)));
}

FATHOM_FN follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                const followed* now, rate* derivative) {
    /* Horner's rule for f(z) = a1 + a2 z + a3 z^2 + a4 z^3 and for f'(z) along with it. */
    const slope z = now->z;
    const slope square = slope_mul_add(z, step->a[3], step->a[2]);
    const slope linear = slope_mul_add(z, square, step->a[1]);
    const slope factor = slope_mul_add(z, linear, step->a[0]);
    const slope slope_factor = slope_mul_add(z, slope_mul_add(z, step->a[3], square), linear);
    const slope by_c = slope_mul_add(step->x, z, step->b);
    const slope by_z = slope_mul_add(z, slope_factor, slope_mul_add(step->x, now->c, factor));
    *derivative = slope_mul_add(now->derivative, by_z, by_c);

    follow_next next;
    next.z = slope_mul_add(z, factor, slope_mul(by_c, now->c));
    next.value = delta_sum(step->target, next.z);
    next.m = step->to;
    next.start = ints_splat(0);
    /* A pixel so near the reference may have left the range of doubles, for example by z^2 at the
     * reference's start. It takes this step with an extended exponent instead. */
    next.is_lost = delta_is_lost(next.z, (int)bounds->has_extended_steps);
    next.is_at_goal = mask_all(0);
    next.can_turn = step_is_direct(bounds, next.value, *derivative);
    const word share = word_mul(slope_norm(step->target), word_splat(DELTA_DIRECT_SHARE));
    const mask is_apart = mask_and(word_less(share, slope_norm(next.z)), next.can_turn);
    next.rebases =
        mask_or(mask_or(delta_is_dip(step->target, next.z), is_apart),
                mask_and(step_is_at_end(bounds, step->to), mask_all((int)bounds->is_closed)));
    return next;
}

FATHOM_FN void step_settle(const follow_bounds* bounds, const follow_step* step,
                           const followed* before, mask rebases, mask stays, follow_ends* ends,
                           followed* now) {
    (void)ends;
    const ints offset = ints_select(rebases, ints_splat(bounds->first_offset), step->to_offset);
    now->offset = ints_select(stays, before->offset, offset);
}
