/* Perturbation of z^2 + c with an extended exponent, after slopes.h and the structs. */
#include "perturbation/extended.h"
#include "perturbation/ends.h"
#include "perturbation/series_extended.h"
#include "perturbation/follow.h"
#include "perturbation/find_point.h"
#include "perturbation/extended_exact.h"
#include "perturbation/series_extended_pixels.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/items.h"
#include "perturbation/series_extended_items.h"
#else
#include "perturbation/found_steps.h"
#include "perturbation/lows.h"
#include "perturbation/extended_least.h"
#include "perturbation/domains.h"
#include "perturbation/series_extended_lanes.h"
#include "perturbation/lanes.h"
#endif
