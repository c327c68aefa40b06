/* Automatic colours of packed samples, for screens: those of Colorizer::toRgb32(), bit for bit. */
#include "portable.h"
#include "shared_structs.h"
#include "samples/structs.h"
#include "colors/structs.h"
#include "colors/floats.h"
#include "colors/shorts.h"
#include "colors/automatic.h"
#include "work_items.h"

/* The tables of a picture's colours. */
#define COLOR_TABLES                                                        \
    global const float *curve, global const palette_color *palette,         \
        global const uchar *codes

FATHOM_FN uint automatic_color(const color_terms* terms, packed_sample sample, COLOR_TABLES) {
    if (sample.fraction < 0) return terms->interior;
    if (sample.count == 0) return 0;
    const color_slope slope = color_slope_of(sample.distance_x, sample.distance_y);
    const float t = terms->calm > 0
                        ? calm_count(terms, sample.count, sample.fraction, slope.distance)
                        : plain_count(terms, sample.count, sample.fraction);
    const float distance = greater_float(terms->nearest, slope.distance);
    const float place = place_on_curve(terms, t);

    const int step = curve_step(place);
    const float low = curve[step], rise = curve[step + 1] - low;
    const int entry = fixed_entry(terms, low + (place - (float)step) * rise);
    const int copy = calm_copy(terms, rise, grain_of(t, distance));

    const short light = light_of(terms, slope.x, slope.y, lit_of(distance), dark_of(distance));
    const short part = (short)(entry & (COLOR_PART_ONE - 1));
    global const palette_color* colors =
        palette + (entry >> COLOR_PART_BITS) + copy * COLOR_COPY_SIZE;
    uint color = 0xff000000u;
    FATHOM_UNROLL
    for (int lane = 0; lane < 3; ++lane) {
        const short mixed = between_shorts(colors[0].lanes[lane], colors[1].lanes[lane], part);
        color |= (uint)codes[lit_channel(mixed, light)] << (8 * lane);
    }
    return color;
}

FATHOM_ITEMS_KERNEL colors_paint(const color_terms terms, COLOR_TABLES,
                                 global const packed_sample* samples, const uint length,
                                 global uint* colors) {
    const uint id = (uint)get_global_id(0);
    if (id < length) colors[id] = automatic_color(&terms, samples[id], curve, palette, codes);
}
