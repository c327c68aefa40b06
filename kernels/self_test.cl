/* What every other kernel relies on, tried on a device before its first picture.
 *
 * `in` holds a, b and c with ab + c = 0 exactly when the product is rounded on its own, the smallest
 * normal number and one half, and a point with the square of an escape radius. */
kernel void self_test(global const real* in, global real* out, global uint* count) {
    out[0] = real_fma(in[0], in[1], in[2]);
    out[1] = real_add(real_mul(in[0], in[1]), in[2]);
    out[2] = real_mul(in[3], in[4]);

    cplx z, derivative, c;
    z.re = z.im = derivative.re = derivative.im = real_of_int(0);
    c.re = in[5];
    c.im = in[6];
    uint status;
    count[0] = direct_advance(&z, &derivative, c, real_of_int(1), in[7], 10000u, &status);
    count[1] = status;
}
