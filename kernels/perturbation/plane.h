/* Same as plane in direct_structs.h, but over the numbers of perturbation/number.h. */
typedef struct plane {
    cplx c;
    word seed;
    const word* known; /* generic_point.known of the reference's step */
    mask* is_apart;    /* see keep_factor(); null if orbits do not end at rest */
    ints step;         /* the byte of a hybrid's step */
    real parameters[FATHOM_MAXIMUM_PARAMETERS];
} plane;
