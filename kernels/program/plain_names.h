/* While FATHOM_IS_PLAIN is defined, the word of a source gets the name `plain`, and so do the
 * functions that perturbation/extended_words.h defines anew for words with an extended exponent. */
#ifdef FATHOM_IS_PLAIN
#define word plain
#define word_splat plain_splat
#define word_of_int plain_of_int
#define word_exponent plain_exponent
#define word_power_of_two plain_power_of_two
#define word_add plain_add
#define word_mul plain_mul
#define word_div plain_div
#define word_fma plain_fma
#define word_neg plain_neg
#define word_abs plain_abs
#define word_larger plain_larger
#define word_select plain_select
#define word_less plain_less
#define word_less_equal plain_less_equal
#define word_equal plain_equal
#else
#undef word
#undef word_splat
#undef word_of_int
#undef word_exponent
#undef word_power_of_two
#undef word_add
#undef word_mul
#undef word_div
#undef word_fma
#undef word_neg
#undef word_abs
#undef word_larger
#undef word_select
#undef word_less
#undef word_less_equal
#undef word_equal
#endif
