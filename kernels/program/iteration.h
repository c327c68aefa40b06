/* Direct iteration in one kind of number. */
#include "program/number.h"
#include "division.h"
#include "program/formula.h"
#include "direct.h"
#include "one_number.h"
