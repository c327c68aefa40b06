/* The complex numbers of perturbation of z^2 + c, over the words that were included before. */
#include "number/one_word.h"
#include "complex_structs.h"
#include "complex.h"
#include "perturbation/slopes.h"
