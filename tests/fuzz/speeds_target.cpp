// The file of device speeds in the cache.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "render/speed_file.h"

namespace fathom::test {

void checkSpeeds(std::string_view input) {
    const Result<DeviceSpeeds> speeds = parseSpeeds(input, "speeds");
    if (!speeds) return requireSentence(speeds.error());
    for (const auto& [device, list] : *speeds)
        for (const RungSpeed& speed : list)
            require(speed.pixelSeconds >= 0 && speed.stepSeconds >= 0 && findRung(speed.rung),
                    "A speed is a time of a rung that is there");
    require(parseSpeeds(toText(*speeds), "speeds") == *speeds, "Speeds are kept as they were");
}

}  // namespace fathom::test
