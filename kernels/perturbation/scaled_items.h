/* Steps of deltas in floats, for devices without fast doubles. They are those of
 * perturbation/items.h, over numbers of one or two floats. From the first step on, each number
 * is a mantissa and a power of two, which both parts of a complex number share. So a step over
 * any number of iterations changes scales only a dozen times. Derivatives have one float. OpenCL
 * C only. */

/* ---- Numbers of any magnitude */

typedef struct scaled_cplx {
    cplx at;      /* times */
    int exponent; /*   2^exponent */
} scaled_cplx;

typedef struct scaled_slope {
    slope at;
    int exponent;
} scaled_slope;

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN word word_power_of_two(int e) {
    return as_float((uint)(clamp(e, -127, 128) + 127) << 23);
}

FATHOM_FN slope slope_mul_add(slope a, slope b, slope c) {
    slope r;
    r.re = word_fma(a.re, b.re, word_fma(-a.im, b.im, c.re));
    r.im = word_fma(a.re, b.im, word_fma(a.im, b.re, c.im));
    return r;
}

/* max(|re|, |im|) */
FATHOM_FN word slope_norm(slope a) {
    const word re = fabs(a.re), im = fabs(a.im);
    return re < im ? im : re;
}
FATHOM_FN word cplx_norm(cplx a) { return slope_norm(slope_of(a)); }

FATHOM_FN cplx cplx_of_parts(scaled_part re, scaled_part im) {
    cplx r;
    r.re = real_of_part(re);
    r.im = real_of_part(im);
    return r;
}

FATHOM_FN cplx cplx_times(cplx a, word power) {
    a.re = real_times(a.re, power);
    a.im = real_times(a.im, power);
    return a;
}

FATHOM_FN cplx cplx_mul_add(cplx a, cplx b, cplx c) {
    cplx r;
    r.re = real_dot(a.re, b.re, real_neg(a.im), b.im, c.re);
    r.im = real_dot(a.re, b.im, a.im, b.re, c.im);
    return r;
}

/* The e for which a / 2^e is in [0.5, 1), for a > 0. */
FATHOM_FN int word_exponent(word a) { return (int)(as_uint(a) >> 23) - 126; }

/* at * 2^exponent with the larger part of the mantissa in [0.5, 1). */
FATHOM_FN scaled_cplx scaled_normal(cplx at, int exponent) {
    const word norm = cplx_norm(at);
    const int more = word_exponent(norm);
    scaled_cplx r;
    r.at = cplx_times(at, word_power_of_two(-more));
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}
FATHOM_FN scaled_slope scaled_normal_slope(slope at, int exponent) {
    const word norm = slope_norm(at);
    const int more = word_exponent(norm);
    scaled_slope r;
    r.at = slope_scale(at, word_power_of_two(-more));
    r.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}

FATHOM_FN scaled_cplx scaled_sum(scaled_cplx a, scaled_cplx b) {
    const int exponent = max(a.exponent, b.exponent);
    const word a_power = word_power_of_two(a.exponent - exponent);
    const word b_power = word_power_of_two(b.exponent - exponent);
    cplx sum;
    sum.re = real_sum(real_times(a.at.re, a_power), real_times(b.at.re, b_power));
    sum.im = real_sum(real_times(a.at.im, a_power), real_times(b.at.im, b_power));
    return scaled_normal(sum, exponent);
}

/* True if 2^shift a is nearer to 0 than b. */
FATHOM_FN int scaled_is_less(scaled_cplx a, int shift, scaled_cplx b) {
    const int exponent = a.exponent + shift;
    return exponent < b.exponent ||
           (exponent == b.exponent && cplx_norm(a.at) < cplx_norm(b.at));
}

/* ---- Pixels */

typedef struct scaled_tables {
    global const scaled_step* steps; /* over two iterations or more */
    global const uint4* keys;        /* by m: sixteen keys of 16 bits, 0 after the last level */
    global const uint* offsets;
    global const scaled_point* orbit;
} scaled_tables;

typedef struct scaled_item {
    scaled_cplx z;
    scaled_slope derivative;
    cplx c;
    ulong count;
    uint m;
} scaled_item;

FATHOM_FN scaled_item scaled_item_of(global const scaled_pixel* pixel) {
    scaled_item now;
    now.z.at = cplx_of_parts(pixel->z[0], pixel->z[1]);
    now.z.exponent = pixel->z_exponent;
    now.derivative.at.re = pixel->derivative[0];
    now.derivative.at.im = pixel->derivative[1];
    now.derivative.exponent = pixel->derivative_exponent;
    now.c = cplx_of_parts(pixel->c[0], pixel->c[1]);
    now.count = pixel->count;
    now.m = pixel->m;
    return now;
}

FATHOM_FN void scaled_item_put(const scaled_item* now, uint status, global scaled_pixel* pixel) {
    pixel->z[0] = part_of_real(now->z.at.re);
    pixel->z[1] = part_of_real(now->z.at.im);
    pixel->derivative[0] = now->derivative.at.re;
    pixel->derivative[1] = now->derivative.at.im;
    pixel->z_exponent = now->z.exponent;
    pixel->derivative_exponent = now->derivative.exponent;
    pixel->count = now->count;
    pixel->m = now->m;
    pixel->status = status;
}

/* ---- Starts */

/* origin + x column + y row */
FATHOM_FN real scaled_along(const scaled_place* place, int part, int x, int y) {
    return real_dot(real_of_int(x), real_of_part(place->column[part]), real_of_int(y),
                    real_of_part(place->row[part]), real_of_part(place->origin[part]));
}

FATHOM_FN scaled_item scaled_started(const scaled_start* start, cplx c) {
    const real per_radius = real_of_part(start->per_radius);
    cplx u;
    u.re = real_mul(c.re, per_radius);
    u.im = real_mul(c.im, per_radius);
    const slope coarse = slope_of(u);
    cplx z = cplx_from_ints(0, 0);
    slope derivative = slope_from_ints(0, 0);
    for (int k = DELTA_START_DEGREE; k >= 0; --k) {
        const cplx s = cplx_of_parts(start->s[k][0], start->s[k][1]);
        if (k > 0)
            derivative =
                slope_mul_add(derivative, coarse, slope_scale(slope_of(s), word_of_int(k)));
        z = cplx_mul_add(z, u, s);
    }
    scaled_item now;
    now.z = scaled_normal(z, start->exponent);
    now.derivative =
        scaled_normal_slope(slope_scale(derivative, real_word(per_radius)), start->exponent);
    now.c = c;
    now.count = start->steps;
    now.m = start->m;
    return now;
}

/* ---- Steps */

/* The exponent of DELTA_DIRECT_SIZE with a mantissa in [0.5, 1), and log2 of DELTA_DIRECT_SHARE. */
#define SCALED_DIRECT_SIZE (-7)
#define SCALED_DIRECT_SHARE (-6)

FATHOM_FN int scaled_is_direct(const scaled_bounds* bounds, scaled_cplx z,
                               scaled_slope derivative) {
    return z.exponent >= SCALED_DIRECT_SIZE && derivative.exponent >= bounds->direct_exponent;
}

FATHOM_FN int scaled_has_escaped(slope z, const scaled_bounds* bounds) {
    return !(slope_norm2(z) <= bounds->escape_radius2);
}

/* The longest step from m that is good for z. */
FATHOM_FN scaled_step scaled_load(scaled_tables tables, const scaled_bounds* bounds, uint m,
                                  scaled_cplx z) {
    /* The wide key of StepTable, 16 log2 |z| rounded down, and then the key in the table's unit. */
    const int wide_key = (z.exponent << 4) + (int)(as_uint(cplx_norm(z.at)) >> 19 & 15);
    const int key = ((wide_key - bounds->lowest_key) >> bounds->key_shift) + 1;
    const uint good =
        keys_above(tables.keys[2 * m], tables.keys[2 * m + 1], (uint)clamp(key, 0, 0x7ffe));
    if (good) return tables.steps[(tables.offsets[m] >> DELTA_LEVEL_BITS) + good - 1];

    /* One iteration, z (2 Z + z) + c, at the larger exponent of 2 Z and z. */
    const scaled_point from = tables.orbit[m], to = tables.orbit[m + 1];
    const scaled_part zero = {0, 0};
    scaled_step step;
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
    step.to = m + 1;
    step.length = 1;
    return step;
}

/* One step, as in delta_item_advance(); returns the status. */
FATHOM_FN uint scaled_advance(scaled_tables tables, const scaled_bounds* bounds,
                              scaled_item* now) {
    if (now->m == bounds->last) return DELTA_AT_LIMIT;
    const scaled_step step = scaled_load(tables, bounds, now->m, now->z);
    const ulong count = now->count + step.length;
    if (count > bounds->limit) return DELTA_AT_LIMIT;

    cplx a[4];
    for (int i = 0; i < 4; ++i) a[i] = cplx_of_parts(step.a[i][0], step.a[i][1]);
    const cplx b = cplx_of_parts(step.b[0], step.b[1]);
    slope x;
    x.re = step.x[0];
    x.im = step.x[1];

    const int z_exponent = now->z.exponent + step.a_exponent;
    const cplx u = cplx_times(now->z.at, word_power_of_two(now->z.exponent - step.scale));
    const slope by_x = slope_mul(x, slope_of(now->c));
    cplx factor = cplx_mul_add(u, a[3], a[2]);
    factor = cplx_mul_add(u, factor, a[1]);
    factor = cplx_mul_add(u, factor, a[0]);
    factor.re = real_plus_word(factor.re, by_x.re);
    factor.im = real_plus_word(factor.im, by_x.im);
    const int exponent = max(z_exponent, step.b_exponent);
    const cplx by_c = cplx_mul_add(cplx_times(b, word_power_of_two(step.b_exponent - exponent)),
                                   now->c, cplx_from_ints(0, 0));
    const scaled_cplx next = scaled_normal(
        cplx_mul_add(cplx_times(now->z.at, word_power_of_two(z_exponent - exponent)), factor, by_c),
        exponent);

    const slope v = slope_of(u);
    slope bend = slope_mul_add(v, slope_scale(slope_of(a[3]), 4), slope_scale(slope_of(a[2]), 3));
    bend = slope_mul_add(v, bend, slope_scale(slope_of(a[1]), 2));
    bend = slope_mul_add(v, bend, slope_add(slope_of(a[0]), by_x));
    /* x z, to be added in the derivative's unit. The exponents are more than 64 apart only if x z
     * is 0. */
    const int gap = min(now->z.exponent - now->derivative.exponent, 64);
    const slope by_xz = slope_mul(slope_scale(slope_of(now->z.at), word_power_of_two(gap)), x);
    const int d_exponent = now->derivative.exponent + step.a_exponent;
    const int larger = max(d_exponent, step.b_exponent);
    now->derivative = scaled_normal_slope(
        slope_add(slope_scale(slope_mul_add(now->derivative.at, bend, by_xz),
                              word_power_of_two(d_exponent - larger)),
                  slope_scale(slope_of(b), word_power_of_two(step.b_exponent - larger))),
        larger);
    now->count = count;

    scaled_cplx target;
    target.at = cplx_of_parts(step.target[0], step.target[1]);
    target.exponent = step.target_exponent;
    const scaled_cplx full = scaled_sum(target, next);
    const int escapes = scaled_has_escaped(
        slope_scale(slope_of(full.at), word_power_of_two(full.exponent)), bounds);
    const int is_dip = target.exponent <= -6 && scaled_is_less(target, 0, next);
    const int is_end = step.to == bounds->last && bounds->is_closed;
    const int is_apart = scaled_is_less(target, SCALED_DIRECT_SHARE, next) &&
                         scaled_is_direct(bounds, full, now->derivative);
    const int rebases = scaled_is_less(full, 0, next) || is_dip || is_end || is_apart;
    now->z = rebases || escapes ? full : next;
    now->m = rebases ? 0 : step.to;
    return escapes ? FATHOM_ESCAPED : FATHOM_RUNNING;
}

/* Direct iterations as in delta_item_iterate(), at most SCALED_ITERATIONS: over so few, a
 * derivative stays within the range of floats. */
enum { SCALED_ITERATIONS = 16 };

FATHOM_FN uint scaled_iterate(scaled_tables tables, const scaled_bounds* bounds,
                              scaled_item* now) {
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
        if (now->count >= bounds->limit) {
            status = DELTA_AT_LIMIT;
            break;
        }
        const slope seed_only = {seed, 0}, coarse = slope_of(z);
        derivative = slope_mul_add(slope_add(coarse, coarse), derivative, seed_only);
        z = cplx_square_plus(z, point);
        ++now->count;
        if (scaled_has_escaped(slope_of(z), bounds)) status = FATHOM_ESCAPED;
    }
    now->z = scaled_normal(z, 0);
    now->derivative = scaled_normal_slope(derivative, exponent);
    return status;
}
