#include "color/palette.h"
