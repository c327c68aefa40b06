/* Direct iteration in lanes for formulas that divide. Their orbits may converge, and nothing
 * announces it, so each iteration checks z as direct.h does. */

enum {
    /* Divisions keep a processor busy with fewer vectors than products do. */
    SETTLED_VECTORS = sizeof(real) == sizeof(word) ? 2 : 1,
    SETTLED_LANES = (int)SETTLED_VECTORS * (int)FATHOM_LANES,
    FIRST_STEPS = 8
};

/* The pixels of one vector, one in each lane; each `word` is a row of lane_rows. */
typedef struct lane_pixel {
    cplx z;
    slope derivative, remainder;
    word index;
    cplx c;
} lane_pixel;

typedef union lane_pixels {
    lane_pixel of;
    word row[sizeof(lane_pixel) / sizeof(word)];
} lane_pixels;

/* Integers: as a vector, or as the bits of words. */
typedef union lane_counts {
    ints of;
    word word_of;
} lane_counts;

enum {
    PIXEL_ROWS = sizeof(lane_pixel) / sizeof(word),
    C_ROWS = sizeof(cplx) / sizeof(word),
    ENDED_ROW = PIXEL_ROWS,
    ENDED_ROWS = PIXEL_ROWS - C_ROWS,
    BEFORE_ROW = ENDED_ROW + ENDED_ROWS,
    COUNT_ROW = BEFORE_ROW + 2,
    CONSTANT_ROW,
    ROW_WORDS = (int)LANE_ROW_WORDS, /* the same value, with the type of this enumeration */
    PART_WORDS = (CONSTANT_ROW + 1) * ROW_WORDS
};

/* Pixels while they iterate. Lanes that are not live have ended and keep their last state. */
typedef struct lane_settling {
    lane_pixel now;
    cplx kept;  /* an earlier z, for Brent's method; see direct.h */
    word near2; /* |z - kept|^2 from which on a cycle is looked for */
    slope remainder_before;
    ints count;
    mask live;
} lane_settling;

FATHOM_FN plane lanes_plane(const lane_rows* rows) {
    FATHOM_GLOBAL const lane_word* constants = rows->words + CONSTANT_ROW * ROW_WORDS;
    union {
        real of[FATHOM_MAXIMUM_PARAMETERS];
        word at[FATHOM_MAXIMUM_PARAMETERS * sizeof(real) / sizeof(word)];
    } parameters;
    for (int i = 0; i < (int)(sizeof(parameters) / sizeof(word)); ++i)
        parameters.at[i] = word_splat(constants[1 + i]);
    plane at;
    at.seed = word_splat(rows->seed);
    at.escape_radius2 = word_splat(rows->escape_radius2);
    at.convergence2 = word_splat(constants[0]);
    for (int i = 0; i < FATHOM_MAXIMUM_PARAMETERS; ++i) at.parameters[i] = parameters.of[i];
    return at;
}

FATHOM_FN slope slope_select(mask is_a, slope a, slope b) {
    a.re = word_select(is_a, a.re, b.re);
    a.im = word_select(is_a, a.im, b.im);
    return a;
}

FATHOM_FN cplx cplx_select(mask is_a, cplx a, cplx b) {
    a.re = real_select(is_a, a.re, b.re);
    a.im = real_select(is_a, a.im, b.im);
    return a;
}

FATHOM_FN mask lanes_inside(cplx z, const plane* at) {
    return word_less_equal(slope_norm2(slope_of(z)), at->escape_radius2);
}

/* From the goal of orbits to z, if z was `before` one iteration earlier. */
FATHOM_FN slope lanes_remainder(cplx z, cplx before) {
    const cplx goal = FORMULA_ENDS & FATHOM_AT_ONE ? cplx_from_ints(1, 0) : before;
    return slope_of(cplx_sub(z, goal));
}

/* |z - kept|^2 to the nearest words, which tells what is near. */
FATHOM_FN word lanes_return2(const lane_settling* all) {
    const slope z = slope_of(all->now.z);
    return slope_norm2(slope_add(z, slope_neg(slope_of(all->kept))));
}

/* The live lanes that may have come back. */
FATHOM_FN mask lanes_near(const lane_settling* all) {
    return mask_and(all->live, word_less_equal(lanes_return2(all), all->near2));
}

/* Takes all live lanes one step further, and ends those that direct_status() of direct.h ends. */
FATHOM_FN void lanes_step(lane_settling* all, plane at) {
    lane_pixel* now = &all->now;
    cplx z = now->z;
    tangent t = tangent_conformal(now->derivative);
    at.c = now->c;
    formula_step(&z, &t, &at);
    const slope remainder = lanes_remainder(z, now->z);
    const mask live = all->live;
    all->remainder_before = slope_select(live, now->remainder, all->remainder_before);
    now->remainder = slope_select(live, remainder, now->remainder);
    now->derivative = slope_select(live, t.by_re, now->derivative);
    now->z = cplx_select(live, z, now->z);
    all->count = ints_select(live, all->count + 1, all->count);
    /* A remainder that is NaN is not above the threshold. */
    mask goes_on = word_less_equal(at.convergence2, slope_norm2(remainder));
    if (FORMULA_ENDS & FATHOM_BY_ESCAPE) goes_on = mask_and(goes_on, lanes_inside(z, &at));
    all->live = mask_and(live, goes_on);
}

/* Ends the lanes whose orbits will never end, if z has come back near the kept one after `steps`
 * steps. Their z repeats, or it nears an attracting cycle of that length:
 *
 * Let F be that many steps, d = |F(z) - z|, r = |F'(z)| < 1, and M a bound of |F''| near z. If
 * M d < (1 - r)^2 / 2, F has a fixed point within 2d/(1 - r) of z (Kantorovich's theorem), which
 * attracts z. M d is measured: it is about |F'(F(z)) - F'(z)|. A margin of 8 or more remains.
 *
 * Orbits that come to their goal near an attracting cycle as well, but then the least remainder
 * shrinks with each return. It must be above the threshold, change little from one return to the
 * next, and be far larger than the way that is left to the cycle. */
FATHOM_FN void lanes_find_cycles(lane_settling* all, fathom_uint32 steps, plane at) {
    const word one = word_of_int(1), most = word_far();
    at.seed = word_of_int(0);
    at.c = all->now.c;
    cplx z = all->now.z;
    tangent t = tangent_of(one);
    slope first = t.by_re;
    word least2 = most, first_least2 = most;
    for (fathom_uint32 i = 0; i < 2 * steps; ++i) {
        if (i == steps) {
            first = t.by_re;
            first_least2 = least2;
            t = tangent_of(one);
            least2 = most;
        }
        const cplx before = z;
        formula_step(&z, &t, &at);
        const word remainder2 = slope_norm2(lanes_remainder(z, before));
        least2 = word_select(word_less(remainder2, least2), remainder2, least2);
    }

    /* 1 - r^2 is at most twice 1 - r. */
    const word gap = word_add(one, word_neg(slope_norm2(first)));
    const word room = word_mul(word_mul(gap, gap), word_splat((lane_word)0x1p-6f));
    const slope change = slope_add(t.by_re, slope_neg(first));
    mask attracts = word_less(word_splat((lane_word)0x1p-6f), gap);
    attracts = mask_and(attracts, word_less(slope_norm2(change), word_mul(room, room)));

    const word return2 = lanes_return2(all), share = word_mul(gap, word_splat((lane_word)0.125f));
    const word drift = word_abs(word_add(least2, word_neg(first_least2)));
    mask is_far = word_less(word_mul(word_of_int(4), at.convergence2), first_least2);
    is_far = mask_and(is_far, word_less(drift, word_mul(share, first_least2)));
    is_far =
        mask_and(is_far, word_less(return2, word_mul(word_mul(share, share), first_least2)));

    /* A lane that has found no cycle looks again when it has come 32 times as near. */
    const mask repeats = cplx_equal(all->now.z, all->kept);
    all->live = mask_without(all->live, mask_or(repeats, mask_and(attracts, is_far)));
    const word nearer2 = word_select(word_less(word_of_int(0), return2),
                                     word_mul(return2, word_splat((lane_word)0x1p-10f)),
                                     word_of_int(-1));
    all->near2 = word_select(word_less_equal(return2, all->near2), nearer2, all->near2);
}

/* How pixels that are not live have ended. */
FATHOM_FN ints lanes_status(const lane_pixel* now, const plane* at) {
    const mask converged = word_less(slope_norm2(now->remainder), at->convergence2);
    const ints status = ints_select(converged, ints_splat((lane_int)FATHOM_CONVERGED),
                                    ints_splat((lane_int)FATHOM_INTERIOR));
    if (!(FORMULA_ENDS & FATHOM_BY_ESCAPE)) return status;
    return ints_select(lanes_inside(now->z, at), status, ints_splat((lane_int)FATHOM_ESCAPED));
}

/* The square of how near to the kept z a cycle is looked for. Orbits that come to rest do so
 * first. */
FATHOM_FN word lanes_near2(const plane* at) {
    const word most = word_splat((lane_word)0x1p-32f);
    const word below = word_mul(at->convergence2, word_splat((lane_word)0.25f));
    return word_select(word_less(below, most), below, most);
}

FATHOM_FN lane_settling lanes_load(const lane_rows* rows, const plane* at, fathom_uint32 place,
                                   fathom_uint32 pixels) {
    lane_pixels loaded;
    FATHOM_UNROLL
    for (int i = 0; i < PIXEL_ROWS; ++i)
        loaded.row[i] = word_load(rows->words + i * ROW_WORDS + place);
    lane_settling all;
    all.now = loaded.of;
    all.kept = loaded.of.z;
    all.near2 = lanes_near2(at);
    all.remainder_before = loaded.of.remainder;
    all.count = ints_splat(0);
    all.live = mask_below(place < pixels ? pixels - place : 0);
    return all;
}

/* Stores the words of `lanes` from `place` on. Always writes a whole vector. */
FATHOM_FN void lanes_put(const lane_rows* rows, int row, fathom_uint32 place, fathom_uint32 lanes,
                         word a) {
    word_store(lanes == lanes_below(FATHOM_LANES) ? a : word_compressed(lanes, a),
               rows->words + row * ROW_WORDS + place);
}

/* Moves pixels that still run to the front and appends the others to the ended ones. */
FATHOM_FN void lanes_sort(const lane_rows* rows, const lane_settling* all, const plane* at,
                          fathom_uint32 taken, fathom_uint32 before, lane_part* part) {
    const fathom_uint32 running = mask_bits(all->live), ended = taken & ~running;
    lane_pixels now;
    now.of = all->now;
    if (ended) {
        lane_counts count;
        count.of = (all->count + (lane_int)before) | lanes_status(&all->now, at) << LANES_SETTLED;
        FATHOM_UNROLL
        for (int i = 0; i < ENDED_ROWS; ++i)
            lanes_put(rows, ENDED_ROW + i, part->escaped, ended, now.row[i]);
        lanes_put(rows, BEFORE_ROW, part->escaped, ended, all->remainder_before.re);
        lanes_put(rows, BEFORE_ROW + 1, part->escaped, ended, all->remainder_before.im);
        lanes_put(rows, COUNT_ROW, part->escaped, ended, count.word_of);
        part->escaped += bits_count(ended);
    }
    if (running) {
        FATHOM_UNROLL
        for (int i = 0; i < PIXEL_ROWS; ++i)
            lanes_put(rows, i, part->running, running, now.row[i]);
        part->running += bits_count(running);
    }
}

/* Takes all pixels of a part through at most `steps` iterations, after `before` ones of this
 * call. */
FATHOM_FN void lanes_advance(const lane_rows* rows, fathom_uint32 steps, fathom_uint32 before,
                             lane_part* part) {
    const plane at = lanes_plane(rows);
    const fathom_uint32 pixels = part->running;
    const int has_cycles = before > 0; /* most orbits end in the first round */
    part->running = 0;
    for (fathom_uint32 from = 0; from < pixels; from += SETTLED_LANES) {
        lane_settling all[SETTLED_VECTORS];
        fathom_uint32 taken[SETTLED_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < SETTLED_VECTORS; ++v) {
            all[v] = lanes_load(rows, &at, from + v * FATHOM_LANES, pixels);
            taken[v] = mask_bits(all[v].live);
        }
        fathom_uint32 kept_at = 0, renew = FIRST_STEPS;
        for (fathom_uint32 i = 1; i <= steps; ++i) {
            fathom_uint32 live = 0;
            FATHOM_UNROLL
            for (int v = 0; v < SETTLED_VECTORS; ++v) {
                lanes_step(&all[v], at);
                if (has_cycles && mask_any(lanes_near(&all[v])))
                    lanes_find_cycles(&all[v], i - kept_at, at);
                live |= mask_bits(all[v].live);
            }
            if (!live) break;
            if (i == renew) {
                FATHOM_UNROLL
                for (int v = 0; v < SETTLED_VECTORS; ++v) all[v].kept = all[v].now.z;
                kept_at = i;
                renew *= 2;
            }
        }
        FATHOM_UNROLL
        for (int v = 0; v < SETTLED_VECTORS; ++v)
            lanes_sort(rows, &all[v], &at, taken[v], before, part);
    }
}

/* Iterates the pixels of one part, in rounds after which those that still run fill vectors again.
 * Lanes whose pixels have ended wait for the others of their vector. A round that is longer by a
 * quarter than the last one keeps this wait short; with rounds twice as long, Magnet I took 1.15 to
 * 1.3 times as long. */
FATHOM_FN void lanes_count(lane_rows rows) {
    lane_part part = *rows.part;
    fathom_uint32 done = 0, steps = FIRST_STEPS;
    while (part.running > 0 && done < rows.steps) {
        if (steps > rows.steps - done) steps = rows.steps - done;
        lanes_advance(&rows, steps, done, &part);
        done += steps;
        if (steps < done / 4) steps = done / 4;
    }
    *rows.part = part;
}
