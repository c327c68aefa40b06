/* The numbers on which a formula's own step is the step of deltas, over the words that were
 * included before. */
#define FATHOM_OF_DELTAS 1
#include "perturbation/number.h"
#include "complex_structs.h"
#include "perturbation/plane.h"
#include "complex.h"
#include "perturbation/slopes.h"
#include "perturbation/fold.h"
#include "perturbation/division.h"
