/* Perturbation of z^2 + c in plain words, after slopes.h and the structs. */
#include "perturbation/plain.h"
#include "perturbation/plain_range.h"
#include "perturbation/ends.h"
#include "perturbation/series.h"
#include "perturbation/follow.h"
#include "perturbation/iterate.h"
#include "perturbation/exact.h"
#include "perturbation/series_pixels.h"
#ifdef __OPENCL_VERSION__
#include "perturbation/items.h"
#include "perturbation/item_keys.h"
#include "perturbation/series_items.h"
#else
#include "perturbation/found_steps.h"
#include "perturbation/lows.h"
#include "perturbation/plain_least.h"
#include "perturbation/domains.h"
#include "perturbation/series_lanes.h"
#include "perturbation/lanes.h"
#include "perturbation/blind.h"
#include "perturbation/series_run.h"
#endif
