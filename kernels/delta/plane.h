/* As the plane of direct_structs.h, where numbers are those of delta/number.h. */
typedef struct plane {
    cplx c;
    word seed;
    const word* known; /* of the reference's step, as a formula_point has it */
} plane;
