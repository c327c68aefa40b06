/* The pixel of sample `index` along an axis: the middle of its block of `step` pixels, but before
 * `end`. */
FATHOM_FN int sample_pixel(int first, int end, int step, int index) {
    const int pixel = first + index * step + step / 2;
    return pixel < end ? pixel : end - 1;
}
