/* Perturbation of any formula with an extended exponent, after its step. */
#include "perturbation/generic_extended.h"
#include "perturbation/ends.h"
#include "perturbation/phases.h"
#include "perturbation/alone.h"
#include "perturbation/generic.h"
#include "perturbation/follow.h"
#include "perturbation/lows.h"
#include "perturbation/generic_extended_pixels.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/items.h"
#else
#include "perturbation/domains.h"
#include "perturbation/lanes.h"
#endif
