#include "render/accuracy.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "formula/formula_list.h"
#include "number/big_float.h"

namespace fathom {

namespace {

/// The largest |re| or |im| of the view's points and of the Julia constant, at least 1; infinite
/// beyond double range.
double largestCoordinate(const RenderRequest& request) {
    const View& view = request.location.view;
    const Matrix2 matrix = matrixOf(view.transform);
    const auto& contour = request.contour;
    const double aspect =
        contour ? 1 : static_cast<double>(request.size.width) / request.size.height;
    const double radius = view.radius.toDouble() * (contour ? contour->greatest() : 1);
    const double reach[] = {radius * (std::fabs(matrix.xx) * aspect + std::fabs(matrix.xy)),
                            radius * (std::fabs(matrix.yx) * aspect + std::fabs(matrix.yy))};

    double largest = std::max(
        {1.0, std::fabs(view.re.toDouble()) + reach[0], std::fabs(view.im.toDouble()) + reach[1]});
    if (const auto& julia = request.location.formula.julia)
        largest =
            std::max({largest, std::fabs(julia->re.toDouble()), std::fabs(julia->im.toDouble())});
    return largest;
}

/// Degree of the largest value that a step makes of z.
int degreeOf(const FormulaInstance& formula) {
    switch (formula.spec->kind) {
        case FormulaKind::Escape:
            break;
        case FormulaKind::EscapeOrOne:
            return 3;
        case FormulaKind::Rest:
            return 1;
    }
    return highestPower(formula);
}

/// The last value that is iterated has |z| <= R, or is a start point; the next is at most
/// |z|^degree + |c|, and its square is compared.
bool staysInRange(const Rung& rung, const RenderRequest& request, double largest) {
    if (rung.maximumExponent == 0) return true;
    const Location& location = request.location;
    if (largest >= rung.coordinateEnd) return false;
    const double modulus = largest * std::sqrt(2.0);
    const double last = isDynamical(location.formula) ? std::max(location.escapeRadius, modulus)
                                                      : location.escapeRadius;
    const double next =
        std::max(degreeOf(location.formula) * std::log2(last), std::log2(modulus)) + 1;
    return 2 * next + 1 < rung.maximumExponent;
}

bool seesConvergence(const Rung& rung, const Location& location) {
    return location.formula.spec->kind == FormulaKind::Escape ||
           location.convergence >= std::ldexp(1.0, 4 - rung.valueBits());
}

Fit fitOfDeltas(const Rung& rung, const RenderRequest& request) {
    const double largest = largestCoordinate(request);
    return {.bitsToSpare = std::numeric_limits<double>::infinity(),
            .inRange = largest < 32 && staysInRange(rung, request, largest),
            .isConvergenceSeen = seesConvergence(rung, request.location),
            .isDefined = !request.contour || !rung.isDeltaInFloats(),
            .isKnown = hasSteps(rung, request.location.formula)};
}

}  // namespace

Fit fitOf(const Rung& rung, const RenderRequest& request) {
    if (rung.method == Method::Delta) return fitOfDeltas(rung, request);
    if (rung.fractionBits == 0) return {.bitsToSpare = std::numeric_limits<double>::infinity()};
    const double largest = largestCoordinate(request);
    const double ulpScale = rung.isFixedPoint ? 1 : std::exp2(std::floor(std::log2(largest)));
    // Steps that divide round several times as often, and near a pole each error weighs more.
    const int guardBits = request.location.formula.spec->divides ? 8 : 5;
    const FloatExp smallestSpacing = FloatExp::of(ulpScale, guardBits - rung.fractionBits);
    const FloatExp ratio = request.spacing() / smallestSpacing;
    const Location& location = request.location;
    return {.bitsToSpare = ratio.log2(),
            .inRange = staysInRange(rung, request, largest),
            .isConvergenceSeen = seesConvergence(rung, location),
            .isDefined = (!request.contour || rung.id == "fp64") &&
                         hasForm(rung, location.formula) &&
                         (canDivide(rung) || !location.formula.spec->divides) &&
                         (!rung.isComposed() || recheckRung(rung, request)),
            .isKnown = hasSteps(rung, location.formula)};
}

bool isAccurate(const Rung& rung, const RenderRequest& request) {
    return fitOf(rung, request).isAccurate();
}

const Rung& cheapestAccurateRung(const RenderRequest& request) {
    for (const Rung& rung : rungs())
        if (isAccurate(rung, request)) return rung;
    return rungs().back();
}

const Rung* recheckRung(const Rung& rung, const RenderRequest& request) {
    const auto found = std::ranges::find_if(rungs(), [&](const Rung& other) {
        return other.number == rung.recheckNumber && isAccurate(other, request);
    });
    return found == rungs().end() ? nullptr : &*found;
}

bool hasForm(const Rung& rung, const FormulaInstance& formula) {
    return rung.form == kNormalForm || (formula.spec->endsInPowerPlusC && formula.power == 2);
}

bool canDivide(const Rung& rung) {
    return !rung.isFixedPoint;
}

bool hasSteps(const Rung& rung, const FormulaInstance& formula) {
    // Samples of other formulas do not tell how far their counts may be from a jump: where steps
    // fold the plane, later rounding errors grow more than the derivative does.
    if (rung.isComposed())
        return formula.spec->kind == FormulaKind::Escape && formula.spec->isConformal &&
               !formula.spec->hasSteps;
    if (rung.method == Method::Direct) return true;
    return rung.isDeltaInFloats() ? isMandelbrotSet(formula) : hasDeltas(formula);
}

// ---- Precision

namespace {

/// Bits below a pixel that big floats iterate with, for N steps.
///
/// Rounding z_n by e shifts the end of the orbit as a shift of c by e / (dz_n/dc) does. Orbits that
/// tell neighbouring pixels apart keep |dz_n/dc| at about 1 or above, so N steps are worth a shift
/// of at most N e: log2 N bits. A step of z^2 + c errs by up to 4 half units of 4, 2^3 ulp(1); the
/// other 13 of the 16 bits are for powers, for derivatives below 1, and for pixels to stay right to
/// 2^-13 of one if every error points the same way. Formulas that divide round several times as
/// often, and near a pole each error weighs more: 8 bits more.
///
/// No rule in log2 N saves chaotic orbits of formulas with absolute values. Their derivative is a
/// matrix whose smaller singular value may shrink at every step; where it does, e grows against the
/// pixels by up to about 0.8 bits a step, whatever the precision began with.
double guardBitsOf(const RenderRequest& request) {
    // A started picture keeps its precision, and its limit may rise: up to there N is the same.
    const std::uint64_t steps = std::max(request.location.iterations.limit, kMaximumAutomaticLimit);
    const int forEachStep = request.location.formula.spec->divides ? 24 : 16;
    return std::log2(static_cast<double>(steps)) + forEachStep;
}

}  // namespace

int precisionBitsOf(const Rung& rung, const RenderRequest& request) {
    // The location's own digits may be more than the view needs. Where orbits of a Julia set pass
    // 0, z^p brings neighbours p times as near, by their digits.
    const double largest = std::min(largestCoordinate(request), 1e300);  // infinite constants too
    const double spacing = request.spacing().log2();
    const FormulaInstance& formula = request.location.formula;
    const int power = formula.julia && hasDeltas(formula) ? highestPower(formula) : 1;
    const double place = std::log2(largest) - spacing * power;
    const double bits = std::max<double>(place + guardBitsOf(request), rung.fractionBits + 1);
    const double words = std::ceil(std::max(bits, 128.0) / 64);
    return static_cast<int>(std::min<double>(words * 64, BigFloat::kMaximumPrecision));
}

}  // namespace fathom
