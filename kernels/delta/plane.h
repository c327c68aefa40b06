/* As the plane of direct_structs.h, where numbers are those of delta/number.h. */
typedef struct plane {
    cplx c;
    word seed;
    const word* folded; /* what the reference's step folds, as a formula_point has it */
    real parameters[FATHOM_MAXIMUM_PARAMETERS];
} plane;
