/* The steps of a table that the lanes of a vector take next, for series_lanes.h and
 * series_extended_lanes.h. C++ only. */

typedef struct follow_found {
    const lane_word* entry[FATHOM_LANES];
    table_step exact[FATHOM_LANES]; /* steps of one iteration, for lanes without a longer one */
} follow_found;

FATHOM_FN follow_step follow_load(const follow_found* found) {
    word fields[STEP_FIELDS];
    FATHOM_UNROLL
    for (int field = 0; field < STEP_FIELDS; field += 4)
        words_of_lanes(found->entry, field, fields + field);
    return step_of_fields(fields);
}
