/* What C++ makes of one form of kernel_forms.inc: the same as one_formula.h, for each formula that
 * ends in z^power + c. With a body, the structs are in a namespace of the form's name. */
#ifdef FATHOM_BODY
namespace FATHOM_FORM_NAME {
#endif
#include "kernel_formulas.inc"
#ifdef FATHOM_BODY
}
#endif
