// How slices grow and shrink with the time that they take.
#include "opencl/slice_pace.h"

#include <gtest/gtest.h>

namespace fathom::test {
namespace {

using namespace std::chrono_literals;

class SlicePaceTest : public testing::Test {
protected:
    /// Reports a slice of the pace's own length that took `taken`.
    void run(std::chrono::nanoseconds taken) {
        const auto queued = m_now;
        m_now += taken;
        m_pace.ended(m_pace.steps(), queued, m_now);
    }

    SlicePace m_pace;
    SlicePace::Clock::time_point m_now{1h};
};

TEST_F(SlicePaceTest, GrowsAtMostFourfold) {
    run(1us);
    EXPECT_EQ(m_pace.steps(), 4 * SlicePace::kFirst);
    run(5ms);
    EXPECT_EQ(m_pace.steps(), 8 * SlicePace::kFirst);
    run(10ms);
    EXPECT_EQ(m_pace.steps(), 8 * SlicePace::kFirst);
}

TEST_F(SlicePaceTest, ShrinksWhenASliceTakesTooLong) {
    run(20ms);
    EXPECT_EQ(m_pace.steps(), SlicePace::kFirst / 2);
    run(10s);
    EXPECT_EQ(m_pace.steps(), SlicePace::kShortest);
    run(10s);
    EXPECT_EQ(m_pace.steps(), SlicePace::kShortest);
}

TEST_F(SlicePaceTest, StopsGrowingWhereAStepCountWouldOverflow) {
    for (int i = 0; i < 40; ++i)
        run(0ns);
    EXPECT_EQ(m_pace.steps(), SlicePace::kLongest);
}

TEST_F(SlicePaceTest, GrowsAtOnceByTheTimeOfTheDeviceItself) {
    m_pace.worked(256, 10us);
    EXPECT_NEAR(m_pace.steps(), 256000, 1);
    m_pace.worked(256000, 10s);
    EXPECT_NEAR(m_pace.steps(), 64000, 1);
    m_pace.worked(64000, 0ns);
    EXPECT_EQ(m_pace.steps(), SlicePace::kLongest);
}

TEST_F(SlicePaceTest, CountsATimeThatTwoSlicesShareOnce) {
    // The second was queued together with the first and ran after it, for 10 ms.
    const auto queued = m_now;
    m_pace.ended(100, queued, queued + 10ms);
    m_pace.ended(100, queued, queued + 20ms);
    EXPECT_EQ(m_pace.steps(), 100u);
}

}  // namespace
}  // namespace fathom::test
