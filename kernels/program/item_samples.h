/* The samples of escaped pixels in work-items, for devices with doubles. */
#include "samples/structs.h"
#include "samples/elementary.h"
#include "samples/escape.h"
#include "samples/items.h"
