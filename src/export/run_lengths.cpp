#include "export/run_lengths.h"

#include <algorithm>
#include <cstring>

namespace fathom {

FreshVector<unsigned char> runLengths(std::span<const unsigned char> bytes) {
    constexpr std::size_t kShortest = 3, kLongest = 128, kMostOthers = 127;
    const std::size_t size = bytes.size();
    FreshVector<unsigned char> packed(size + size / kMostOthers + 1);
    unsigned char* to = packed.data();

    std::size_t others = 0;  // the first byte that is not written yet
    const auto writeOthers = [&](std::size_t end) {
        while (others < end) {
            const std::size_t count = std::min(end - others, kMostOthers);
            *to++ = static_cast<unsigned char>(-static_cast<int>(count));
            std::memcpy(to, &bytes[others], count);
            to += count;
            others += count;
        }
    };
    for (std::size_t at = 0; at < size;) {
        std::size_t end = at + 1;
        while (end < size && end - at < kLongest && bytes[end] == bytes[at])
            ++end;
        if (end - at >= kShortest) {
            writeOthers(at);
            *to++ = static_cast<unsigned char>(end - at - 1);
            *to++ = bytes[at];
            others = end;
        }
        at = end;
    }
    writeOthers(size);
    packed.resize(static_cast<std::size_t>(to - packed.data()));
    return packed;
}

}  // namespace fathom
