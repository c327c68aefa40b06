/* The points of an orbit of huge numbers, and the check of its steps. OpenCL C only.
 *
 * z <- z^2 + c, z = x + i y. Each part is sum of d_k B^k times 2^FOURIER_WHOLE_BITS B^-L, where
 * B = 2^FOURIER_DIGIT_BITS and L = FOURIER_DIGITS is half of the length of the transform: the
 * square of the polynomial with the coefficients x_k + i y_k has both parts of z^2, and the digits
 * of the next z are those of the sums of products, times 2^FOURIER_WHOLE_BITS, from place L on.
 * What is below is dropped, so a step is off by less than two units of the lowest digit.
 *
 * Before it, a program defines FOURIER_Z, what it has instead of z's digits, and
 * digits_of_z(FOURIER_Z_GIVEN, k), which makes them. */

#define FOURIER_DIGITS (FOURIER_LENGTH / 2)

/* The highest places that digits of a step's z may take, by those of the step before and of c:
 * parts are sums of products. */
FATHOM_FN int2 highest_places(int2 before, int2 leading_of_c) {
    const int digits = (int)FOURIER_DIGITS;
    const int2 products = (int2)(2 * max(before.x, before.y), before.x + before.y) + 2 - digits;
    return clamp(max(products, leading_of_c) + 1, 0, digits - 1);
}

/* Those that the exponents of the points tell. */
FATHOM_FN int2 highest_by_exponents(uint step, int2 leading_of_c, global const int2* exponents) {
    const int digits = (int)FOURIER_DIGITS;
    if (step == 0) return (int2)(digits - 1);
    const int2 before =
        (exponents[step - 1] - FOURIER_WHOLE_BITS) / FOURIER_DIGIT_BITS + 2 + digits;
    return highest_places(before, leading_of_c);
}

/* Writes z: of each part, FOURIER_POINT_DIGITS digits from the first that is not 0 on, and the
 * exponent of the third. The search begins at `highest`, since either part may be tiny for a long
 * time. Leaves in `first` the places of the first digits. */
FATHOM_FN void write_point(FOURIER_Z, uint id, int2 highest, global int* digits,
                           global int2* exponent, volatile local int* first) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (id < 2) first[id] = -1;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int2 from = highest; from.x >= 0 || from.y >= 0; from -= FOURIER_ITEMS) {
        const int2 k = from - (int)id;
        if (k.x >= 0 && digits_of_z(FOURIER_Z_GIVEN, (uint)k.x).x != 0)
            atomic_max(&first[0], k.x);
        if (k.y >= 0 && digits_of_z(FOURIER_Z_GIVEN, (uint)k.y).y != 0)
            atomic_max(&first[1], k.y);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (first[0] >= 0) from.x = -1;
        if (first[1] >= 0) from.y = -1;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    /* Two items write all digits: with an item for each, PoCL 3.1's code read outside of z. */
    if (id >= 2) return;
    const int leading = first[id];
    FATHOM_UNROLL
    for (int i = 0; i < FOURIER_POINT_DIGITS; ++i) {
        const int k = leading - i;
        const int2 both = k >= 0 ? digits_of_z(FOURIER_Z_GIVEN, (uint)k) : (int2)0;
        digits[id * FOURIER_POINT_DIGITS + i] = id == 0 ? both.x : both.y;
    }
    ((global int*)exponent)[id] =
        FOURIER_DIGIT_BITS * (leading - 2 - (int)FOURIER_DIGITS) + FOURIER_WHOLE_BITS;
}

/* Compares the residues of z and of the sums of products of its square. */
FATHOM_FN void check_square(ulong2 z, ulong2 square, volatile global uint* flaws) {
    const ulong product = residue_product(z.x, z.y);
    if (square.x != residue_difference(residue_product(z.x, z.x), residue_product(z.y, z.y)) ||
        square.y != residue_sum(product, product))
        *flaws = FOURIER_WRONG_SUMS;
}

/* ---- Where all work-groups of a launch are known to run at the same time */

#ifdef __NV_CL_C_VERSION
/* Work-groups meet: each arrives, and then waits for all others. What a group did before it arrived
 * is done for all others when they go on, and what it does between these two delays no one.
 * `*arrived` counts groups, from 0 at the start. */
FATHOM_FN void arrive(volatile global uint* arrived, uint id) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (id == 0) asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(arrived) : "memory");
}

/* Returns 0 and sets `*flaws` if not all groups come, as where some of them run only after others
 * have ended. Each item waits for itself, which is quicker than to wait for one that does. */
FATHOM_FN int all_arrived(volatile global uint* arrived, const uint target,
                        volatile global uint* flaws) {
    uint seen, patience = 1u << 22;
    do
        asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(arrived) : "memory");
    while (seen < target && --patience > 0);
    if (patience == 0) *flaws = FOURIER_DID_NOT_MEET;
    return patience > 0;
}
#endif
