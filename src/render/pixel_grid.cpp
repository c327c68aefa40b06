#include "render/pixel_grid.h"

#include <algorithm>

#include "formula/formula_list.h"
#include "render/make_reference.h"

namespace fathom {

namespace {

// The exact view, at a precision whose rounding is far below the final rounding.
struct Frame {
    BigFloat re, im;          // the centre
    BigFloat xx, xy, yx, yy;  // radius / height * matrix: half a pixel, in the plane
    int workingBits;
};

Frame frameOf(const RenderRequest& request, int precisionBits) {
    const int bits = std::max(192, precisionBits + 64);
    const View& view = request.location.view;
    const BigFloat unit =
        BigFloat::fromDecimal(view.radius, bits) / BigFloat(request.size.height, bits);
    const Matrix2 matrix = matrixOf(view.transform);
    const auto scaledUnit = [&](double entry) { return unit * BigFloat(entry, bits); };
    return {BigFloat::fromDecimal(view.re, bits),
            BigFloat::fromDecimal(view.im, bits),
            scaledUnit(matrix.xx),
            scaledUnit(matrix.xy),
            scaledUnit(matrix.yx),
            scaledUnit(matrix.yy),
            bits};
}

template <class Number>
CoordinateTables<Number> makeTables(const RenderRequest& request, int precisionBits,
                                    const std::stop_token& stop) {
    const Frame frame = frameOf(request, precisionBits);
    const TileRect area = request.area();
    const Size size = request.size;
    const auto rounded = [&](const BigFloat& value) {
        return DirectNumber<Number>::rounded(value, precisionBits);
    };

    CoordinateTables<Number> tables;
    if ((tables.rings = ringsOf(request))) {
        const double pixel = request.pixelSize().toDouble();
        const Matrix2 matrix = matrixOf(request.location.view.transform);
        tables.area = area;
        tables.matrix = {matrix.xx * pixel, matrix.xy * pixel, matrix.yx * pixel,
                         matrix.yy * pixel};
        tables.re = rounded(frame.re);
        tables.im = rounded(frame.im);
    }
    for (int x = area.x; x < area.right() && !stop.stop_requested(); ++x) {
        const BigFloat offset(2 * (x + 0.5 + request.subpixel.x) - size.width, frame.workingBits);
        tables.reFromX.push_back(rounded(frame.re + frame.xx * offset));
        tables.imFromX.push_back(rounded(frame.yx * offset));
    }
    for (int y = area.y; y < area.bottom() && !stop.stop_requested(); ++y) {
        const BigFloat offset(size.height - 2 * (y + 0.5 + request.subpixel.y), frame.workingBits);
        tables.reFromY.push_back(rounded(frame.xy * offset));
        tables.imFromY.push_back(rounded(frame.im + frame.yy * offset));
    }
    const FormulaInstance& formula = request.location.formula;
    tables.start = rounded(BigFloat(formula.spec->start, frame.workingBits));
    for (const double parameter : formula.parameters)
        tables.parameters.push_back(rounded(BigFloat(parameter, frame.workingBits)));
    tables.juliaRe = tables.juliaIm = rounded(BigFloat(0, frame.workingBits));
    if (const auto& julia = formula.julia) {
        tables.juliaRe = rounded(BigFloat::fromDecimal(julia->re, frame.workingBits));
        tables.juliaIm = rounded(BigFloat::fromDecimal(julia->im, frame.workingBits));
    }
    return tables;
}

Result<PixelGrid::Tables> makeTables(const RenderRequest& request, const RenderPlan& plan,
                                     const std::function<void(Phrase)>& stage,
                                     const std::stop_token& stop, ReferenceCache* cache) {
    if (plan.rung->method == Method::Delta)
        return makePixelDeltas(request, plan, stage, stop, cache);
    if (request.contour && plan.rung->number != NumberKind::Fp64)
        return fail(ErrorCode::Unsupported, "Pictures of rings need doubles or perturbation.");
    // At great depth a row or column costs microseconds, and a picture has thousands.
    auto tables = visitNumber(plan.rung->number, [&]<class Number>() -> PixelGrid::Tables {
        return makeTables<Number>(request, plan.precisionBits, stop);
    });
    if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The picture was cancelled.");
    return tables;
}

}  // namespace

Result<PixelGrid> makePixelGrid(const RenderRequest& request, const RenderPlan& plan,
                                const std::function<void(Phrase)>& stage, std::stop_token stop,
                                ReferenceCache* cache) {
    auto tables = makeTables(request, plan, stage, stop, cache);
    if (!tables) return tl::make_unexpected(std::move(tables.error()));
    return PixelGrid{.tables = *std::move(tables),
                     .area = request.area(),
                     .pixelSize = request.pixelSize(),
                     .dynamical = isDynamical(request.location.formula)};
}

}  // namespace fathom
