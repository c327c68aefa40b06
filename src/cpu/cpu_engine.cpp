#include "cpu/cpu_engine.h"
