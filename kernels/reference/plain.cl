/* One pixel in a work-item, a step, its derivative and the escape test in every iteration: what the
 * kernels in lanes are measured against. No picture is made of it. */
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void plain(
    global const cplx* points, word seed, word radius2, uint steps, global real* states,
    global word* derivatives, global uint* counts) {
    const size_t item = get_global_id(0);
    plane at;
    at.c = points[item];
    at.seed = seed;
    at.escape_radius2 = radius2;
    orbit now = direct_start(at.c, real_of_int(0), seed, 0);
    uint n = 0, status = FATHOM_RUNNING;
    while (n < steps && status == FATHOM_RUNNING) {
        const cplx before = now.z;
        formula_step(&now.z, &now.derivative, &at);
        ++n;
        status = direct_status(&now, before, &at);
    }
    states[2 * item] = now.z.re;
    states[2 * item + 1] = now.z.im;
    derivatives[2 * item] = now.derivative.by_re.re;
    derivatives[2 * item + 1] = now.derivative.by_re.im;
    counts[item] = n | (status == FATHOM_RUNNING ? 0x80000000u : 0u);
}
