/* Perturbation by a formula's own step with an extended exponent. */
#include "program/formula.h"
#include "program/generic_extended.h"
