/* What the steps of formulas go over as deltas, behind the words of delta/words.h or
 * delta/wide_words.h. */
#include "delta/number.h"
#define plane direct_plane
#include "direct_structs.h"
#undef plane
/* Also knows what the reference's step folds: formula_point::folded, or formula_wide_point's. */
struct plane : direct_plane {
    const word* folded;
};
#include "complex.h"
#include "delta/fold.h"
