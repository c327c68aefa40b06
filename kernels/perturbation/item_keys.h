/* Keys of steps if work-items are lanes: sixteen for each m; keys after the last level are 0.
 * OpenCL C only. */

/* How many of sixteen keys are above `key`; all are below 2^15. Two keys are compared at once, in
 * the halves of a word: a half keeps its upper bit if the subtraction borrows nothing. */
FATHOM_FN uint keys_above(uint4 lower, uint4 upper, uint key) {
    const uint top = 0x80008000u;
    const uint4 least = (uint4)((key + 1) * 0x10001u);
    const uint4 set = (((lower | top) - least) & top) | (((upper | top) - least) & top) >> 1;
    return popcount(set.x | set.y >> 2 | set.z >> 4 | set.w >> 6);
}
