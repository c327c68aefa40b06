#include "render/engine_info.h"

#include <algorithm>

#include "render/accuracy.h"

namespace fathom {

bool hasNumber(const EngineInfo& engine, NumberKind number) {
    return std::ranges::find(engine.numbers, number) != engine.numbers.end();
}

bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    if (!hasNumber(engine, rung.number) || !hasSteps(rung, formula) || !hasForm(rung, formula))
        return false;
    // A graphics device would be called for a handful of pixels of each tile.
    if (rung.isComposed())
        return engine.kind == DeviceKind::BuiltInCpu && hasNumber(engine, *rung.recheckNumber);
    if (rung.method == Method::Delta || !formula.spec->divides) return true;
    const bool isFloat = rung.number == NumberKind::Fp32 || rung.number == NumberKind::Ff;
    return canDivide(rung) && (engine.dividesFloats || !isFloat);
}

std::string speedKey(const EngineInfo& engine) {
    return engine.label + ", " + (engine.driver.empty() ? engine.processor : engine.driver);
}

}  // namespace fathom
