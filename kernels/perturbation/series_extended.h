/* Steps of z^2 + c with an extended exponent: see delta_extended_step. Uses extended.h. */

typedef delta_bounds follow_bounds;
typedef delta rate;
FATHOM_FN rate rate_select(mask m, rate a, rate b) { return delta_select(m, a, b); }

/* Pixels that follow the reference: one in each lane. */
typedef struct followed {
    delta z;
    rate derivative;
    slope c;
    ints count, m;
} followed;

typedef struct follow_step {
    slope a[4];
    delta b, target;
    ints to, length, scale, a_exponent;
} follow_step;

FATHOM_FN ints lower_int(ints packed) { return packed << 32 >> 32; }

/* The step with the fields of a step of the table. */
typedef delta_extended_step table_step;
enum { STEP_FIELDS = sizeof(table_step) / sizeof(double) };
FATHOM_FN follow_step step_of_fields(const word* fields) {
    follow_step step;
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        step.a[i].re = fields[2 * i];
        step.a[i].im = fields[2 * i + 1];
    }
    step.b.at.re = fields[8], step.b.at.im = fields[9];
    step.target.at.re = fields[10], step.target.at.im = fields[11];
    const ints ends = word_bits(fields[12]), scales = word_bits(fields[13]);
    const ints exponents = word_bits(fields[14]);
    step.to = ends & ints_splat(0xffffffff);
    step.length = ends >> 32;
    step.scale = lower_int(scales);
    step.a_exponent = scales >> 32;
    step.b.exponent = lower_int(exponents);
    step.target.exponent = exponents >> 32;
    return step;
}

/* The extended key of StepTable: 16 log2 |z|, rounded down. */
FATHOM_FN ints step_key(delta z) {
    return (z.exponent << 4) + (word_upper_bits(slope_norm(z.at)) & ints_splat(15));
}

FATHOM_FN mask step_is_at_end(const follow_bounds* bounds, ints m) {
    return ints_equal(m, ints_splat(bounds->last));
}

FATHOM_FN follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                const followed* now, rate* derivative) {
    const slope* const a = step->a;
    const delta z = now->z;
    const slope u = slope_scaled(z.at, z.exponent - step->scale);
    const slope factor =
        slope_mul_add(u, slope_mul_add(u, slope_mul_add(u, a[3], a[2]), a[1]), a[0]);
    const delta by_z = delta_of(slope_mul(z.at, factor), z.exponent + step->a_exponent);
    const delta by_c = delta_of(slope_mul(step->b.at, now->c), step->b.exponent);

    slope bend = slope_mul_add(u, slope_scale(a[3], word_of_int(4)),
                               slope_scale(a[2], word_of_int(3)));
    bend = slope_mul_add(u, bend, slope_scale(a[1], word_of_int(2)));
    bend = slope_mul_add(u, bend, a[0]);
    const delta carried = delta_of(slope_mul(now->derivative.at, bend),
                                   now->derivative.exponent + step->a_exponent);
    *derivative = delta_normal(delta_sum(carried, step->b));

    follow_next next;
    next.z = delta_normal(delta_sum(by_z, by_c));
    next.value = delta_sum(step->target, next.z);
    next.m = step->to;
    next.start = ints_splat(0);
    next.is_lost = next.is_at_goal = next.can_turn = mask_all(0);
    next.rebases =
        mask_or(delta_is_dip(step->target, next.z),
                mask_and(step_is_at_end(bounds, step->to), mask_all((int)bounds->is_closed)));
    return next;
}

FATHOM_FN void step_settle(const follow_bounds* bounds, const follow_step* step,
                           const followed* before, mask rebases, mask stays, follow_ends* ends,
                           followed* now) {
    (void)bounds, (void)step, (void)before, (void)rebases, (void)stays, (void)ends, (void)now;
}
