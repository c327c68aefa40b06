/* The direct iteration of a formula in one kind of number, after program/number.h. */
#include "program/formula.h"
#include "direct.h"
#include "reference/plain.h"
#include "one_number.h"
