#include "render/pixel_grid.h"

#include <algorithm>
#include <cstddef>

#include "base/parallel.h"
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
    const Number zero = rounded(BigFloat(0, frame.workingBits));
    for (auto* table : {&tables.reFromX, &tables.imFromX})
        table->assign(static_cast<std::size_t>(area.width), zero);
    for (auto* table : {&tables.reFromY, &tables.imFromY})
        table->assign(static_cast<std::size_t>(area.height), zero);
    const auto setColumn = [&](std::size_t column) {
        const double x = area.x + static_cast<double>(column) + 0.5 + request.subpixel.x;
        const BigFloat offset(2 * x - size.width, frame.workingBits);
        tables.reFromX[column] = rounded(frame.re + frame.xx * offset);
        tables.imFromX[column] = rounded(frame.yx * offset);
    };
    const auto setRow = [&](std::size_t row) {
        const double y = area.y + static_cast<double>(row) + 0.5 + request.subpixel.y;
        const BigFloat offset(size.height - 2 * y, frame.workingBits);
        tables.reFromY[row] = rounded(frame.xy * offset);
        tables.imFromY[row] = rounded(frame.im + frame.yy * offset);
    };
    // A thousand take a tenth of a millisecond, as long as a thread takes to start.
    constexpr std::size_t kPiece = 1000;
    const std::size_t columns = tables.reFromX.size(), all = columns + tables.reFromY.size();
    parallelPieces(threadsOf(0), all, kPiece, [&](std::size_t first, std::size_t length) {
        for (std::size_t i = first; i < first + length && !stop.stop_requested(); ++i)
            i < columns ? setColumn(i) : setRow(i - columns);
    });
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
