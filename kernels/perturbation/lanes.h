/* Steps of deltas in lanes, for lanes/vector.h over doubles. Every lane has its own pixel, at its
 * own index of the reference orbit, and takes the longest step that is good there.
 *
 * All lanes advance by the same formula: whole steps are loaded, lane by lane, and transposed. A
 * lane whose pixel has ended takes the next pixel of a list. Pixels far from the reference are
 * iterated directly, in batches. */

enum { DELTA_FIELDS = sizeof(delta_step) / sizeof(double) };

typedef struct delta_complex {
    word re, im;
} delta_complex;

FATHOM_FN delta_complex delta_mul_add(delta_complex a, delta_complex b, delta_complex c) {
    delta_complex r;
    r.re = word_fma(a.re, b.re, word_fma(word_neg(a.im), b.im, c.re));
    r.im = word_fma(a.re, b.im, word_fma(a.im, b.re, c.im));
    return r;
}

FATHOM_FN delta_complex delta_scaled_add(lane_word factor, delta_complex a, delta_complex b) {
    delta_complex r;
    r.re = word_fma(word_splat(factor), a.re, b.re);
    r.im = word_fma(word_splat(factor), a.im, b.im);
    return r;
}

FATHOM_FN delta_complex delta_select(mask is_a, delta_complex a, delta_complex b) {
    a.re = word_select(is_a, a.re, b.re);
    a.im = word_select(is_a, a.im, b.im);
    return a;
}

/* max(|re|, |im|) */
FATHOM_FN word delta_norm(delta_complex a) {
    return word_max(word_abs(a.im), word_abs(a.re));
}

FATHOM_FN word delta_norm2(delta_complex a) {
    return word_fma(a.re, a.re, word_mul(a.im, a.im));
}

/* True if a pixel at reference index 0 should be iterated directly, judged by |z|^2 and its
 * derivative. */
FATHOM_FN mask delta_is_direct(const delta_job* job, word norm2, delta_complex derivative) {
    const lane_word size2 = DELTA_DIRECT_SIZE * DELTA_DIRECT_SIZE;
    return mask_and(word_less_equal(word_splat(size2), norm2),
                    word_less_equal(word_splat(job->direct_slope2), delta_norm2(derivative)));
}

enum { DELTA_ALL_LANES = (1u << (FATHOM_LANES - 1) << 1) - 1u };

/* State of one vector of pixels; lane i belongs to pixel[i]. */
typedef struct delta_lanes {
    delta_complex z, derivative, c;
    ints count, m, offset;             /* offset: delta_job.offsets[m] */
    fathom_uint32 pixel[FATHOM_LANES]; /* index of the pixel */
    fathom_uint32 live;                /* bits of the lanes that have a pixel */
} delta_lanes;

/* Lanes that have ended: the pixel has escaped; needs the other kind of steps (moved); is to be
 * iterated directly instead of by steps or the other way round (turned); or is at the limit. */
typedef struct delta_ends {
    mask escaped, moved, turned, at_limit;
} delta_ends;

FATHOM_FN fathom_uint32 delta_ended(delta_ends ends) {
    return mask_bits(
        mask_or(mask_or(ends.escaped, ends.moved), mask_or(ends.turned, ends.at_limit)));
}

/* The status of a lane's pixel. `moved` is the status of a pixel that needs the other kind of
 * steps, and `status` that of a pixel that runs on. */
FATHOM_FN fathom_uint32 delta_status(delta_ends ends, int lane, fathom_uint32 status,
                                     fathom_uint32 moved) {
    return mask_bits(ends.escaped) >> lane & 1u    ? FATHOM_ESCAPED
           : mask_bits(ends.moved) >> lane & 1u    ? moved
           : mask_bits(ends.at_limit) >> lane & 1u ? DELTA_AT_LIMIT
                                                   : status;
}

/* The indices of pixels that wait for lanes: a stack that grows upwards or downwards in a list. */
typedef struct delta_stack {
    fathom_uint32* end;
    int step; /* 1: grows upwards, -1: downwards */
    fathom_uint32 count;
} delta_stack;

FATHOM_FN void delta_push(delta_stack* stack, fathom_uint32 index) {
    *stack->end = index;
    stack->end += stack->step;
    ++stack->count;
}
FATHOM_FN fathom_uint32 delta_pop(delta_stack* stack) {
    --stack->count;
    return *(stack->end -= stack->step);
}

typedef union delta_lane_words {
    ints of;
    lane_int at[FATHOM_LANES];
} delta_lane_words;

typedef union delta_lane_reals {
    word of;
    lane_word at[FATHOM_LANES];
} delta_lane_reals;

/* The steps that all lanes take next. */
typedef struct delta_found {
    const lane_word* entry[FATHOM_LANES];
    delta_step exact[FATHOM_LANES]; /* steps of one iteration, for lanes without a longer one */
} delta_found;

FATHOM_FN void delta_find(const delta_job* job, const delta_lanes* now, delta_found* found) {
    delta_lane_words key, first, levels;
    key.of = word_upper_bits(delta_norm(now->z));
    first.of = now->offset >> DELTA_LEVEL_BITS;
    levels.of = now->offset & ints_splat((1 << DELTA_LEVEL_BITS) - 1);
    __asm__("" : "+m"(key), "+m"(first), "+m"(levels));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 good = keys_above(job->keys + first.at[lane],
                                              (fathom_uint32)levels.at[lane], (int)key.at[lane]);
        const delta_step* entry = job->steps + first.at[lane] + good - 1;
        if (__builtin_expect(good == 0, 0)) {
            /* There is no step from the end of an orbit that is not closed. The one taken here is
             * ignored by delta_advance(). */
            delta_lane_words m;
            m.of = now->m;
            const fathom_uint32 at = (fathom_uint32)m.at[lane];
            found->exact[lane] = delta_exact(job, at < job->last ? at : 0);
            entry = &found->exact[lane];
        }
        found->entry[lane] = (const lane_word*)entry;
    }
}

/* Takes all lanes through one step. For a pixel that has escaped, z becomes the distance from 0,
 * and the derivative includes that step. */
FATHOM_FN delta_ends delta_advance(const delta_job* job, delta_lanes* now, const word* fields) {
    delta_complex a[4];
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        a[i].re = fields[2 * i];
        a[i].im = fields[2 * i + 1];
    }
    const delta_complex b = {fields[8], fields[9]}, x = {fields[10], fields[11]};
    const delta_complex target = {fields[12], fields[13]};
    const ints packed = word_bits(fields[14]);
    const ints to = packed & ints_splat(0xffffffff);
    const ints count = now->count + (packed >> 32);

    const delta_complex z = now->z;
    /* Horner's rule for f(z) = a1 + a2 z + a3 z^2 + a4 z^3 and for f'(z) along with it. */
    const delta_complex square = delta_mul_add(z, a[3], a[2]);
    const delta_complex linear = delta_mul_add(z, square, a[1]);
    const delta_complex factor = delta_mul_add(z, linear, a[0]);
    const delta_complex slope_factor =
        delta_mul_add(z, delta_mul_add(z, a[3], square), linear);
    const delta_complex by_c = delta_mul_add(x, z, b);
    const delta_complex zero = {word_splat(0), word_splat(0)};
    const delta_complex next = delta_mul_add(z, factor, delta_mul_add(by_c, now->c, zero));
    const delta_complex slope =
        delta_mul_add(z, slope_factor, delta_mul_add(x, now->c, factor));
    const delta_complex derivative = delta_mul_add(now->derivative, slope, by_c);

    const delta_complex full = {word_add(target.re, next.re), word_add(target.im, next.im)};
    const word size = delta_norm(next), target_size = delta_norm(target);
    /* Rebasing: a pixel that comes nearer to 0 than to the reference follows the reference from its
     * start. That is exact, because Z_0 = 0 (Zhuoran 2021, fractalforums.org, topic 4360). Also
     * rebase when the reference passes closer to 0 than the distance between pixel and reference:
     * this is just as exact, and the steps from index 0 are long. */
    const mask is_dip =
        mask_and(word_less(target_size, size), word_less(target_size, word_splat(0x1p-6)));
    const mask is_end =
        mask_and(ints_equal(to, ints_splat((lane_int)job->last)), mask_all(job->is_closed));
    const word norm2 = delta_norm2(full);
    const mask can_turn = delta_is_direct(job, norm2, derivative);
    const mask is_apart =
        mask_and(word_less(word_mul(target_size, word_splat(DELTA_DIRECT_SHARE)), size), can_turn);
    const mask rebases = mask_or(mask_or(word_less(delta_norm(full), size), is_dip),
                                 mask_or(is_end, is_apart));

    delta_ends ends;
    ends.at_limit = mask_or(ints_above(count, ints_splat((lane_int)job->limit)),
                            ints_equal(now->m, ints_splat((lane_int)job->last)));
    /* A pixel so near the reference may have left the range of doubles, for example by z^2 at the
     * reference's start. It takes this step with extended exponents instead. */
    const word narrowest = word_splat(job->wide_steps ? DELTA_NARROWEST : 0);
    ends.moved = mask_without(word_less(size, narrowest), ends.at_limit);
    const mask stays = mask_or(ends.at_limit, ends.moved);
    ends.escaped =
        mask_not(mask_or(word_less_equal(norm2, word_splat(job->escape_radius2)), stays));
    const mask starts = mask_without(rebases, stays);
    ends.turned = mask_without(mask_and(starts, can_turn), ends.escaped);
    now->z = delta_select(stays, z, delta_select(mask_or(rebases, ends.escaped), full, next));
    now->derivative = delta_select(stays, now->derivative, derivative);
    now->count = ints_select(stays, now->count, count);
    now->m = ints_select(starts, ints_splat(0), ints_select(stays, now->m, to));
    now->offset = ints_select(starts, ints_splat((lane_int)job->offsets[0]),
                         ints_select(stays, now->offset, word_bits(fields[15])));
    return ends;
}

/* One direct iteration of all lanes. `point` is the pixels' points in the plane. */
FATHOM_FN delta_ends delta_iterate(const delta_job* job, delta_complex point, delta_lanes* now) {
    const delta_complex z = now->z, derivative = now->derivative;
    const word twice_re = word_add(z.re, z.re), twice_im = word_add(z.im, z.im);
    delta_complex next, slope;
    next.re = word_fma(z.re, z.re, word_fma(word_neg(z.im), z.im, point.re));
    next.im = word_fma(twice_re, z.im, point.im);
    slope.re = word_fma(twice_re, derivative.re,
                        word_fma(word_neg(twice_im), derivative.im, word_splat(job->pixel)));
    slope.im = word_fma(twice_re, derivative.im, word_mul(twice_im, derivative.re));
    const word norm2 = delta_norm2(next);

    delta_ends ends = {};
    const mask goes_on = ints_above(ints_splat((lane_int)job->limit), now->count);
    const mask is_inside = word_less_equal(norm2, word_splat(job->escape_radius2));
    ends.at_limit = mask_not(goes_on);
    ends.escaped = mask_without(goes_on, is_inside);
    ends.turned =
        mask_without(mask_and(goes_on, is_inside), delta_is_direct(job, norm2, slope));
    now->z = delta_select(goes_on, next, z);
    now->derivative = delta_select(goes_on, slope, derivative);
    now->count = ints_select(goes_on, now->count + ints_splat(1), now->count);
    return ends;
}

/* Stores the pixels of `lanes`, with their statuses by `ends`. */
FATHOM_FN void delta_put(const delta_lanes* now, fathom_uint32 lanes, delta_ends ends,
                         delta_pixel* pixels) {
    delta_lane_reals z[2], derivative[2];
    delta_lane_words count, m;
    z[0].of = now->z.re, z[1].of = now->z.im;
    derivative[0].of = now->derivative.re, derivative[1].of = now->derivative.im;
    count.of = now->count, m.of = now->m;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        delta_pixel* const pixel = &pixels[now->pixel[lane]];
        pixel->z[0] = z[0].at[lane], pixel->z[1] = z[1].at[lane];
        pixel->derivative[0] = derivative[0].at[lane];
        pixel->derivative[1] = derivative[1].at[lane];
        pixel->count = (fathom_uint64)count.at[lane];
        pixel->m = (fathom_uint32)m.at[lane];
        pixel->z_exponent = pixel->derivative_exponent = 0;
        pixel->status = delta_status(ends, lane, FATHOM_RUNNING, DELTA_WIDE);
    }
}

/* Gives waiting pixels to `lanes`, as long as there are any. */
FATHOM_FN void delta_take(const delta_job* job, delta_lanes* now, fathom_uint32 lanes,
                          const delta_pixel* pixels, delta_stack* waiting) {
    delta_lane_reals z[2], derivative[2], c[2];
    delta_lane_words count, m, offset;
    z[0].of = now->z.re, z[1].of = now->z.im;
    derivative[0].of = now->derivative.re, derivative[1].of = now->derivative.im;
    c[0].of = now->c.re, c[1].of = now->c.im;
    count.of = now->count, m.of = now->m, offset.of = now->offset;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        if (waiting->count == 0) {
            now->live &= ~(1u << lane);
            continue;
        }
        const fathom_uint32 index = delta_pop(waiting);
        const delta_pixel* const pixel = &pixels[index];
        now->pixel[lane] = index;
        now->live |= 1u << lane;
        z[0].at[lane] = pixel->z[0], z[1].at[lane] = pixel->z[1];
        derivative[0].at[lane] = pixel->derivative[0];
        derivative[1].at[lane] = pixel->derivative[1];
        c[0].at[lane] = pixel->c[0], c[1].at[lane] = pixel->c[1];
        count.at[lane] = (lane_int)pixel->count;
        m.at[lane] = (lane_int)pixel->m;
        offset.at[lane] = (lane_int)job->offsets[pixel->m];
    }
    now->z.re = z[0].of, now->z.im = z[1].of;
    now->derivative.re = derivative[0].of, now->derivative.im = derivative[1].of;
    now->c.re = c[0].of, now->c.im = c[1].of;
    now->count = count.of, now->m = m.of, now->offset = offset.of;
}

FATHOM_FN void delta_push_lanes(delta_stack* stack, const delta_lanes* now, fathom_uint32 lanes) {
    for (; lanes; lanes &= lanes - 1u)
        delta_push(stack, now->pixel[lowest_bit(lanes)]);
}

/* Two stacks in the same list, which grow towards each other: pixels that wait for steps, and
 * pixels that wait for direct iterations. */
typedef struct delta_waiting {
    delta_stack steps, direct;
} delta_waiting;

/* Sorts the pixels of a list by what they wait for. */
FATHOM_FN delta_waiting delta_sorted(const delta_job* job, const delta_pixel* pixels,
                                     fathom_uint32* list, fathom_uint32 length) {
    delta_waiting waiting = {{list + length, 1, length}, {list + length - 1, -1, 0}};
    for (fathom_uint32 i = length; i-- > 0;) {
        const delta_pixel* const pixel = &pixels[list[i]];
        const delta_complex z = {word_splat(pixel->z[0]), word_splat(pixel->z[1])};
        const delta_complex derivative = {word_splat(pixel->derivative[0]),
                                          word_splat(pixel->derivative[1])};
        if (pixel->m != 0 || !mask_bits(delta_is_direct(job, delta_norm2(z), derivative))) continue;
        const fathom_uint32 index = list[i];
        list[i] = delta_pop(&waiting.steps);
        delta_push(&waiting.direct, index);
    }
    return waiting;
}

/* The step that all lanes of a vector take next; null if they do not take the same one. */
FATHOM_FN const delta_step* delta_common(const delta_job* job, const delta_lanes* now) {
    delta_lane_words key, offset;
    key.of = word_upper_bits(delta_norm(now->z));
    offset.of = now->offset;
    __asm__("" : "+m"(key), "+m"(offset));
    const fathom_uint32 first = (fathom_uint32)offset.at[0] >> DELTA_LEVEL_BITS;
    const fathom_uint32 levels = (fathom_uint32)offset.at[0] & ((1u << DELTA_LEVEL_BITS) - 1u);
    const unsigned short* const keys = job->keys + first;
    const fathom_uint32 good = keys_above(keys, levels, (int)key.at[0]);
    if (good == 0) return 0;
    const lane_int next = good < levels ? keys[good] : 0;
    const mask is_same = mask_and(ints_equal(now->offset, ints_splat(offset.at[0])),
                                    ints_above(ints_splat(keys[good - 1]), key.of));
    const mask is_shorter = mask_without(is_same, ints_above(ints_splat(next), key.of));
    return mask_bits(is_shorter) == mask_bits(mask_all(true)) ? job->steps + first + good - 1 : 0;
}

/* Same as delta_run(), but for whole vectors of neighbours, and only as long as they all take the
 * same step: then one step is looked up for all, and nothing is transposed. Pixels take the same
 * steps as in delta_run(). */
FATHOM_FN void delta_run_batched(const delta_job* job, delta_pixel* pixels, fathom_uint32* list,
                                 fathom_uint32 length, fathom_uint32 steps) {
    delta_stack waiting = delta_sorted(job, pixels, list, length).steps;
    delta_lanes now[DELTA_VECTORS] = {};
    for (int v = 0; v < DELTA_VECTORS; ++v)
        delta_take(job, &now[v], DELTA_ALL_LANES, pixels, &waiting);
    fathom_uint32 live = 1;
    for (fathom_uint32 step = 0; step < steps && live; ++step) {
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < DELTA_VECTORS; ++v) {
            const delta_step* const common = now[v].live ? delta_common(job, &now[v]) : 0;
            delta_ends ends = {};
            if (common) {
                word fields[DELTA_FIELDS];
                FATHOM_UNROLL
                for (int field = 0; field < DELTA_FIELDS; ++field)
                    fields[field] = word_splat(((const lane_word*)common)[field]);
                ends = delta_advance(job, &now[v], fields);
            }
            if (!common || delta_ended(ends)) {
                delta_put(&now[v], now[v].live, ends, pixels);
                delta_take(job, &now[v], now[v].live, pixels, &waiting);
            }
            live |= now[v].live;
        }
    }
    const delta_ends none = {};
    for (int v = 0; v < DELTA_VECTORS; ++v)
        delta_put(&now[v], now[v].live, none, pixels);
}

/* Advances the pixels that wait for direct iterations, about as long as they fill the lanes.
 * Returns the number of iterations of a lane. */
FATHOM_FN fathom_uint32 delta_run_direct(const delta_job* job, delta_pixel* pixels,
                                         delta_waiting* waiting) {
    enum { ENOUGH = 256, MOST = 4096 };
    delta_lanes now[DELTA_VECTORS] = {};
    delta_complex points[DELTA_VECTORS];
    const delta_complex first = {word_splat(job->orbit[1][0]), word_splat(job->orbit[1][1])};
    for (int v = 0; v < DELTA_VECTORS; ++v) {
        delta_take(job, &now[v], DELTA_ALL_LANES, pixels, &waiting->direct);
        points[v] = delta_scaled_add(job->pixel, now[v].c, first);
    }
    fathom_uint32 live = 1, count = 0;
    for (; live && count < (waiting->direct.count ? MOST : ENOUGH); ++count) {
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < DELTA_VECTORS; ++v) {
            const delta_ends ends = delta_iterate(job, points[v], &now[v]);
            const fathom_uint32 ended = delta_ended(ends) & now[v].live;
            if (ended) {
                delta_put(&now[v], ended, ends, pixels);
                delta_push_lanes(&waiting->steps, &now[v], mask_bits(ends.turned) & ended);
                delta_take(job, &now[v], ended, pixels, &waiting->direct);
                points[v] = delta_scaled_add(job->pixel, now[v].c, first);
            }
            live |= now[v].live;
        }
    }
    const delta_ends none = {};
    for (int v = 0; v < DELTA_VECTORS; ++v) {
        delta_put(&now[v], now[v].live, none, pixels);
        delta_push_lanes(&waiting->direct, &now[v], now[v].live);
    }
    return count;
}

/* Advances the pixels of a list until all have ended, or by at most `steps` steps in each lane. A
 * pixel that has not ended keeps its status. Reorders the list. */
FATHOM_FN void delta_run(const delta_job* job, delta_pixel* pixels, fathom_uint32* list,
                         fathom_uint32 length, fathom_uint32 steps) {
    /* BATCH pixels fill the lanes for a while. A step takes as long as ITERATIONS_OF_STEP direct
     * iterations. */
    enum { BATCH = 256, ITERATIONS_OF_STEP = 8 };
    delta_waiting waiting = delta_sorted(job, pixels, list, length);
    delta_lanes now[DELTA_VECTORS] = {};
    fathom_uint32 live = 0;
    for (fathom_uint32 step = 0; step < steps; ++step) {
        if (waiting.direct.count >= BATCH || (live == 0 && waiting.direct.count))
            step += delta_run_direct(job, pixels, &waiting) / ITERATIONS_OF_STEP;
        live = 0;
        for (int v = 0; v < DELTA_VECTORS; ++v) {
            if (waiting.steps.count && now[v].live != DELTA_ALL_LANES)
                delta_take(job, &now[v], DELTA_ALL_LANES & ~now[v].live, pixels, &waiting.steps);
            live |= now[v].live;
        }
        if (live == 0 && waiting.direct.count == 0) break;

        delta_found found[DELTA_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < DELTA_VECTORS; ++v)
            delta_find(job, &now[v], &found[v]);
        FATHOM_UNROLL
        for (int v = 0; v < DELTA_VECTORS; ++v) {
            word fields[DELTA_FIELDS];
            FATHOM_UNROLL
            for (int field = 0; field < DELTA_FIELDS; field += 4)
                words_of_lanes(found[v].entry, field, fields + field);
            const delta_ends ends = delta_advance(job, &now[v], fields);
            const fathom_uint32 ended = delta_ended(ends) & now[v].live;
            if (!ended) continue;
            delta_put(&now[v], ended, ends, pixels);
            delta_push_lanes(&waiting.direct, &now[v], mask_bits(ends.turned) & ended);
            now[v].live &= ~ended;
        }
    }
    const delta_ends none = {};
    for (int v = 0; v < DELTA_VECTORS; ++v)
        delta_put(&now[v], now[v].live, none, pixels);
}
