#include "render/engine_info.h"

#include <algorithm>

#include "render/accuracy.h"

namespace fathom {

bool canCompute(const EngineInfo& engine, const Rung& rung, const FormulaInstance& formula) {
    const bool hasNumber = std::ranges::find(engine.numbers, rung.number) != engine.numbers.end();
    if (!hasNumber || !hasSteps(rung, formula) || !hasForm(rung, formula)) return false;
    if (rung.method == Method::Delta || !formula.spec->divides) return true;
    const bool isFloat = rung.number == NumberKind::Fp32 || rung.number == NumberKind::Ff;
    return canDivide(rung) && (engine.dividesFloats || !isFloat);
}

std::string speedKey(const EngineInfo& engine) {
    return engine.label + ", " + (engine.driver.empty() ? engine.processor : engine.driver);
}

}  // namespace fathom
