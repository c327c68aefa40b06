/* A formula's step, over the numbers that were included before. */
#include FATHOM_FORM
#include "power.h"
#include FATHOM_FORMULA
