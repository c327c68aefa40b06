/* What kernels with one pixel in each work-item share: lists of the pixels that continue. */

#define FATHOM_ITEMS_KERNEL kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void

/* Adds the items of a work-group for which `is_listed` is true to `list`. All items of the group
 * must call it. (If it is not inlined, PoCL 3.1 has one `place` for all groups.) */
__attribute__((always_inline)) FATHOM_FN void list_items(int is_listed, uint item,
                                                         global uint* list,
                                                         volatile global uint* length,
                                                         local uint* place) {
    const int is_first = get_local_id(0) == 0 && get_local_id(1) == 0;
    if (is_first) *place = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint rank = is_listed ? atomic_inc(place) : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_first && *place > 0) *place = atomic_add(length, *place);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (is_listed) list[*place + rank] = item;
    barrier(CLK_LOCAL_MEM_FENCE);
}
