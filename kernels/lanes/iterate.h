/* Direct iteration of a tile's pixels in lanes, FATHOM_VECTORS vectors at once, so that their
 * latencies overlap.
 *
 * A pixel's state is kept word by word, each word of all pixels in one array. In a slice every
 * running pixel goes on by at most `steps` iterations, a multiple of `block`: lanes are looked at
 * after every block, and one whose pixel has ended takes the next of the list. What it will take has
 * been gathered long before: vectors that are read soon after their lanes are written one by one
 * would wait for memory. */

/* Where a pixel stands. */
typedef struct lane_state {
    cplx z;
    slope derivative; /* by the real part: the formula is holomorphic */
} lane_state;

/* What a lane takes. */
typedef struct lane_pixel {
    lane_state from;
    cplx c;
} lane_pixel;

#define CPLX_WORDS ((int)(sizeof(cplx) / sizeof(word)))
#define STATE_WORDS ((int)(sizeof(lane_state) / sizeof(word)))
#define LANES_RUNNING 0x80000000u /* in a count: of a pixel that has not ended */

/* Vectors whose lanes are read or written one by one. */
typedef union lane_pixels {
    lane_pixel of;
    lane_word at[sizeof(lane_pixel) / sizeof(word)][FATHOM_LANES];
} lane_pixels;

typedef union lane_states {
    lane_state of;
    lane_word at[sizeof(lane_state) / sizeof(word)][FATHOM_LANES];
} lane_states;

typedef union lane_values {
    cplx of;
    lane_word at[sizeof(cplx) / sizeof(word)][FATHOM_LANES];
} lane_values;

typedef union lane_counts {
    mask of;
    lane_int at[FATHOM_LANES];
} lane_counts;

/* A work-item's part of a tile. Word w of pixel i stands at [w * stride + i]. */
typedef struct lane_chunk {
    fathom_uint32 stride;
    FATHOM_GLOBAL const lane_word* points;   /* c */
    FATHOM_GLOBAL lane_word* states;         /* z and its derivative */
    FATHOM_GLOBAL lane_word* ahead;          /* z, where it is known without its derivative */
    FATHOM_GLOBAL fathom_uint32* counts;     /* iterations of who has ended */
    FATHOM_GLOBAL const fathom_uint32* list; /* running pixels */
    fathom_uint32 next, end;                 /* of the list */
    FATHOM_GLOBAL fathom_uint32* left;       /* list for what comes next, */
    fathom_uint32 lefts;                     /*   and its length */
    fathom_uint32 done;                      /* iterations of each before */
} lane_chunk;

/* The lanes of one vector: whose they are, and what they take next. */
typedef struct lane_queue {
    lane_pixels next;
    fathom_uint32 pixel[FATHOM_LANES], next_pixel[FATHOM_LANES];
    fathom_uint32 live, next_live; /* lanes that have any */
} lane_queue;

/* Gathers what a lane takes next. */
FATHOM_FN void queue_fetch(lane_queue* queue, lane_chunk* chunk, int lane) {
    if (chunk->next == chunk->end) {
        queue->next_live &= ~(1u << lane);
        return;
    }
    const fathom_uint32 pixel = chunk->list[chunk->next++];
    queue->next_pixel[lane] = pixel;
    FATHOM_UNROLL
    for (int i = 0; i < STATE_WORDS; ++i)
        queue->next.at[i][lane] = chunk->states[(fathom_uint32)i * chunk->stride + pixel];
    FATHOM_UNROLL
    for (int i = 0; i < CPLX_WORDS; ++i)
        queue->next.at[STATE_WORDS + i][lane] =
            chunk->points[(fathom_uint32)i * chunk->stride + pixel];
}

/* A lane has taken what it had next. */
FATHOM_FN void queue_step(lane_queue* queue, lane_chunk* chunk, int lane) {
    queue->pixel[lane] = queue->next_pixel[lane];
    queue->live &= queue->next_live | ~(1u << lane);
    queue_fetch(queue, chunk, lane);
}

FATHOM_FN lane_pixel queue_start(lane_queue* queue, lane_chunk* chunk) {
    queue->live = queue->next_live = (1u << (FATHOM_LANES - 1) << 1) - 1u;
    for (int i = 0; i < STATE_WORDS + CPLX_WORDS; ++i)
        for (int lane = 0; lane < FATHOM_LANES; ++lane)
            queue->next.at[i][lane] = 0;
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        queue_fetch(queue, chunk, lane);
    const lane_pixel first = queue->next.of;
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        queue_step(queue, chunk, lane);
    return first;
}

FATHOM_FN mask lanes_inside(cplx z, word radius2) {
    return word_less_equal(slope_norm2(slope_of(z)), radius2);
}

/* One iteration with the derivative, of the lanes that have not escaped; they stand still then. */
FATHOM_FN void lanes_step(lane_state* now, mask* count, cplx c, plane at) {
    const mask moves = lanes_inside(now->z, at.escape_radius2);
    cplx z = now->z;
    tangent derivative = tangent_conformal(now->derivative);
    at.c = c;
    formula_step(&z, &derivative, &at);
    now->z = cplx_select(moves, z, now->z);
    now->derivative = slope_select(moves, derivative.by_re, now->derivative);
    *count -= moves;
}

#define FIRST_VECTORS 2 /* parts have a multiple of so many */

/* The first slice: all pixels of the part in their order, without gathering. */
FATHOM_FN fathom_uint32 lanes_first(lane_chunk chunk, plane at, lane_int steps, int block) {
    for (; chunk.next < chunk.end; chunk.next += FIRST_VECTORS * FATHOM_LANES) {
        lane_state now[FIRST_VECTORS];
        cplx c[FIRST_VECTORS];
        mask count[FIRST_VECTORS];
        FATHOM_UNROLL
        for (int v = 0; v < FIRST_VECTORS; ++v) {
            word words[sizeof(cplx) / sizeof(word)];
            FATHOM_UNROLL
            for (int i = 0; i < CPLX_WORDS; ++i)
                words[i] = word_load(chunk.points + (fathom_uint32)i * chunk.stride + chunk.next +
                                     v * FATHOM_LANES);
            c[v] = *(const cplx*)words;
            now[v].z.re = now[v].z.im = real_of_word(word_of_int(0));
            now[v].derivative = slope_from_ints(0, 0);
            count[v] = mask_splat(0);
        }
        fathom_uint32 live = 1;
        for (int n = 0; n < (int)steps && live; n += block) {
            for (int i = 0; i < block; ++i) {
                FATHOM_UNROLL
                for (int v = 0; v < FIRST_VECTORS; ++v)
                    lanes_step(&now[v], &count[v], c[v], at);
            }
            live = 0;
            FATHOM_UNROLL
            for (int v = 0; v < FIRST_VECTORS; ++v)
                live |= mask_bits(lanes_inside(now[v].z, at.escape_radius2));
        }
        FATHOM_UNROLL
        for (int v = 0; v < FIRST_VECTORS; ++v) {
            const fathom_uint32 first = chunk.next + v * FATHOM_LANES;
            const word* words = (const word*)&now[v];
            FATHOM_UNROLL
            for (int i = 0; i < STATE_WORDS; ++i)
                word_store(words[i], chunk.states + (fathom_uint32)i * chunk.stride + first);
            counts_store(count[v], chunk.counts + first);
            fathom_uint32 bits = mask_bits(lanes_inside(now[v].z, at.escape_radius2));
            for (; bits; bits &= bits - 1u)
                chunk.left[chunk.lefts++] = first + lowest_bit(bits);
        }
    }
    return chunk.lefts;
}

/* Iterates with derivatives and looks at every step: for pixels most of which escape. */
FATHOM_FN fathom_uint32 lanes_counted(lane_chunk chunk, plane at, lane_int steps, int block) {
    lane_queue queues[FATHOM_VECTORS];
    lane_state now[FATHOM_VECTORS];
    cplx c[FATHOM_VECTORS];
    mask count[FATHOM_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < FATHOM_VECTORS; ++v) {
        const lane_pixel first = queue_start(&queues[v], &chunk);
        now[v] = first.from;
        c[v] = first.c;
        count[v] = mask_splat(0);
    }
    fathom_uint32 live = chunk.end;
    while (live) {
        for (int i = 0; i < block; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < FATHOM_VECTORS; ++v)
                lanes_step(&now[v], &count[v], c[v], at);
        }
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FATHOM_VECTORS; ++v) {
            lane_queue* queue = &queues[v];
            const mask inside = lanes_inside(now[v].z, at.escape_radius2);
            const mask ended = ~inside | (count[v] >= steps);
            fathom_uint32 bits = mask_bits(ended) & queue->live;
            if (bits) {
                const fathom_uint32 running = mask_bits(inside);
                const lane_pixel next = queue->next.of;
                lane_states states;
                lane_counts counts;
                states.of = now[v];
                counts.of = count[v];
                now[v].z = cplx_select(ended, next.from.z, now[v].z);
                now[v].derivative =
                    slope_select(ended, next.from.derivative, now[v].derivative);
                c[v] = cplx_select(ended, next.c, c[v]);
                count[v] &= ~ended;
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = queue->pixel[lane];
                    FATHOM_UNROLL
                    for (int i = 0; i < STATE_WORDS; ++i)
                        chunk.states[(fathom_uint32)i * chunk.stride + pixel] = states.at[i][lane];
                    chunk.counts[pixel] = chunk.done + (fathom_uint32)counts.at[lane] +
                                          (running >> lane & 1u) * LANES_RUNNING;
                    queue_step(queue, &chunk, lane);
                }
            }
            live |= queue->live;
        }
    }
    return 0;
}

/* Iterates z alone and looks after every block: for pixels most of which stay. Finds who runs for
 * all steps, and their z, and lists the others, whose number it returns. Right where the modulus
 * grows once it is beyond the escape radius. */
FATHOM_FN fathom_uint32 lanes_scout(lane_chunk chunk, plane at, lane_int steps, int block) {
    lane_queue queues[FATHOM_VECTORS];
    cplx z[FATHOM_VECTORS], c[FATHOM_VECTORS];
    mask count[FATHOM_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < FATHOM_VECTORS; ++v) {
        const lane_pixel first = queue_start(&queues[v], &chunk);
        z[v] = first.from.z;
        c[v] = first.c;
        count[v] = mask_splat(0);
    }
    fathom_uint32 live = chunk.end;
    while (live) {
        for (int i = 0; i < block; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < FATHOM_VECTORS; ++v) {
                tangent unused = tangent_conformal(slope_from_ints(0, 0));
                at.c = c[v];
                formula_step(&z[v], &unused, &at);
            }
        }
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FATHOM_VECTORS; ++v) {
            lane_queue* queue = &queues[v];
            count[v] += block;
            const mask inside = lanes_inside(z[v], at.escape_radius2);
            const mask ended = ~inside | (count[v] >= steps);
            fathom_uint32 bits = mask_bits(ended) & queue->live;
            if (bits) {
                const fathom_uint32 running = mask_bits(inside);
                const lane_pixel next = queue->next.of;
                lane_values values;
                values.of = z[v];
                z[v] = cplx_select(ended, next.from.z, z[v]);
                c[v] = cplx_select(ended, next.c, c[v]);
                count[v] &= ~ended;
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = queue->pixel[lane];
                    if (running >> lane & 1u) {
                        FATHOM_UNROLL
                        for (int i = 0; i < CPLX_WORDS; ++i)
                            chunk.ahead[(fathom_uint32)i * chunk.stride + pixel] =
                                values.at[i][lane];
                        chunk.counts[pixel] =
                            LANES_RUNNING | (chunk.done + (fathom_uint32)steps);
                    } else {
                        chunk.left[chunk.lefts++] = pixel;
                    }
                    queue_step(queue, &chunk, lane);
                }
            }
            live |= queue->live;
        }
    }
    return chunk.lefts;
}
