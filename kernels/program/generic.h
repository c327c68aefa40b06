/* Perturbation of any formula in plain words, after its step. */
#include "perturbation/plain.h"
#include "perturbation/plain_range.h"
#include "perturbation/ends.h"
#include "perturbation/phases.h"
#ifdef FATHOM_CELLS
#include "perturbation/beside.h"
#else
#include "perturbation/alone.h"
#endif
#include "perturbation/generic_plain.h"
#include "perturbation/generic.h"
#include "perturbation/follow.h"
#include "perturbation/generic_pixels.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/items.h"
#include "perturbation/item_keys.h"
#include "perturbation/generic_items.h"
#else
#include "perturbation/lows.h"
#include "perturbation/plain_least.h"
#include "perturbation/domains.h"
#include "perturbation/generic_lanes.h"
#include "perturbation/lanes.h"
#endif
