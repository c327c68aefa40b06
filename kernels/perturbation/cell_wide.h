/* Complex numbers as sums of two words, as in number/two_words.h: the centres' orbits of
 * cell_map.h. A sum or a product errs by a few 2^-104 of its modulus or of its greater addend. */
typedef struct wide {
    slope hi, lo;
} wide;

/* One part of a complex number. */
typedef struct wide_part {
    word hi, lo;
} wide_part;

/* a + b exactly. */
FATHOM_FN wide_part wide_sum(word a, word b) {
    wide_part r;
    r.hi = word_add(a, b);
    const word back = word_add(r.hi, word_neg(a));
    const word first = word_add(a, word_neg(word_add(r.hi, word_neg(back))));
    r.lo = word_add(first, word_add(b, word_neg(back)));
    return r;
}

/* The same for |a| >= |b|. */
FATHOM_FN wide_part wide_quick_sum(word a, word b) {
    wide_part r;
    r.hi = word_add(a, b);
    r.lo = word_add(b, word_neg(word_add(r.hi, word_neg(a))));
    return r;
}

FATHOM_FN wide_part wide_part_add(wide_part a, wide_part b) {
    const wide_part s = wide_sum(a.hi, b.hi);
    return wide_quick_sum(s.hi, word_add(s.lo, word_add(a.lo, b.lo)));
}

/* a b + c d */
FATHOM_FN wide_part wide_two_products(wide_part a, wide_part b, wide_part c, wide_part d) {
    const word p = word_mul(a.hi, b.hi), q = word_mul(c.hi, d.hi);
    const wide_part s = wide_sum(p, q);
    word low = word_add(word_fma(a.hi, b.hi, word_neg(p)), word_fma(c.hi, d.hi, word_neg(q)));
    low = word_fma(a.hi, b.lo, word_fma(a.lo, b.hi, low));
    low = word_fma(c.hi, d.lo, word_fma(c.lo, d.hi, low));
    return wide_quick_sum(s.hi, word_add(s.lo, low));
}

FATHOM_FN wide_part wide_re(wide a) {
    const wide_part r = {a.hi.re, a.lo.re};
    return r;
}
FATHOM_FN wide_part wide_im(wide a) {
    const wide_part r = {a.hi.im, a.lo.im};
    return r;
}
FATHOM_FN wide wide_of(wide_part re, wide_part im) {
    wide r;
    r.hi.re = re.hi;
    r.hi.im = im.hi;
    r.lo.re = re.lo;
    r.lo.im = im.lo;
    return r;
}

FATHOM_FN wide wide_add(wide a, wide b) {
    return wide_of(wide_part_add(wide_re(a), wide_re(b)), wide_part_add(wide_im(a), wide_im(b)));
}
FATHOM_FN wide wide_twice(wide a) {
    a.hi = slope_add(a.hi, a.hi);
    a.lo = slope_add(a.lo, a.lo);
    return a;
}
FATHOM_FN wide wide_mul(wide a, wide b) {
    const wide_part x = wide_re(a), y = wide_im(a);
    const wide_part minus = {word_neg(y.hi), word_neg(y.lo)};
    return wide_of(wide_two_products(x, wide_re(b), minus, wide_im(b)),
                   wide_two_products(x, wide_im(b), y, wide_re(b)));
}

/* (a + z)^STEP_POWER - a^STEP_POWER, without cancellation. */
FATHOM_FN wide wide_power_from(wide a, wide z) {
    const int top = STEP_POWER < 4 ? 0 : STEP_POWER < 8 ? 1 : 2; /* the power's second digit */
    const wide point = wide_add(a, z);
    wide power = a, moved = z;
    FATHOM_UNROLL
    for (int digit = top; digit >= 0; --digit) {
        moved = wide_mul(wide_add(wide_twice(power), moved), moved);
        if (digit == 0 && STEP_POWER % 2 == 0) continue;
        power = wide_mul(power, power);
        if (!(STEP_POWER >> digit & 1)) continue;
        moved = wide_add(wide_mul(moved, point), wide_mul(power, z));
        power = wide_mul(power, a);
    }
    return moved;
}
