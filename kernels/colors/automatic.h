/* What automatic colours make of a sample, over floats.h and shorts.h; the only place that computes
 * it. Hosts compute each part for many samples at once, devices all parts in paint.cl. */

#define COLOR_NEAREST 1e-18f /* pixels; smaller distances count as this when divided by */
#define COLOR_UNIT 32767.0f  /* length of a direction, in steps */

/* A part of 1, which no part of an entry reaches; and a light of 1 more, of 1.3 at most. */
#define COLOR_PART_BITS 15
#define COLOR_PART_ONE (1 << COLOR_PART_BITS)
#define COLOR_LIGHT_ONE (1 << 14)

/* Steps of lit_of() and dark_of(), in those of factors in sixteen bits. */
#define COLOR_LIT_STEP 128
#define COLOR_DARK_STEP 16

/* ---- The distance and the direction away from the set */

typedef struct color_slope {
    float distance; /* in pixels, finite; 0: unknown */
    short x, y;     /* direction in steps of 1 / COLOR_UNIT */
} color_slope;

/* Distances whose squares are hardly above 0 are rounded so much that a part may exceed the
 * whole. */
FATHOM_FN short slope_units(float part) {
    return (short)(int)lesser_float(COLOR_UNIT, greater_float(-COLOR_UNIT, part));
}

/* The square of a known distance may underflow: the sum of its parts is near enough then. */
FATHOM_FN color_slope color_slope_of(float x, float y) {
    const float largest = 0x1.fffffep+127f, least_square = 1e-36f;
    const float squared = x * x + y * y, most = float_magnitude(x) + float_magnitude(y);
    const int is_known = most > 0 && squared <= largest;
    const float root = float_root(is_known ? squared : 0.0f);
    const float known = squared > least_square ? root : most;
    const float distance = is_known ? known : 0.0f;
    const float steps = COLOR_UNIT / greater_float(COLOR_NEAREST, is_known ? distance : 1.0f);
    color_slope slope;
    slope.distance = distance;
    slope.x = slope_units(is_known ? x * steps : 0.0f);
    slope.y = slope_units(is_known ? y * steps : 0.0f);
    return slope;
}

/* ---- The place on the curve */

/* t of CurveTable: counts from the curve's start on, in units of its scale. */
FATHOM_FN float plain_count(const color_terms* terms, long count, float fraction) {
    const double beyond = (double)count - terms->start + fraction * terms->fraction_share;
    return (float)(beyond * terms->inverse_scale);
}

/* The same of a count that calmCount() of src/color/auto_curve.h makes smaller near the set. */
FATHOM_FN float calm_count(const color_terms* terms, long count, float fraction,
                           float distance) {
    const float up = 1 << 30, octaves_up = 30, least = 1.4e-45f;
    const float close = lesser_float(1.0f, greater_float(least, distance));
    const float octaves = near_log2(close * up) - octaves_up;
    const double smooth = (double)count + (double)(fraction * terms->fraction_share);
    const double calm = smooth * (double)near_exp2(terms->calm * octaves);
    return (float)((calm - terms->start) * terms->inverse_scale);
}

FATHOM_FN float magnitude_of_count(float t) { return 1 + float_magnitude(t); }

/* The place of t on the curve's table, in steps of it. */
FATHOM_FN float place_on_curve(const color_terms* terms, float t) {
    const float x = with_sign_of(fast_log2(magnitude_of_count(t)), t);
    return (x - terms->first) * terms->entries_per_x;
}

/* 1 / ((1 + |t|) distance): how fine pixels are there; 0 if that is unknown. */
FATHOM_FN float grain_of(float t, float distance) {
    const float grain = 1 / (magnitude_of_count(t) * greater_float(COLOR_NEAREST, distance));
    return distance > 0 ? grain : 0.0f;
}

/* The step of the curve's table at a place. Beyond its ends the curve continues straight. */
FATHOM_FN int curve_step(float place) {
    return (int)lesser_float(COLOR_CURVE_STEPS - 1, greater_float(0.0f, place));
}

/* ---- The place in the palette */

/* A pixel that covers much of the palette takes its colour from a calmer copy: the level is
 * log2(1 + capped COLOR_LEVELS_PER_TURN) with capped = covered / (1 + covered / most). The cap
 * keeps some contrast in dense views. */
FATHOM_FN float calm_level(float covered) {
    const float inverse_of_most = 1 / 0.25f;
    const float level = rough_log2(1 + covered * (inverse_of_most + COLOR_LEVELS_PER_TURN)) -
                        rough_log2(1 + covered * inverse_of_most);
    return greater_float(0.0f, level);
}

/* The entry for a height of the curve in fixed point: a whole one of the first copy and, in
 * COLOR_PART_BITS bits, the part of the way to the next one. */
FATHOM_FN int fixed_entry(const color_terms* terms, float height) {
    const float turn = height * terms->density + terms->offset;
    return (int)((turn - float_floor(turn)) * (float)(COLOR_ENTRIES * COLOR_PART_ONE));
}

/* The nearest copy for a curve that rises by `rise` in a step of its table. */
FATHOM_FN int calm_copy(const color_terms* terms, float rise, float grain) {
    const float level = calm_level(rise * terms->coverage * grain);
    return (int)(level * COLOR_COPIES_PER_LEVEL + 0.5f);
}

/* ---- Light */

/* How much the light from one side changes a slope: only if it is wide enough. */
FATHOM_FN int lit_of(float distance) {
    const float unlit = 0.25f, lit = 2.5f, steps = (float)(COLOR_ONE / COLOR_LIT_STEP);
    return (int)(steps * smooth_step(unlit, lit, distance) + 0.5f);
}

/* How much darker a slope is as a thread, finer than a pixel. */
FATHOM_FN int dark_of(float distance) {
    const float thread = 0.8f, dark = 0.12f, steps = dark * COLOR_ONE / COLOR_DARK_STEP;
    const float darkness = steps * (1 - smooth_step(0, thread, distance));
    return (int)(distance > 0 ? darkness + 0.5f : 0.0f);
}

/* The factor on a colour, less 1: (1 + more) (1 - dark) = 1 + more - more dark - dark. */
FATHOM_FN short light_of(const color_terms* terms, short x, short y, int lit_steps,
                         int dark_steps) {
    const short lit = (short)(lit_steps * COLOR_LIT_STEP);
    const short dark = (short)(dark_steps * COLOR_DARK_STEP);
    const short slope = (short)(scaled_short(x, terms->light_x) + scaled_short(y, terms->light_y) +
                                terms->light_above);
    const short more = scaled_short(slope, lit);
    const short light = (short)(more - scaled_short(more, dark) - dark / 2);
    return light < -COLOR_LIGHT_ONE ? (short)-COLOR_LIGHT_ONE : light;
}

/* One channel, lit. Brighter colours than white become white. */
FATHOM_FN short lit_channel(short color, short light) {
    const short most = (short)((COLOR_ONE - color) >> 1), more = scaled_short(color, light);
    return (short)(color + 2 * (more < most ? more : most));
}
