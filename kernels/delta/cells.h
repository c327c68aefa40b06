/* Orbits through the cells of cell_structs.h in lanes, and the maps of those; over lanes.h. */

enum { CELL_DEGREE = 7, CELL_C_DEGREE = 3 }; /* of a map's powers of z, without and with c */

/* ---- The square --------------------------------------------------------------------------- */

/* Added to w / side: rounds that to an integer k, with k + DELTA_CELLS / 2 as the lowest bits. */
#define CELL_ROUNDING (0x1.8p52 + DELTA_CELLS / 2)

typedef struct cell_place {
    ints row[2];          /* k + DELTA_CELLS / 2, by part; beyond the square, anything beyond */
    delta_complex offset; /* from the centre */
} cell_place;

FATHOM_FN cell_place cell_place_of(const delta_cells* cells, delta_complex w) {
    const word parts[2] = {w.re, w.im}, rounding = word_splat(CELL_ROUNDING);
    const word per_side = word_splat(1 / cells->side), side = word_splat(-cells->side);
    word offset[2];
    cell_place place;
    for (int i = 0; i < 2; ++i) {
        const word at = word_add(word_mul(parts[i], per_side), rounding);
        const word k = word_add(at, word_neg(rounding));
        place.row[i] = word_bits(at) - word_bits(word_splat(0x1.8p52));
        offset[i] = word_fma(k, side, parts[i]);
    }
    place.offset.re = offset[0];
    place.offset.im = offset[1];
    return place;
}

FATHOM_FN mask cell_is_inside(const cell_place* place) {
    return ints_equal((place->row[0] | place->row[1]) >> DELTA_CELL_BITS, ints_splat(0));
}

/* ---- Orbits ------------------------------------------------------------------------------- */

/* The lanes of one vector. */
typedef struct cell_lanes {
    delta_complex w, derivative, c;
    delta_complex offset;              /* from the centre of the cell that w is in, */
    fathom_uint32 inside;              /*   lanes where there is one, */
    delta_lane_words cell;             /*   and which */
    const lane_word* map[FATHOM_LANES];
    fathom_uint64 count[FATHOM_LANES];
    fathom_uint32 pixel[FATHOM_LANES]; /* whose they are */
    fathom_uint32 live;                /* lanes that have any */
} cell_lanes;

/* Finds the cells of all lanes, and has what is known of them fetched. */
FATHOM_FN void cell_look(const delta_cells* cells, cell_lanes* now) {
    const cell_place place = cell_place_of(cells, now->w);
    now->offset = place.offset;
    const mask is_inside = cell_is_inside(&place);
    now->inside = mask_bits(is_inside);
    now->cell.of = ints_select(is_inside, place.row[0] | place.row[1] << DELTA_CELL_BITS,
                               ints_splat(0));
    __asm__("" : "+m"(now->cell));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        __builtin_prefetch(&cells->known[now->cell.at[lane]]);
}

/* Finds the maps of `lanes`, has them fetched, and counts their iterations; returns those of the
 * lanes that have none to take, with their statuses. */
FATHOM_FN fathom_uint32 cell_find(const delta_cells* cells, fathom_uint64 limit, cell_lanes* now,
                                  fathom_uint32 lanes, unsigned char* status) {
    fathom_uint32 ended = 0;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        fathom_uint32 known = DELTA_CELL_BARE;
        if (__builtin_expect(now->inside >> lane & 1u, 1))
            known = __atomic_load_n(&cells->known[now->cell.at[lane]], __ATOMIC_ACQUIRE);
        const fathom_uint32 index = known >> DELTA_BLOCK_BITS;
        const fathom_uint32 blocks = known & ((1u << DELTA_BLOCK_BITS) - 1u);
        const fathom_uint64 count = now->count[lane] + (fathom_uint64)blocks * cells->period;
        now->map[lane] = (const lane_word*)&cells->maps[index];
        __builtin_prefetch(now->map[lane]);
        __builtin_prefetch(now->map[lane] + 8);
        if (__builtin_expect(index == 0 || count > limit, 0)) {
            ended |= 1u << lane;
            status[lane] = index                        ? DELTA_CELLS_AT_LIMIT
                           : known == DELTA_CELL_BARE ? FATHOM_RUNNING
                                                      : DELTA_AT_NEW_CELL;
        } else {
            now->count[lane] = count;
        }
    }
    return ended;
}

FATHOM_FN delta_complex cell_unpacked(word packed) {
    delta_complex r;
    r.re = (word)(word_bits(packed) & ints_splat((lane_int)0xffffffff00000000));
    r.im = (word)(word_bits(packed) << 32);
    return r;
}

/* Takes all lanes along their maps. */
FATHOM_FN void cell_advance(cell_lanes* now) {
    word fields[sizeof(delta_cell) / sizeof(lane_word)];
    FATHOM_UNROLL
    for (int field = 0; field < (int)(sizeof(delta_cell) / sizeof(lane_word)); field += 4)
        words_of_lanes(now->map, field, fields + field);
    const delta_complex end = {fields[0], fields[1]};
    delta_complex t[CELL_DEGREE], b[CELL_C_DEGREE + 1];
    FATHOM_UNROLL
    for (int i = 0; i < 3; ++i) {
        t[i].re = fields[2 + 2 * i];
        t[i].im = fields[3 + 2 * i];
    }
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        t[3 + i] = cell_unpacked(fields[8 + i]);
        b[i] = cell_unpacked(fields[12 + i]);
    }

    /* Horner's rule for a polynomial and for its derivative along with it. */
    const delta_complex z = now->offset;
    delta_complex factor = delta_mul_add(z, t[6], t[5]), slope = delta_mul_add(z, t[6], factor);
    FATHOM_UNROLL
    for (int i = 4; i >= 0; --i) {
        factor = delta_mul_add(z, factor, t[i]);
        slope = delta_mul_add(z, slope, factor);
    }
    delta_complex by_c = delta_mul_add(z, b[3], b[2]), by_both = delta_mul_add(z, b[3], by_c);
    by_c = delta_mul_add(z, by_c, b[1]);
    by_both = delta_mul_add(z, by_both, by_c);
    by_c = delta_mul_add(z, by_c, b[0]);
    slope = delta_mul_add(by_both, now->c, slope);
    const delta_complex zero = {word_splat(0), word_splat(0)};
    const delta_complex moved = delta_mul_add(z, factor, delta_mul_add(by_c, now->c, zero));
    now->w.re = word_add(end.re, moved.re);
    now->w.im = word_add(end.im, moved.im);
    now->derivative = delta_mul_add(now->derivative, slope, by_c);
}

/* Keeps the pixels of `lanes`. */
FATHOM_FN void cell_put(const cell_lanes* now, fathom_uint32 lanes, const unsigned char* status,
                        delta_pixel* pixels) {
    delta_lane_reals w[2], derivative[2];
    w[0].of = now->w.re, w[1].of = now->w.im;
    derivative[0].of = now->derivative.re, derivative[1].of = now->derivative.im;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        delta_pixel* const pixel = &pixels[now->pixel[lane]];
        for (int i = 0; i < 2; ++i) {
            pixel->z[i] = w[i].at[lane];
            pixel->derivative[i] = derivative[i].at[lane];
        }
        pixel->count = now->count[lane];
        pixel->status = status[lane];
    }
}

/* Gives the next pixels of the list to `lanes`, as long as there are any. */
FATHOM_FN void cell_take(cell_lanes* now, fathom_uint32 lanes, const delta_pixel* pixels,
                         const fathom_uint32** list, const fathom_uint32* end) {
    delta_lane_reals w[2], derivative[2], c[2];
    w[0].of = now->w.re, w[1].of = now->w.im;
    derivative[0].of = now->derivative.re, derivative[1].of = now->derivative.im;
    c[0].of = now->c.re, c[1].of = now->c.im;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        if (*list == end) {
            now->live &= ~(1u << lane);
            continue;
        }
        const fathom_uint32 index = *(*list)++;
        const delta_pixel* const pixel = &pixels[index];
        now->pixel[lane] = index;
        now->count[lane] = pixel->count;
        for (int i = 0; i < 2; ++i) {
            w[i].at[lane] = pixel->z[i];
            derivative[i].at[lane] = pixel->derivative[i];
            c[i].at[lane] = pixel->c[i];
        }
    }
    now->w.re = w[0].of, now->w.im = w[1].of;
    now->derivative.re = derivative[0].of, now->derivative.im = derivative[1].of;
    now->c.re = c[0].of, now->c.im = c[1].of;
}

/* Takes the pixels of a list from cell to cell until all have left those that are known, or for so
 * many steps of each lane; who has not left keeps its status. */
FATHOM_FN void cell_run(const delta_cells* cells, fathom_uint64 limit, delta_pixel* pixels,
                        const fathom_uint32* list, fathom_uint32 length, fathom_uint32 steps) {
    const fathom_uint32* next = list;
    const fathom_uint32* const end = list + length;
    const fathom_uint32 all = (1u << (FATHOM_LANES - 1) << 1) - 1u;
    cell_lanes now[CELL_VECTORS] = {};
    unsigned char status[FATHOM_LANES];
    for (int v = 0; v < CELL_VECTORS; ++v) {
        now[v].live = all;
        for (int lane = 0; lane < FATHOM_LANES; ++lane)
            now[v].map[lane] = (const lane_word*)cells->maps;
        cell_take(&now[v], all, pixels, &next, end);
        cell_look(cells, &now[v]);
    }
    fathom_uint32 live = 1;
    for (fathom_uint32 step = 0; step < steps && live; ++step) {
        live = 0;
        for (int v = 0; v < CELL_VECTORS; ++v) {
            for (fathom_uint32 lanes = now[v].live; lanes; lanes &= now[v].live) {
                lanes = cell_find(cells, limit, &now[v], lanes, status);
                if (__builtin_expect(lanes == 0, 1)) break;
                cell_put(&now[v], lanes, status, pixels);
                cell_take(&now[v], lanes, pixels, &next, end);
                cell_look(cells, &now[v]);
            }
            live |= now[v].live;
        }
        for (int v = 0; v < CELL_VECTORS; ++v) {
            cell_advance(&now[v]);
            cell_look(cells, &now[v]);
        }
    }
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        status[lane] = DELTA_IN_CELLS;
    for (int v = 0; v < CELL_VECTORS; ++v)
        cell_put(&now[v], now[v].live, status, pixels);
}

/* ---- Maps --------------------------------------------------------------------------------- */

/* A map on its way, by powers of z: with the first terms that it does not keep. */
typedef struct cell_series {
    delta_complex w; /* where the cell's centre is */
    delta_complex t[CELL_DEGREE + 1];
    delta_complex b[CELL_C_DEGREE + 2];
    delta_complex of_c2; /* of c^2 */
} cell_series;

FATHOM_FN delta_complex cell_product(delta_complex a, delta_complex b) {
    const delta_complex zero = {word_splat(0), word_splat(0)};
    return delta_mul_add(a, b, zero);
}

/* One iteration: w <- w^2 + C + c, for the distance z of w from Z. */
FATHOM_FN void cell_iterate(const double* orbit, double pixel, cell_series* at) {
    const delta_complex reference = {word_splat(orbit[0]), word_splat(orbit[1])};
    const delta_complex full = {word_add(reference.re, at->w.re), word_add(reference.im, at->w.im)};
    const delta_complex none = {word_splat(0), word_splat(0)};
    /* Each from terms that are not changed yet. */
    at->of_c2 =
        delta_scaled_add(2, cell_product(full, at->of_c2), cell_product(at->b[0], at->b[0]));
    FATHOM_UNROLL
    for (int i = CELL_C_DEGREE + 1; i >= 0; --i) {
        delta_complex sum = cell_product(full, at->b[i]);
        FATHOM_UNROLL
        for (int j = 1; j <= i; ++j)
            sum = delta_mul_add(at->t[j - 1], at->b[i - j], sum);
        at->b[i] = delta_scaled_add(2, sum, none);
    }
    at->b[0].re = word_add(at->b[0].re, word_splat(pixel));
    FATHOM_UNROLL
    for (int i = CELL_DEGREE + 1; i > 0; --i) {
        delta_complex sum = cell_product(full, at->t[i - 1]);
        FATHOM_UNROLL
        for (int j = 1; 2 * j < i; ++j)
            sum = delta_mul_add(at->t[j - 1], at->t[i - j - 1], sum);
        at->t[i - 1] = delta_scaled_add(
            2, sum, i % 2 == 0 ? cell_product(at->t[i / 2 - 1], at->t[i / 2 - 1]) : none);
    }
    const delta_complex twice = delta_scaled_add(2, reference, at->w);
    at->w = cell_product(twice, at->w);
}

/* a[0] + a[1] x + ..., of their norms. */
FATHOM_FN word cell_bound(const delta_complex* a, int count, word x) {
    word sum = word_splat(0);
    FATHOM_UNROLL
    for (int i = count - 1; i >= 0; --i)
        sum = word_fma(sum, x, delta_norm(a[i]));
    return sum;
}

/* Whether a map errs by less than epsilon |t1| times half a cell's diagonal everywhere in its cell:
 * by the first terms that it does not have, and by the lower halves of those that are packed. Norms
 * are max(|re|, |im|), which is up to sqrt(2) less than the modulus. */
FATHOM_FN mask cell_is_good(const delta_cells* cells, const cell_series* at) {
    const double radius = 0.7072 * cells->side, shift = cells->reach / radius, packed = 0x1p-21;
    const double radius3 = radius * radius * radius;
    const word z = word_splat(radius);
    word error = word_mul(delta_norm(at->t[7]), word_splat(radius3 * radius3 * radius));
    error = word_fma(cell_bound(at->t + 3, 4, z), word_splat(packed * radius3), error);
    error = word_fma(cell_bound(at->b, 4, z), word_splat(packed * shift), error);
    error = word_fma(delta_norm(at->b[4]), word_splat(radius3 * cells->reach), error);
    error = word_fma(delta_norm(at->of_c2), word_splat(cells->reach * shift), error);
    const double most = cells->epsilon * 0.7071;
    return word_less_equal(error, word_mul(delta_norm(at->t[0]), word_splat(most)));
}

/* The best so far of each lane. */
typedef struct cell_best {
    delta_complex end, t[CELL_DEGREE], b[CELL_C_DEGREE + 1];
} cell_best;

typedef union cell_best_lanes {
    cell_best of;
    lane_word at[sizeof(cell_best) / sizeof(word)][FATHOM_LANES];
} cell_best_lanes;

typedef union cell_series_lanes {
    cell_series of;
    lane_word at[sizeof(cell_series) / sizeof(word)][FATHOM_LANES];
} cell_series_lanes;

/* The upper halves of two doubles. */
FATHOM_FN fathom_uint64 cell_packed(double upper, double lower) {
    const fathom_uint64 rounding = 0x80000000u;
    const fathom_uint64 a = __builtin_bit_cast(fathom_uint64, upper) + rounding;
    const fathom_uint64 b = __builtin_bit_cast(fathom_uint64, lower) + rounding;
    return (a & ~(fathom_uint64)0xffffffff) | b >> 32;
}

FATHOM_FN delta_cell cell_of_lane(const cell_best_lanes* best, int lane) {
    delta_cell cell;
    for (int i = 0; i < 2; ++i) {
        cell.end[i] = best->at[i][lane];
        for (int j = 0; j < 3; ++j)
            cell.t[j][i] = best->at[2 + 2 * j + i][lane];
    }
    for (int i = 0; i < 4; ++i) {
        cell.far[i] = cell_packed(best->at[8 + 2 * i][lane], best->at[9 + 2 * i][lane]);
        cell.by_c[i] = cell_packed(best->at[16 + 2 * i][lane], best->at[17 + 2 * i][lane]);
    }
    return cell;
}

FATHOM_FN void cell_keep(const cell_series* now, mask is_better, cell_best* best) {
    best->end = delta_select(is_better, now->w, best->end);
    FATHOM_UNROLL
    for (int i = 0; i < CELL_DEGREE; ++i)
        best->t[i] = delta_select(is_better, now->t[i], best->t[i]);
    FATHOM_UNROLL
    for (int i = 0; i <= CELL_C_DEGREE; ++i)
        best->b[i] = delta_select(is_better, now->b[i], best->b[i]);
}

/* The identity around the centre of a cell. */
FATHOM_FN void cell_begin(const delta_cells* cells, fathom_uint32 cell, int lane,
                          cell_series_lanes* now) {
    for (int i = 0; i < (int)(sizeof now->at / sizeof now->at[0]); ++i)
        now->at[i][lane] = 0;
    const int row[2] = {(int)(cell % DELTA_CELLS), (int)(cell / DELTA_CELLS)};
    for (int i = 0; i < 2; ++i)
        now->at[i][lane] = (row[i] - DELTA_CELLS / 2) * cells->side;
    now->at[2][lane] = 1;
}

/* Makes the maps of so many cells, each the longest that is good and ends in the square, and tells
 * the blocks that they take: 0 where there is no map. */
FATHOM_FN void cell_make(const delta_cells* cells, const fathom_uint32* list, fathom_uint32 length,
                         delta_cell* maps, fathom_uint32* blocks) {
    cell_series_lanes now = {};
    cell_best_lanes best = {};
    fathom_uint32 item[FATHOM_LANES] = {}, done[FATHOM_LANES] = {};
    fathom_uint32 next = 0, live = 0, idle = (1u << (FATHOM_LANES - 1) << 1) - 1u;
    for (;;) {
        for (; idle && next < length; idle &= idle - 1u) {
            const int lane = lowest_bit(idle);
            cell_begin(cells, list[next], lane, &now);
            live |= 1u << lane;
            done[lane] = blocks[next] = 0;
            item[lane] = next++;
        }
        if (!live) return;

        for (fathom_uint32 i = 0; i < cells->period; ++i)
            cell_iterate(cells->orbit[i], cells->pixel, &now.of);
        now.of.w.re = word_add(now.of.w.re, word_splat(cells->orbit[cells->period][0]));
        now.of.w.im = word_add(now.of.w.im, word_splat(cells->orbit[cells->period][1]));

        const mask is_good = cell_is_good(cells, &now.of);
        const cell_place place = cell_place_of(cells, now.of.w);
        const mask is_better = mask_and(is_good, cell_is_inside(&place));
        cell_keep(&now.of, is_better, &best.of);
        const fathom_uint32 good = mask_bits(is_good), better = mask_bits(is_better);
        for (fathom_uint32 lanes = live; lanes; lanes &= lanes - 1u) {
            const int lane = lowest_bit(lanes);
            ++done[lane];
            if (better >> lane & 1u) blocks[item[lane]] = done[lane];
            if (good >> lane & 1u && done[lane] < DELTA_MOST_BLOCKS) continue;
            maps[item[lane]] = cell_of_lane(&best, lane);
            idle |= 1u << lane;
        }
        live &= ~idle;
    }
}

/* ---- From the table into the square ------------------------------------------------------- */

/* The lanes whose last step has led them into the square, far enough from the reference: their z
 * becomes w. `target` is the reference behind that step. */
FATHOM_FN mask cell_enter(const delta_cells* cells, delta_complex target, mask stays,
                          delta_lanes* now) {
    const mask starts = ints_equal(now->m, ints_splat(0));
    const delta_complex zero = {word_splat(0), word_splat(0)};
    const delta_complex reference = delta_select(starts, zero, target);
    const delta_complex full = {word_add(reference.re, now->z.re),
                                word_add(reference.im, now->z.im)};
    const delta_complex other = {word_add(full.re, word_neg(target.re)),
                                 word_add(full.im, word_neg(target.im))};
    const word size = word_select(starts, delta_norm(other), delta_norm(now->z));
    const cell_place place = cell_place_of(cells, full);
    const mask enters = mask_without(
        mask_and(cell_is_inside(&place), word_less(word_splat(cells->nearest), size)), stays);
    now->z = delta_select(enters, full, now->z);
    now->m = ints_select(enters, ints_splat(0), now->m);
    return enters;
}

/* As delta_run without direct iterations, until pixels enter the square as well. */
FATHOM_FN void cell_approach(const delta_cells* cells, const delta_job* job, delta_pixel* pixels,
                             fathom_uint32* list, fathom_uint32 length, fathom_uint32 steps) {
    delta_stack waiting = {list + length, 1, length};
    delta_lanes now = {};
    delta_take(job, &now, DELTA_ALL_LANES, pixels, &waiting);
    for (fathom_uint32 step = 0; step < steps && now.live; ++step) {
        delta_found found;
        delta_find(job, &now, &found);
        word fields[DELTA_FIELDS];
        FATHOM_UNROLL
        for (int field = 0; field < DELTA_FIELDS; field += 4)
            words_of_lanes(found.entry, field, fields + field);
        delta_ends ends = delta_advance(job, &now, fields);
        ends.turned = mask_all(0);
        const delta_complex target = {fields[12], fields[13]};
        const mask stays = mask_or(mask_or(ends.escaped, ends.moved), ends.at_limit);
        const fathom_uint32 entered = mask_bits(cell_enter(cells, target, stays, &now)) & now.live;
        const fathom_uint32 left = entered | (delta_ended(ends) & now.live);
        if (!left) continue;
        delta_put(&now, left, ends, pixels);
        for (fathom_uint32 lanes = entered; lanes; lanes &= lanes - 1u)
            pixels[now.pixel[lowest_bit(lanes)]].status = DELTA_IN_CELLS;
        delta_take(job, &now, left, pixels, &waiting);
    }
    const delta_ends none = {};
    delta_put(&now, now.live, none, pixels);
}
