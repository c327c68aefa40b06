/* Pixels whose atom domains are looked for by direct iteration: see domains.h. Plain data. */

enum { DOMAIN_PIXELS = 32 };

/* A value is nearer to 0 than the least one only if it is below this part of it. Near a repelling
 * cycle values differ by less than their rounding errors; then the first one counts. */
#define DOMAIN_NEARER (1 - 0x1p-40)

/* Each array has a word for each pixel. */
typedef struct domain_pixels {
    double c[2][DOMAIN_PIXELS], z[2][DOMAIN_PIXELS];
    double least[DOMAIN_PIXELS];  /* the least |z_n|^2 so far, n >= 1, */
    double before[DOMAIN_PIXELS]; /*   and the least before that */
    long period[DOMAIN_PIXELS];   /* the n of `least` */
    long last[DOMAIN_PIXELS];     /* iterations of the pixel */
    double parameters[FATHOM_MAXIMUM_PARAMETERS]; /* of the formula */
} domain_pixels;
