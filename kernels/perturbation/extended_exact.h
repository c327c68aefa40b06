/* Steps beyond the range of doubles from an index m, in doubles and integers. */

FATHOM_POINT_FINDER(delta_find_point, delta_extended_point)

/* A point of the reference orbit at any magnitude. */
FATHOM_FN delta_extended_point delta_extended_orbit(const delta_job* job, fathom_uint32 m) {
    FATHOM_GLOBAL const delta_extended_point* const extended =
        delta_find_point(job->extended_points, job->bounds.extended_point_count, m);
    if (extended) return *extended;
    delta_extended_point point;
    point.m = m;
    const double re = job->orbit[m][0], im = job->orbit[m][1];
    const double norm = double_abs(re) < double_abs(im) ? double_abs(im) : double_abs(re);
    const int exponent = double_exponent(norm);
    point.exponent = norm == 0 ? DELTA_NO_EXPONENT : exponent;
    point.z[0] = re * double_power_of_two(-exponent);
    point.z[1] = im * double_power_of_two(-exponent);
    return point;
}

/* The longest step from m that is good for a z with this key; null if there is none. */
FATHOM_FN FATHOM_GLOBAL const delta_extended_step* delta_extended_find(const delta_job* job,
                                                               fathom_uint32 m, int key) {
    const fathom_uint32 offset = job->extended_offsets[m], first = offset >> DELTA_LEVEL_BITS;
    fathom_uint32 good = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
    while (good && job->extended_keys[first + good - 1] <= key) --good;
    return good ? &job->extended_steps[first + good - 1] : 0;
}

/* The step of one iteration from m, z (2 Z + z) + c, for a z with this exponent: at the larger
 * exponent of 2 Z and z. */
FATHOM_FN delta_extended_step delta_extended_exact(const delta_job* job, fathom_uint32 m,
                                                   int z_exponent) {
    const delta_extended_point from = delta_extended_orbit(job, m),
                               to = delta_extended_orbit(job, m + 1);
    const int exponent = from.exponent + 1;
    delta_extended_step step;
    step.scale = z_exponent;
    step.a_exponent = exponent > z_exponent ? exponent : z_exponent;
    for (int i = 0; i < 2; ++i) {
        step.a[0][i] = from.z[i] * double_power_of_two(exponent - step.a_exponent);
        step.a[1][i] = step.a[2][i] = step.a[3][i] = step.b[i] = 0;
        step.target[i] = to.z[i];
        step.x[i] = 0;
    }
    step.a[1][0] = double_power_of_two(z_exponent - step.a_exponent);
    step.b[0] = job->bounds.pixel_mantissa;
    step.b_exponent = job->bounds.pixel_exponent;
    step.target_exponent = to.exponent;
    step.to = m + 1;
    step.length = 1;
    return step;
}
