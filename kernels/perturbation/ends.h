/* What a step of perturbation leads to, over the deltas of a magnitude: see follow.h. */

/* The state after a step, before the pixel is found to rebase or to end. */
typedef struct follow_next {
    delta z, value;
    ints m, start; /* start: the index to which pixels rebase */
    mask is_lost;    /* the magnitude cannot hold z */
    mask is_at_goal; /* the value is at the attractor that ends orbits */
    mask rebases;    /* pixels rebase for a reason of this kind of step */
    mask can_turn;   /* a pixel that rebases should be iterated directly */
} follow_next;

/* The lanes that have ended. A lane that has moved needs steps with the other kind of exponent; one
 * that has turned is to be iterated directly. */
typedef struct follow_ends {
    mask escaped, converged, repeats, moved, turned, at_limit;
} follow_ends;

FATHOM_FN follow_ends follow_none(void) {
    follow_ends ends;
    ends.escaped = ends.converged = ends.repeats = mask_all(0);
    ends.moved = ends.turned = ends.at_limit = mask_all(0);
    return ends;
}

/* The lanes that have ended, as bits. */
FATHOM_FN fathom_uint32 follow_ended(follow_ends ends) {
    return mask_bits(mask_or(mask_or(mask_or(ends.escaped, ends.converged),
                                     mask_or(ends.repeats, ends.moved)),
                             mask_or(ends.turned, ends.at_limit)));
}

/* The status of a lane's pixel. `going_on` is the status of a pixel that goes on by the same kind
 * of steps, or directly, and `moved` that of a pixel that needs the other kind. */
FATHOM_FN fathom_uint32 follow_status(follow_ends ends, int lane, fathom_uint32 going_on,
                                      fathom_uint32 moved) {
    return mask_bits(ends.escaped) >> lane & 1u     ? FATHOM_ESCAPED
           : mask_bits(ends.converged) >> lane & 1u ? FATHOM_CONVERGED
           : mask_bits(ends.repeats) >> lane & 1u   ? FATHOM_INTERIOR
           : mask_bits(ends.at_limit) >> lane & 1u  ? DELTA_AT_LIMIT
           : mask_bits(ends.moved) >> lane & 1u     ? moved
                                                    : going_on;
}
