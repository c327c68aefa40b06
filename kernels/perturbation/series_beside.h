/* The names of beside_lanes.h and beside_items.h for z^2 + c. Its steps are long beside the
 * reference, so pixels take no maps there. */

#ifdef __OPENCL_VERSION__
FATHOM_FN uint cell_item_find_beside(cell_tables cells, const delta_square* square,
                                     const follow_job* job, const followed* now,
                                     follow_step* found) {
    (void)cells, (void)square, (void)job, (void)now, (void)found;
    return 0;
}
#else
FATHOM_FN fathom_uint32 cell_find_beside(const delta_cells* cells, const follow_job* job,
                                         const followed* now, fathom_uint32 lanes,
                                         follow_found* found) {
    (void)cells, (void)job, (void)now, (void)lanes, (void)found;
    return 0;
}
#endif
