/* Direct iteration in one kind of number. */
#include "program/number.h"
#include "number/division.h"
#include "program/direct_formula.h"
