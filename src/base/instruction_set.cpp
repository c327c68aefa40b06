#include "base/instruction_set.h"

namespace fathom {

std::vector<InstructionSet> instructionSets() {
    std::vector<InstructionSet> sets{InstructionSet::Baseline};
#ifdef __x86_64__
    if (__builtin_cpu_supports("x86-64-v3")) sets.push_back(InstructionSet::V3);
    if (__builtin_cpu_supports("x86-64-v4")) sets.push_back(InstructionSet::V4);
#endif
    return sets;
}

}  // namespace fathom
