/* Runs limit_rounds(). The result is stored so that the compiler cannot drop the computation. */
#include "program/word.h"
#include "reference/limit.h"
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void limit_loop(
    const uint rounds, global word* sums) {
    const uint item = (uint)get_global_id(0);
    sums[item] = limit_rounds(word_of_int((int)(item & 1023u)), rounds);
}
