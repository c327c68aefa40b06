/* The step of one iteration, z <- 2 Z z + z^2 + c, which is good for every z. */
FATHOM_FN delta_step delta_exact(const double (*orbit)[2], fathom_uint32 m, double pixel) {
    delta_step step = {};
    step.a[0][0] = 2 * orbit[m][0];
    step.a[0][1] = 2 * orbit[m][1];
    step.a[1][0] = 1;
    step.b[0] = pixel;
    step.target[0] = orbit[m + 1][0];
    step.target[1] = orbit[m + 1][1];
    step.to = m + 1;
    step.length = 1;
    return step;
}
