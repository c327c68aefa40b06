// Views, formulas and limits from the terms of other programs. Pure functions: any thread.
#pragma once

#include <string>
#include <vector>

#include "foreign/key_values.h"
#include "render/location.h"

namespace fathom {

/// The view's radius from a zoom: 2/zoom to 24 digits. A zoom that is not above 0, or is beyond any
/// view, becomes a problem of `values`.
void readZoom(KeyValues& values, std::string_view key, View& view);

/// Gives the view the map from the picture to the plane that the matrix `map` times `scale`
/// describes: its radius and its transform. Every format that shears goes through here. Fails with
/// Parse if the map flattens the picture or is not finite.
Result<void> setMap(View& view, const Matrix2& map, const Decimal& scale);

/// The formula with this id, which must exist, at a power.
FormulaInstance formulaOf(std::string_view id, int power = 2);

/// The formula z^p + c with these folds (a sum of StepFolds); null if Fathom has none.
const FormulaSpec* formulaWithFolds(unsigned folds);

/// A hybrid of these steps; of one step, or if all are equal, the formula itself.
FormulaInstance formulaOf(const std::vector<FormulaStep>& steps);

/// The nearest escape radius that Fathom takes.
double nearestEscapeRadius(double wanted);

/// By how much the smooth counts of escape radius `from` exceed those of `to`.
double countDifference(const FormulaInstance& formula, double from, double to);

/// Degrees in (-180, 180].
double turned(double degrees);

}  // namespace fathom
