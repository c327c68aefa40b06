// Compiles loops over numbers for several instruction sets and chooses one at run time.
#pragma once

#include <cstddef>
#include <vector>

namespace fathom {

enum class InstructionSet { Baseline, V3, V4 };  // the levels of x86-64; elsewhere all are the same

/// The instruction sets of this machine, the best one last. Results are the same on each: the build
/// does not contract products and sums, and uses no approximate roots.
std::vector<InstructionSet> instructionSets();

/// One compiled function for each instruction set. It must call nothing that cannot be inlined.
template <class Function>
struct Versions {
    Function* baseline;
    Function* v3;
    Function* v4;

    Function* on(InstructionSet set) const {
        return set == InstructionSet::V4 ? v4 : set == InstructionSet::V3 ? v3 : baseline;
    }
};

namespace versions {

template <auto function>
struct Of;

template <class... Arguments, void (*function)(Arguments...)>
struct Of<function> {
    using Function = void(Arguments...);

    [[gnu::flatten]] static void baseline(Arguments... arguments) { function(arguments...); }
#ifdef __x86_64__
    [[gnu::flatten, gnu::target("arch=x86-64-v3")]] static void v3(Arguments... arguments) {
        function(arguments...);
    }
    [[gnu::flatten, gnu::target("arch=x86-64-v4")]] static void v4(Arguments... arguments) {
        function(arguments...);
    }
    static constexpr Versions<Function> kAll{baseline, v3, v4};
#else
    static constexpr Versions<Function> kAll{baseline, baseline, baseline};
#endif
};

}  // namespace versions

/// The versions of a function that is defined earlier in the same file.
template <auto function>
constexpr auto versionsOf() {
    return versions::Of<function>::kAll;
}

}  // namespace fathom
