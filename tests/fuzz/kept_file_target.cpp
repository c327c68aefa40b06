// Files of the cache: compiled OpenCL programs, and orbits.
#include "base/kept_file.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

constexpr std::string_view kKind = "kernel 1";

void requireUnpacked(const std::string& key, const std::string& binary) {
    const std::string file = packKept(kKind, key, binary);
    require(unpackKept(kKind, key, file) == binary, "A binary that was packed is unpacked");
    require(!unpackKept(kKind, key + "x", file), "A binary belongs to one key");
    require(!unpackKept(kKind, key, std::string_view(file).substr(0, file.size() - 1)),
            "A file that is cut short is refused");

    std::string damaged = file;
    damaged[(binary.size() * 7919) % file.size()] ^= 0x10;
    require(!unpackKept(kKind, key, damaged), "A file with another byte is refused");
}

}  // namespace

void checkKeptFile(std::string_view input) {
    const std::string key = "Device\nDriver 1\n-DFATHOM\nkernel";
    if (const auto binary = unpackKept(kKind, key, input))
        require(packKept(kKind, key, *binary) == input, "What is unpacked was packed");

    const std::size_t middle = input.size() / 2;
    if (middle < input.size())
        requireUnpacked(std::string(input.substr(0, middle)), std::string(input.substr(middle)));
}

}  // namespace fathom::test
