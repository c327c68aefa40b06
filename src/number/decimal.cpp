#include "number/decimal.h"
