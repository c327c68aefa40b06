/* Direct iteration in lanes, of formulas that are holomorphic and end by escape alone: several
 * vectors at once, so that their latencies overlap.
 *
 * Lanes are looked at after every block of iterations, and one whose pixel has ended takes the next
 * of the list. What it will take has been gathered long before: vectors that are read soon after
 * their lanes were written one by one would wait for memory. */

/* A pixel that is counted: it iterates with its derivative and looks at every step. */
typedef struct lane_counted {
    cplx z;
    slope derivative; /* by the real part */
    cplx c;
} lane_counted;

/* A pixel that is scouted: it iterates alone and looks after every block. */
typedef struct lane_scouted {
    cplx c;
    cplx z;
    cplx kept; /* an earlier z, for Brent's method; see direct.h */
} lane_scouted;

/* Both are parts of a pixel's column. */
enum {
    CPLX_ROWS = sizeof(cplx) / sizeof(word),
    STATE_ROWS = CPLX_ROWS + 2,
    COUNTED_ROWS = STATE_ROWS + CPLX_ROWS,
    SCOUTED_ROWS = 3 * CPLX_ROWS, /* no fewer */
    FIRST_SCOUTED_ROW = STATE_ROWS
};

/* Where a scout's row i is read. */
FATHOM_FN fathom_uint32 scouted_row(const lane_rows* rows, int i) {
    if (i >= CPLX_ROWS && !rows->is_ahead) return (fathom_uint32)(i % CPLX_ROWS);
    return (fathom_uint32)(FIRST_SCOUTED_ROW + i);
}

/* Vectors whose lanes are read or written one by one. */
typedef union lane_vectors {
    lane_counted counted;
    lane_scouted scouted;
    word vector[SCOUTED_ROWS];
    lane_word at[SCOUTED_ROWS][FATHOM_LANES];
} lane_vectors;

typedef union lane_counts {
    ints of;
    lane_int at[FATHOM_LANES];
} lane_counts;

/* The lanes of one vector: whose they are, and what they take next. */
typedef struct lane_queue {
    lane_vectors next;
    fathom_uint32 pixel[FATHOM_LANES], next_pixel[FATHOM_LANES];
    fathom_uint32 live, next_live; /* lanes that have any */
} lane_queue;

/* Gathers what a lane takes next. */
FATHOM_FN void queue_fetch(lane_queue* queue, lane_rows* rows, int is_scout, int lane) {
    if (rows->pixels == 0) {
        queue->next_live &= ~(1u << lane);
        return;
    }
    --rows->pixels;
    const fathom_uint32 pixel = *rows->list++;
    queue->next_pixel[lane] = pixel;
    FATHOM_UNROLL
    for (int i = 0; i < SCOUTED_ROWS; ++i) {
        if (!is_scout && i >= COUNTED_ROWS) continue;
        const fathom_uint32 row = is_scout ? scouted_row(rows, i) : (fathom_uint32)i;
        queue->next.at[i][lane] = rows->words[row * rows->stride + pixel];
    }
}

/* A lane has taken what it had next. */
FATHOM_FN void queue_step(lane_queue* queue, lane_rows* rows, int is_scout, int lane) {
    queue->pixel[lane] = queue->next_pixel[lane];
    queue->live &= queue->next_live | ~(1u << lane);
    queue_fetch(queue, rows, is_scout, lane);
}

/* Gathers and takes what all lanes begin with. */
FATHOM_FN lane_vectors queue_start(lane_queue* queue, lane_rows* rows, int is_scout) {
    queue->live = queue->next_live = (1u << (FATHOM_LANES - 1) << 1) - 1u;
    for (int i = 0; i < SCOUTED_ROWS; ++i) queue->next.vector[i] = word_of_int(0);
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        queue->next_pixel[lane] = 0;
        queue_fetch(queue, rows, is_scout, lane);
    }
    const lane_vectors first = queue->next;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) queue_step(queue, rows, is_scout, lane);
    return first;
}

FATHOM_FN cplx cplx_select(mask is_a, cplx a, cplx b) {
    a.re = real_select(is_a, a.re, b.re);
    a.im = real_select(is_a, a.im, b.im);
    return a;
}

FATHOM_FN slope slope_select(mask is_a, slope a, slope b) {
    a.re = word_select(is_a, a.re, b.re);
    a.im = word_select(is_a, a.im, b.im);
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

/* One iteration of the lanes in `moves`. */
FATHOM_FN void lanes_step(lane_counted* now, mask moves, ints* count, plane at) {
    cplx z = now->z;
    tangent derivative = tangent_conformal(now->derivative);
    at.c = now->c;
    formula_step(&z, &derivative, &at);
    now->z = cplx_select(moves, z, now->z);
    now->derivative = slope_select(moves, derivative.by_re, now->derivative);
    *count = ints_select(moves, *count + 1, *count);
}

/* The first iterations of all pixels, in their order, without gathering. Reads and writes whole
 * groups of LANES_GROUP pixels. */
enum { FIRST_VECTORS = 2, LANES_GROUP = FIRST_VECTORS * FATHOM_LANES };

FATHOM_FN void lanes_first(lane_rows rows) {
    const plane at = lanes_plane(&rows);
    for (fathom_uint32 group = 0; group < rows.pixels; group += LANES_GROUP) {
        lane_vectors now[FIRST_VECTORS];
        ints count[FIRST_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < FIRST_VECTORS; ++v) {
            FATHOM_GLOBAL lane_word* const words = rows.words + group + v * FATHOM_LANES;
            FATHOM_UNROLL
            for (int i = 0; i < COUNTED_ROWS; ++i)
                now[v].vector[i] = word_load(words + (fathom_uint32)i * rows.stride);
            count[v] = ints_splat(0);
        }
        /* A pixel that starts outside iterates once too. */
        fathom_uint32 live = 1;
        for (fathom_uint32 n = 0; n < rows.steps && live; n += rows.block) {
            for (fathom_uint32 i = n; i < n + rows.block; ++i) {
                FATHOM_UNROLL
                for (int v = 0; v < FIRST_VECTORS; ++v)
                    lanes_step(&now[v].counted,
                               mask_or(lanes_inside(now[v].counted.z, at.escape_radius2),
                                        mask_all(i == 0)),
                               &count[v], at);
            }
            live = 0;
            FATHOM_UNROLL
            for (int v = 0; v < FIRST_VECTORS; ++v)
                live |= mask_bits(lanes_inside(now[v].counted.z, at.escape_radius2));
        }
        FATHOM_UNROLL
        for (int v = 0; v < FIRST_VECTORS; ++v) {
            const fathom_uint32 first = group + v * FATHOM_LANES;
            FATHOM_UNROLL
            for (int i = 0; i < STATE_ROWS; ++i)
                word_store(now[v].vector[i], rows.words + (fathom_uint32)i * rows.stride + first);
            const mask running = lanes_inside(now[v].counted.z, at.escape_radius2);
            counts_store(count[v] | ints_select(running, ints_splat((lane_int)LANES_RUNNING),
                                                ints_splat(0)),
                         rows.counts + first);
        }
    }
}

/* Goes on with pixels whose derivative is known, all inside the escape radius. */
FATHOM_FN void lanes_counted(lane_rows rows) {
    const plane at = lanes_plane(&rows);
    lane_queue queues[COUNTED_VECTORS];
    lane_counted now[COUNTED_VECTORS];
    ints count[COUNTED_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < COUNTED_VECTORS; ++v) {
        now[v] = queue_start(&queues[v], &rows, 0).counted;
        count[v] = ints_splat(0);
    }
    fathom_uint32 live = 1;
    while (live) {
        for (fathom_uint32 i = 0; i < rows.block; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < COUNTED_VECTORS; ++v)
                lanes_step(&now[v], lanes_inside(now[v].z, at.escape_radius2), &count[v], at);
        }
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < COUNTED_VECTORS; ++v) {
            lane_queue* queue = &queues[v];
            const mask inside = lanes_inside(now[v].z, at.escape_radius2);
            const mask ended = mask_not(
                mask_and(inside, ints_above(ints_splat((lane_int)rows.steps), count[v])));
            fathom_uint32 bits = mask_bits(ended) & queue->live;
            if (bits) {
                const fathom_uint32 running = mask_bits(inside);
                const lane_counted next = queue->next.counted;
                lane_vectors last;
                lane_counts counts;
                last.counted = now[v];
                counts.of = count[v];
                now[v].z = cplx_select(ended, next.z, now[v].z);
                now[v].derivative = slope_select(ended, next.derivative, now[v].derivative);
                now[v].c = cplx_select(ended, next.c, now[v].c);
                count[v] = ints_select(ended, ints_splat(0), count[v]);
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = queue->pixel[lane];
                    FATHOM_UNROLL
                    for (int i = 0; i < STATE_ROWS; ++i)
                        rows.words[(fathom_uint32)i * rows.stride + pixel] = last.at[i][lane];
                    rows.counts[pixel] = (fathom_uint32)counts.at[lane] +
                                         (running >> lane & 1u) * LANES_RUNNING;
                    queue_step(queue, &rows, 0, lane);
                }
            }
            live |= queue->live;
        }
    }
}

/* Goes on with the z ahead, without derivatives: right where the modulus grows for ever once it is
 * beyond the escape radius. Of who escapes the count is rounded up to whole blocks. */
FATHOM_FN void lanes_scout(lane_rows rows) {
    plane at = lanes_plane(&rows);
    lane_queue queues[SCOUT_VECTORS];
    lane_scouted now[SCOUT_VECTORS];
    ints count[SCOUT_VECTORS]; /* in blocks */
    const lane_int all = (lane_int)(rows.steps / rows.block);
    FATHOM_UNROLL
    for (int v = 0; v < SCOUT_VECTORS; ++v) {
        now[v] = queue_start(&queues[v], &rows, 1).scouted;
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
                const fathom_uint32 running = mask_bits(inside), repeating = mask_bits(repeated);
                const lane_scouted next = queue->next.scouted;
                lane_vectors last;
                lane_counts counts;
                last.scouted = now[v];
                counts.of = count[v];
                now[v].c = cplx_select(ended, next.c, now[v].c);
                now[v].z = cplx_select(ended, next.z, now[v].z);
                now[v].kept = cplx_select(ended, next.kept, now[v].kept);
                count[v] = ints_select(ended, ints_splat(0), count[v]);
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = queue->pixel[lane];
                    FATHOM_UNROLL
                    for (int i = CPLX_ROWS; i < SCOUTED_ROWS; ++i)
                        rows.words[(fathom_uint32)(FIRST_SCOUTED_ROW + i) * rows.stride + pixel] =
                            last.at[i][lane];
                    const fathom_uint32 status = repeating >> lane & 1u ? LANES_INTERIOR
                                                 : running >> lane & 1u ? LANES_RUNNING
                                                                        : 0u;
                    rows.counts[pixel] = (fathom_uint32)counts.at[lane] * rows.block + status;
                    queue_step(queue, &rows, 1, lane);
                }
            }
            live |= queue->live;
        }
    }
}
