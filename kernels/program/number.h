/* A kind of number over the word, and the complex numbers and planes made of it. */
#include FATHOM_NUMBER
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
