/* Steps of z^2 + c in floats: see scaled_step. Uses scaled.h. OpenCL C only. */

typedef scaled_bounds follow_bounds;

typedef struct scaled_tables {
    global const scaled_step* steps; /* over two iterations or more */
    global const uint4* keys;        /* by m: sixteen keys of 16 bits, 0 after the last level */
    global const uint* offsets;
    global const scaled_point* orbit;
} scaled_tables;

/* A pixel that follows the reference. */
typedef struct followed {
    delta z;
    rate derivative;
    cplx c;
    ints count, m;
} followed;

typedef scaled_step follow_step;

/* The longest step from m that is good for z. */
FATHOM_FN follow_step follow_find(scaled_tables tables, const follow_bounds* bounds,
                                  const followed* now) {
    /* The extended key of StepTable, 16 log2 |z| rounded down, and then the key in the table's
     * unit. */
    const uint m = (uint)now->m;
    const delta z = now->z;
    const int wide_key = (z.exponent << 4) + (int)(as_uint(cplx_norm(z.at)) >> 19 & 15);
    const int key = ((wide_key - bounds->lowest_key) >> bounds->key_shift) + 1;
    const uint good =
        keys_above(tables.keys[2 * m], tables.keys[2 * m + 1], (uint)clamp(key, 0, 0x7ffe));
    if (good) return tables.steps[(tables.offsets[m] >> DELTA_LEVEL_BITS) + good - 1];

    /* One iteration, z (2 Z + z) + c, at the larger exponent of 2 Z and z. There is none from the
     * end of an orbit; the one made there is ignored by follow(). */
    const uint at = m < bounds->last ? m : 0;
    const scaled_point from = tables.orbit[at], to = tables.orbit[at + 1];
    const scaled_part zero = {0, 0};
    follow_step step;
    step.scale = z.exponent;
    step.a_exponent = max(from.exponent + 1, z.exponent);
    const word from_power = word_power_of_two(from.exponent + 1 - step.a_exponent);
    for (int i = 0; i < 2; ++i) {
        step.a[0][i].hi = from.z[i].hi * from_power;
        step.a[0][i].lo = from.z[i].lo * from_power;
        step.a[1][i] = step.a[2][i] = step.a[3][i] = step.b[i] = zero;
        step.target[i] = to.z[i];
        step.x[i] = 0;
    }
    step.a[1][0].hi = word_power_of_two(z.exponent - step.a_exponent);
    step.b[0] = bounds->pixel;
    step.b_exponent = bounds->pixel_exponent;
    step.target_exponent = to.exponent;
    step.to = at + 1;
    step.length = 1;
    return step;
}

FATHOM_FN mask step_is_at_end(const follow_bounds* bounds, ints m) { return m == bounds->last; }

/* The exponent of DELTA_DIRECT_SIZE with a mantissa in [0.5, 1), and log2 of DELTA_DIRECT_SHARE. */
#define SCALED_DIRECT_SIZE (-7)
#define SCALED_DIRECT_SHARE (-8)

FATHOM_FN mask step_is_direct(const follow_bounds* bounds, delta value, rate derivative) {
    return value.exponent >= SCALED_DIRECT_SIZE && derivative.exponent >= bounds->direct_exponent;
}

FATHOM_FN follow_next step_next(const follow_bounds* bounds, const follow_step* step,
                                const followed* now, rate* derivative) {
    cplx a[4];
    for (int i = 0; i < 4; ++i) a[i] = cplx_of_parts(step->a[i][0], step->a[i][1]);
    const cplx b = cplx_of_parts(step->b[0], step->b[1]);
    slope x;
    x.re = step->x[0];
    x.im = step->x[1];

    const delta z = now->z;
    const int z_exponent = z.exponent + step->a_exponent;
    const cplx u = cplx_times(z.at, word_power_of_two(z.exponent - step->scale));
    const slope by_x = slope_mul(x, slope_of(now->c));
    cplx factor = cplx_mul_add(u, a[3], a[2]);
    factor = cplx_mul_add(u, factor, a[1]);
    factor = cplx_mul_add(u, factor, a[0]);
    factor.re = real_plus_word(factor.re, by_x.re);
    factor.im = real_plus_word(factor.im, by_x.im);
    const int exponent = max(z_exponent, step->b_exponent);
    const cplx by_c = cplx_mul_add(cplx_times(b, word_power_of_two(step->b_exponent - exponent)),
                                   now->c, cplx_from_ints(0, 0));

    const slope v = slope_of(u);
    slope bend = slope_mul_add(v, slope_scale(slope_of(a[3]), 4), slope_scale(slope_of(a[2]), 3));
    bend = slope_mul_add(v, bend, slope_scale(slope_of(a[1]), 2));
    bend = slope_mul_add(v, bend, slope_add(slope_of(a[0]), by_x));
    /* x z, to be added in the derivative's unit. The exponents are more than 64 apart only if x z
     * is 0. */
    const rate before = now->derivative;
    const int gap = min(z.exponent - before.exponent, 64);
    const slope by_xz = slope_mul(slope_scale(slope_of(z.at), word_power_of_two(gap)), x);
    const int d_exponent = before.exponent + step->a_exponent;
    const int larger = max(d_exponent, step->b_exponent);
    *derivative = rate_of(
        slope_add(slope_scale(slope_mul_add(before.at, bend, by_xz),
                              word_power_of_two(d_exponent - larger)),
                  slope_scale(slope_of(b), word_power_of_two(step->b_exponent - larger))),
        larger);

    delta target;
    target.at = cplx_of_parts(step->target[0], step->target[1]);
    target.exponent = step->target_exponent;
    follow_next next;
    next.z = delta_of(
        cplx_mul_add(cplx_times(z.at, word_power_of_two(z_exponent - exponent)), factor, by_c),
        exponent);
    next.value = delta_sum(target, next.z);
    next.m = step->to;
    next.start = 0;
    next.is_lost = next.is_at_goal = 0;
    next.can_turn = step_is_direct(bounds, next.value, *derivative);
    const mask is_apart =
        delta_is_less_by(target, SCALED_DIRECT_SHARE, next.z) && next.can_turn;
    next.rebases = delta_is_dip(target, next.z) || is_apart ||
                   (step->to == bounds->last && bounds->is_closed);
    return next;
}

FATHOM_FN void step_settle(const follow_bounds* bounds, const follow_step* step,
                           const followed* before, mask rebases, mask stays, follow_ends* ends,
                           followed* now) {}

/* Direct iterations as in iterate.h, at most SCALED_ITERATIONS: over so few, a derivative stays
 * within the range of floats. Returns the status. */
enum { SCALED_ITERATIONS = 16 };

FATHOM_FN uint iterate(scaled_tables tables, const follow_bounds* bounds, followed* now) {
    const scaled_point first = tables.orbit[1];
    const cplx first_point =
        cplx_times(cplx_of_parts(first.z[0], first.z[1]), word_power_of_two(first.exponent));
    cplx pixel = cplx_from_ints(0, 0);
    pixel.re = real_times(real_of_part(bounds->pixel), word_power_of_two(bounds->pixel_exponent));
    const cplx point = cplx_mul_add(pixel, now->c, first_point);
    /* `seed` and `least` are in the derivative's unit, 2^exponent. */
    const int exponent = now->derivative.exponent;
    const word seed = bounds->pixel.hi * word_power_of_two(bounds->pixel_exponent - exponent);
    const word least = word_power_of_two(bounds->direct_exponent - 1 - exponent);
    const word least_size = word_power_of_two(SCALED_DIRECT_SIZE - 1);

    cplx z = cplx_times(now->z.at, word_power_of_two(now->z.exponent));
    slope derivative = now->derivative.at;
    uint status = FATHOM_RUNNING;
    for (int i = 0; i < SCALED_ITERATIONS && status == FATHOM_RUNNING &&
                    cplx_norm(z) >= least_size && slope_norm(derivative) >= least; ++i) {
        if (now->count >= (ints)bounds->limit) {
            status = DELTA_AT_LIMIT;
            break;
        }
        const slope seed_only = {seed, 0}, coarse = slope_of(z);
        derivative = slope_mul_add(slope_add(coarse, coarse), derivative, seed_only);
        z = cplx_square_plus(z, point);
        ++now->count;
        if (!(slope_norm2(slope_of(z)) <= bounds->escape_radius2)) status = FATHOM_ESCAPED;
    }
    now->z = delta_of(z, 0);
    now->derivative = rate_of(derivative, exponent);
    return status;
}
