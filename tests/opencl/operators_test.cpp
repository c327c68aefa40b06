// The arithmetic of double words, on every device and on the host, against exact arithmetic.
// support/test_share.h says how many of 2^20 pairs are tried.
#include <algorithm>
#include <iostream>

#include "opencl_support.h"
#include "support/double_word_operators.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

constexpr std::size_t kVectors = std::size_t{1} << 20, kBatch = std::size_t{1} << 18;

template <class Word>
void keepTheirBounds() {
    const auto described = listOpenClDevices(0, nullptr);
    FATHOM_NEED_DEVICE(described);
    std::vector<std::unique_ptr<DeviceRunner<Word>>> devices;
    std::vector<std::string> labels;
    const NumberKind kind = DirectNumber<DoubleWord<Word>>::kKind;
    for (const OpenClDevice& device : described) {
        if (std::ranges::find(device.numbers, kind) == device.numbers.end()) continue;
        devices.push_back(std::make_unique<DeviceRunner<Word>>(device));
        labels.push_back(device.label);
    }

    // Errors are measured on the host only: a device with the same bits has the same errors.
    Vectors<Word> vectors;
    HostRunner<Word> host;
    ExactWords exact;
    std::array<double, kOperators> largest{};
    std::vector<std::size_t> differing(devices.size());
    for (std::size_t left = shareOf(kVectors), count = 0; left > 0; left -= count) {
        count = std::min(left, kBatch);
        const Batch<Word> batch = vectors.next(count);
        host.load(batch);
        for (const auto& device : devices)
            device->load(batch);
        for (std::size_t which = 0; which < kOperators; ++which) {
            host.run(which, count);
            const Numbers<Word> expected = host.results();
            const double error = largestError(exact, which, batch, expected);
            if (!(error <= largest[which])) largest[which] = error;  // NaN too
            for (std::size_t d = 0; d < devices.size(); ++d) {
                if (which >= devices[d]->operators()) continue;
                devices[d]->run(which, count);
                const Numbers<Word> results = devices[d]->results();
                for (std::size_t i = 0; i < count; ++i)
                    differing[d] +=
                        std::memcmp(&expected[i], &results[i], sizeof(DoubleWord<Word>)) != 0;
            }
        }
    }

    EXPECT_FALSE(exact.hasRounded());
    const auto bounds = statedBounds<Word>();
    for (std::size_t which = 0; which < kOperators; ++which) {
        EXPECT_LE(largest[which], bounds[which]) << kOperatorNames[which];
        // A test whose errors stay far below a bound would show nothing.
        EXPECT_GE(largest[which], bounds[which] / 4) << kOperatorNames[which];
        std::cout << kOperatorNames[which] << ": ";
        if (largest[which] == 0)
            std::cout << "exact\n";
        else
            std::cout << "at most 2^" << std::log2(largest[which]) << ", stated 2^"
                      << std::log2(bounds[which]) << "\n";
    }
    for (std::size_t d = 0; d < devices.size(); ++d)
        EXPECT_EQ(differing[d], 0u) << labels[d];
}

TEST(Operators, OfFloatFloatKeepTheirBounds) {
    keepTheirBounds<float>();
}
TEST(Operators, OfDoubleDoubleKeepTheirBounds) {
    keepTheirBounds<double>();
}

}  // namespace
}  // namespace fathom::test
