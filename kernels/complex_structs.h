/* Complex numbers over `real` and its machine word `word`; laid out alike in OpenCL C and C++. */

typedef struct cplx {
    real re, im;
} cplx;

/* A complex number that needs range more than digits: derivatives. */
typedef struct slope {
    word re, im;
} slope;

/* dz by the real and by the imaginary part of the pixel's coordinate, in pixels of the picture: the
 * columns of the Jacobian. Where the formula is holomorphic, by_im = i by_re. */
typedef struct tangent {
    slope by_re, by_im;
} tangent;
