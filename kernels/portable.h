/* What differs between OpenCL C and C++: qualifiers and a few names. The only such place.
 *
 * Kernel headers have no include guard and include nothing: OpenCL programs are put together from
 * them in the order portable, shared_structs, number/<word>, number/<kind>, complex_structs,
 * direct_structs, complex, fold, division, form/<form>, power, formula/<id>, direct, one_number or
 * with_tail, entry points; those in lanes have lanes/vector and lanes/fold in place of the word and
 * fold, and lanes/structs, lanes/iterate in place of all that follows the formula, or, where
 * work-items are lanes, lanes/items before the last; those of deltas have delta/number, delta/plane,
 * delta/fold and delta/division in place of the number's kind, direct_structs, fold and division.
 * C++ includes them once per number kind and formula inside a namespace and a struct. */
#ifdef __OPENCL_VERSION__
#pragma OPENCL FP_CONTRACT OFF
#define FATHOM_FN inline static
#define FATHOM_GLOBAL global
#define FATHOM_UNROLL _Pragma("unroll")
typedef uint fathom_uint32;
typedef ulong fathom_uint64;
#else
#define FATHOM_FN static inline
#define FATHOM_GLOBAL
#define FATHOM_UNROLL _Pragma("GCC unroll 16")
typedef unsigned int fathom_uint32;
typedef unsigned long fathom_uint64;
#endif
/* How functions take numbers that they only read; C++ passes those by reference that are not plain
 * data. */
#define FATHOM_IN(type) type
