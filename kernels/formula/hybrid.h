/* A hybrid: the steps of a list in turn, each z -> (folded z)^p + c with folds before or after the
 * power. Iteration n, from 0, takes step n mod plane.step_count. A step is a byte of plane.steps:
 * p - 1 and the folds of shared_structs.h. Each step computes the same numbers as its own formula's
 * header does. FATHOM_POWER is 2, so power.h serves squares; other powers are counted out here. */
#define FORMULA_MAXIMUM_POWER 2
#define FORMULA_IS_CONFORMAL 0
#define FORMULA_HAS_PHASES 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

FATHOM_FN int phase_power(const plane* at, fathom_uint32 phase) {
    return (int)(at->steps[phase] & FATHOM_STEP_POWER) + 1;
}

/* p z^(p-1) for p > 2. */
FATHOM_FN slope phase_slope(FATHOM_IN(cplx) z, int power) {
    const slope coarse = slope_of(z);
    slope lower = coarse;
    for (int i = 2; i < power; ++i) lower = slope_mul(lower, coarse);
    return slope_scale(lower, word_of_int(power));
}

FATHOM_FN tangent phase_tangent(FATHOM_IN(cplx) z, tangent t, int power) {
    if (power == 2) return power_tangent(z, t);
    const slope factor = phase_slope(z, power);
    t.by_re = slope_mul(factor, t.by_re);
    t.by_im = slope_mul(factor, t.by_im);
    return t;
}

FATHOM_FN void phase_step(cplx* z, tangent* derivative, const plane* at, fathom_uint32 phase) {
    const fathom_uint32 step = at->steps[phase];
    const int power = phase_power(at, phase);
    if (step & FATHOM_STEP_FOLDS_RE) fold_re(z, derivative, at);
    if (step & FATHOM_STEP_FOLDS_IM) fold_im(z, derivative, at);
    if (step & FATHOM_STEP_FLIPS_IM) {
        z->im = real_neg(z->im);
        *derivative = tangent_flipped_im(*derivative);
    }
    tangent t = phase_tangent(*z, *derivative, power);
    if (!(step & (FATHOM_STEP_FOLDS_RE_AFTER | FATHOM_STEP_FOLDS_IM_AFTER)) && power == 2) {
        *derivative = tangent_moved(t, at->seed);
        *z = power_plus(*z, at->c);
        return;
    }
    cplx w = power == 2 ? cplx_sqr(*z) : power_of(*z, power);
    if (step & FATHOM_STEP_FOLDS_RE_AFTER) fold_re(&w, &t, at);
    if (step & FATHOM_STEP_FOLDS_IM_AFTER) fold_im(&w, &t, at);
    *derivative = tangent_moved(t, at->seed);
    *z = cplx_add(w, at->c);
}

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    phase_step(z, derivative, at, at->phase);
}
#endif
