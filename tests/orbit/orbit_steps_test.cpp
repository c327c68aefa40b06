// Orbits that a device takes over from the processor, and gives back.
#include "orbit/orbit_steps.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace fathom {
namespace {

constexpr int kBits = OrbitSteps::kFewestDeviceBits, kSteps = 1000;

/// c = -1 + a bit: an orbit around 0 and -1, as exact as it should be.
struct Place {
    BigFixed x, y;
};
Place place() {
    std::vector<std::uint64_t> one(kBits / 64 + 1), tiny(kBits / 64 + 1);
    one.back() = 1;
    tiny[100] = 0x123456789abcdef;
    tiny[kBits / 64 - 1] = std::uint64_t{1} << 58;
    return {BigFixed::fromWords(true, one), BigFixed::fromWords(false, tiny)};
}

/// What a device does, and what goes wrong with it.
struct Behaviour {
    int stepsOfCall = 100;  // of advance()
    int failingCall = -1;   // this call of advance() of an orbit fails
    int farAfter = -1;      // steps after which z is said to be far
    bool isSlow = false;    // slower than any processor
    bool isLost = false;    // no orbit begins
    // Counted: orbits that were asked for, and calls of advance() that worked.
    std::shared_ptr<std::atomic<int>> asked = std::make_shared<std::atomic<int>>(0);
    std::shared_ptr<std::atomic<int>> calls = std::make_shared<std::atomic<int>>(0);
};

/// Steps as the processor does. Before setZ(), while it is timed, it has points without any work.
class FakeOrbit final : public DeviceOrbit {
public:
    FakeOrbit(std::shared_ptr<Behaviour> behaviour, BigFixed x, BigFixed y)
        : m_behaviour(std::move(behaviour)), m_stepper(std::move(x), std::move(y)) {}

    Result<void> setZ(const BigFixed& x, const BigFixed& y) override {
        m_stepper.setZ(x, y);
        m_isTimed = false;
        return {};
    }
    Result<Points> advance(std::uint64_t most, const std::stop_token& stop) override {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "It was cancelled.");
        if (m_behaviour->isSlow) std::this_thread::sleep_for(std::chrono::milliseconds(300));
        Points points;
        if (m_isTimed) {
            points.all.resize(m_behaviour->isSlow ? 1 : 1'000'000);
            return points;
        }
        if (m_call++ == m_behaviour->failingCall)
            return fail(ErrorCode::DeviceLost, "It was lost.");
        ++*m_behaviour->calls;
        for (std::uint64_t i = 0; i < most && i < static_cast<unsigned>(m_behaviour->stepsOfCall);
             ++i) {
            if (m_taken == m_behaviour->farAfter) {
                points.isFar = true;
                break;
            }
            points.all.push_back({m_stepper.x().toFloatExp(), m_stepper.y().toFloatExp()});
            m_stepper.step();
            ++m_taken;
        }
        return points;
    }
    Result<Z> z() override { return Z{m_stepper.x(), m_stepper.y()}; }

private:
    const std::shared_ptr<Behaviour> m_behaviour;
    MandelbrotStepper m_stepper;
    bool m_isTimed = true;
    int m_call = 0, m_taken = 0;
};

class FakeDevice final : public StepDevice {
public:
    explicit FakeDevice(std::shared_ptr<Behaviour> behaviour) : m_behaviour(std::move(behaviour)) {}
    std::string name() const override { return "the fake"; }
    Result<std::unique_ptr<DeviceOrbit>> orbit(BigFixed x, BigFixed y, int,
                                               std::optional<FourierNumbers>,
                                               std::stop_token) override {
        ++*m_behaviour->asked;
        if (m_behaviour->isLost) return fail(ErrorCode::DeviceLost, "It was lost.");
        return std::make_unique<FakeOrbit>(m_behaviour, std::move(x), std::move(y));
    }
    Result<Square> square(std::vector<std::uint64_t>, int, std::optional<FourierNumbers>,
                          std::stop_token) override {
        return fail(ErrorCode::Unsupported, "It has no squares.");
    }
    Result<ModularTransform> modularTransform(ModularTransform, int, std::stop_token) override {
        return fail(ErrorCode::Unsupported, "It has no transforms.");
    }

private:
    const std::shared_ptr<Behaviour> m_behaviour;
};

struct Case {
    const char* name;
    Behaviour behaviour;
    bool isTaken;  // the device steps for a while
};
void PrintTo(const Case& of, std::ostream* out) {
    *out << of.name;
}

class OrbitStepsOnDevice : public testing::TestWithParam<Case> {};

TEST_P(OrbitStepsOnDevice, HaveThePointsOfTheProcessor) {
    auto behaviour = std::make_shared<Behaviour>(GetParam().behaviour);
    behaviour->asked = std::make_shared<std::atomic<int>>(0);
    behaviour->calls = std::make_shared<std::atomic<int>>(0);
    const auto [x, y] = place();
    MandelbrotStepper expected(x, y);
    OrbitSteps steps(x, y, 1, std::make_shared<FakeDevice>(behaviour), 0);
    // Another thread makes the offer, which takes as long as it takes; then so many steps.
    const std::atomic<int>& begins = GetParam().isTaken ? *behaviour->calls : *behaviour->asked;
    for (int step = 0, left = kSteps; left > 0; ++step) {
        expected.step();
        ASSERT_TRUE(steps.step({}));
        ASSERT_EQ(steps.toDouble(), expected.toDouble()) << "step " << step;
        if (begins > 0)
            --left;
        else
            std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    EXPECT_EQ(*behaviour->asked, 1);
    EXPECT_EQ(*behaviour->calls > 0, GetParam().isTaken);
}

INSTANTIATE_TEST_SUITE_P(All, OrbitStepsOnDevice,
                         testing::Values(Case{"a good device", {}, true},
                                         Case{"one step in each call", {.stepsOfCall = 1}, true},
                                         Case{"fails at once", {.failingCall = 0}, false},
                                         Case{"fails later", {.failingCall = 7}, true},
                                         Case{"far where it begins", {.farAfter = 0}, true},
                                         Case{"far at once", {.farAfter = 1}, true},
                                         Case{"far later", {.farAfter = 777}, true},
                                         Case{"slow", {.isSlow = true}, false},
                                         Case{"lost", {.isLost = true}, false}));

TEST(OrbitSteps, FailWhenCancelledOnTheDevice) {
    const auto [x, y] = place();
    OrbitSteps steps(x, y, 1, std::make_shared<FakeDevice>(std::make_shared<Behaviour>()), 0);
    std::stop_source source;
    while (steps.deviceName().empty())
        ASSERT_TRUE(steps.step(source.get_token()));
    source.request_stop();
    Result<void> stepped;
    for (int i = 0; i < 200 && stepped; ++i)
        stepped = steps.step(source.get_token());
    ASSERT_FALSE(stepped);
    EXPECT_EQ(stepped.error().code, ErrorCode::Cancelled);
}

TEST(OrbitSteps, OfShortNumbersAskNoDevice) {
    const auto behaviour = std::make_shared<Behaviour>();
    OrbitSteps steps(BigFixed(kBits - 64), BigFixed(kBits - 64), 1,
                     std::make_shared<FakeDevice>(behaviour), 0);
    for (int i = 0; i < 100; ++i)
        ASSERT_TRUE(steps.step({}));
    EXPECT_EQ(*behaviour->asked, 0);
}

}  // namespace
}  // namespace fathom
