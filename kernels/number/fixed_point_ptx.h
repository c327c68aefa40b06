/* The sums and products of fixed_point.h in the instructions of NVIDIA's devices (PTX), which add
 * with carries. Words have 32 bits here, and word 0 is the lowest. */

FATHOM_FN real real_add(real a, real b) {
    real r;
    __asm__("add.cc.u64 %0, %2, %4; addc.u64 %1, %3, %5;"
            : "=l"(r.lo), "=l"(r.hi)
            : "l"(a.lo), "l"(a.hi), "l"(b.lo), "l"(b.hi));
    return r;
}

FATHOM_FN real real_sub(real a, real b) {
    real r;
    __asm__("sub.cc.u64 %0, %2, %4; subc.u64 %1, %3, %5;"
            : "=l"(r.lo), "=l"(r.hi)
            : "l"(a.lo), "l"(a.hi), "l"(b.lo), "l"(b.hi));
    return r;
}

FATHOM_FN void words_split(fathom_uint64 a, fathom_uint32* words) {
    words[0] = (fathom_uint32)a;
    words[1] = (fathom_uint32)(a >> 32);
}

/* Sets words 0 and 1 to a b + c. */
FATHOM_FN void words_set_product(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b,
                                 fathom_uint32 c) {
    __asm__("mad.lo.cc.u32 %0, %2, %3, %4; madc.hi.u32 %1, %2, %3, 0;"
            : "=&r"(to[0]), "=r"(to[1])
            : "r"(a), "r"(b), "r"(c));
}

/* Adds a b to words 0 and 1, and carries into words 2 to 4. */
FATHOM_FN void words_add_product(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b) {
    __asm__("mad.lo.cc.u32 %0, %5, %6, %0; madc.hi.cc.u32 %1, %5, %6, %1;"
            "addc.cc.u32 %2, %2, 0; addc.cc.u32 %3, %3, 0; addc.u32 %4, %4, 0;"
            : "+r"(to[0]), "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4])
            : "r"(a), "r"(b));
}

/* Adds a b to words 0 and 1 and c d to words 2 and 3, and carries into words 4 and 5. */
FATHOM_FN void words_add_products(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b,
                                  fathom_uint32 c, fathom_uint32 d) {
    __asm__("mad.lo.cc.u32 %0, %6, %7, %0; madc.hi.cc.u32 %1, %6, %7, %1;"
            "madc.lo.cc.u32 %2, %8, %9, %2; madc.hi.cc.u32 %3, %8, %9, %3;"
            "addc.cc.u32 %4, %4, 0; addc.u32 %5, %5, 0;"
            : "+r"(to[0]), "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5])
            : "r"(a), "r"(b), "r"(c), "r"(d));
}

/* Adds words 1 to 7. */
FATHOM_FN void words_add(fathom_uint32* to, const fathom_uint32* a) {
    __asm__("add.cc.u32 %0, %0, %7; addc.cc.u32 %1, %1, %8; addc.cc.u32 %2, %2, %9;"
            "addc.cc.u32 %3, %3, %10; addc.cc.u32 %4, %4, %11; addc.cc.u32 %5, %5, %12;"
            "addc.u32 %6, %6, %13;"
            : "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5]), "+r"(to[6]),
              "+r"(to[7])
            : "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(a[6]), "r"(a[7]));
}

/* Adds the squares of four words to words 1 to 7. */
FATHOM_FN void words_add_squares(fathom_uint32* to, const fathom_uint32* of) {
    __asm__("mad.hi.cc.u32 %0, %7, %7, %0; madc.lo.cc.u32 %1, %8, %8, %1;"
            "madc.hi.cc.u32 %2, %8, %8, %2; madc.lo.cc.u32 %3, %9, %9, %3;"
            "madc.hi.cc.u32 %4, %9, %9, %4; madc.lo.cc.u32 %5, %10, %10, %5;"
            "madc.hi.u32 %6, %10, %10, %6;"
            : "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5]), "+r"(to[6]),
              "+r"(to[7])
            : "r"(of[0]), "r"(of[1]), "r"(of[2]), "r"(of[3]));
}

/* Subtracts `by` from words 4 to 7 if `factor` is negative. */
FATHOM_FN void words_correct(fathom_uint32* words, const fathom_uint32* by,
                             const fathom_uint32* factor) {
    const fathom_uint32 all = (fathom_uint32)((int)factor[3] >> 31);
    __asm__("sub.cc.u32 %0, %0, %4; subc.cc.u32 %1, %1, %5; subc.cc.u32 %2, %2, %6;"
            "subc.u32 %3, %3, %7;"
            : "+r"(words[4]), "+r"(words[5]), "+r"(words[6]), "+r"(words[7])
            : "r"(by[0] & all), "r"(by[1] & all), "r"(by[2] & all), "r"(by[3] & all));
}

/* The number of these eight words, divided by 2^120. */
FATHOM_FN real real_of_product(const fathom_uint32* words) {
    fathom_uint64 at[4];
    for (int i = 0; i < 4; ++i) at[i] = words[i + 3] >> 24 | words[i + 4] << 8;
    const real r = {at[0] | at[1] << 32, at[2] | at[3] << 32};
    return r;
}

/* As in fixed_point.h. The products of words i and j of the factors are added in two sums, for even
 * and for odd i + j, because each takes two words. One half of the result's unit is added. */
FATHOM_FN real real_mul(real left, real right) {
    fathom_uint32 a[4], b[4], even[8], odd[9];
    words_split(left.lo, a), words_split(left.hi, a + 2);
    words_split(right.lo, b), words_split(right.hi, b + 2);

    words_set_product(even, a[0], b[0], 0);
    words_set_product(even + 2, a[0], b[2], 0);
    words_set_product(even + 4, a[1], b[3], 0);
    words_set_product(even + 6, a[3], b[3], 0);
    words_add_products(even + 2, a[1], b[1], a[2], b[2]);
    words_add_products(even + 2, a[2], b[0], a[3], b[1]);

    words_set_product(odd + 1, a[0], b[1], 0);
    words_set_product(odd + 3, a[0], b[3], 0x800000u);
    words_set_product(odd + 5, a[2], b[3], 0);
    odd[7] = odd[8] = 0;
    words_add_products(odd + 1, a[1], b[0], a[1], b[2]);
    words_add_products(odd + 3, a[2], b[1], a[3], b[2]);
    words_add_product(odd + 3, a[3], b[0]);

    words_add(even, odd);
    words_correct(even, a, b);
    words_correct(even, b, a);
    return real_of_product(even);
}

/* The bits of real_mul(a, a), with ten products instead of sixteen. */
FATHOM_FN real real_square(real root) {
    fathom_uint32 a[4], even[8], odd[8];
    const real zero = {0, 0}, size = root.hi >> 63 ? real_sub(zero, root) : root;
    words_split(size.lo, a), words_split(size.hi, a + 2);

    /* Products of different words occur twice. */
    words_set_product(even + 2, a[0], a[2], 0);
    words_set_product(even + 4, a[1], a[3], 0);
    words_set_product(odd + 1, a[0], a[1], 0);
    words_set_product(odd + 3, a[0], a[3], 0x400000u);
    words_set_product(odd + 5, a[2], a[3], 0);
    even[1] = even[6] = even[7] = odd[7] = 0;
    words_add_product(odd + 3, a[1], a[2]);
    words_add(odd, even);
    for (int i = 7; i > 1; --i) odd[i] = odd[i] << 1 | odd[i - 1] >> 31;
    odd[1] <<= 1;
    words_add_squares(odd, a);
    return real_of_product(odd);
}
