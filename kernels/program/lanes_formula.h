/* The iteration of a formula in the lanes of vectors, after program/lanes.h. */
#include "program/formula.h"
#include "lanes/iterate.h"
