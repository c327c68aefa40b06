#include "base/instruction_set.h"

#include "base/processor.h"

namespace fathom {

std::vector<InstructionSet> instructionSets() {
    std::vector<InstructionSet> sets{InstructionSet::Baseline};
    if (mayUseLevel(3)) sets.push_back(InstructionSet::V3);
    if (mayUseLevel(4)) sets.push_back(InstructionSet::V4);
    return sets;
}

}  // namespace fathom
