// Orbits that a device takes over from the processor, and gives back.
#include "orbit/orbit_steps.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <random>
#include <thread>

namespace fathom {
namespace {

constexpr int kBits = OrbitSteps::kFewestDeviceBits, kSteps = 1500;

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

std::vector<std::complex<double>> expectedPoints() {
    const auto [x, y] = place();
    MandelbrotStepper stepper(x, y);
    std::vector<std::complex<double>> points;
    for (int i = 0; i < kSteps; ++i) {
        stepper.step();
        points.push_back(stepper.toDouble());
    }
    return points;
}

/// What a device does, and what goes wrong with it.
struct Behaviour {
    int stepsOfCall = 100;      // of advance()
    int failingCall = -1;       // this call of advance() of an orbit fails
    int farAfter = -1;          // steps after which z is said to be far
    bool isSlow = false;        // slower than any processor
    bool isLost = false;        // no orbit begins
    int orbits = 0, calls = 0;  // counted: orbits that began, and calls that worked
};

/// Steps as the processor does, but its points come from a list, so that it is fast.
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
        if (m_behaviour->isSlow) std::this_thread::sleep_for(std::chrono::milliseconds(20));
        Points points;
        if (m_isTimed) {  // no work: the points of a trial are not used
            points.all.resize(m_behaviour->isSlow ? 1 : 1'000'000);
            return points;
        }
        if (m_call++ == m_behaviour->failingCall)
            return fail(ErrorCode::DeviceLost, "It was lost.");
        ++m_behaviour->calls;
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
                                               std::stop_token) override {
        if (m_behaviour->isLost) return fail(ErrorCode::DeviceLost, "It was lost.");
        ++m_behaviour->orbits;
        return std::make_unique<FakeOrbit>(m_behaviour, std::move(x), std::move(y));
    }
    Result<Square> square(std::vector<std::uint64_t>, int, std::stop_token) override {
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
    const auto behaviour = std::make_shared<Behaviour>(GetParam().behaviour);
    const auto [x, y] = place();
    OrbitSteps steps(x, y, 1, std::make_shared<FakeDevice>(behaviour), 0);
    const auto expected = expectedPoints();
    for (int i = 0; i < kSteps; ++i) {
        ASSERT_TRUE(steps.step({}));
        ASSERT_EQ(steps.toDouble(), expected[static_cast<std::size_t>(i)]) << "step " << i;
        // The offer is made by another thread, which needs a moment.
        if (i < 200) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    EXPECT_EQ(behaviour->orbits, behaviour->isLost ? 0 : 1);
    EXPECT_EQ(behaviour->calls > 0, GetParam().isTaken);
}

INSTANTIATE_TEST_SUITE_P(All, OrbitStepsOnDevice,
                         testing::Values(Case{"a good device", {}, true},
                                         Case{"one step in each call", {.stepsOfCall = 1}, true},
                                         Case{"fails at once", {.failingCall = 0}, false},
                                         Case{"fails later", {.failingCall = 7}, true},
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
    EXPECT_EQ(behaviour->orbits, 0);
}

}  // namespace
}  // namespace fathom
