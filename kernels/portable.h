/* What differs between OpenCL C and C++: qualifiers and a few names.
 *
 * Kernel headers have no include guard and include nothing. OpenCL programs are put together from
 * them in this order (see src/opencl/program_source.cpp): portable, shared_structs, number/<word>,
 * number/<kind>, complex_structs, direct_structs, complex, fold, division, form/<form>, power,
 * formula/<id>, direct, one_number or with_tail, entry points.
 *
 * - Programs in lanes have lanes/vector and lanes/fold instead of the word and fold, and
 *   lanes/structs and lanes/iterate instead of everything after the formula.
 * - If work-items are lanes, programs have lanes/items before the entry points.
 * - Programs of deltas have perturbation/number, perturbation/plane, perturbation/fold and perturbation/division instead of the
 *   number's kind, direct_structs, fold and division.
 *
 * C++ includes the headers once per number kind and formula, inside a namespace and a struct. */
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
/* The type of a parameter that a function only reads. C++ redefines it to pass numbers that are not
 * plain data by reference. */
#define FATHOM_IN(type) type
