/* The facts of a formula, constants in its header: FORMULA_MAXIMUM_POWER; FORMULA_IS_CONFORMAL, if
 * it does not divide; and, if they are true, FORMULA_ENDS_IN_POWER (by power_plus()),
 * FORMULA_DIVIDES, FORMULA_HAS_PHASES (its steps differ, and it defines phase_step()) and, for a
 * formula that divides, FORMULA_HAS_DELTAS (perturbation computes it).
 *
 * What C++ makes of one formula of kernel_formulas.inc, if FATHOM_WANTED is true of the facts in
 * its header: a struct with the headers that FATHOM_BODY names; or, without a body, the rows of a
 * table, FATHOM_ROW(name, power) for each power up to FATHOM_MOST_POWER. */
#define FATHOM_CALL(macro, ...) macro(__VA_ARGS__)
#define FATHOM_FACTS_ONLY
#include FATHOM_FORMULA
#undef FATHOM_FACTS_ONLY
#if FATHOM_WANTED
#ifdef FATHOM_BODY
template <int FATHOM_POWER>
struct FATHOM_NAME {
#include FATHOM_BODY
};
#else
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 2)
#if FATHOM_MOST_POWER >= 3
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 3)
#endif
#if FATHOM_MOST_POWER >= 4
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 4)
#endif
#if FATHOM_MOST_POWER >= 5
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 5)
#endif
#if FATHOM_MOST_POWER >= 6
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 6)
#endif
#if FATHOM_MOST_POWER >= 7
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 7)
#endif
#if FATHOM_MOST_POWER >= 8
FATHOM_CALL(FATHOM_ROW, FATHOM_NAME, 8)
#endif
#endif
#endif
#undef FORMULA_MAXIMUM_POWER
#undef FORMULA_IS_CONFORMAL
#undef FORMULA_ENDS_IN_POWER
#undef FORMULA_DIVIDES
#undef FORMULA_HAS_DELTAS
#undef FORMULA_HAS_PHASES
#undef FATHOM_CALL
