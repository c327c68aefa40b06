/* The names of beside.h in programs without cells. */

typedef struct beside_step {
    int none;
} beside_step;

FATHOM_FN beside_step beside_none(void) {
    const beside_step step = {0};
    return step;
}
FATHOM_FN mask beside_lanes(const beside_step* step) {
    (void)step;
    return mask_all(0);
}
FATHOM_FN void beside_follow(const beside_step* step, slope c, slope before, tangent rate_before,
                             slope* z, tangent* derivative) {
    (void)step, (void)c, (void)before, (void)rate_before, (void)z, (void)derivative;
}
