/* How lanes keep to the steps that pass over no low point of the reference: see domains.h. C++
 * only. */

typedef struct follow_lows {
    const float* of_steps;     /* by step: log2 of the least |Z| that it passes over */
    float least[FATHOM_LANES]; /* by lane: follow_least.low */
} follow_lows;

/* How many of the first `good` steps from `first` on, which pass over more and more, a lane may
 * take. */
FATHOM_FN fathom_uint32 follow_above(const follow_lows* lows, int lane, fathom_uint32 first,
                                     fathom_uint32 good) {
    while (good && !(lows->of_steps[first + good - 1] >= lows->least[lane])) --good;
    return good;
}
