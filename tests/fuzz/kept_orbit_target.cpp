// The bytes of a kept reference orbit.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "orbit/kept_orbits.h"

namespace fathom::test {

void checkKeptOrbit(std::string_view input) {
    if (const auto orbit = KeptOrbits::fromBytes(input))
        require(KeptOrbits::bytesOf(*orbit) == input, "What is read was written");
}

}  // namespace fathom::test
