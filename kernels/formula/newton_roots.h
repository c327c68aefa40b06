/* z -> z - P(z)/P'(z): Newton's method for the polynomial P of degree n = FATHOM_POWER with the
 * roots r_k. The parameters are Re r_1, Im r_1, Re r_2, ... */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_DIVIDES 1
#define FORMULA_HAS_DELTAS 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_AT_REST };

FATHOM_FN cplx formula_root(const plane* at, int k) {
    cplx root;
    root.re = at->parameters[2 * k];
    root.im = at->parameters[2 * k + 1];
    return root;
}

/* The step for |z|^2 <= 2^20. P, P' and P'' are computed by the product rule, one root after the
 * other, from those of the first two roots on. */
FATHOM_FN void formula_step_near(cplx* z, tangent* derivative, const plane* at) {
    const cplx first = cplx_sub(*z, formula_root(at, 0));
    const cplx second = cplx_sub(*z, formula_root(at, 1));
    cplx value = cplx_mul(first, second), slant = cplx_add(first, second);
    slope bend = slope_from_ints(2, 0);
    for (int k = 2; k < FATHOM_POWER; ++k) {
        const cplx factor = cplx_sub(*z, formula_root(at, k));
        bend = slope_add(slope_mul(bend, slope_of(factor)), slope_of(cplx_add(slant, slant)));
        slant = cplx_add(cplx_mul(slant, factor), value);
        value = cplx_mul(value, factor);
    }
    keep_factor(&slant, at);

    /* P P'' / P'^2 */
    const cplx inverse = cplx_inverse(slant), step = cplx_mul(value, inverse);
    const slope by_z = slope_mul(slope_of(step), slope_mul(bend, slope_of(inverse)));
    *derivative = tangent_conformal(slope_mul(by_z, derivative->by_re));
    *z = cplx_sub(*z, step);
}

/* The step for larger z, where P could overflow. With u = 1/z and Q(u) = u^n P(1/u),
 * P/P' = z Q/(n Q - u Q'). The derivative is 1 - 1/n to within (r/z)^2. */
FATHOM_FN void formula_step_far(cplx* z, tangent* derivative, const plane* at) {
    const cplx one = cplx_from_ints(1, 0);
    const cplx u = cplx_inverse(*z);
    cplx value = one, slant = cplx_from_ints(0, 0);
    for (int k = 0; k < FATHOM_POWER; ++k) {
        const cplx root = formula_root(at, k);
        const cplx factor = cplx_sub(one, cplx_mul(root, u));
        slant = cplx_sub(cplx_mul(slant, factor), cplx_mul(value, root));
        value = cplx_mul(value, factor);
    }

    slope by_z = slope_from_ints(0, 0);
    by_z.re = word_div(word_of_int(FATHOM_POWER - 1), word_of_int(FATHOM_POWER));
    *derivative = tangent_stepped(*derivative, by_z, slope_from_ints(0, 0), at->seed);
    const cplx below =
        cplx_sub(cplx_scale(value, real_of_int(FATHOM_POWER)), cplx_mul(u, slant));
    *z = cplx_sub(*z, cplx_mul(*z, cplx_div(value, below)));
}

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const mask is_far = word_less(word_of_int(1 << 20), slope_norm2(slope_of(*z)));
    cplx far = *z;
    tangent far_derivative = *derivative;
    formula_step_near(z, derivative, at);
    if (!mask_any(is_far)) return;
    formula_step_far(&far, &far_derivative, at);
    z->re = real_select(is_far, far.re, z->re);
    z->im = real_select(is_far, far.im, z->im);
    slope by_re = derivative->by_re;
    by_re.re = word_select(is_far, far_derivative.by_re.re, by_re.re);
    by_re.im = word_select(is_far, far_derivative.by_re.im, by_re.im);
    *derivative = tangent_conformal(by_re);
}
#endif
