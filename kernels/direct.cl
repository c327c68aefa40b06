/* Entry point of the direct rungs: one work-item advances one sample of a tile by one slice.
 *
 * A buffer keeps the state between slices. Coordinates come from four tables made by the host, with
 * one addition each: re = re_from_x[x] + re_from_y[y], im = im_from_y[y] + im_from_x[x]. */
#include "program/word.h"
#include FATHOM_ITERATION
#include "sample_pixel.h"

/* Adds 1 to `running` for each pixel that is still undecided after the slice. */
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void direct_slice(
    const DirectJob job, const DirectTile tile, const uint steps, global const real* re_from_x,
    global const real* im_from_x, global const real* re_from_y, global const real* im_from_y,
    global DirectPixel* pixels, volatile global uint* running) {
    const uint item = (uint)get_global_id(0);
    if (item >= tile.pixels) return;
    const uint index = tile.fresh ? item : pixels[item].index;
    if (!tile.fresh && pixels[item].status != FATHOM_RUNNING) return;

    const int x = sample_pixel(tile.x, tile.right, tile.step, (int)(index % (uint)tile.columns));
    const int y = sample_pixel(tile.y, tile.bottom, tile.step, (int)(index / (uint)tile.columns));
    cplx point;
    point.re = real_add(re_from_x[x], re_from_y[y]);
    point.im = real_add(im_from_y[y], im_from_x[x]);

    plane at = job.at;
    if (!tile.dynamical) at.c = point;

    orbit now;
    ulong count = 0;
    if (tile.fresh) {
        now = direct_start(point, job.start, job.pixel, tile.dynamical);
    } else {
        now = pixels[item].at;
        count = pixels[item].count;
    }

#ifdef FORMULA_HAS_PHASES
    at.phase = (uint)(count % at.step_count);
#endif
    uint status;
    count += direct_advance(&now, &at, steps, &status);

    pixels[item].at = now;
    pixels[item].count = count;
    pixels[item].status = status;
    pixels[item].index = index;
    if (status == FATHOM_RUNNING) atomic_inc(running);
}
