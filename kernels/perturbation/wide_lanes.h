/* Same as perturbation/lanes.h, but beyond the range of doubles: each number is a mantissa,
 * whose larger part is in [0.5, 1), times a power of two. Pixels need this at great depths, for
 * the first steps after rebasing, while z is tiny. These steps are long and few. */

typedef struct wide_complex {
    delta_complex at; /* times */
    ints exponent;    /*   2^exponent */
} wide_complex;

FATHOM_FN delta_complex delta_scaled(delta_complex a, ints exponent) {
    const word scale = word_power_of_two(exponent);
    a.re = word_mul(a.re, scale);
    a.im = word_mul(a.im, scale);
    return a;
}

FATHOM_FN ints ints_max(ints a, ints b) { return ints_select(ints_above(a, b), a, b); }

FATHOM_FN wide_complex wide_normal(wide_complex a) {
    const word norm = delta_norm(a.at);
    const ints exponent = word_exponent(norm);
    a.at = delta_scaled(a.at, -exponent);
    a.exponent = ints_select(ints_equal(word_bits(norm), ints_splat(0)), ints_splat(DELTA_NO_EXPONENT),
                        a.exponent + exponent);
    return a;
}

/* The sum, not normalised. */
FATHOM_FN wide_complex wide_sum(wide_complex a, wide_complex b) {
    wide_complex r;
    r.exponent = ints_max(a.exponent, b.exponent);
    a.at = delta_scaled(a.at, a.exponent - r.exponent);
    b.at = delta_scaled(b.at, b.exponent - r.exponent);
    r.at.re = word_add(a.at.re, b.at.re);
    r.at.im = word_add(a.at.im, b.at.im);
    return r;
}

FATHOM_FN wide_complex wide_select(mask is_a, wide_complex a, wide_complex b) {
    a.at = delta_select(is_a, a.at, b.at);
    a.exponent = ints_select(is_a, a.exponent, b.exponent);
    return a;
}

/* Same as delta_lanes, but z and derivative are times 2^exponent. */
typedef struct wide_lanes {
    delta_lanes at;
    ints z_exponent, derivative_exponent;
} wide_lanes;

FATHOM_FN void wide_keep(wide_lanes* now, wide_complex z, wide_complex derivative) {
    now->at.z = z.at;
    now->z_exponent = z.exponent;
    now->at.derivative = derivative.at;
    now->derivative_exponent = derivative.exponent;
}

FATHOM_POINT_FINDER(delta_find_point, delta_wide_point)

/* A point of the reference orbit at any magnitude. */
FATHOM_FN delta_wide_point wide_orbit(const delta_job* job, fathom_uint32 m) {
    const delta_wide_point* const wide =
        delta_find_point(job->wide_points, job->wide_point_count, m);
    if (wide) return *wide;
    delta_wide_point point;
    point.m = m;
    const double re = job->orbit[m][0], im = job->orbit[m][1];
    const double norm = double_abs(re) < double_abs(im) ? double_abs(im) : double_abs(re);
    const int exponent = double_exponent(norm);
    point.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent;
    point.z[0] = re * double_power_of_two(-exponent);
    point.z[1] = im * double_power_of_two(-exponent);
    return point;
}

/* The step of one iteration from m, z (2 Z + z) + c, for a z with this exponent. */
FATHOM_FN delta_wide_step wide_exact(const delta_job* job, fathom_uint32 m, int z_exponent) {
    const delta_wide_point from = wide_orbit(job, m), to = wide_orbit(job, m + 1);
    const int exponent = from.exponent + 1;
    delta_wide_step step = {};
    step.scale = z_exponent;
    step.a_exponent = exponent > z_exponent ? exponent : z_exponent;
    step.a[0][0] = from.z[0] * double_power_of_two(exponent - step.a_exponent);
    step.a[0][1] = from.z[1] * double_power_of_two(exponent - step.a_exponent);
    step.a[1][0] = double_power_of_two(z_exponent - step.a_exponent);
    step.b[0] = job->pixel_mantissa;
    step.b_exponent = job->pixel_exponent;
    step.target[0] = to.z[0];
    step.target[1] = to.z[1];
    step.target_exponent = to.exponent;
    step.to = m + 1;
    step.length = 1;
    return step;
}

FATHOM_FN void wide_load(const delta_job* job, const wide_lanes* now, word* fields) {
    /* The wide keys of StepTable: 16 log2 |z|, rounded down. */
    delta_lane_words key, m, exponent;
    exponent.of = now->z_exponent;
    key.of = (now->z_exponent << 4) + (word_upper_bits(delta_norm(now->at.z)) & ints_splat(15));
    m.of = now->at.m;
    const lane_word* entry[FATHOM_LANES];
    delta_wide_step exact[FATHOM_LANES];
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane];
        const fathom_uint32 offset = job->wide_offsets[at];
        const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
        const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
        fathom_uint32 good = levels;
        while (good && job->wide_keys[first + good - 1] <= key.at[lane])
            --good;
        if (good) {
            entry[lane] = (const lane_word*)&job->wide_steps[first + good - 1];
        } else {
            exact[lane] = wide_exact(job, at < job->last ? at : 0, (int)exponent.at[lane]);
            entry[lane] = (const lane_word*)&exact[lane];
        }
    }
    FATHOM_UNROLL
    for (int field = 0; field < DELTA_FIELDS; field += 4)
        words_of_lanes(entry, field, fields + field);
}

FATHOM_FN ints lower_int(ints packed) { return packed << 32 >> 32; }

/* One step of all lanes. */
FATHOM_FN delta_ends wide_advance(const delta_job* job, wide_lanes* lanes) {
    word fields[DELTA_FIELDS];
    wide_load(job, lanes, fields);
    delta_lanes* const now = &lanes->at;
    const wide_complex z = {now->z, lanes->z_exponent};
    const wide_complex derivative = {now->derivative, lanes->derivative_exponent};
    delta_complex a[4];
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        a[i].re = fields[2 * i];
        a[i].im = fields[2 * i + 1];
    }
    const ints packed = word_bits(fields[12]);
    const ints to = packed & ints_splat(0xffffffff);
    const ints count = now->count + (packed >> 32);
    const ints scale = lower_int(word_bits(fields[13])), a_exponent = word_bits(fields[13]) >> 32;
    const wide_complex b = {{fields[8], fields[9]}, lower_int(word_bits(fields[14]))};
    const wide_complex target = {{fields[10], fields[11]}, word_bits(fields[14]) >> 32};

    const delta_complex u = delta_scaled(z.at, z.exponent - scale);
    const delta_complex zero = {word_splat(0), word_splat(0)};
    delta_complex factor = delta_mul_add(u, a[3], a[2]);
    factor = delta_mul_add(u, factor, a[1]);
    factor = delta_mul_add(u, factor, a[0]);
    const wide_complex by_z = {delta_mul_add(z.at, factor, zero),
                               z.exponent + a_exponent};
    const wide_complex by_c = {delta_mul_add(b.at, now->c, zero), b.exponent};
    const wide_complex next = wide_normal(wide_sum(by_z, by_c));

    const delta_complex third = delta_scaled_add(3, a[2], zero);
    const delta_complex fourth = delta_scaled_add(4, a[3], zero);
    delta_complex slope = delta_mul_add(u, fourth, third);
    slope = delta_mul_add(u, slope, delta_scaled_add(2, a[1], zero));
    slope = delta_mul_add(u, slope, a[0]);
    const wide_complex carried = {delta_mul_add(derivative.at, slope, zero),
                                  derivative.exponent + a_exponent};
    const wide_complex next_derivative = wide_normal(wide_sum(carried, b));

    /* Same as in delta_advance(), but both sizes are scaled to the exponent of `full`. */
    const wide_complex full = wide_sum(target, next);
    const word size = delta_norm(delta_scaled(next.at, next.exponent - full.exponent));
    const word target_size = delta_norm(delta_scaled(target.at, target.exponent - full.exponent));
    const mask is_dip = mask_without(word_less(target_size, size),
                                       ints_above(target.exponent, ints_splat(-6)));
    const mask is_end =
        mask_and(ints_equal(to, ints_splat((lane_int)job->last)), mask_all(job->is_closed));
    const mask rebases = mask_or(mask_or(word_less(delta_norm(full.at), size), is_dip), is_end);

    delta_ends ends = {};
    ends.at_limit = mask_or(ints_above(count, ints_splat((lane_int)job->limit)),
                            ints_equal(now->m, ints_splat((lane_int)job->last)));
    const delta_complex value = delta_scaled(full.at, full.exponent);
    ends.escaped = mask_not(mask_or(
        word_less_equal(delta_norm2(value), word_splat(job->escape_radius2)), ends.at_limit));
    const wide_complex moved =
        wide_normal(wide_select(mask_or(rebases, ends.escaped), full, next));
    ends.moved = mask_without(
        mask_without(ints_above(moved.exponent, ints_splat(DELTA_NARROWEST_EXPONENT - 1)),
                     ends.at_limit),
        ends.escaped);
    wide_keep(lanes, wide_select(ends.at_limit, z, moved),
              wide_select(ends.at_limit, derivative, next_derivative));
    now->count = ints_select(ends.at_limit, now->count, count);
    now->m = ints_select(ends.at_limit, now->m, ints_select(rebases, ints_splat(0), to));
    return ends;
}

/* Stores the pixels of `lanes`. A pixel that has escaped, or for which plain doubles are enough
 * again, is stored in doubles; the others are stored with their exponents. */
FATHOM_FN void wide_put(const wide_lanes* now, fathom_uint32 lanes, delta_ends ends,
                        delta_pixel* pixels) {
    delta_lane_words z_exponent, derivative_exponent;
    z_exponent.of = now->z_exponent, derivative_exponent.of = now->derivative_exponent;
    delta_put(&now->at, lanes, ends, pixels);
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        delta_pixel* const pixel = &pixels[now->at.pixel[lane]];
        pixel->status = delta_status(ends, lane, DELTA_WIDE, FATHOM_RUNNING);
        if (pixel->status == DELTA_WIDE || pixel->status == DELTA_AT_LIMIT) {
            pixel->z_exponent = (int)z_exponent.at[lane];
            pixel->derivative_exponent = (int)derivative_exponent.at[lane];
            continue;
        }
        for (int i = 0; i < 2; ++i) {
            pixel->z[i] *= double_power_of_two((int)z_exponent.at[lane]);
            pixel->derivative[i] *= double_power_of_two((int)derivative_exponent.at[lane]);
        }
    }
}

FATHOM_FN void wide_take(const delta_job* job, wide_lanes* now, fathom_uint32 lanes,
                         const delta_pixel* pixels, delta_stack* waiting) {
    delta_lane_words z_exponent, derivative_exponent;
    z_exponent.of = now->z_exponent, derivative_exponent.of = now->derivative_exponent;
    delta_take(job, &now->at, lanes, pixels, waiting);
    for (lanes &= now->at.live; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        const delta_pixel* const pixel = &pixels[now->at.pixel[lane]];
        z_exponent.at[lane] = pixel->z_exponent;
        derivative_exponent.at[lane] = pixel->derivative_exponent;
    }
    const wide_complex z = {now->at.z, z_exponent.of};
    const wide_complex derivative = {now->at.derivative, derivative_exponent.of};
    wide_keep(now, wide_normal(z), wide_normal(derivative));
}

/* Same as delta_run(), but for pixels with extended exponents, until plain doubles are enough or
 * they have ended. */
FATHOM_FN void wide_run(const delta_job* job, delta_pixel* pixels, fathom_uint32* list,
                        fathom_uint32 length, fathom_uint32 steps) {
    delta_stack waiting = {list + length, 1, length};
    wide_lanes now = {};
    wide_take(job, &now, DELTA_ALL_LANES, pixels, &waiting);
    for (fathom_uint32 step = 0; step < steps && now.at.live; ++step) {
        const delta_ends ends = wide_advance(job, &now);
        const fathom_uint32 ended = delta_ended(ends) & now.at.live;
        if (!ended) continue;
        wide_put(&now, ended, ends, pixels);
        wide_take(job, &now, ended, pixels, &waiting);
    }
    const delta_ends none = {};
    wide_put(&now, now.at.live, none, pixels);
}
