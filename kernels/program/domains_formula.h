/* The atom domains of a formula, in the lanes of vectors, after program/lanes.h. C++ only. */
#include "program/formula.h"
#include "lanes/domains.h"
