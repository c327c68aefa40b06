/* Makes packed samples on a device. OpenCL C only, over escape.h. */

FATHOM_FN double logarithm_of(double value) {
    const logarithm_parts parts = logarithm_parts_of(value);
    return logarithm_from(parts, logarithm_series(parts.s * parts.s));
}

FATHOM_FN double turns_of(double x, double y) {
    const turn_parts parts = turn_parts_of(x, y);
    return turns_from(parts, turn_series(-(parts.t * parts.t)), x, y);
}

/* The sample of a pixel that has not escaped, after `count` iterations. */
FATHOM_FN packed_sample packed_other(fathom_uint64 count, int is_interior) {
    packed_sample sample;
    sample.count = (fathom_uint32)count;
    sample.fraction = is_interior ? PACKED_INTERIOR : PACKED_RUNNING;
    sample.distance_x = sample.distance_y = sample.angle = 0;
    return sample;
}

FATHOM_FN packed_sample packed_escape(const escape_terms_list* list, fathom_uint64 count, double re,
                                      double im, double by_re_x, double by_re_y, double by_im_x,
                                      double by_im_y) {
    const uint step = list->count == 1 ? 0 : (uint)((count + list->count - 1) % list->count);
    const escape_terms* terms = &list->of[step];
    const scaled_value value = scaled_value_of(re, im);
    const double log_modulus = log_modulus_of(terms, value, logarithm_of(value.square));
    const escape_distance away =
        distance_of(terms, value, log_modulus, by_re_x, by_re_y, by_im_x, by_im_y);
    packed_sample sample;
    sample.count = (fathom_uint32)count;
    sample.fraction =
        fraction_of(terms, log_modulus, logarithm_of(log_ratio_of(terms, log_modulus)));
    sample.distance_x = away.x;
    sample.distance_y = away.y;
    sample.angle = angle_of(log_modulus, turns_of(value.re, value.im));
    return sample;
}
