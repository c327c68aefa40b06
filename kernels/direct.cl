/* Entry point of the direct rungs: one work-item advances one sample of a tile by one slice.
 *
 * State lives in buffers between slices. Coordinates come from four tables made by the host:
 * c.re = re_from_x[x] + re_from_y[y], c.im = im_from_y[y] + im_from_x[x]. */
typedef struct DirectTile {
    int x, y;            /* first pixel of the tile */
    int columns, rows;   /* samples of the tile */
    int step;            /* pixels between samples */
    int right, bottom;   /* last pixel that exists */
    int dynamical;       /* 1: the pixel is z and julia is c */
} DirectTile;
