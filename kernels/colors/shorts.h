/* Arithmetic of colours in sixteen bits. Compilers know the vector instructions by these forms. */

/* Linear light of 1. Factors and parts have steps of 1 / 32768 instead, so that 1 is just out of
 * their reach. */
#define COLOR_ONE 32767

/* a * b / 32768, rounded. */
FATHOM_FN short scaled_short(short a, short b) {
    return (short)((((a * b) >> 14) + 1) >> 1);
}

/* From a to b, `part` / 32768 of the way. */
FATHOM_FN short between_shorts(short a, short b, short part) {
    return (short)(a + scaled_short((short)(b - a), part));
}
