#include "base/instruction_set.h"

#include "base/processor.h"

namespace fathom {

std::vector<InstructionSet> instructionSets() {
    std::vector<InstructionSet> sets{InstructionSet::Baseline};
#ifdef __x86_64__
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) sets.push_back(InstructionSet::V3);
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) sets.push_back(InstructionSet::V4);
#endif
    return sets;
}

}  // namespace fathom
