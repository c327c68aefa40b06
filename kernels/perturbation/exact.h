/* The step of one iteration from m, z <- 2 Z z + z^2 + c. It is good for every z. */
FATHOM_FN delta_step delta_exact(const delta_job* job, fathom_uint32 m) {
    delta_step step = {};
    step.a[0][0] = 2 * job->orbit[m][0];
    step.a[0][1] = 2 * job->orbit[m][1];
    step.a[1][0] = 1;
    step.b[0] = job->pixel;
    step.target[0] = job->orbit[m + 1][0];
    step.target[1] = job->orbit[m + 1][1];
    step.to = m + 1;
    step.length = 1;
    step.to_offset = job->offsets[m + 1];
    return step;
}
