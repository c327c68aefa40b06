/* Orbits through the cells of cell_structs.h in lanes, and how the maps of cells are made. Uses
 * lanes.h and cell_map.h. */

/* ---- Orbits ------------------------------------------------------------------------------- */

/* State of one vector of pixels; lane i belongs to pixel[i]. */
typedef struct cell_lanes {
    slope w, derivative, c;
    slope offset;               /* of w from the centre of its cell, */
    fathom_uint32 inside;              /*   in lanes whose w is in a cell; as bits */
    lane_ints cell;             /* index of the cell; 0 if there is none */
    const lane_word* map[FATHOM_LANES];
    fathom_uint64 count[FATHOM_LANES];
    fathom_uint32 pixel[FATHOM_LANES]; /* index of the pixel */
    fathom_uint32 live;                /* bits of the lanes that have a pixel */
} cell_lanes;

/* Finds the cells of all lanes, and prefetches what is known of the cells. */
FATHOM_FN void cell_look(const delta_cells* cells, cell_lanes* now) {
    const cell_place place = cell_place_of(&cells->square, now->w);
    now->offset = place.offset;
    const mask is_inside = cell_is_inside(&place);
    now->inside = mask_bits(is_inside);
    now->cell.of = ints_select(is_inside, cell_index(&place), ints_splat(0));
    __asm__("" : "+m"(now->cell));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        __builtin_prefetch(&cells->known[now->cell.at[lane]]);
}

/* Finds and prefetches the maps of `lanes`, and adds their iterations to the counts. Returns the
 * lanes that have no map to take, and sets the statuses of their pixels. */
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
        const fathom_uint64 count = now->count[lane] + (fathom_uint64)blocks * cells->square.period;
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

/* Takes all lanes along their maps. */
FATHOM_FN void cell_advance(cell_lanes* now) {
    word fields[CELL_FIELDS];
    FATHOM_UNROLL
    for (int field = 0; field < CELL_FIELDS; field += 4)
        words_of_lanes(now->map, field, fields + field);
    cell_follow(fields, now->offset, now->c, &now->w, &now->derivative);
}

/* Stores the pixels of `lanes`. */
FATHOM_FN void cell_put(const cell_lanes* now, fathom_uint32 lanes, const unsigned char* status,
                        follow_pixel* pixels) {
    lane_reals w[2], derivative[2];
    w[0].of = now->w.re, w[1].of = now->w.im;
    derivative[0].of = now->derivative.re, derivative[1].of = now->derivative.im;
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        follow_pixel* const pixel = &pixels[now->pixel[lane]];
        for (int i = 0; i < 2; ++i)
            pixel->z[i] = w[i].at[lane];
        pixel_set_slope(pixel, derivative[0].at[lane], derivative[1].at[lane]);
        pixel->count = now->count[lane];
        pixel->status = status[lane];
    }
}

/* Gives the next pixels of the list to `lanes`, as long as there are any. */
FATHOM_FN void cell_take(cell_lanes* now, fathom_uint32 lanes, const follow_pixel* pixels,
                         const fathom_uint32** list, const fathom_uint32* end) {
    lane_reals w[2], derivative[2], c[2];
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
        const follow_pixel* const pixel = &pixels[index];
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

/* Takes the pixels of a list from cell to cell until all have left the known cells, or by at most
 * `steps` steps in each lane. A pixel that has not left keeps its status. */
FATHOM_FN void cell_run(const delta_cells* cells, fathom_uint64 limit, follow_pixel* pixels,
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

typedef union cell_series_lanes {
    cell_series of;
    lane_word at[sizeof(cell_series) / sizeof(word)][FATHOM_LANES];
} cell_series_lanes;

/* The best map so far in each lane. */
typedef union cell_best_lanes {
    word of[CELL_FIELDS];
    lane_word at[CELL_FIELDS][FATHOM_LANES];
} cell_best_lanes;

FATHOM_FN void cell_keep(const cell_series* now, mask is_better, cell_best_lanes* best) {
    word fields[CELL_FIELDS];
    cell_fields_of(now, fields);
    FATHOM_UNROLL
    for (int i = 0; i < CELL_FIELDS; ++i)
        best->of[i] = word_select(is_better, fields[i], best->of[i]);
}

FATHOM_FN delta_cell cell_of_lane(const cell_best_lanes* best, int lane) {
    lane_word fields[CELL_FIELDS];
    for (int i = 0; i < CELL_FIELDS; ++i)
        fields[i] = best->at[i][lane];
    return __builtin_bit_cast(delta_cell, fields);
}

/* Sets a lane to the identity around the centre of a cell. */
FATHOM_FN void cell_begin(const delta_cells* cells, fathom_uint32 cell, int lane,
                          cell_series_lanes* now) {
    for (int i = 0; i < (int)(sizeof now->at / sizeof now->at[0]); ++i)
        now->at[i][lane] = 0;
    const int row[2] = {(int)(cell % DELTA_CELLS), (int)(cell / DELTA_CELLS)};
    for (int i = 0; i < 2; ++i)
        now->at[i][lane] = (row[i] - DELTA_CELLS / 2) * cells->square.side;
    now->at[sizeof(wide) / sizeof(word)][lane] = 1;
}

/* Makes the maps of the `length` cells in a list: for each cell the longest map that is good and
 * ends in the square. Sets its length in blocks, 0 if there is no such map. */
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

        const fathom_uint32 period = cells->square.period;
        for (fathom_uint32 i = 0; i < period; ++i)
            cell_iterate(cell_point(cells->orbit[i]), cells->square.pixel, &now.of);
        now.of.w = wide_add(now.of.w, cell_point(cells->orbit[period]));

        const mask is_good = cell_is_good(&cells->square, &now.of);
        const cell_place place = cell_place_of(&cells->square, now.of.w.hi);
        const mask is_better = mask_and(is_good, cell_is_inside(&place));
        cell_keep(&now.of, is_better, &best);
        const fathom_uint32 good = mask_bits(is_good), better = mask_bits(is_better);
        for (fathom_uint32 lanes = live; lanes; lanes &= lanes - 1u) {
            const int lane = lowest_bit(lanes);
            ++done[lane];
            if (better >> lane & 1u) blocks[item[lane]] = done[lane];
            if (good >> lane & 1u && done[lane] < cells->square.most_blocks) continue;
            maps[item[lane]] = cell_of_lane(&best, lane);
            idle |= 1u << lane;
        }
        live &= ~idle;
    }
}

/* ---- From the table into the square ------------------------------------------------------- */

/* Returns the lanes whose last step has led into the square, except those of `stays`. In the lanes
 * that it returns, z becomes w. `target` is the reference orbit after that step. */
FATHOM_FN mask cell_enter(const delta_cells* cells, const follow_bounds* bounds, slope target,
                          mask stays, followed* now) {
    const mask starts = ints_equal(now->m, ints_splat(0));
    slope w;
    const mask enters =
        mask_without(cell_is_entered(&cells->square, now->z, target, starts, &w), stays);
    now->z = slope_select(enters, w, now->z);
    step_restart(bounds, enters, now);
    return enters;
}

/* Stores the pixels of `lanes` with this status, and gives waiting pixels to these lanes. */
FATHOM_FN void cell_swap(const follow_job* job, follow_lanes* now, fathom_uint32 lanes,
                         unsigned char status, follow_pixel* pixels, follow_stack* waiting) {
    follow_put(now, lanes, follow_none(), pixels);
    for (fathom_uint32 rest = lanes; rest; rest &= rest - 1u)
        pixels[now->pixel[lowest_bit(rest)]].status = status;
    follow_take(job, now, lanes, pixels, waiting);
}

/* Same as follow_run(), but no pixel ends because its state repeats, and pixels close to the
 * reference may take maps (beside.h). A pixel also ends when it enters the square, or when it needs
 * a map that has yet to be made. */
FATHOM_FN void cell_approach(const delta_cells* cells, const follow_job* job,
                             follow_pixel* pixels, fathom_uint32* list, fathom_uint32 length,
                             fathom_uint32 steps) {
    follow_stack waiting = {list + length, 1, length};
    follow_lanes now = {};
    follow_take(job, &now, FOLLOW_ALL_LANES, pixels, &waiting);
    for (fathom_uint32 step = 0; step < steps && now.live; ++step) {
        follow_found found;
        follow_find_above(job, &now.at, 0, &found);
        const fathom_uint32 waits = cell_find_beside(cells, job, &now.at, now.live, &found);
        if (waits) {
            cell_swap(job, &now, waits, DELTA_BESIDE_NEW_CELL, pixels, &waiting);
            continue;
        }
        const follow_step next = follow_load(&found);
        follow_ends ends = follow(&job->bounds, &next, &now.at);
        ends.turned = ends.repeats = mask_all(0);
        const mask stays = mask_or(mask_or(ends.escaped, ends.moved), ends.at_limit);
        const slope target = step_target(&next);
        const fathom_uint32 entered =
            mask_bits(cell_enter(cells, &job->bounds, target, stays, &now.at)) & now.live;
        const fathom_uint32 left = entered | (follow_ended(ends) & now.live);
        if (!left) continue;
        follow_put(&now, left, ends, pixels);
        for (fathom_uint32 lanes = entered; lanes; lanes &= lanes - 1u)
            pixels[now.pixel[lowest_bit(lanes)]].status = DELTA_IN_CELLS;
        follow_take(job, &now, left, pixels, &waiting);
    }
    follow_put(&now, now.live, follow_none(), pixels);
}
