/* The step of one iteration from m, z <- 2 Z z + z^2 + c. It is good for every z. */
FATHOM_FN delta_step delta_exact(const delta_job* job, fathom_uint32 m) {
    delta_step step;
    step.a[0][0] = 2 * job->orbit[m][0];
    step.a[0][1] = 2 * job->orbit[m][1];
    step.a[1][0] = 1;
    step.a[1][1] = 0;
    for (int i = 0; i < 2; ++i) {
        step.a[2][i] = step.a[3][i] = step.x[i] = 0;
        step.target[i] = job->orbit[m + 1][i];
    }
    step.b[0] = job->bounds.pixel;
    step.b[1] = 0;
    step.to = m + 1;
    step.length = 1;
    step.to_offset = job->offsets[m + 1];
    return step;
}
