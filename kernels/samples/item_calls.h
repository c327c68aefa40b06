/* Entry points that make and collect what a tile's pixels leave behind, for programs with one pixel
 * in each work-item. Before it, the program defines item_sample(), which makes the packed sample of
 * a pixel, and FATHOM_ITEM, the pixel's type. OpenCL C only. */

/* Makes the samples of `length` pixels. */
FATHOM_ITEMS_KERNEL samples_make(const escape_terms_list terms, global const FATHOM_ITEM* items,
                                 const uint length, global packed_sample* samples) {
    const uint id = (uint)get_global_id(0);
    if (id < length) samples[id] = item_sample(&terms, &items[id]);
}

/* Copies the records of a list, of `words` words each, one behind the other. */
FATHOM_ITEMS_KERNEL samples_gather(global const uint* from, const uint words,
                                   global const uint* list, const uint length, global uint* to) {
    const uint id = (uint)get_global_id(0), record = id / words;
    if (record < length) to[id] = from[(size_t)list[record] * words + id % words];
}
