/* What kernels report in `*flaws`, for kernels and host. */
#define FOURIER_WRONG_SUMS 1
#define FOURIER_DID_NOT_MEET 2 /* work-groups that must run at the same time did not */
