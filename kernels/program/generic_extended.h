/* Perturbation of any formula with an extended exponent, after its step. */
#include "perturbation/extended_vector.h"
#include "perturbation/ends.h"
#include "perturbation/phases.h"
#include "perturbation/generic_extended.h"
#include "perturbation/follow.h"
#include "perturbation/generic_extended_run.h"
#ifndef __OPENCL_VERSION__
#include "perturbation/lows.h"
#include "perturbation/generic_extended_domains.h"
#endif
