/* What kernels and host agree on. */

/* What kernels report in `*flaws`. */
#define FOURIER_WRONG_SUMS 1
#define FOURIER_DID_NOT_MEET 2 /* work-groups that must run at the same time did not */

/* Bits of the integer part, with its sign, of the numbers that step: they lie in the highest digit.
 * Squares of numbers up to 16 fit. */
#define FOURIER_WHOLE_BITS 10

/* Digits of each part of a point, from the first that is not 0 on. The host makes a double of them,
 * since programs over integers must compile without doubles. */
#define FOURIER_POINT_DIGITS 5

/* Work-groups of turns add their items' residues to this many partial sums of each kind, on items
 * that have no row. Each takes a moment of its own, and those of all groups are added in a turn. */
#define FOURIER_TURN_PARTS 8
