#include "orbit/exact_steps.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/check.h"
#include "formula/formula_list.h"
#include "orbit/complex_exp.h"

namespace fathom::exact {

namespace {

#include "division.h"

/// Folds one part of z during a step; byRe and byIm are the part's derivatives. Returns whether its
/// sign changes.
bool fold(real& part, FloatExp byRe, FloatExp byIm, FloatExp& known, FloatExp& clearance) {
    known = part.toFloatExp();
    const FloatExp distance = abs(known) / (abs(byRe) + abs(byIm));
    if (distance < clearance) clearance = distance;
    const bool isNegative = real_is_negative(part) != 0;
    if (isNegative) part = real_neg(part);
    return isNegative;
}
inline void fold_re(cplx* z, tangent* t, const plane* at) {
    if (fold(z->re, t->by_re.re, t->by_im.re, at->known[0], *at->clearance))
        *t = tangent_flipped_re(*t);
}
inline void fold_im(cplx* z, tangent* t, const plane* at) {
    if (fold(z->im, t->by_re.im, t->by_im.im, at->known[1], *at->clearance))
        *t = tangent_flipped_im(*t);
}

inline void keep_factor(cplx* w, const plane* at) {
    const FloatExp re = w->re.toFloatExp(), im = w->im.toFloatExp();
    const FloatExp size = std::max(abs(re), abs(im));
    if (!(size < *at->least)) return;
    *at->least = size;
    at->known[0] = re, at->known[1] = im;
}

// clang-format off
#define FATHOM_FORM "two_products.h"
#define FATHOM_BODY "program/formula.h"
#define FATHOM_WANTED (!FORMULA_DIVIDES || FORMULA_HAS_DELTAS)
#include "kernel_formulas.inc"
#undef FATHOM_BODY
// clang-format on

struct Row {
    const char* formula;
    int power;
    Step step;
};
#define FATHOM_MOST_POWER FORMULA_MAXIMUM_POWER
#define FATHOM_ROW(name, power) {#name, power, &name<power>::formula_step},
constexpr Row kRows[] = {
#include "kernel_formulas.inc"
};

}  // namespace

Step stepOf(const FormulaInstance& formula) {
    const std::string name = kernelName(*formula.spec);
    const auto row = std::ranges::find_if(kRows, [&](const Row& candidate) {
        return candidate.formula == name && candidate.power == formula.power;
    });
    FATHOM_CHECK(row != std::end(kRows));
    return row->step;
}

}  // namespace fathom::exact
