/* The integers and words of a vector, lane by lane. */
typedef union lane_ints {
    ints of;
    lane_int at[FATHOM_LANES];
} lane_ints;
typedef union lane_reals {
    word of;
    lane_word at[FATHOM_LANES];
} lane_reals;
