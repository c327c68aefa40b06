/* Each work-item iterates one pixel of the parameter plane from start to end. */
#include "program/word.h"
#include FATHOM_ITERATION
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void plain(
    const DirectJob job, const uint columns, const uint pixels, const uint steps,
    global const real* re_from_x, global const real* im_from_x, global const real* re_from_y,
    global const real* im_from_y, global uint* counts) {
    const uint item = (uint)get_global_id(0);
    if (item >= pixels) return;
    const uint x = item % columns, y = item / columns;
    plane at = job.at;
    at.c.re = real_add(re_from_x[x], re_from_y[y]);
    at.c.im = real_add(im_from_y[y], im_from_x[x]);
    counts[item] = plain_iterate(&at, job.start, steps);
}
