/* Pixels and steps of generic.h in work-items, for devices whose work-items are lanes. OpenCL C
 * only. */

FATHOM_FN followed generic_item_of(global const formula_pixel* pixel,
                                        global const formula_kept* kept) {
    const int is_first = kept->renew == 0;
    followed now;
    now.z.re = pixel->z[0];
    now.z.im = pixel->z[1];
    now.c.re = pixel->c[0];
    now.c.im = pixel->c[1];
    now.derivative.by_re.re = pixel->derivative[0];
    now.derivative.by_re.im = pixel->derivative[1];
    now.derivative.by_im.re = pixel->derivative[2];
    now.derivative.by_im.im = pixel->derivative[3];
    now.count = (ints)pixel->count;
    now.m = (ints)pixel->m;
    now.kept.re = is_first ? now.z.re : kept->z[0];
    now.kept.im = is_first ? now.z.im : kept->z[1];
    now.kept_m = is_first ? now.m : (ints)kept->m;
    now.step = kept->step;
    now.renew = is_first ? 8 : kept->renew;
    return now;
}

FATHOM_FN void generic_item_put(const followed* now, uint status, global formula_pixel* pixel,
                                global formula_kept* kept) {
    pixel->z[0] = now->z.re;
    pixel->z[1] = now->z.im;
    pixel->c[0] = now->c.re;
    pixel->c[1] = now->c.im;
    pixel->derivative[0] = now->derivative.by_re.re;
    pixel->derivative[1] = now->derivative.by_re.im;
    pixel->derivative[2] = now->derivative.by_im.re;
    pixel->derivative[3] = now->derivative.by_im.im;
    pixel->z_exponent = pixel->derivative_exponent[0] = pixel->derivative_exponent[1] = 0;
    pixel->count = (ulong)now->count;
    pixel->m = (uint)now->m;
    pixel->status = status;
    kept->z[0] = now->kept.re;
    kept->z[1] = now->kept.im;
    kept->m = (uint)now->kept_m;
    kept->step = now->step;
    kept->renew = now->renew;
}

/* Same as follow_find() of generic_lanes.h, but with the keys of item_keys.h. */
FATHOM_FN follow_step follow_find(const formula_job* job, global const uint4* keys,
                                  const followed* now) {
    const uint m = (uint)now->m, first = job->offsets[m] >> DELTA_LEVEL_BITS;
    const uint key = (uint)word_upper_bits(slope_norm(now->z));
    const uint good = keys_above(keys[2 * m], keys[2 * m + 1], key);
    const uint length = good ? job->bounds.first_length << good : 1;
    const int is_end = m == job->bounds.ends[0] || m == job->bounds.ends[1];
    follow_step found;
    found.length = length;
    found.from[0] = job->points[m].z;
    found.to[0] = job->points[is_end ? m : m + length].z;
    found.linear[0] = good ? job->steps[first + good - 1].a : job->points[m].z;
    return found;
}
