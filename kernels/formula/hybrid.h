/* A hybrid: the steps of a list in turn, each z -> (folded z)^p + c with folds before or after the
 * power. Iteration n, from 0, takes step n mod plane.step_count. A step is a byte of plane.steps:
 * p - 1 and the folds of shared_structs.h. Each step computes the same numbers as its own formula's
 * header does. FATHOM_POWER is 2, so power.h serves squares; other powers are counted out here. */
#define FORMULA_MAXIMUM_POWER 2
#define FORMULA_IS_CONFORMAL 0
#define FORMULA_HAS_PHASES 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE };

#ifdef FATHOM_OF_DELTAS
/* Over deltas, where lanes are at different steps of the list: plane.step has their bytes. */
FATHOM_FN mask phase_is(const plane* at, fathom_uint32 bits, fathom_uint32 value) {
    return ints_equal(at->step & ints_splat((lane_int)bits), ints_splat((lane_int)value));
}

FATHOM_FN void phase_fold(const plane* at, fathom_uint32 re, fathom_uint32 im, cplx* z,
                          tangent* t) {
    const mask folds_re = phase_is(at, re, re), folds_im = phase_is(at, im, im);
    cplx folded = *z;
    tangent turned = *t;
    fold_re(&folded, &turned, at);
    *t = tangent_select(folds_re, turned, *t);
    z->re = real_select(folds_re, folded.re, z->re);
    turned = *t;
    fold_im(&folded, &turned, at);
    *t = tangent_select(folds_im, turned, *t);
    z->im = real_select(folds_im, folded.im, z->im);
}

/* z^p with each lane's own p. */
FATHOM_FN void phase_raise(const plane* at, cplx* z, tangent* t) {
    const cplx from = *z;
    const slope coarse = slope_of(from);
    cplx power = from;
    slope lower = slope_from_ints(1, 0), by_z = lower;
    mask rest = mask_all(1);
    for (int p = 2; mask_bits(rest); ++p) {
        const mask is_p = phase_is(at, FATHOM_STEP_POWER, (fathom_uint32)p - 1);
        power = cplx_mul(power, from);
        lower = slope_mul(lower, coarse);
        z->re = real_select(is_p, power.re, z->re);
        z->im = real_select(is_p, power.im, z->im);
        by_z = slope_select(is_p, slope_scale(lower, word_of_int(p)), by_z);
        rest = mask_without(rest, is_p);
    }
    t->by_re = slope_mul(by_z, t->by_re);
    t->by_im = slope_mul(by_z, t->by_im);
}

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    tangent t = *derivative;
    phase_fold(at, FATHOM_STEP_FOLDS_RE, FATHOM_STEP_FOLDS_IM, z, &t);
    const mask flips = phase_is(at, FATHOM_STEP_FLIPS_IM, FATHOM_STEP_FLIPS_IM);
    z->im = real_select(flips, real_neg(z->im), z->im);
    t = tangent_select(flips, tangent_flipped_im(t), t);
    phase_raise(at, z, &t);
    phase_fold(at, FATHOM_STEP_FOLDS_RE_AFTER, FATHOM_STEP_FOLDS_IM_AFTER, z, &t);
    *derivative = tangent_moved(t, at->seed);
    *z = cplx_add(*z, at->c);
}
#else
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
#endif
