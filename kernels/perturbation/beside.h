/* Maps of cells as long steps of pixels that are close to the reference, for z^p + c. Uses
 * cell_map.h.
 *
 * A map errs by a part of its cell. If a pixel is nearer to the reference than square->nearest, its
 * value w after a map would not tell the two apart. Such a pixel keeps z, its distance from the
 * reference, and moves by the difference of two values of a map: that of the pixel and that of the
 * reference's point. Let x and y = x + z be the distances of these from the centre of the
 * reference's cell, and P(u) = t1 u + ... + t7 u^7. The reference has c = 0, so
 *
 *     z <- P(y) - P(x) + b(y) c = P[x, y] z + b(y) c.
 *
 * Horner's rule gives the divided difference P[x, y] without cancellation: if P(u) = u Q(u) + t,
 * then P[x, y] = x Q[x, y] + Q(y).
 *
 * The error is a part of z, however small z is. Let r be half of a cell's diagonal.
 *
 * In z: x is at most r and |z| at most r / 32, so |y^8 - x^8| < 9 r^7 |z|. The lower powers of
 * terms that are stored in part change by less. cell_is_good() says that |t8| r^7 and the lost parts
 * are below epsilon |t1|. So the error is below 9 epsilon |t1 z|.
 *
 * In c: with B = |b0| + |b1| r + ... + |b4| r^4, and max(|re|, |im|) as the modulus in B and of c,
 * the terms that the map leaves out are below 2 CELL_C_ERROR B |c| by cell_is_good_beside(), and the
 * lost halves of b0 to b4 are below 2 2^-21 B |c|. So the error is below 2^-19 B |c|: a pixel whose
 * c is 400 pixels from that of the reference moves as one would whose c is off by 2^-10 pixels.
 * Pictures that go through cells have a reference that is near enough for that. */

/* A map as the step that each lane takes next. */
typedef struct beside_step {
    FATHOM_GLOBAL const lane_word* map[FATHOM_LANES];
    slope offset; /* x, of the reference's point */
    mask is_taken;
} beside_step;

FATHOM_FN beside_step beside_none(void) {
    beside_step step;
    step.is_taken = mask_all(0);
    return step;
}
FATHOM_FN mask beside_lanes(const beside_step* step) { return step->is_taken; }

/* The cells that the reference's points are in, which begin at `points`, and the lanes whose pixels
 * may move by the maps of these cells. */
typedef struct beside_place {
    slope offset;
    ints cell;
    mask is_near;
} beside_place;

FATHOM_FN beside_place beside_place_of(const delta_square* square,
                                       FATHOM_GLOBAL const lane_word* const* points, slope z) {
    word point[4];
    words_of_lanes(points, 0, point);
    const slope at = {point[0], point[1]};
    const cell_place place = cell_place_of(square, at);
    const mask is_inside = cell_is_inside(&place);
    beside_place beside;
    beside.offset = place.offset;
    beside.cell = ints_select(is_inside, cell_index(&place), ints_splat(0));
    beside.is_near = mask_and(is_inside, word_less(slope_norm(z), word_splat(square->nearest)));
    return beside;
}

/* Moves z and its derivative by these maps, in the lanes that take one. */
FATHOM_FN void beside_follow(const beside_step* step, slope c, slope before, tangent rate_before,
                             slope* z, tangent* derivative) {
    word fields[CELL_FIELDS];
    FATHOM_UNROLL
    for (int field = 0; field < CELL_FIELDS; field += 4)
        words_of_lanes(step->map, field, fields + field);
    const cell_terms map = cell_terms_of(fields);
    const slope x = step->offset, y = slope_add(x, before);
    /* `value` is Q(y), `across` becomes P[x, y] and `by_z` the derivative of P at y. */
    slope value = map.t[CELL_DEGREE - 1], across = value, by_z = value;
    FATHOM_UNROLL
    for (int i = CELL_DEGREE - 2; i >= 0; --i) {
        value = slope_mul_add(value, y, map.t[i]);
        across = slope_mul_add(across, x, value);
        by_z = slope_mul_add(by_z, y, value);
    }
    slope by_both;
    const slope by_c = cell_by_c(&map, y, &by_both);
    by_z = slope_mul_add(by_both, c, by_z);
    const slope moved = slope_mul_add(across, before, slope_mul(by_c, c));
    const slope rate_moved = slope_mul_add(rate_before.by_re, by_z, by_c);
    *z = slope_select(step->is_taken, moved, *z);
    *derivative = tangent_select(step->is_taken, tangent_conformal(rate_moved), *derivative);
}
