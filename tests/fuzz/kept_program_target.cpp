// The file of a compiled OpenCL program in the cache.
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"
#include "opencl/kept_program.h"

namespace fathom::test {

namespace {

void requireUnpacked(const std::string& key, const std::string& binary) {
    const std::string file = packProgram(key, binary);
    require(unpackProgram(file, key) == binary, "A binary that was packed is unpacked");
    require(!unpackProgram(file, key + "x"), "A binary belongs to one key");
    require(!unpackProgram(std::string_view(file).substr(0, file.size() - 1), key),
            "A file that is cut short is refused");

    std::string damaged = file;
    damaged[(binary.size() * 7919) % file.size()] ^= 0x10;
    require(!unpackProgram(damaged, key), "A file with another byte is refused");
}

}  // namespace

void checkKeptProgram(std::string_view input) {
    const std::string key = "Device\nDriver 1\n-DFATHOM\nkernel";
    if (const auto binary = unpackProgram(input, key))
        require(packProgram(key, *binary) == input, "What is unpacked was packed");

    const std::size_t middle = input.size() / 2;
    if (middle < input.size())
        requireUnpacked(std::string(input.substr(0, middle)), std::string(input.substr(middle)));
}

}  // namespace fathom::test
