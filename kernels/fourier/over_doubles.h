/* Points of transforms over complex doubles: re in x, im in y. OpenCL C only. */

typedef double2 Point;
typedef double Part; /* one of the two numbers of a point */

FATHOM_FN Point point_sum(Point a, Point b) { return a + b; }
FATHOM_FN Point point_difference(Point a, Point b) { return a - b; }
FATHOM_FN Point negative(Point a) { return -a; }
FATHOM_FN Point times(Point a, Point b) {
    return (Point)(fma(a.x, b.x, -(a.y * b.y)), fma(a.x, b.y, a.y * b.x));
}
FATHOM_FN Point conjugate(Point a) { return (Point)(a.x, -a.y); }

/* ---- Products with roots of unity of low order */

FATHOM_FN Point times_minus_i(Point a) { return (Point)(a.y, -a.x); }
/* (a - b) times -i. */
FATHOM_FN Point difference_times_minus_i(Point a, Point b) { return times_minus_i(a - b); }

#define FOURIER_ROOT_2 0x1.6a09e667f3bcdp-1 /* cos(pi / 4) */

/* Times exp(-2 pi i / 8) and its third power. */
FATHOM_FN Point times_eighth(Point a) { return FOURIER_ROOT_2 * (Point)(a.x + a.y, a.y - a.x); }
FATHOM_FN Point times_three_eighths(Point a) {
    return FOURIER_ROOT_2 * (Point)(a.y - a.x, -a.x - a.y);
}

#define FOURIER_COS_16 0x1.d906bcf328d46p-1 /* cos(pi / 8) */
#define FOURIER_SIN_16 0x1.87de2a6aea963p-2

/* Times exp(-2 pi i / 16) and its third power. */
FATHOM_FN Point times_sixteenth(Point a) {
    return times(a, (Point)(FOURIER_COS_16, -FOURIER_SIN_16));
}
FATHOM_FN Point times_three_sixteenths(Point a) {
    return times(a, (Point)(FOURIER_SIN_16, -FOURIER_COS_16));
}

/* exp(i pi / (2 FOURIER_POINTS)): the weights of an item's points for m and m + 1 differ by it. */
#if FOURIER_POINTS == 16
#define FOURIER_WEIGHT_STEP ((Point)(0x1.fd88da3d12526p-1, 0x1.917a6bc29b42cp-4))
#else
#define FOURIER_WEIGHT_STEP ((Point)(0x1.f6297cff75cb0p-1, 0x1.8f8b83c69a60bp-3))
#endif

/* ---- Digits and sums of products */

/* x + i y. */
FATHOM_FN Point point_of(int2 digits) { return convert_double2(digits); }

/* Adding it to a number below 2^51 in magnitude rounds that to the nearest integer; the bits of the
 * result are those of this constant plus the integer. */
#define ROUNDING_CONSTANT 0x1.8p52

FATHOM_FN long2 rounded_bits(double2 rounded) {
    return as_long2(rounded) - (long2)as_long(ROUNDING_CONSTANT);
}

/* The sums of products nearest to x / N. Sets `*flaws` if a sum is not within 1/4 of x / N. */
FATHOM_FN void sums_of(long2* sums, const Point* x, volatile global uint* flaws) {
    double farthest = 0;
    FATHOM_UNROLL
    for (int m = FOURIER_POINTS - 1; m >= 0; --m) {
        const double2 value = x[m] * (1.0 / FOURIER_LENGTH);
        const double2 rounded = value + ROUNDING_CONSTANT;
        const double2 away = fabs(value - (rounded - ROUNDING_CONSTANT));
        farthest = fmax(farthest, fmax(away.x, away.y));
        sums[m] = rounded_bits(rounded);
    }
    if (!(farthest < 0.25)) *flaws = FOURIER_WRONG_SUMS;
}
