/* Words with an extended exponent, in lanes or, in OpenCL C, one for each work-item. */
#define FATHOM_IS_PLAIN
#include "program/plain_names.h"
#ifdef __OPENCL_VERSION__
#include "number/double.h"
#include "perturbation/one_lane.h"
#include "perturbation/item_words.h"
#include "perturbation/lane_unions.h"
#else
#include "program/vector_lanes.h"
#endif
#undef FATHOM_IS_PLAIN
#include "program/plain_names.h"
#include "perturbation/extended_words.h"
