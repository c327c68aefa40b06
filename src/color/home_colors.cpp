#include "color/home_colors.h"

namespace fathom {

namespace {

struct HomeColors {
    std::string_view formula;
    const char* palette;
    double offset;
};

// Formulas that are not here have the colours of ColorSettings. The offsets are chosen by eye: few
// counts fill Nova's home view, and from 0 on most of them are near-black.
constexpr HomeColors kHomeColors[] = {
    {"burning-ship", "ember", 0}, {"tricorn", "orchid", 0}, {"celtic", "glacier", 0},
    {"buffalo", "ember", 0},      {"nova", "glacier", 0.4},
};

}  // namespace

ColorSettings homeColors(const FormulaInstance& formula) {
    ColorSettings colors;
    for (const HomeColors& row : kHomeColors) {
        if (row.formula != formula.spec->id) continue;
        colors.palette = row.palette;
        colors.offset = row.offset;
    }
    return colors;
}

}  // namespace fathom
