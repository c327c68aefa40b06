/* The numbers of direct iteration in the lanes of vectors, after the words. */
#include FATHOM_NUMBER
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "lanes/fold.h"
#include "number/division.h"
#include "lanes/structs.h"
