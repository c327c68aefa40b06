/* What a pixel keeps while its atom domain is looked for: see domains.h. The layout is the same for
 * kernels and host. */

/* The least |z_n| so far, mantissa * 2^exponent. Where the exponent is 0 the mantissa may be any
 * double. `low` is above log2 of four times that: no step may pass over a lower point of the
 * reference. */
typedef struct follow_least {
    double mantissa;
    int exponent;
    float low;
} follow_least;
