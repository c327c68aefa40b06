/* What perturbation over doubles begins with in the lanes of vectors, after portable.h and the
 * structs. C++ only. */
#include "lanes/vector.h"
#include "perturbation/words.h"
#include "perturbation/lane_unions.h"
