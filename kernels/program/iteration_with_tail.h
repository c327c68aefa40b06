/* Direct iteration in fixed point, with a tail in float-float: see with_tail.h. OpenCL C has
 * neither namespaces nor templates, so tail_names.h gives the names of the tail a prefix. */
#define FATHOM_IS_TAIL 1
#include "program/tail_names.h"
#include "number/two_words.h"
#include "complex_structs.h"
#include "direct_structs.h"
#include "complex.h"
#include "fold.h"
#include "form/normal.h"
#include "power.h"
#include FATHOM_FORMULA
#include "direct.h"
#undef FATHOM_IS_TAIL
#include "program/tail_names.h"
#include "program/number.h"
#include "program/formula.h"
#include "direct.h"
#include "with_tail.h"
