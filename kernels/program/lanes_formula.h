/* The iteration of a formula in the lanes of vectors, after program/lanes.h. */
#include "program/formula.h"
#if FORMULA_DIVIDES
#include "lanes/settle.h"
#else
#include "lanes/iterate.h"
#endif
