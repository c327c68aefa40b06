/* While FATHOM_IS_TAIL is defined, the names of a number and of everything made of it get the
 * prefix tail_, so that a program can include their source for two kinds of number. */
#ifdef FATHOM_IS_TAIL
#define real tail_real
#define real_of_word tail_real_of_word
#define real_of_int tail_real_of_int
#define real_word tail_real_word
#define real_add tail_real_add
#define real_sub tail_real_sub
#define real_neg tail_real_neg
#define real_abs tail_real_abs
#define real_mul tail_real_mul
#define real_div tail_real_div
#define real_fma tail_real_fma
#define real_fms tail_real_fms
#define real_fnma tail_real_fnma
#define real_is_negative tail_real_is_negative
#define real_equal tail_real_equal
#define real_select tail_real_select
#define cplx tail_cplx
#define cplx_add tail_cplx_add
#define cplx_sub tail_cplx_sub
#define cplx_scale tail_cplx_scale
#define cplx_mul tail_cplx_mul
#define cplx_sqr tail_cplx_sqr
#define cplx_square_plus tail_cplx_square_plus
#define cplx_from_ints tail_cplx_from_ints
#define cplx_equal tail_cplx_equal
#define slope tail_slope
#define slope_of tail_slope_of
#define slope_from_ints tail_slope_from_ints
#define slope_neg tail_slope_neg
#define slope_add tail_slope_add
#define slope_mul tail_slope_mul
#define slope_scale tail_slope_scale
#define slope_norm2 tail_slope_norm2
#define tangent tail_tangent
#define tangent_of tail_tangent_of
#define tangent_conformal tail_tangent_conformal
#define tangent_flipped_re tail_tangent_flipped_re
#define tangent_flipped_im tail_tangent_flipped_im
#define tangent_moved tail_tangent_moved
#define tangent_stepped tail_tangent_stepped
#define orbit tail_orbit
#define plane tail_plane
#define DirectJob tail_DirectJob
#define DirectTile tail_DirectTile
#define DirectPixel tail_DirectPixel
#define fold_re tail_fold_re
#define fold_im tail_fold_im
#define keep_factor tail_keep_factor
#define power_of tail_power_of
#define power_by_squares tail_power_by_squares
#define power_plus tail_power_plus
#define power_slope tail_power_slope
#define power_tangent tail_power_tangent
#define FORMULA_ENDS tail_FORMULA_ENDS
#define formula_step tail_formula_step
#define phase_power tail_phase_power
#define phase_slope tail_phase_slope
#define phase_tangent tail_phase_tangent
#define phase_step tail_phase_step
#define end_radius2 tail_end_radius2
#define first_phase tail_first_phase
#define direct_step tail_direct_step
#define direct_status tail_direct_status
#define direct_loop tail_direct_loop
#define direct_start tail_direct_start
#else
#undef real
#undef real_of_word
#undef real_of_int
#undef real_word
#undef real_add
#undef real_sub
#undef real_neg
#undef real_abs
#undef real_mul
#undef real_div
#undef real_fma
#undef real_fms
#undef real_fnma
#undef real_is_negative
#undef real_equal
#undef real_select
#undef cplx
#undef cplx_add
#undef cplx_sub
#undef cplx_scale
#undef cplx_mul
#undef cplx_sqr
#undef cplx_square_plus
#undef cplx_from_ints
#undef cplx_equal
#undef slope
#undef slope_of
#undef slope_from_ints
#undef slope_neg
#undef slope_add
#undef slope_mul
#undef slope_scale
#undef slope_norm2
#undef tangent
#undef tangent_of
#undef tangent_conformal
#undef tangent_flipped_re
#undef tangent_flipped_im
#undef tangent_moved
#undef tangent_stepped
#undef orbit
#undef plane
#undef DirectJob
#undef DirectTile
#undef DirectPixel
#undef fold_re
#undef fold_im
#undef keep_factor
#undef power_of
#undef power_by_squares
#undef power_plus
#undef power_slope
#undef power_tangent
#undef FORMULA_ENDS
#undef formula_step
#undef phase_power
#undef phase_slope
#undef phase_tangent
#undef phase_step
#undef end_radius2
#undef first_phase
#undef direct_step
#undef direct_status
#undef direct_loop
#undef direct_start
#endif
