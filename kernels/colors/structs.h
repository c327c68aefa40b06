/* The data from which automatic colours are made. The layout is the same for kernels and host. */

/* Values that are the same for all samples of a picture. The table of a curve has COLOR_CURVE_STEPS
 * steps, that of a palette COLOR_COPIES copies of COLOR_COPY_SIZE colours. */
typedef struct color_terms {
    double start, inverse_scale; /* of the curve's axis */
    float first, entries_per_x;  /* of its table */
    float density, offset;       /* turns = density * curve + offset */
    float coverage;              /* a pixel covers coverage * |d turn| / distance turns */
    float fraction_share;        /* 1, or 0: one colour per count */
    float calm;                  /* of the curve */
    float nearest;               /* replaces a distance of 0: 0 if that is unknown */
    /* A slope (x, y) gets x light_x + y light_y + light_above, in steps of 1 / COLOR_LIGHT_ONE. */
    short light_x, light_y, light_above, unused;
    fathom_uint32 interior; /* the colour of interior samples */
} color_terms;

/* A colour of a palette in linear light, in steps of 1 / COLOR_ONE: blue, green, red, and an unused
 * one. */
typedef struct palette_color {
    short lanes[4];
} palette_color;

#define COLOR_CURVE_STEPS 4096
/* Entries of a palette, and of a copy: the first ones repeat. */
#define COLOR_ENTRIES 1024
#define COLOR_COPY_SIZE (COLOR_ENTRIES + 2)
/* Levels of calmness, and copies from one to the next. */
#define COLOR_LEVELS 11
#define COLOR_COPIES_PER_LEVEL 4
#define COLOR_COPIES ((COLOR_LEVELS - 1) * COLOR_COPIES_PER_LEVEL + 1)
#define COLOR_LEVELS_PER_TURN 2048.0f /* level = log2(1 + turns * COLOR_LEVELS_PER_TURN) */
