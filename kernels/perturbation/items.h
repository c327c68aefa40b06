/* The pixel of a work-item, over the functions that lanes.h names. OpenCL C only. */

FATHOM_FN followed item_of(const follow_job* job, global const follow_pixel* pixel) {
    followed_rows rows;
    followed_load(job, pixel, 0, &rows);
    followed_loaded(&rows.of);
    return rows.of;
}

FATHOM_FN void item_put(const followed* now, uint status, global follow_pixel* pixel) {
    followed_rows rows;
    rows.of = *now;
    pixel->status = status;
    followed_store(&rows, 0, pixel);
}
