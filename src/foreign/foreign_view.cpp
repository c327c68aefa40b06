#include "foreign/foreign_view.h"

#include <algorithm>
#include <cmath>

#include "bookmarks/location_text.h"
#include "formula/formula_list.h"

namespace fathom {

void readZoom(KeyValues& values, std::string_view key, View& view) {
    const Decimal zoom = values.decimal(key);
    if (values.hasProblem()) return;
    if (zoom.sign() <= 0) return values.demand(key, "a number above 0");
    view.radius = twoOver(zoom);
}

Result<void> setMap(View& view, const Matrix2& map, const Decimal& scale) {
    constexpr std::size_t kDigits = 24;
    const double area = std::fabs(map.xx * map.yy - map.xy * map.yx);
    if (!(area > 0) || !std::isfinite(area))
        return fail(ErrorCode::Parse, "its corners do not span a picture.");
    view.transform = transformWith(map);
    view.radius = (scale * Decimal::fromDouble(std::sqrt(area))).rounded(kDigits);
    return {};
}

FormulaInstance formulaOf(std::string_view id, int power) {
    FormulaInstance formula = defaultInstance(*findFormula(id));
    formula.power = power;
    return formula;
}

const FormulaSpec* formulaWithFolds(unsigned folds) {
    for (const FormulaSpec& spec : formulas())
        if (spec.canBeStep && spec.folds == folds) return &spec;
    return nullptr;
}

FormulaInstance formulaOf(const std::vector<FormulaStep>& steps) {
    const FormulaStep first = steps.front();
    const bool isPlain =
        std::ranges::all_of(steps, [&](const FormulaStep& step) { return step == first; });
    if (isPlain) return formulaOf(first.spec->id, first.power);
    FormulaInstance formula = formulaOf("hybrid");
    formula.steps = steps;
    return formula;
}

double nearestEscapeRadius(double wanted) {
    return std::clamp(wanted, Location::kMinimumEscapeRadius, Location::kMaximumEscapeRadius);
}

double countDifference(const FormulaInstance& formula, double from, double to) {
    if (!(from > 1) || !(to > 1)) return 0;
    return std::log(std::log(from) / std::log(to)) / logGrowth(formula);
}

double turned(double degrees) {
    const double rest = std::remainder(degrees, 360.0);
    return rest == -180 ? 180 : rest;
}

}  // namespace fathom
