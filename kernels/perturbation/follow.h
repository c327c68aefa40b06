/* How a pixel follows a reference orbit. Every kernel of perturbation takes its steps by this rule,
 * over words of one lane or of many.
 *
 * A pixel at index m of the reference has the distance z from the reference's point Z_m, so its
 * value is Z_m + z. A step takes it to another index. The pixel then ends, or goes on from there,
 * or rebases: it follows the reference from a start, with its value for z. That is exact, because
 * Z = 0 there (Zhuoran 2021, fractalforums.org, topic 4360).
 *
 * A magnitude (plain.h, extended.h, scaled.h) defines delta, the type of z, and its functions;
 * ends.h defines what a step leads to. A kind of step (series.h, series_extended.h,
 * series_scaled.h, generic.h) defines:
 *   rate             the derivative, and rate_select()
 *   followed         the pixels: z, derivative, count, m, ...
 *   follow_bounds    what they have in common: limit, escape_radius2, ...
 *   follow_step      the data of a step: length, ...
 *   step_is_at_end() true at an end of the reference, where no step begins
 *   step_next()      takes a step
 *   step_settle()    updates what else a pixel keeps, and may add to the ends */

/* Takes all lanes through one step and returns the lanes that have ended. A lane that is at the
 * limit, or whose step leads out of the magnitude's range, stays before the step. If a pixel has
 * escaped or converged, z becomes its value. */
FATHOM_FN follow_ends follow(const follow_bounds* bounds, const follow_step* step, followed* now) {
    follow_ends ends = follow_none();
    const ints count = now->count + step->length;
    ends.at_limit = mask_or(ints_above(count, ints_splat((lane_int)bounds->limit)),
                            step_is_at_end(bounds, now->m));
    if (FATHOM_LANES == 1 && mask_bits(ends.at_limit)) return ends;

    rate derivative;
    const follow_next next = step_next(bounds, step, now, &derivative);
    const mask escapes = delta_has_escaped(next.value, bounds->escape_radius2);
    const mask rebases = mask_or(delta_is_less(next.value, next.z), next.rebases);
    const mask is_value = mask_or(mask_or(rebases, escapes), next.is_at_goal);
    const delta z = delta_normal(delta_select(is_value, next.value, next.z));

    const mask is_lost = mask_without(next.is_lost, ends.at_limit);
    const mask stays = mask_or(ends.at_limit, is_lost);
    ends.escaped = mask_without(escapes, stays);
    ends.converged = mask_without(next.is_at_goal, mask_or(stays, ends.escaped));
    const mask has_ended = mask_or(mask_or(stays, ends.escaped), ends.converged);
    ends.moved = mask_or(is_lost, mask_without(delta_is_plain(z), has_ended));
    ends.turned = mask_without(mask_and(rebases, next.can_turn), has_ended);

    const followed before = *now;
    now->z = delta_select(stays, now->z, z);
    now->derivative = rate_select(stays, now->derivative, derivative);
    now->count = ints_select(stays, now->count, count);
    now->m = ints_select(stays, now->m, ints_select(rebases, next.start, next.m));
    step_settle(bounds, step, &before, rebases, stays, &ends, now);
    return ends;
}
