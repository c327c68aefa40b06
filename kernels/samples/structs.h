/* The data from which samples of escaped pixels are made. The layout is the same for kernels and
 * host. */

/* Constants for all pixels of a picture that escape by the same power. */
typedef struct escape_terms {
    double log_scale;          /* ln of the factor s by which z and R are scaled to compare them */
    double inverse_log_escape; /* 1 / ln(s R) */
    double inverse_log_power;  /* 1 / ln d, for power d */
    double to_picture[4];      /* transposed linear part of pixel -> plane, over the pixel's */
                               /*   length: xx, xy, yx, yy */
} escape_terms;

/* The terms of a picture. Of a hybrid: one for each step, for pixels that escape after it. */
typedef struct escape_terms_list {
    escape_terms of[FATHOM_MAXIMUM_STEPS];
    fathom_uint32 count, unused;
    double scale; /* what the derivatives of perturbed pixels are multiplied with */
} escape_terms_list;

/* A TileSample as devices send it, with less to send. */
typedef struct packed_sample {
    fathom_uint32 count;
    float fraction; /* or PACKED_INTERIOR or PACKED_RUNNING */
    float distance_x, distance_y, angle;
} packed_sample;

/* The fraction of a pixel that will never end; its count is the iterations that were done. */
#define PACKED_INTERIOR (-1.0f)
/* The fraction of a pixel that goes on. */
#define PACKED_RUNNING (-2.0f)
