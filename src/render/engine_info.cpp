#include "render/engine_info.h"

#include <algorithm>

#include "render/accuracy.h"

namespace fathom {

bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    const auto has = [&engine](NumberKind number) {
        return std::ranges::find(engine.numbers, number) != engine.numbers.end();
    };
    if (!has(rung.number) || !hasSteps(rung, formula) || !hasForm(rung, formula)) return false;
    // A graphics device would be called for a handful of pixels of each tile.
    if (rung.isComposed()) return engine.kind == DeviceKind::BuiltInCpu && has(*rung.recheckNumber);
    if (rung.method == Method::Delta || !formula.spec->divides) return true;
    const bool isFloat = rung.number == NumberKind::Fp32 || rung.number == NumberKind::Ff;
    return canDivide(rung) && (engine.dividesFloats || !isFloat);
}

std::string speedKey(const EngineInfo& engine) {
    return engine.label + ", " + (engine.driver.empty() ? engine.processor : engine.driver);
}

}  // namespace fathom
