/* y = A x for a matrix A that is kept by diagonals: diagonal d has the entries (i, i + offsets[d]) at
 * d * rows + i. A work-item computes four rows. x is read from a buffer, from local memory, into which the
 * group copies what it needs, or from an image with four values in each texel; x is 0 outside.
 *
 * ROWS, DIAGONALS and REACH (the farthest offset, a multiple of 4) are defined by the program. */

#define GROUP 64
#define WIDTH 1024 /* texels in a row of the image */

#if defined(FATHOM_IMAGE)
#define VECTOR __read_only image2d_t

__constant sampler_t kTexels =
    CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

float4 texel_at(VECTOR x, int at) {
    /* Above the first row and below the last, the border is 0. */
    return read_imagef(x, kTexels, (int2)(at & (WIDTH - 1), at >> 10));
}

/* Four values from `at` on: parts of two texels. */
float4 values_at(VECTOR x, int at) {
    const float4 a = texel_at(x, at >> 2), b = texel_at(x, (at >> 2) + 1);
    switch (at & 3) {
        case 0:
            return a;
        case 1:
            return (float4)(a.yzw, b.x);
        case 2:
            return (float4)(a.zw, b.xy);
        default:
            return (float4)(a.w, b.xyz);
    }
}
#else
#define VECTOR __global const float* restrict

float value_at(VECTOR x, int at) { return at >= 0 && at < ROWS ? x[at] : 0; }
#endif

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void multiply(
    __global const float4* restrict a, VECTOR x, __global const int* restrict offsets,
    __global float4* restrict y) {
    __local int shifts[DIAGONALS];
    const int item = (int)get_global_id(0), id = (int)get_local_id(0);
    for (int d = id; d < DIAGONALS; d += GROUP) shifts[d] = offsets[d];
#if defined(FATHOM_LOCAL)
    __local float near[4 * GROUP + 2 * REACH];
    const int first = 4 * (item - id) - REACH;
    for (int i = id; i < 4 * GROUP + 2 * REACH; i += GROUP) near[i] = value_at(x, first + i);
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    float4 sum = (float4)0;
    for (int d = 0; d < DIAGONALS; ++d) {
        const int at = 4 * item + shifts[d];
#if defined(FATHOM_IMAGE)
        const float4 values = values_at(x, at);
#elif defined(FATHOM_LOCAL)
        const float4 values = vload4(0, near + (at - first));
#else
        const float4 values = (float4)(value_at(x, at), value_at(x, at + 1), value_at(x, at + 2),
                                       value_at(x, at + 3));
#endif
        sum += a[d * (ROWS / 4) + item] * values;
    }
    y[item] = sum;
}

/* For the rate of memory: a copy. */
__kernel void copy(__global const float4* restrict from, __global float4* restrict to) {
    to[get_global_id(0)] = from[get_global_id(0)];
}
