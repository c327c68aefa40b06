// Views that are checked against the oracle. The oracle's picture and the engine's request are made
// from the same text, and each side parses the text itself.
#pragma once

#include <sstream>

#include "formula/formula_list.h"
#include "render/render_request.h"
#include "support/mpfr_oracle.h"

namespace fathom::test {

inline constexpr Size kCheckedSize{320, 180};

struct CheckedView {
    std::string formula = "mandelbrot";
    int power = 2;
    std::string re, im, radius;
    std::uint64_t limit = 0;
    double convergence = 1e-6;
    std::string juliaRe = "-", juliaIm = "-";
    std::string parameters = "-";  // the formula's first ones, separated by commas

    std::string steps;  // of a hybrid, as --hybrid takes them

    bool isJulia() const { return juliaRe != "-"; }
};

/// Reads a line of tests/truth/formula_deltas.txt; false if it has not all fields.
inline bool readFormulaLine(std::istringstream& fields, CheckedView& view) {
    fields >> view.formula >> view.power >> view.re >> view.im >> view.radius >> view.limit >>
        view.juliaRe >> view.juliaIm;
    if (!fields) return false;
    if (std::string last; fields >> last)
        (view.formula == "hybrid" ? view.steps : view.parameters) = last;
    return true;
}

/// Reads what stands after a key of the files in tests/truth/deep.
inline void readDeepField(const std::string& key, std::istringstream& fields, CheckedView& view) {
    if (key == "re") fields >> view.re;
    if (key == "im") fields >> view.im;
    if (key == "radius") fields >> view.radius;
    if (key == "limit") fields >> view.limit;
}

inline FormulaInstance formulaOf(const CheckedView& view) {
    FormulaInstance formula = defaultInstance(*findFormula(view.formula));
    formula.power = view.power;
    if (!view.steps.empty()) formula.steps = parseSteps(view.steps).value();
    if (view.parameters != "-") {
        std::istringstream numbers(view.parameters);
        auto parameter = formula.parameters.begin();
        for (std::string number; std::getline(numbers, number, ',');)
            *parameter++ = std::stod(number);
    }
    if (view.isJulia())
        formula.julia = JuliaConstant{Decimal::parse(view.juliaRe).value(),
                                      Decimal::parse(view.juliaIm).value()};
    return formula;
}

inline RenderRequest requestOf(const CheckedView& view) {
    RenderRequest request;
    Location& location = request.location;
    location.view.re = Decimal::parse(view.re).value();
    location.view.im = Decimal::parse(view.im).value();
    location.view.radius = Decimal::parse(view.radius).value();
    location.formula = formulaOf(view);
    location.convergence = view.convergence;
    location.iterations = {view.limit, false};
    request.size = kCheckedSize;
    return request;
}

inline oracle::Picture pictureOf(const CheckedView& view) {
    oracle::Picture picture;
    picture.re = view.re, picture.im = view.im, picture.radius = view.radius;
    picture.width = kCheckedSize.width, picture.height = kCheckedSize.height;
    picture.formula = view.formula;
    picture.power = view.power;
    picture.limit = view.limit;
    picture.convergence = view.convergence;
    if (view.isJulia())
        picture.julia = true, picture.juliaRe = view.juliaRe, picture.juliaIm = view.juliaIm;
    const FormulaInstance formula = formulaOf(view);
    for (const FormulaStep& step : formula.steps)
        picture.steps.emplace_back(step.spec->id, step.power);
    if (view.formula == "newton-roots")
        picture.roots = formula.spec->attractors(formula);
    else if (!formula.parameters.empty())
        picture.relaxation = formula.parameters[0];
    return picture;
}

}  // namespace fathom::test
