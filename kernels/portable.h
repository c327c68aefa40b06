/* What differs between OpenCL C and C++: qualifiers and a few names.
 *
 * Kernel headers have no include guard and include nothing. A program is a .cl file, which names
 * its headers in order; lists that programs share are in program/, and C++ includes the same lists,
 * once per number kind and formula, inside a namespace and a struct. FATHOM_WORD, FATHOM_NUMBER,
 * FATHOM_FORM, FATHOM_FORMULA, FATHOM_ITERATION and FATHOM_FOURIER_NUMBERS stand for headers that
 * differ from program to program; src/opencl/program_source.cpp says what they are. */
#ifdef __OPENCL_VERSION__
#pragma OPENCL FP_CONTRACT OFF
#define FATHOM_FN inline static
#define FATHOM_GLOBAL global
#define FATHOM_UNROLL _Pragma("unroll")
typedef ushort fathom_uint16;
typedef uint fathom_uint32;
typedef ulong fathom_uint64;
#else
#define FATHOM_FN static inline
#define FATHOM_GLOBAL
#define FATHOM_UNROLL _Pragma("GCC unroll 16")
typedef unsigned short fathom_uint16;
typedef unsigned int fathom_uint32;
typedef unsigned long fathom_uint64;
#endif
/* The type of a parameter that a function only reads. C++ redefines it to pass numbers that are not
 * plain data by reference. */
#define FATHOM_IN(type) type
/* Whether powers take as few products as they can, instead of those that give all direct pictures
 * their bits. C++ redefines it for orbits in big floats, whose sums cost little. */
#define FATHOM_FEW_PRODUCTS 0
