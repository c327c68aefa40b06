/* The pixel at which sample `index` along an axis is taken: the middle of its block. */
FATHOM_FN int sample_pixel(int first, int end, int step, int index) {
    const int pixel = first + index * step + step / 2;
    return pixel < end ? pixel : end - 1;
}
