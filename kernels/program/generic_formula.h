/* Perturbation by a formula's own step in plain words, after program/generic_numbers.h. */
#include "program/formula.h"
#include "program/generic.h"
