/* What perturbation over doubles begins with if work-items are lanes. */
#include "portable.h"
#include "shared_structs.h"
#include "perturbation/constants.h"
#include "number/double.h"
#include "perturbation/one_lane.h"
#include "perturbation/item_words.h"
