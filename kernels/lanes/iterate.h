/* Direct iteration of a list of pixels in lanes: FATHOM_VECTORS vectors are on their way at once, so
 * that their latencies overlap, and a lane whose pixel has ended takes the next of the list.
 *
 * Pixels start at z = 0 and end at `steps` iterations at the latest, a multiple of the block: lanes
 * are looked at after every block. Each vector's ended lanes are handled through a copy in memory. */

typedef struct lane_state {
    cplx z;
    slope derivative; /* by the real part: the formula is holomorphic */
} lane_state;

#define LANE_STATE_WORDS (sizeof(lane_state) / sizeof(word))
#define LANE_POINT_WORDS (sizeof(cplx) / sizeof(word))
#define LANES_RUNNING 0x80000000u /* in a count: of a pixel that has not ended */

typedef union lane_states {
    lane_state of;
    lane_word at[sizeof(lane_state) / sizeof(word)][FATHOM_LANES];
} lane_states;

typedef union lane_points {
    cplx of;
    lane_word at[sizeof(cplx) / sizeof(word)][FATHOM_LANES];
} lane_points;

typedef union lane_counts {
    mask of;
    lane_int at[FATHOM_LANES];
} lane_counts;

/* A work-item's part of a tile. */
typedef struct lane_chunk {
    FATHOM_GLOBAL const lane_word* points; /* c of each pixel */
    FATHOM_GLOBAL const fathom_uint32* list; /* pixels */
    fathom_uint32 next, end;                 /* of the list */
    FATHOM_GLOBAL fathom_uint32* escaping;   /* for the scout: list of who does not stay */
    fathom_uint32 escapes;
    FATHOM_GLOBAL lane_word* states;         /* of each pixel, after it has ended */
    FATHOM_GLOBAL fathom_uint32* counts;
} lane_chunk;

/* The lanes of one vector. */
typedef struct lane_owners {
    fathom_uint32 pixel[FATHOM_LANES], live;
} lane_owners;

/* Gives a lane the next pixel, or leaves it without one. */
FATHOM_FN void lane_take(lane_chunk* chunk, lane_owners* owners, lane_points* c, int lane) {
    if (chunk->next == chunk->end) {
        owners->live &= ~(1u << lane);
        return;
    }
    const fathom_uint32 pixel = chunk->list[chunk->next++];
    owners->pixel[lane] = pixel;
    FATHOM_UNROLL
    for (int i = 0; i < (int)LANE_POINT_WORDS; ++i)
        c->at[i][lane] = chunk->points[pixel * LANE_POINT_WORDS + i];
}

FATHOM_FN cplx lanes_fill(lane_chunk* chunk, lane_owners* owners) {
    lane_points c;
    owners->live = (1u << (FATHOM_LANES - 1) << 1) - 1u;
    c.of.re = c.of.im = real_of_word(word_of_int(0));
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        lane_take(chunk, owners, &c, lane);
    return c.of;
}

FATHOM_FN lane_state lanes_start(void) {
    lane_state s;
    s.z.re = s.z.im = real_of_word(word_of_int(0));
    s.derivative = slope_from_ints(0, 0);
    return s;
}

FATHOM_FN mask lanes_inside(cplx z, word radius2) {
    return word_less_equal(slope_norm2(slope_of(z)), radius2);
}

/* Iterates with derivatives and looks at every step: for pixels most of which escape. An ended lane
 * stands still until the end of its block. */
FATHOM_FN fathom_uint32 lanes_counted(lane_chunk chunk, plane at, lane_int steps, int block) {
    lane_owners owners[FATHOM_VECTORS];
    lane_state now[FATHOM_VECTORS];
    cplx c[FATHOM_VECTORS];
    mask count[FATHOM_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < FATHOM_VECTORS; ++v) {
        c[v] = lanes_fill(&chunk, &owners[v]);
        now[v] = lanes_start();
        count[v] = mask_splat(0);
    }
    fathom_uint32 live = 1;
    while (live) {
        for (int i = 0; i < block; ++i) {
            FATHOM_UNROLL
            for (int v = 0; v < FATHOM_VECTORS; ++v) {
                const mask moves = lanes_inside(now[v].z, at.escape_radius2);
                cplx z = now[v].z;
                tangent derivative = tangent_conformal(now[v].derivative);
                at.c = c[v];
                formula_step(&z, &derivative, &at);
                now[v].z = cplx_select(moves, z, now[v].z);
                now[v].derivative = slope_select(moves, derivative.by_re, now[v].derivative);
                count[v] -= moves;
            }
        }
        live = 0;
        FATHOM_UNROLL
        for (int v = 0; v < FATHOM_VECTORS; ++v) {
            const mask inside = lanes_inside(now[v].z, at.escape_radius2);
            const mask ended = ~inside | (count[v] >= steps);
            fathom_uint32 bits = mask_bits(ended) & owners[v].live;
            if (bits) {
                const fathom_uint32 running = mask_bits(inside);
                lane_states states;
                lane_points points;
                lane_counts counts;
                states.of = now[v];
                points.of = c[v];
                counts.of = count[v];
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = owners[v].pixel[lane];
                    FATHOM_UNROLL
                    for (int i = 0; i < (int)LANE_STATE_WORDS; ++i)
                        chunk.states[pixel * LANE_STATE_WORDS + i] = states.at[i][lane];
                    chunk.counts[pixel] = (fathom_uint32)counts.at[lane] |
                                          (running >> lane & 1u) * LANES_RUNNING;
                    lane_take(&chunk, &owners[v], &points, lane);
                }
                const lane_state fresh = lanes_start();
                c[v] = points.of;
                now[v].z = cplx_select(ended, fresh.z, now[v].z);
                now[v].derivative = slope_select(ended, fresh.derivative, now[v].derivative);
                count[v] &= ~ended;
            }
            live |= owners[v].live;
        }
    }
    return 0;
}

/* Iterates z alone and looks after every block: for pixels most of which stay. Finds who runs for
 * all steps, and their z, and lists the others, whose number it returns. Right where the modulus grows once it is beyond the
 * escape radius. */
FATHOM_FN fathom_uint32 lanes_scout(lane_chunk chunk, plane at, lane_int steps, int block) {
    lane_owners owners[FATHOM_VECTORS];
    cplx z[FATHOM_VECTORS], c[FATHOM_VECTORS];
    mask count[FATHOM_VECTORS];
    FATHOM_UNROLL
    for (int v = 0; v < FATHOM_VECTORS; ++v) {
        c[v] = lanes_fill(&chunk, &owners[v]);
        z[v] = lanes_start().z;
        count[v] = mask_splat(0);
    }
    fathom_uint32 live = 1;
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
            count[v] += block;
            const mask inside = lanes_inside(z[v], at.escape_radius2);
            const mask ended = ~inside | (count[v] >= steps);
            fathom_uint32 bits = mask_bits(ended) & owners[v].live;
            if (bits) {
                const fathom_uint32 running = mask_bits(inside);
                lane_points values, points;
                values.of = z[v];
                points.of = c[v];
                for (; bits; bits &= bits - 1u) {
                    const int lane = lowest_bit(bits);
                    const fathom_uint32 pixel = owners[v].pixel[lane];
                    if (running >> lane & 1u) {
                        FATHOM_UNROLL
                        for (int i = 0; i < (int)LANE_POINT_WORDS; ++i)
                            chunk.states[pixel * LANE_STATE_WORDS + i] = values.at[i][lane];
                        chunk.counts[pixel] = LANES_RUNNING | (fathom_uint32)steps;
                    } else {
                        chunk.escaping[chunk.escapes++] = pixel;
                    }
                    lane_take(&chunk, &owners[v], &points, lane);
                }
                c[v] = points.of;
                z[v] = cplx_select(ended, lanes_start().z, z[v]);
                count[v] &= ~ended;
            }
            live |= owners[v].live;
        }
    }
    return chunk.escapes;
}
