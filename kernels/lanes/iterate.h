/* Direct iteration in lanes, for formulas that end only by escape. Several vectors iterate in
 * parallel so that their latencies overlap.
 *
 * Outside the escape radius the modulus grows for ever, so a check after several iterations misses
 * no escape. */

enum { JACOBIAN_ROWS = FORMULA_IS_CONFORMAL ? 2 : 4 };

/* The running pixels of one vector, one in each lane; each `word` is a row of lane_rows. */
typedef struct lane_pixel {
    cplx z, c;
    word index;
    word jacobian[JACOBIAN_ROWS]; /* both columns, or only the first if conformal */
} lane_pixel;

/* The scouted pixels of one vector, which iterate without their derivatives. */
typedef struct lane_scouted {
    cplx c;
    cplx z;
    cplx kept; /* an earlier z, for Brent's method; see direct.h */
} lane_scouted;

enum {
    COUNTED_LANES = (int)COUNTED_VECTORS * (int)FATHOM_LANES,
    CPLX_ROWS = sizeof(cplx) / sizeof(word),
    PIXEL_ROWS = sizeof(lane_pixel) / sizeof(word),
    SCOUTED_ROWS = sizeof(lane_scouted) / sizeof(word),
    FIRST_STEPS = sizeof(real) == sizeof(word) ? 8 : 4,
    LEAST_STEPS = 4,
    MOST_STEPS = 128,
    AHEAD_ROW = 2 * CPLX_ROWS + 5,
    TAKEN_ROW = AHEAD_ROW + 2 * CPLX_ROWS,
    ESCAPED_ROW,
    COUNT_ROW = ESCAPED_ROW + AHEAD_ROW,
    ROW_WORDS = (int)LANE_ROW_WORDS, /* the same value, with the type of this enumeration */
    PART_WORDS = (COUNT_ROW + 1) * ROW_WORDS
};

typedef union lane_pixels {
    lane_pixel of;
    word row[PIXEL_ROWS];
} lane_pixels;

/* Integers: as a vector, lane by lane, or as the bits of words. */
typedef union lane_counts {
    ints of;
    word word_of;
    lane_word at[FATHOM_LANES];
} lane_counts;

FATHOM_FN cplx cplx_select(mask is_a, cplx a, cplx b) {
    a.re = real_select(is_a, a.re, b.re);
    a.im = real_select(is_a, a.im, b.im);
    return a;
}

FATHOM_FN plane lanes_plane(const lane_rows* rows) {
    plane at;
    at.seed = word_splat(rows->seed);
    at.escape_radius2 = word_splat(rows->escape_radius2);
    return at;
}

FATHOM_FN mask lanes_inside(cplx z, word radius2) {
    return word_less_equal(slope_norm2(slope_of(z)), radius2);
}

FATHOM_FN void lanes_step(lane_pixel* now, plane at) {
    tangent t;
    t.by_re.re = now->jacobian[0];
    t.by_re.im = now->jacobian[1];
    t.by_im.re = now->jacobian[JACOBIAN_ROWS - 2];
    t.by_im.im = now->jacobian[JACOBIAN_ROWS - 1];
    at.c = now->c;
    formula_step(&now->z, &t, &at);
    now->jacobian[JACOBIAN_ROWS - 2] = t.by_im.re;
    now->jacobian[JACOBIAN_ROWS - 1] = t.by_im.im;
    now->jacobian[0] = t.by_re.re;
    now->jacobian[1] = t.by_re.im;
}

/* ---- Pixels with their derivatives */

FATHOM_FN lane_pixels lanes_load(const lane_rows* rows, int first_row,
                                 fathom_uint32 place) {
    lane_pixels now;
    FATHOM_UNROLL
    for (int i = 0; i < PIXEL_ROWS; ++i)
        now.row[i] = word_load(rows->words + (first_row + i) * ROW_WORDS + place);
    return now;
}

/* Stores the pixels of `lanes` from `place` on and returns the place behind them. Always writes a
 * whole vector. */
FATHOM_FN fathom_uint32 lanes_append(const lane_rows* rows, int first_row,
                                     fathom_uint32 place, fathom_uint32 lanes, lane_pixels now) {
    const int is_whole = lanes == lanes_below(FATHOM_LANES);
    FATHOM_UNROLL
    for (int i = 0; i < PIXEL_ROWS; ++i)
        word_store(is_whole ? now.row[i] : word_compressed(lanes, now.row[i]),
                   rows->words + (first_row + i) * ROW_WORDS + place);
    return place + bits_count(lanes);
}

/* Takes the first `pixels` pixels through `steps` iterations, with one check at the end. Pixels
 * that are still inside move to the front. Each other pixel is appended, in its state before these
 * iterations, to the `escaped` escaped ones. Returns the number of running pixels. */
FATHOM_FN fathom_uint32 lanes_advance(const lane_rows* rows, fathom_uint32 pixels,
                                      fathom_uint32 steps, fathom_uint32* escaped) {
    const plane at = lanes_plane(rows);
    fathom_uint32 running = 0;
    for (fathom_uint32 from = 0; from < pixels; from += COUNTED_LANES) {
        lane_pixels now[COUNTED_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < COUNTED_VECTORS; ++v)
            now[v] = lanes_load(rows, 0, from + v * FATHOM_LANES);
        for (fathom_uint32 i = 0; i < steps; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < COUNTED_VECTORS; ++v) lanes_step(&now[v].of, at);
        }
        FATHOM_UNROLL
        for (int v = 0; v < COUNTED_VECTORS; ++v) {
            const fathom_uint32 place = from + v * FATHOM_LANES;
            const fathom_uint32 taken = place < pixels ? lanes_below(pixels - place) : 0;
            const fathom_uint32 inside =
                mask_bits(lanes_inside(now[v].of.z, at.escape_radius2)) & taken;
            if (inside != taken)
                *escaped = lanes_append(rows, ESCAPED_ROW, *escaped, taken & ~inside,
                                        lanes_load(rows, 0, place));
            if (inside) running = lanes_append(rows, 0, running, inside, now[v]);
        }
    }
    return running;
}

/* Takes the escaped pixels `from` to `end` - 1 through the iterations up to their escape, at most
 * `steps`, and stores their iteration counts, which start from `before`. Each pixel iterates at
 * least once, even if it is outside already. */
FATHOM_FN void lanes_finish(const lane_rows* rows, fathom_uint32 from, fathom_uint32 end,
                            fathom_uint32 steps, fathom_uint32 before) {
    const plane at = lanes_plane(rows);
    for (; from < end; from += COUNTED_LANES) {
        lane_pixels now[COUNTED_VECTORS];
        ints count[COUNTED_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < COUNTED_VECTORS; ++v) {
            now[v] = lanes_load(rows, ESCAPED_ROW, from + v * FATHOM_LANES);
            count[v] = ints_splat((lane_int)before);
        }
        for (fathom_uint32 i = 0; i < steps; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < COUNTED_VECTORS; ++v) {
                lane_pixels next = now[v];
                lanes_step(&next.of, at);
                const mask moves =
                    mask_or(mask_all(i == 0), lanes_inside(now[v].of.z, at.escape_radius2));
                FATHOM_UNROLL
                for (int row = 0; row < PIXEL_ROWS; ++row)
                    now[v].row[row] = word_select(moves, next.row[row], now[v].row[row]);
                count[v] = ints_select(moves, count[v] + 1, count[v]);
            }
            if (i % LEAST_STEPS > 0) continue;
            fathom_uint32 inside = 0;
            FATHOM_UNROLL
            for (int v = 0; v < COUNTED_VECTORS; ++v)
                inside |= mask_bits(lanes_inside(now[v].of.z, at.escape_radius2));
            if (inside == 0) break;
        }
        FATHOM_UNROLL
        for (int v = 0; v < COUNTED_VECTORS; ++v) {
            const fathom_uint32 place = from + v * FATHOM_LANES;
            lanes_append(rows, ESCAPED_ROW, place, lanes_below(FATHOM_LANES), now[v]);
            lane_counts bits;
            bits.of = count[v];
            word_store(bits.word_of, rows->words + COUNT_ROW * ROW_WORDS + place);
        }
    }
}

/* The iterations of the next slice. A pixel that escapes in a slice iterates through it twice, and
 * a pixel that runs on is read and written once. The slice is lengthened or shortened until both
 * costs are about the same. */
FATHOM_FN fathom_uint32 lanes_next_steps(fathom_uint32 steps, fathom_uint32 pixels,
                                         fathom_uint32 escaped) {
    const fathom_uint32 few = sizeof(real) == sizeof(word) ? 2 : 1;
    if (escaped * steps < few * pixels && steps < MOST_STEPS) return 2 * steps;
    if (escaped * steps > 4 * few * pixels && steps > LEAST_STEPS) return steps / 2;
    return steps;
}

/* Iterates the pixels of one part with their derivatives. */
FATHOM_FN void lanes_count(lane_rows rows) {
    lane_part part = *rows.part;
    fathom_uint32 done = 0, next = FIRST_STEPS;
    while (part.running > 0 && done < rows.steps) {
        const fathom_uint32 steps = next < rows.steps - done ? next : rows.steps - done;
        const fathom_uint32 before = part.running, first = part.escaped;
        part.running = lanes_advance(&rows, before, steps, &part.escaped);
        lanes_finish(&rows, first, part.escaped, steps, done);
        done += steps;
        next = lanes_next_steps(steps, before, before - part.running);
    }
    *rows.part = part;
}

/* ---- Pixels without their derivatives */

/* Lanes are checked after every block of iterations. A lane whose pixel has ended takes the next
 * pixel of the list. That pixel has been gathered long before, because a vector that is read soon
 * after its lanes were written one by one would wait for memory. */

/* The row from which row i of a scout is loaded. */
FATHOM_FN int scouted_row(const lane_rows* rows, int i) {
    if (i < CPLX_ROWS) return CPLX_ROWS + i;
    if (!rows->is_ahead) return i % CPLX_ROWS;
    return AHEAD_ROW + i - CPLX_ROWS;
}

/* The column of words of a place, which is counted over all parts. */
FATHOM_FN FATHOM_GLOBAL lane_word* lanes_column(const lane_rows* rows, fathom_uint32 place) {
    return rows->words + place / LANE_PLACES * PART_WORDS + place % LANE_PLACES;
}

/* Vectors whose lanes are read or written one by one. */
typedef union lane_vectors {
    lane_scouted scouted;
    word vector[SCOUTED_ROWS];
    lane_word at[SCOUTED_ROWS][FATHOM_LANES];
} lane_vectors;

/* The pixels of one vector and those that follow. Lane i has the pixel at place pixel[i] and takes
 * next_pixel[i], whose words are in `next`. */
typedef struct lane_queue {
    lane_vectors next;
    fathom_uint32 pixel[FATHOM_LANES], next_pixel[FATHOM_LANES];
    fathom_uint32 live, next_live; /* bits of the lanes that have such a pixel */
} lane_queue;

/* Gathers the next pixel of a lane from the list. */
FATHOM_FN void queue_fetch(lane_queue* queue, lane_rows* rows, int lane) {
    if (rows->pixels == 0) {
        queue->next_live &= ~(1u << lane);
        return;
    }
    --rows->pixels;
    const fathom_uint32 pixel = *rows->list++;
    FATHOM_GLOBAL const lane_word* column = lanes_column(rows, pixel);
    queue->next_pixel[lane] = pixel;
    FATHOM_UNROLL
    for (int i = 0; i < SCOUTED_ROWS; ++i)
        queue->next.at[i][lane] = column[scouted_row(rows, i) * ROW_WORDS];
}

/* Notes that a lane has taken its next pixel, and gathers the one after. */
FATHOM_FN void queue_step(lane_queue* queue, lane_rows* rows, int lane) {
    queue->pixel[lane] = queue->next_pixel[lane];
    queue->live &= queue->next_live | ~(1u << lane);
    queue_fetch(queue, rows, lane);
}

/* Gives all lanes their first pixels, and returns those. */
FATHOM_FN lane_scouted queue_start(lane_queue* queue, lane_rows* rows) {
    queue->live = queue->next_live = lanes_below(FATHOM_LANES);
    for (int i = 0; i < SCOUTED_ROWS; ++i) queue->next.vector[i] = word_of_int(0);
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        queue->next_pixel[lane] = 0;
        queue_fetch(queue, rows, lane);
    }
    const lane_vectors first = queue->next;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) queue_step(queue, rows, lane);
    return first.scouted;
}

/* Continues from the z ahead, without derivatives. This is correct only if the modulus grows for
 * ever beyond the escape radius. The iteration count of a pixel that escapes is rounded up to whole
 * blocks. */
FATHOM_FN void lanes_scout(lane_rows rows) {
    plane at = lanes_plane(&rows);
    lane_queue queues[SCOUT_VECTORS];
    lane_scouted now[SCOUT_VECTORS];
    ints count[SCOUT_VECTORS]; /* in blocks */
    const lane_int all = (lane_int)(rows.steps / rows.block);
    FATHOM_UNROLL
    for (int v = 0; v < SCOUT_VECTORS; ++v) {
        now[v] = queue_start(&queues[v], &rows);
        count[v] = ints_splat(0);
    }
    fathom_uint32 live = 1;
    while (live) {
        for (fathom_uint32 i = 0; i < rows.block; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < SCOUT_VECTORS; ++v) {
                tangent unused = tangent_conformal(slope_from_ints(0, 0));
                at.c = now[v].c;
                formula_step(&now[v].z, &unused, &at);
            }
        }
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < SCOUT_VECTORS; ++v) {
            lane_queue* queue = &queues[v];
            count[v] += 1;
            const mask inside = lanes_inside(now[v].z, at.escape_radius2);
            const mask repeated = cplx_equal(now[v].z, now[v].kept);
            const ints blocks = count[v] + (lane_int)rows.blocks;
            const mask renewed = ints_equal(blocks & (blocks - 1), ints_splat(0));
            now[v].kept = cplx_select(renewed, now[v].z, now[v].kept);
            const mask ended = mask_or(
                repeated, mask_not(mask_and(inside, ints_above(ints_splat(all), count[v]))));
            fathom_uint32 bits = mask_bits(ended) & queue->live;
            if (bits) {
                const lane_scouted next = queue->next.scouted;
                lane_vectors last;
                lane_counts taken;
                last.scouted = now[v];
                taken.of = count[v] * (lane_int)rows.block;
                taken.of |= ints_select(repeated, ints_splat((lane_int)LANES_INTERIOR),
                                        ints_select(inside, ints_splat((lane_int)LANES_RUNNING),
                                                    ints_splat(0)));
                now[v].c = cplx_select(ended, next.c, now[v].c);
                now[v].z = cplx_select(ended, next.z, now[v].z);
                now[v].kept = cplx_select(ended, next.kept, now[v].kept);
                count[v] = ints_select(ended, ints_splat(0), count[v]);
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    FATHOM_GLOBAL lane_word* column = lanes_column(&rows, queue->pixel[lane]);
                    FATHOM_UNROLL
                    for (int i = CPLX_ROWS; i < SCOUTED_ROWS; ++i)
                        column[(AHEAD_ROW + i - CPLX_ROWS) * ROW_WORDS] = last.at[i][lane];
                    column[TAKEN_ROW * ROW_WORDS] = taken.at[lane];
                    queue_step(queue, &rows, lane);
                }
            }
            live |= queue->live;
        }
    }
}
