/* Complex numbers over `real` and its machine word `word`. The layout is the same in OpenCL C and
 * C++. */

typedef struct cplx {
    real re, im;
} cplx;

/* A complex number that needs range more than precision, such as a derivative. */
typedef struct slope {
    word re, im;
} slope;

/* The Jacobian of z, by columns: its derivatives by the real and by the imaginary part of the
 * pixel's coordinate, in pixels of the picture. If the formula is holomorphic, by_im = i by_re. */
typedef struct tangent {
    slope by_re, by_im;
} tangent;
