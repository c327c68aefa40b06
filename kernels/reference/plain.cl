/* One pixel in a work-item, a step, its derivative and the escape test in every iteration: what the
 * kernels in lanes are measured against. No picture is made of it. */
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void plain(
    global const word* points, word seed, word radius2, uint steps, global word* states,
    global uint* counts, uint stride) {
    const size_t item = get_global_id(0);
    const int words = sizeof(real) / sizeof(word);
    plane at;
    for (int i = 0; i < 2 * words; ++i) ((word*)&at.c)[i] = points[i * stride + item];
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
    for (int i = 0; i < 2 * words; ++i) states[i * stride + item] = ((word*)&now.z)[i];
    states[2 * words * stride + item] = now.derivative.by_re.re;
    states[(2 * words + 1) * stride + item] = now.derivative.by_re.im;
    counts[item] = n | (status == FATHOM_RUNNING ? 0x80000000u : 0u);
}
