/* z^2 + c by cplx_sqr(), which takes two products where FATHOM_FEW_PRODUCTS says so. */
FATHOM_FN cplx cplx_square_plus(FATHOM_IN(cplx) z, FATHOM_IN(cplx) c) {
    return cplx_add(cplx_sqr(z), c);
}
