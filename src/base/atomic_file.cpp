#include "base/atomic_file.h"
