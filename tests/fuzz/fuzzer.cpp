// libFuzzer's entry point. FATHOM_FUZZ_TARGET names the target; without it the program lists all
// targets, one per line: name, longest input and dictionary.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/fuzz_targets.h"

namespace fathom::test {
namespace {

void listTargets() {
    for (const FuzzTarget& target : kFuzzTargets)
        std::printf("%s %d %s\n", target.name.data(), target.longestInput,
                    target.dictionary.empty() ? "-" : target.dictionary.data());
}

const FuzzTarget* chosenTarget = nullptr;

void chooseTarget() {
    const char* const name = std::getenv("FATHOM_FUZZ_TARGET");
    chosenTarget = name ? findFuzzTarget(name) : nullptr;
    if (chosenTarget) return;
    listTargets();
    std::exit(name ? 2 : 0);
}

}  // namespace
}  // namespace fathom::test

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    fathom::test::chooseTarget();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    fathom::test::chosenTarget->check({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
