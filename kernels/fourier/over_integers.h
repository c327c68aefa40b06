/* Points of transforms over integers modulo p = 2^64 - 2^32 + 1. OpenCL C only.
 *
 * The square of 2^48 is -1 modulo p. So a complex number x + i y modulo p can be held as a pair: its
 * value with -2^48 for i, and its value with 2^48 for i. Sums and products of complex numbers are
 * those of the parts, and the conjugate has the parts in the other order. A root of unity
 * exp(-2 pi i k / M) is a pair (r^k, r^-k) for a number r of order M. All r are powers of one number,
 * chosen so that the r of order 64 is 8: products with roots of low order are then shifts. Uses
 * modulo_p.h. */

typedef ulong2 Point;
typedef ulong Part; /* one of the two numbers of a point */

FATHOM_FN Point point_sum(Point a, Point b) {
    return (Point)(mod_sum(a.x, b.x), mod_sum(a.y, b.y));
}
FATHOM_FN Point point_difference(Point a, Point b) {
    return (Point)(mod_difference(a.x, b.x), mod_difference(a.y, b.y));
}
FATHOM_FN Point negative(Point a) { return (Point)(mod_negative(a.x), mod_negative(a.y)); }
FATHOM_FN Point times(Point a, Point b) {
    return (Point)(mod_product(a.x, b.x), mod_product(a.y, b.y));
}
FATHOM_FN Point conjugate(Point a) { return a.yx; }

/* ---- Products with roots of unity of low order. Modulo p, 2^-s is -2^(96 - s). */

/* (a - b) times -i. */
FATHOM_FN Point difference_times_minus_i(Point a, Point b) {
    return (Point)(mod_shifted(mod_difference(a.x, b.x), 48),
                   mod_shifted(mod_difference(b.y, a.y), 48));
}
FATHOM_FN Point times_minus_i(Point a) {
    return (Point)(mod_shifted(a.x, 48), mod_negative(mod_shifted(a.y, 48)));
}

/* Times exp(-2 pi i / 8) and its third power. */
FATHOM_FN Point times_eighth(Point a) {
    return (Point)(mod_shifted(a.x, 24), mod_shifted_back(a.y, 24));
}
FATHOM_FN Point times_three_eighths(Point a) {
    return negative((Point)(mod_shifted_back(a.x, 24), mod_shifted(a.y, 24)));
}

/* Times exp(-2 pi i / 16) and its third power. */
FATHOM_FN Point times_sixteenth(Point a) {
    return (Point)(mod_shifted(a.x, 12), mod_shifted_back(a.y, 12));
}
FATHOM_FN Point times_three_sixteenths(Point a) {
    return (Point)(mod_shifted(a.x, 36), mod_negative(mod_shifted(a.y, 60)));
}

/* exp(i pi / (2 FOURIER_POINTS)): the weights of an item's points for m and m + 1 differ by it. Its
 * parts are 1/8 and 8, or 1/64 and 64. */
#if FOURIER_POINTS == 16
#define FOURIER_WEIGHT_STEP ((Point)(0xdfffffff20000001ul, 8))
#else
#define FOURIER_WEIGHT_STEP ((Point)(0xfbffffff04000001ul, 64))
#endif

/* ---- Digits and sums of products */

FATHOM_FN ulong mod_of(int value) {
    return (ulong)(long)value + (value < 0 ? MODULO_P : 0);
}

/* x + i y. */
FATHOM_FN Point point_of(int2 digits) {
    const ulong x = mod_of(digits.x), y = mod_shifted(mod_of(digits.y), 48);
    return (Point)(mod_difference(x, y), mod_sum(x, y));
}

/* The number from -p/2 to p/2 with this remainder. */
FATHOM_FN long around_0(ulong a) { return (long)(a - (a > MODULO_P / 2 ? MODULO_P : 0)); }

/* The sums of products, which are x / N. They are exact, so none is a flaw. */
FATHOM_FN void sums_of(long2* sums, const Point* x, volatile global uint* flaws) {
    (void)flaws;
    FATHOM_UNROLL
    for (int m = 0; m < FOURIER_POINTS; ++m) {
        /* Twice the real part, and twice the imaginary part: 1 / 2^48 is -2^48. */
        const ulong re = mod_sum(x[m].x, x[m].y);
        const ulong im = mod_shifted(mod_difference(x[m].x, x[m].y), 48);
        sums[m] = (long2)(around_0(mod_shifted_back(re, FOURIER_LOG_LENGTH + 1)),
                          around_0(mod_shifted_back(im, FOURIER_LOG_LENGTH + 1)));
    }
}
