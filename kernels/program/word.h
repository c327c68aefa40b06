/* What every program begins with: the machine word. */
#include "portable.h"
#include "shared_structs.h"
#include FATHOM_WORD
