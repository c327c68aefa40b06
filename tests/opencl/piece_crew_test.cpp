#include "opencl/piece_crew.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <vector>

namespace fathom::test {
namespace {

/// Values that arrive in a memory of two blocks, as from a device.
class Arrivals {
public:
    explicit Arrivals(std::size_t count) : m_seen(count) {}

    PieceCrew::Transfer transfer() {
        return {.count = m_seen.size(),
                .block = kBlock,
                .blocks = kBlocks,
                .piece = kPiece,
                .read =
                    [this](std::size_t first, std::size_t length) {
                        return [this, first, length] {
                            for (std::size_t i = first; i < first + length; ++i)
                                m_memory[i % m_memory.size()] = i;
                        };
                    },
                .work =
                    [this](std::size_t first, std::size_t length) {
                        for (std::size_t i = first; i < first + length; ++i)
                            m_seen[i] += m_memory[i % m_memory.size()] == i ? 1 : 100;
                    }};
    }
    bool isEachSeenOnce() const {
        return std::ranges::all_of(m_seen, [](const auto& times) { return times == 1; });
    }
    int seen() const { return std::accumulate(m_seen.begin(), m_seen.end(), 0); }

    static constexpr std::size_t kBlock = 256, kBlocks = 2, kPiece = 64;

private:
    std::array<std::size_t, kBlocks * kBlock> m_memory{};
    std::vector<std::atomic<int>> m_seen;
};

TEST(PieceCrew, WorksOnEachValueOnceWhileItIsThere) {
    for (const int threads : {0, 1, 4}) {
        PieceCrew crew(threads);
        for (const std::size_t count : {0, 1, 64, 100, 256, 512, 513, 5000}) {
            Arrivals arrivals(count);
            crew.transfer(arrivals.transfer(), {});
            EXPECT_TRUE(arrivals.isEachSeenOnce()) << count << " by " << threads;
        }
    }
}

TEST(PieceCrew, ServesSeveralTransfersAtOnce) {
    PieceCrew crew(3);
    std::vector<std::jthread> callers;
    std::atomic<int> whole = 0;
    for (int i = 0; i < 4; ++i)
        callers.emplace_back([&] {
            for (int round = 0; round < 20; ++round) {
                Arrivals arrivals(3000);
                crew.transfer(arrivals.transfer(), {});
                whole += arrivals.isEachSeenOnce();
            }
        });
    callers.clear();
    EXPECT_EQ(whole, 80);
}

TEST(PieceCrew, TransfersUrgentValuesFirst) {
    PieceCrew crew(2, std::chrono::hours(1));
    Arrivals urgent(3000), others(3000);
    std::optional<PieceCrew::Announcement> announced(crew);
    std::atomic<bool> isUrgentDone = false, wasEarly = false;
    auto late = others.transfer();
    late.read = [&, read = late.read](std::size_t first, std::size_t length) {
        if (!isUrgentDone) wasEarly = true;
        return read(first, length);
    };
    std::jthread other([&] { crew.transfer(late, {}); });
    auto first = urgent.transfer();
    first.isUrgent = true;
    crew.transfer(first, {});
    isUrgentDone = true;
    announced.reset();
    other.join();
    EXPECT_FALSE(wasEarly);
    EXPECT_TRUE(urgent.isEachSeenOnce());
    EXPECT_TRUE(others.isEachSeenOnce());
}

TEST(PieceCrew, WaitsForUrgentValuesOnlyAWhileAndUntilStopped) {
    PieceCrew hasty(0, std::chrono::milliseconds(0)), patient(0, std::chrono::hours(1));
    const PieceCrew::Announcement toHasty(hasty), toPatient(patient);
    Arrivals arrivals(1000);
    hasty.transfer(arrivals.transfer(), {});
    EXPECT_TRUE(arrivals.isEachSeenOnce());
    std::stop_source stop;
    stop.request_stop();
    patient.transfer(arrivals.transfer(), stop.get_token());
}

TEST(PieceCrew, StopsBetweenBlocks) {
    PieceCrew crew(2);
    Arrivals arrivals(100'000);
    std::stop_source stop;
    auto transfer = arrivals.transfer();
    transfer.read = [&, read = transfer.read](std::size_t first, std::size_t length) {
        if (first >= 10 * Arrivals::kBlock) stop.request_stop();
        return read(first, length);
    };
    crew.transfer(transfer, stop.get_token());
    EXPECT_LE(arrivals.seen(), static_cast<int>(11 * Arrivals::kBlock));
}

TEST(PieceCrew, ReadsAheadAsFarAsThereIsRoom) {
    constexpr std::size_t kBlock = 64, kCount = 10 * kBlock;
    for (const std::size_t blocks : {std::size_t{1}, std::size_t{3}, PieceCrew::kMostBlocks}) {
        std::size_t begun = 0, landed = 0, done = 0, most = 0;
        int ends = 0;
        PieceCrew crew(0);  // all on this thread
        crew.transfer({.count = kCount,
                       .block = kBlock,
                       .blocks = blocks,
                       .piece = kBlock,
                       .read =
                           [&](std::size_t first, std::size_t length) {
                               EXPECT_EQ(first, begun);
                               begun += length;
                               most = std::max(most, begun - done);
                               return [&, first, length] {
                                   EXPECT_EQ(first, landed);
                                   landed += length;
                               };
                           },
                       .work =
                           [&](std::size_t first, std::size_t length) {
                               EXPECT_EQ(first, done);
                               EXPECT_LE(first + length, landed);
                               done += length;
                           },
                       .landed =
                           [&] {
                               EXPECT_EQ(landed, kCount);
                               ++ends;
                           }},
                      {});
        EXPECT_EQ(done, kCount);
        EXPECT_EQ(most, blocks * kBlock);
        EXPECT_EQ(ends, 1);
    }
}

TEST(PieceCrew, RethrowsWhatACallThrows) {
    PieceCrew crew(2);
    Arrivals arrivals(5000);
    auto reading = arrivals.transfer(), landing = reading, working = reading;
    reading.read = [](std::size_t first, std::size_t) {
        if (first > 0) throw std::runtime_error("lost");
        return [] {};
    };
    landing.read = [](std::size_t, std::size_t) {
        return [] { throw std::runtime_error("lost on the way"); };
    };
    working.work = [](std::size_t first, std::size_t) {
        if (first >= 1000) throw std::runtime_error("full");
    };
    EXPECT_THROW(crew.transfer(reading, {}), std::runtime_error);
    EXPECT_THROW(crew.transfer(landing, {}), std::runtime_error);
    EXPECT_THROW(crew.transfer(working, {}), std::runtime_error);
    Arrivals after(1000);
    crew.transfer(after.transfer(), {});
    EXPECT_TRUE(after.isEachSeenOnce());
}

}  // namespace
}  // namespace fathom::test
