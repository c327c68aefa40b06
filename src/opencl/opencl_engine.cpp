#include "opencl/opencl_engine.h"
