/* The maps of the cells of cell_structs.h, for z^p + c with p = STEP_POWER. If CELL_GOES_BESIDE is
 * 1, the maps are also used as beside.h says. Words are doubles or vectors of them; both give the
 * same bits. */

enum { CELL_DEGREE = 7 }; /* highest power of z without c, */
enum { CELL_C_DEGREE = CELL_GOES_BESIDE && STEP_POWER > 2 ? 4 : 3 }; /* and with c */
enum { CELL_FIELDS = sizeof(delta_cell) / sizeof(double) };

/* Half of a cell's diagonal, in sides, rounded up. */
#define CELL_RADIUS 0.7072

/* A map that is also used beside the reference may leave out this part of its terms in c: see
 * beside.h. */
#define CELL_C_ERROR 0x1p-23

FATHOM_FN slope cell_twice(slope a) { return slope_add(a, a); }

FATHOM_FN slope cell_splat(double re, double im) {
    slope r;
    r.re = word_splat(re);
    r.im = word_splat(im);
    return r;
}

/* A point of the reference: see delta_cells. */
FATHOM_FN wide cell_point(FATHOM_GLOBAL const double* point) {
    wide r;
    r.hi = cell_splat(point[0], point[1]);
    r.lo = cell_splat(point[2], point[3]);
    return r;
}

/* ---- The square --------------------------------------------------------------------------- */

/* When this is added to w / side, the sum is rounded to an integer k, and its lowest bits are
 * k + DELTA_CELLS / 2. */
#define CELL_ROUNDING (0x1.8p52 + DELTA_CELLS / 2)

typedef struct cell_place {
    ints row[2];         /* k + DELTA_CELLS / 2 of re and im; outside the square out of range */
    slope offset; /* from the centre of the cell */
} cell_place;

FATHOM_FN cell_place cell_place_of(const delta_square* square, slope w) {
    const word parts[2] = {w.re, w.im}, rounding = word_splat(CELL_ROUNDING);
    const word per_side = word_splat(square->per_side), side = word_splat(-square->side);
    word offset[2];
    cell_place place;
    FATHOM_UNROLL
    for (int i = 0; i < 2; ++i) {
        const word at = word_add(word_mul(parts[i], per_side), rounding);
        const word k = word_add(at, word_neg(rounding));
        place.row[i] = word_bits(at) - word_bits(word_splat(0x1.8p52));
        offset[i] = word_fma(k, side, parts[i]);
    }
    place.offset.re = offset[0];
    place.offset.im = offset[1];
    return place;
}

FATHOM_FN mask cell_is_inside(const cell_place* place) {
    return ints_equal((place->row[0] | place->row[1]) >> DELTA_CELL_BITS, ints_splat(0));
}

/* The index of the cell in the square. */
FATHOM_FN ints cell_index(const cell_place* place) {
    return place->row[0] | place->row[1] << DELTA_CELL_BITS;
}

/* True if an orbit is in the square, and farther from the reference's point `target` than
 * square->nearest. z is the orbit's distance from `target`, or from 0 in lanes of `starts`, which
 * follow the reference from its start again. Sets w, the distance from 0. */
FATHOM_FN mask cell_is_entered(const delta_square* square, slope z, slope target,
                               mask starts, slope* w) {
    const word zero = word_splat(0);
    w->re = word_add(word_select(starts, zero, target.re), z.re);
    w->im = word_add(word_select(starts, zero, target.im), z.im);
    slope other;
    other.re = word_add(w->re, word_neg(target.re));
    other.im = word_add(w->im, word_neg(target.im));
    const word size = word_select(starts, slope_norm(other), slope_norm(z));
    const cell_place place = cell_place_of(square, *w);
    return mask_and(cell_is_inside(&place), word_less(word_splat(square->nearest), size));
}

/* ---- A map's use -------------------------------------------------------------------------- */

FATHOM_FN slope cell_unpacked(word packed) {
    slope r;
    r.re = word_of_bits(word_bits(packed) & ints_splat(-0x100000000));
    r.im = word_of_bits(word_bits(packed) << 32);
    return r;
}

/* A double of 32 bits, whose halves are the lowest quarters of two words. */
FATHOM_FN word cell_of_quarters(word upper, word lower) {
    return word_of_bits(word_bits(upper) << 48 | (word_bits(lower) & ints_splat(0xffff)) << 32);
}

/* The coefficients of a map: see delta_cell. */
typedef struct cell_terms {
    slope end, t[CELL_DEGREE], b[CELL_C_DEGREE + 1];
} cell_terms;

FATHOM_FN cell_terms cell_terms_of(const word* fields) {
    cell_terms map;
    map.end.re = fields[0];
    map.end.im = fields[1];
    FATHOM_UNROLL
    for (int i = 0; i < 3; ++i) {
        map.t[i].re = fields[2 + 2 * i];
        map.t[i].im = fields[3 + 2 * i];
    }
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        map.t[3 + i] = cell_unpacked(fields[8 + i]);
        map.b[i] = cell_unpacked(fields[12 + i]);
    }
    if (CELL_C_DEGREE == 4) {
        map.b[CELL_C_DEGREE].re = cell_of_quarters(fields[4], fields[5]);
        map.b[CELL_C_DEGREE].im = cell_of_quarters(fields[6], fields[7]);
    }
    return map;
}

/* b0 + b1 z + ... at z = offset, and its derivative by z, by Horner's rule. */
FATHOM_FN slope cell_by_c(const cell_terms* map, slope offset, slope* by_both) {
    slope by_c = map->b[CELL_C_DEGREE];
    *by_both = by_c;
    FATHOM_UNROLL
    for (int i = CELL_C_DEGREE - 1; i > 0; --i) {
        by_c = slope_mul_add(offset, by_c, map->b[i]);
        *by_both = slope_mul_add(offset, *by_both, by_c);
    }
    return slope_mul_add(offset, by_c, map->b[0]);
}

/* Applies the map with these fields to an orbit at `offset` from the centre of its cell. */
FATHOM_FN void cell_follow(const word* fields, slope offset, slope c,
                           slope* w, slope* derivative) {
    const cell_terms map = cell_terms_of(fields);
    /* Horner's rule for a polynomial and at the same time for its derivative. */
    slope factor = slope_mul_add(offset, map.t[6], map.t[5]);
    slope by_z = slope_mul_add(offset, map.t[6], factor);
    FATHOM_UNROLL
    for (int i = 4; i >= 0; --i) {
        factor = slope_mul_add(offset, factor, map.t[i]);
        by_z = slope_mul_add(offset, by_z, factor);
    }
    slope by_both;
    const slope by_c = cell_by_c(&map, offset, &by_both);
    by_z = slope_mul_add(by_both, c, by_z);
    *w = slope_add(map.end, slope_mul_add(offset, factor, slope_mul(by_c, c)));
    *derivative = slope_mul_add(*derivative, by_z, by_c);
}

/* ---- How maps are made -------------------------------------------------------------------- */

/* A map that is being made, by powers of z. It has the first terms that the finished map leaves
 * out. */
typedef struct cell_series {
    wide w; /* the orbit of the cell's centre */
    slope t[CELL_DEGREE + 1];
    slope b[CELL_C_DEGREE + 2];
    slope of_c2; /* coefficient of c^2 */
} cell_series;

/* Squares a number whose constant term is half of `full`, and whose other terms are t, b and
 * of_c2. */
FATHOM_FN void cell_square(slope full, cell_series* at) {
    slope twice[CELL_C_DEGREE + 1]; /* the first t, doubled */
    FATHOM_UNROLL
    for (int i = 0; i <= CELL_C_DEGREE; ++i) twice[i] = cell_twice(at->t[i]);
    /* In this order, each term is computed from terms that have not changed yet. */
    at->of_c2 = slope_mul_add(full, at->of_c2, slope_mul(at->b[0], at->b[0]));
    FATHOM_UNROLL
    for (int i = CELL_C_DEGREE + 1; i >= 0; --i) {
        slope sum = slope_mul(full, at->b[i]);
        FATHOM_UNROLL
        for (int j = 1; j <= i; ++j)
            sum = slope_mul_add(twice[j - 1], at->b[i - j], sum);
        at->b[i] = sum;
    }
    FATHOM_UNROLL
    for (int i = CELL_DEGREE + 1; i > 0; --i) {
        slope sum = slope_mul(full, at->t[i - 1]);
        FATHOM_UNROLL
        for (int j = 1; 2 * j < i; ++j)
            sum = slope_mul_add(twice[j - 1], at->t[i - j - 1], sum);
        if (i % 2 == 0) sum = slope_mul_add(at->t[i / 2 - 1], at->t[i / 2 - 1], sum);
        at->t[i - 1] = sum;
    }
}

/* Multiplies a number with the constant term `value` by one with the constant term `point` and the
 * terms of `by`. */
FATHOM_FN void cell_multiply(slope point, const cell_series* by, slope value, cell_series* at) {
    at->of_c2 = slope_mul_add(point, at->of_c2, slope_mul(value, by->of_c2));
    at->of_c2 = slope_mul_add(by->b[0], at->b[0], at->of_c2);
    FATHOM_UNROLL
    for (int i = CELL_C_DEGREE + 1; i >= 0; --i) {
        slope sum = slope_mul_add(point, at->b[i], slope_mul(value, by->b[i]));
        FATHOM_UNROLL
        for (int j = 1; j <= i; ++j) {
            sum = slope_mul_add(by->t[j - 1], at->b[i - j], sum);
            sum = slope_mul_add(at->t[j - 1], by->b[i - j], sum);
        }
        at->b[i] = sum;
    }
    FATHOM_UNROLL
    for (int i = CELL_DEGREE + 1; i > 0; --i) {
        slope sum = slope_mul_add(point, at->t[i - 1], slope_mul(value, by->t[i - 1]));
        FATHOM_UNROLL
        for (int j = 1; j < i; ++j)
            sum = slope_mul_add(by->t[j - 1], at->t[i - j - 1], sum);
        at->t[i - 1] = sum;
    }
}

/* One iteration of orbits that are given by their distance from the reference orbit, whose point is
 * `reference`: z <- (Z + z)^p - Z^p + c. So at->w is the distance of the centre's orbit here. */
FATHOM_FN void cell_iterate(wide reference, double pixel, cell_series* at) {
    const int top = STEP_POWER < 4 ? 0 : STEP_POWER < 8 ? 1 : 2; /* the power's second digit */
    const slope point = slope_add(reference.hi, at->w.hi);
    /* By the digits of the power, as power_by_squares() does. */
    const cell_series before = *at;
    slope value = point;
    FATHOM_UNROLL
    for (int digit = top; digit >= 0; --digit) {
        cell_square(cell_twice(value), at);
        if (digit == 0 && STEP_POWER % 2 == 0) continue;
        value = slope_mul(value, value);
        if (!(STEP_POWER >> digit & 1)) continue;
        cell_multiply(point, &before, value, at);
        value = slope_mul(value, point);
    }
    at->b[0].re = word_add(at->b[0].re, word_splat(pixel));
    at->w = wide_power_from(reference, at->w);
}

/* |a[0]| + |a[1]| x + |a[2]| x^2 + ..., with slope_norm() as the modulus. */
FATHOM_FN word cell_bound(const slope* a, int count, word x) {
    word sum = word_splat(0);
    FATHOM_UNROLL
    for (int i = count - 1; i >= 0; --i)
        sum = word_fma(sum, x, slope_norm(a[i]));
    return sum;
}

/* x to the power CELL_C_DEGREE. */
FATHOM_FN double cell_power_of_c(double x) {
    return x * x * x * (CELL_C_DEGREE == 4 ? x : 1);
}

/* True if the terms in c that a map leaves out are at most CELL_C_ERROR of the bound of those that
 * it has. Norms are as in cell_is_good(). */
FATHOM_FN mask cell_is_good_beside(const delta_square* square, const cell_series* at) {
    const double radius = CELL_RADIUS * square->side;
    const slope next = at->b[CELL_C_DEGREE + 1];
    word left = word_mul(slope_norm(next), word_splat(cell_power_of_c(radius) * radius));
    left = word_fma(slope_norm(at->of_c2), word_splat(square->reach), left);
    const word kept = cell_bound(at->b, CELL_C_DEGREE + 1, word_splat(radius));
    return word_less_equal(left, word_mul(kept, word_splat(CELL_C_ERROR)));
}

/* True if the error of a map is at most epsilon |t1| times half a cell's diagonal everywhere in its
 * cell. The error is that of the first terms that the map leaves out, and of the lower halves of
 * packed terms. Norms are max(|re|, |im|), which is less than the modulus by a factor of up to
 * sqrt(2). */
FATHOM_FN mask cell_is_good(const delta_square* square, const cell_series* at) {
    const double radius = CELL_RADIUS * square->side, shift = square->reach / radius;
    const double packed = 0x1p-21, radius3 = radius * radius * radius;
    const word z = word_splat(radius);
    word error = word_mul(slope_norm(at->t[7]), word_splat(radius3 * radius3 * radius));
    error = word_fma(cell_bound(at->t + 3, 4, z), word_splat(packed * radius3), error);
    error = word_fma(cell_bound(at->b, CELL_C_DEGREE + 1, z), word_splat(packed * shift), error);
    const slope next = at->b[CELL_C_DEGREE + 1];
    const double by_next = cell_power_of_c(radius) * square->reach;
    error = word_fma(slope_norm(next), word_splat(by_next), error);
    error = word_fma(slope_norm(at->of_c2), word_splat(square->reach * shift), error);
    if (CELL_C_DEGREE == 4) /* what b4 takes of t2 and t3 */
        error = word_fma(cell_bound(at->t + 1, 2, z), word_splat(0x1p-36 * radius), error);
    const double most = square->epsilon * 0.7071;
    const mask is_good =
        word_less_equal(error, word_mul(slope_norm(at->t[0]), word_splat(most)));
    return CELL_GOES_BESIDE ? mask_and(is_good, cell_is_good_beside(square, at)) : is_good;
}

/* The upper halves of two doubles, rounded, in one word. */
FATHOM_FN word cell_packed(slope a) {
    const ints upper = ints_splat(-0x100000000), rounding = ints_splat(0x80000000);
    const ints re = (word_bits(a.re) + rounding) & upper, im = word_bits(a.im) + rounding;
    return word_of_bits(re | (im >> 32 & ints_splat(0xffffffff)));
}

/* Puts 32 bits of `from` into the lowest quarters of two words. */
FATHOM_FN void cell_put_quarters(ints from, word* upper, word* lower) {
    const ints quarter = ints_splat(0xffff);
    *upper = word_of_bits((word_bits(*upper) & ~quarter) | (from >> 16 & quarter));
    *lower = word_of_bits((word_bits(*lower) & ~quarter) | (from & quarter));
}

/* The fields of a finished map: see delta_cell. */
FATHOM_FN void cell_fields_of(const cell_series* at, word* fields) {
    fields[0] = at->w.hi.re;
    fields[1] = at->w.hi.im;
    FATHOM_UNROLL
    for (int i = 0; i < 3; ++i) {
        fields[2 + 2 * i] = at->t[i].re;
        fields[3 + 2 * i] = at->t[i].im;
    }
    FATHOM_UNROLL
    for (int i = 0; i < 4; ++i) {
        fields[8 + i] = cell_packed(at->t[3 + i]);
        fields[12 + i] = cell_packed(at->b[i]);
    }
    if (CELL_C_DEGREE == 4) {
        const ints both = word_bits(cell_packed(at->b[CELL_C_DEGREE]));
        cell_put_quarters(both >> 32, &fields[4], &fields[5]);
        cell_put_quarters(both, &fields[6], &fields[7]);
    }
}
