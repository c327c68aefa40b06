#include "orbit/step_batch.h"

namespace fathom {

namespace {

void mergeBatches(const StepBatch& x, const StepBatch& y, double reach, double epsilon,
                  StepBatch& step) {
    step = merged(x, y, Doubles::all(reach), Doubles::all(epsilon));
}

/// Calls use(number for all blocks, number for one block) for all numbers of a step.
template <class Steps, class One, class Use>
void forEachNumber(Steps& steps, One& one, Use&& use) {
    const auto forParts = [&](auto& parts, auto& part) {
        use(parts.re, part.re);
        use(parts.im, part.im);
    };
    forParts(steps.a1, one.a1);
    forParts(steps.a2, one.a2);
    forParts(steps.a3, one.a3);
    forParts(steps.a4, one.a4);
    forParts(steps.b, one.b);
    forParts(steps.x, one.x);
    forParts(steps.w, one.w);
    use(steps.radius, one.radius);
}

}  // namespace

Step<double> stepOf(const StepBatch& steps, int block) {
    Step<double> step;
    forEachNumber(steps, step, [block](const Doubles& all, double& one) { one = all.of[block]; });
    return step;
}

void setStep(StepBatch& steps, int block, const Step<double>& step) {
    forEachNumber(steps, step, [block](Doubles& all, const double& one) { all.of[block] = one; });
}

const Versions<MergeBatches> kMergeBatches = versionsOf<mergeBatches>();

}  // namespace fathom
