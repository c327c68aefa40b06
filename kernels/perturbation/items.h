/* Same as perturbation/lanes.h and perturbation/wide_lanes.h, but with one pixel in each
 * work-item, for devices whose work-items are lanes. OpenCL C only. */

typedef double2 delta_complex; /* re, im */

FATHOM_FN delta_complex delta_mul_add(delta_complex a, delta_complex b, delta_complex c) {
    return (delta_complex)(fma(a.x, b.x, fma(-a.y, b.y, c.x)), fma(a.x, b.y, fma(a.y, b.x, c.y)));
}

FATHOM_FN delta_complex delta_mul(delta_complex a, delta_complex b) {
    return delta_mul_add(a, b, (delta_complex)(0, 0));
}

/* max(|re|, |im|) */
FATHOM_FN double delta_norm(delta_complex a) {
    const double re = fabs(a.x), im = fabs(a.y);
    return re < im ? im : re;
}

FATHOM_FN double delta_norm2(delta_complex a) { return fma(a.x, a.x, a.y * a.y); }

FATHOM_FN int delta_has_escaped(delta_complex z, const delta_bounds* bounds) {
    return !(delta_norm2(z) <= bounds->escape_radius2);
}

/* True if a pixel at reference index 0 should be iterated directly. */
FATHOM_FN int delta_is_direct(const delta_bounds* bounds, delta_complex z,
                              delta_complex derivative) {
    return delta_norm2(z) >= DELTA_DIRECT_SIZE * DELTA_DIRECT_SIZE &&
           delta_norm2(derivative) >= bounds->direct_slope2;
}

/* ---- In doubles */

typedef struct delta_tables {
    global const delta_step* steps;
    global const uint4* keys; /* by m: sixteen keys of 16 bits, 0 after the last level */
    global const uint* offsets;
    global const double2* orbit;
} delta_tables;

typedef struct delta_item {
    delta_complex z, derivative, c;
    ulong count;
    uint m, offset; /* offset: delta_job.offsets[m] */
} delta_item;

FATHOM_FN delta_item delta_item_of(global const delta_pixel* pixel, global const uint* offsets) {
    delta_item now;
    now.z = (delta_complex)(pixel->z[0], pixel->z[1]);
    now.derivative = (delta_complex)(pixel->derivative[0], pixel->derivative[1]);
    now.c = (delta_complex)(pixel->c[0], pixel->c[1]);
    now.count = pixel->count;
    now.m = pixel->m;
    now.offset = offsets[now.m];
    return now;
}

FATHOM_FN void delta_item_put(const delta_item* now, uint status, global delta_pixel* pixel) {
    pixel->z[0] = now->z.x;
    pixel->z[1] = now->z.y;
    pixel->derivative[0] = now->derivative.x;
    pixel->derivative[1] = now->derivative.y;
    pixel->count = now->count;
    pixel->m = now->m;
    pixel->status = status;
}

typedef struct delta_item_step {
    delta_complex a[4], b, x, target;
    uint to, length, to_offset;
} delta_item_step;

/* The longest step from an item's m that is good for |z| = size. */
FATHOM_FN delta_item_step delta_load(delta_tables tables, const delta_bounds* bounds,
                                     const delta_item* now, double size) {
    const uint m = now->m, first = now->offset >> DELTA_LEVEL_BITS;
    const uint key = (uint)(as_ulong(size) >> 48);
    const uint good = keys_above(tables.keys[2 * m], tables.keys[2 * m + 1], key);

    delta_item_step step;
    if (good) {
        global const double2* const entry = (global const double2*)&tables.steps[first + good - 1];
        FATHOM_UNROLL
        for (int i = 0; i < 4; ++i) step.a[i] = entry[i];
        step.b = entry[4];
        step.x = entry[5];
        step.target = entry[6];
        const uint4 ends = as_uint4(entry[7]);
        step.to = ends.x;
        step.length = ends.y;
        step.to_offset = ends.z;
    } else { /* same as delta_exact() */
        step.a[0] = 2 * tables.orbit[m];
        step.a[1] = (delta_complex)(1, 0);
        step.a[2] = step.a[3] = step.x = (delta_complex)(0, 0);
        step.b = (delta_complex)(bounds->pixel, 0);
        step.target = tables.orbit[m + 1];
        step.to = m + 1;
        step.length = 1;
        step.to_offset = tables.offsets[m + 1];
    }
    return step;
}

/* Direct iterations as in delta_iterate(), at most `most`; returns the status. */
FATHOM_FN uint delta_item_iterate(delta_tables tables, const delta_bounds* bounds,
                                  delta_item* now, uint most) {
    const delta_complex first = tables.orbit[1];
    const delta_complex point = (delta_complex)(fma(bounds->pixel, now->c.x, first.x),
                                                fma(bounds->pixel, now->c.y, first.y));
    uint status = FATHOM_RUNNING;
    for (uint i = 0; i < most && status == FATHOM_RUNNING &&
                     delta_is_direct(bounds, now->z, now->derivative); ++i) {
        if (now->count >= bounds->limit) return DELTA_AT_LIMIT;
        const delta_complex twice = now->z + now->z, slope = now->derivative;
        now->derivative = (delta_complex)(
            fma(twice.x, slope.x, fma(-twice.y, slope.y, bounds->pixel)),
            fma(twice.x, slope.y, twice.y * slope.x));
        now->z = (delta_complex)(fma(now->z.x, now->z.x, fma(-now->z.y, now->z.y, point.x)),
                                 fma(twice.x, now->z.y, point.y));
        ++now->count;
        if (delta_has_escaped(now->z, bounds)) status = FATHOM_ESCAPED;
    }
    return status;
}

/* One step, as in delta_advance(); returns the status. Sets `target` to the reference orbit after
 * the step. */
FATHOM_FN uint delta_item_advance(delta_tables tables, const delta_bounds* bounds, delta_item* now,
                                  delta_complex* target) {
    if (now->m == bounds->last) return DELTA_AT_LIMIT;
    const delta_complex z = now->z;
    const delta_item_step step = delta_load(tables, bounds, now, delta_norm(z));
    const ulong count = now->count + step.length;
    if (count > bounds->limit) return DELTA_AT_LIMIT;

    const delta_complex square = delta_mul_add(z, step.a[3], step.a[2]);
    const delta_complex linear = delta_mul_add(z, square, step.a[1]);
    const delta_complex factor = delta_mul_add(z, linear, step.a[0]);
    const delta_complex by_c = delta_mul_add(step.x, z, step.b);
    const delta_complex next = delta_mul_add(z, factor, delta_mul(by_c, now->c));
    const double size = delta_norm(next), target_size = delta_norm(step.target);
    if (bounds->has_wide_steps && size < DELTA_NARROWEST) return DELTA_WIDE;

    const delta_complex slope_factor =
        delta_mul_add(z, delta_mul_add(z, step.a[3], square), linear);
    const delta_complex slope =
        delta_mul_add(z, slope_factor, delta_mul_add(step.x, now->c, factor));
    now->derivative = delta_mul_add(now->derivative, slope, by_c);
    now->count = count;

    *target = step.target;
    const delta_complex full = step.target + next;
    const int escapes = delta_has_escaped(full, bounds);
    const int is_dip = target_size < size && target_size < 0x1p-6;
    const int is_end = step.to == bounds->last && bounds->is_closed;
    const int is_apart =
        target_size * DELTA_DIRECT_SHARE < size && delta_is_direct(bounds, full, now->derivative);
    const int rebases = delta_norm(full) < size || is_dip || is_end || is_apart;
    now->z = rebases || escapes ? full : next;
    now->m = rebases ? 0 : step.to;
    now->offset = rebases ? bounds->first_offset : step.to_offset;
    return escapes ? FATHOM_ESCAPED : FATHOM_RUNNING;
}

/* ---- Beyond the range of doubles */

typedef struct wide_tables {
    global const delta_wide_step* steps;
    global const int* keys;
    global const uint* offsets;
    global const delta_wide_point* points;
    global const double2* orbit;
} wide_tables;

typedef struct wide_complex {
    delta_complex at; /* times */
    int exponent;     /*   2^exponent */
} wide_complex;

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN double double_power_of_two(int e) {
    return as_double((long)(clamp(e, -1023, 1024) + 1023) << 52);
}

FATHOM_FN delta_complex delta_scaled(delta_complex a, int exponent) {
    return a * double_power_of_two(exponent);
}

/* The same number with the larger part of its mantissa in [0.5, 1). */
FATHOM_FN wide_complex wide_normal(wide_complex a) {
    const double norm = delta_norm(a.at);
    const int exponent = (int)(as_ulong(norm) >> 52) - 1022;
    a.at = delta_scaled(a.at, -exponent);
    a.exponent = norm == 0 ? DELTA_NO_EXPONENT : a.exponent + exponent;
    return a;
}

FATHOM_FN wide_complex wide_of(delta_complex at, int exponent) {
    wide_complex a;
    a.at = at;
    a.exponent = exponent;
    return a;
}

/* The sum, not normalised. */
FATHOM_FN wide_complex wide_sum(wide_complex a, wide_complex b) {
    const int exponent = max(a.exponent, b.exponent);
    return wide_of(delta_scaled(a.at, a.exponent - exponent) +
                       delta_scaled(b.at, b.exponent - exponent),
                   exponent);
}

typedef struct wide_item {
    wide_complex z, derivative;
    delta_complex c;
    ulong count;
    uint m;
} wide_item;

typedef struct wide_item_step {
    delta_complex a[4];
    wide_complex b, target;
    uint to, length;
    int scale, a_exponent;
} wide_item_step;

/* A point of the reference orbit at any magnitude. */
FATHOM_FN wide_complex wide_orbit(wide_tables tables, const delta_bounds* bounds, uint m) {
    uint first = 0, count = bounds->wide_point_count;
    while (count) { /* finds the first point whose m is not below */
        const uint left = count / 2;
        const int is_below = tables.points[first + left].m < m;
        first += is_below ? left + 1 : 0;
        count = is_below ? count - left - 1 : left;
    }
    if (first < bounds->wide_point_count && tables.points[first].m == m) {
        global const delta_wide_point* const point = &tables.points[first];
        return wide_of((delta_complex)(point->z[0], point->z[1]), point->exponent);
    }
    return wide_normal(wide_of(tables.orbit[m], 0));
}

FATHOM_FN wide_item_step wide_load(wide_tables tables, const delta_bounds* bounds, uint m,
                                   wide_complex z) {
    /* The wide keys of StepTable: 16 log2 |z|, rounded down. */
    const int key = (z.exponent << 4) + (int)(as_ulong(delta_norm(z.at)) >> 48 & 15);
    const uint offset = tables.offsets[m];
    const uint first = offset >> DELTA_LEVEL_BITS;
    uint good = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    while (good && tables.keys[first + good - 1] <= key) --good;

    wide_item_step step;
    if (good) {
        global const delta_wide_step* const entry = &tables.steps[first + good - 1];
        for (int i = 0; i < 4; ++i) step.a[i] = (delta_complex)(entry->a[i][0], entry->a[i][1]);
        step.b = wide_of((delta_complex)(entry->b[0], entry->b[1]), entry->b_exponent);
        step.target =
            wide_of((delta_complex)(entry->target[0], entry->target[1]), entry->target_exponent);
        step.to = entry->to;
        step.length = entry->length;
        step.scale = entry->scale;
        step.a_exponent = entry->a_exponent;
    } else { /* one iteration, z (2 Z + z) + c, at the larger exponent of 2 Z and z */
        const wide_complex from = wide_orbit(tables, bounds, m);
        step.scale = z.exponent;
        step.a_exponent = max(from.exponent + 1, z.exponent);
        step.a[0] = delta_scaled(from.at, from.exponent + 1 - step.a_exponent);
        step.a[1] = (delta_complex)(double_power_of_two(z.exponent - step.a_exponent), 0);
        step.a[2] = step.a[3] = (delta_complex)(0, 0);
        step.b = wide_of((delta_complex)(bounds->pixel_mantissa, 0), bounds->pixel_exponent);
        step.target = wide_orbit(tables, bounds, m + 1);
        step.to = m + 1;
        step.length = 1;
    }
    return step;
}

/* One step, as in wide_advance(); returns the status. */
FATHOM_FN uint wide_item_advance(wide_tables tables, const delta_bounds* bounds, wide_item* now) {
    if (now->m == bounds->last) return DELTA_AT_LIMIT;
    const wide_item_step step = wide_load(tables, bounds, now->m, now->z);
    const ulong count = now->count + step.length;
    if (count > bounds->limit) return DELTA_AT_LIMIT;

    const delta_complex u = delta_scaled(now->z.at, now->z.exponent - step.scale);
    delta_complex factor = delta_mul_add(u, step.a[3], step.a[2]);
    factor = delta_mul_add(u, factor, step.a[1]);
    factor = delta_mul_add(u, factor, step.a[0]);
    const wide_complex by_z =
        wide_of(delta_mul(now->z.at, factor), now->z.exponent + step.a_exponent);
    const wide_complex by_c = wide_of(delta_mul(step.b.at, now->c), step.b.exponent);
    const wide_complex next = wide_normal(wide_sum(by_z, by_c));

    delta_complex slope = delta_mul_add(u, 4 * step.a[3], 3 * step.a[2]);
    slope = delta_mul_add(u, slope, 2 * step.a[1]);
    slope = delta_mul_add(u, slope, step.a[0]);
    now->derivative = wide_normal(wide_sum(wide_of(delta_mul(now->derivative.at, slope),
                                                   now->derivative.exponent + step.a_exponent),
                                           step.b));
    now->count = count;

    /* Both sizes are scaled to the exponent of `full`. */
    const wide_complex full = wide_sum(step.target, next);
    const double size = delta_norm(delta_scaled(next.at, next.exponent - full.exponent));
    const double target_size =
        delta_norm(delta_scaled(step.target.at, step.target.exponent - full.exponent));
    const int is_dip = target_size < size && step.target.exponent <= -6;
    const int is_end = step.to == bounds->last && bounds->is_closed;
    const int rebases = delta_norm(full.at) < size || is_dip || is_end;
    const int escapes = delta_has_escaped(delta_scaled(full.at, full.exponent), bounds);
    now->z = wide_normal(rebases || escapes ? full : next);
    now->m = rebases ? 0 : step.to;
    return escapes                                         ? FATHOM_ESCAPED
           : now->z.exponent >= DELTA_NARROWEST_EXPONENT ? FATHOM_RUNNING
                                                           : DELTA_WIDE;
}
