/* How pixels come to the points of their orbits that may be nearest to 0, for their atom domains
 * (R. Munafo's name): the n >= 1 at which |z_n| is least. Over the magnitude delta_of_least(). C++
 * only.
 *
 * A step of several iterations is only good if |z| is at most 3/4 |Z| at each index that it passes
 * over, so the value there is at least |Z|/4 from 0. A pixel that is watched takes such a step only
 * if no |Z| that it passes over is below four times its least value so far. All other indices
 * are ends of steps, where the value is known: there the pixel stops, with the status of one that
 * goes on, if the value may be its least. Values are compared by their larger part, so the host
 * judges once more. */

typedef struct follow_watch {
    const float* lows;          /* follow_lows.of_steps */
    const follow_least* leasts; /* by pixel */
} follow_watch;

/* The same for the pixels of a vector. */
typedef struct follow_watched {
    follow_lows lows;
    delta least;
} follow_watched;

FATHOM_FN void follow_watch_lanes(const follow_watch* watch, const fathom_uint32* pixel,
                                  fathom_uint32 live, follow_watched* watched) {
    watched->lows.of_steps = watch->lows;
    watched->least = delta_of_least(watch->leasts, pixel, live, &watched->lows);
}

/* The lanes whose values may be their least. */
FATHOM_FN mask follow_is_low(const follow_watched* watched, delta value) {
    return mask_not(delta_is_less(watched->least, value));
}
