#include "orbit/orbit_steps.h"

#include <exception>

#include "base/thread.h"

namespace fathom {

namespace {

/// How much faster a device must be: its time was measured on few steps.
constexpr double kFaster = 1.25;
/// Steps between looks at the clock.
constexpr std::uint64_t kStepsBetweenLooks = 16;
/// Most steps of one call of a device, which returns after a moment in any case.
constexpr std::uint64_t kMost = std::uint64_t{1} << 40;
/// Seconds of the device's work that the processor may have to do again. A save takes some
/// milliseconds for a million digits.
constexpr double kBetweenSaves = 0.5;

double secondsSince(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

OrbitSteps::OrbitSteps(BigFixed x, BigFixed y, int threads, std::shared_ptr<StepDevice> device,
                       double secondsAlone)
    : m_stepper(x, y, threads),
      m_x(device ? std::move(x) : BigFixed(BigFixed::kMinimumFractionBits)),
      m_y(device ? std::move(y) : BigFixed(BigFixed::kMinimumFractionBits)),
      m_device(std::move(device)),
      m_secondsAlone(secondsAlone),
      m_bits(m_stepper.x().fractionBits()),
      m_mode(m_device && m_bits >= kFewestDeviceBits ? Mode::Beside : Mode::Alone) {}

OrbitSteps::~OrbitSteps() = default;

void OrbitSteps::setFractionBits(int bits) {
    m_bits = bits;
    if (m_mode != Mode::Device) m_stepper.setFractionBits(bits);
}

std::string OrbitSteps::deviceName() const {
    return m_mode == Mode::Device ? m_device->name() : std::string();
}

// ---- Beside a device that may become ready

Result<void> OrbitSteps::stepBesideDevice() {
    m_stepper.step();
    if (++m_steps % kStepsBetweenLooks != 0) return {};
    if (!m_offer) {
        if (secondsSince(m_begin) >= m_secondsAlone) ask();
    } else if (m_offer->isMade) {
        takeOffer();
    }
    return {};
}

void OrbitSteps::ask() {
    m_offer = std::make_shared<Offer>();
    m_steps = 0;
    m_begin = Clock::now();
    auto asking = startThread(
        [offer = m_offer, device = m_device, x = m_x, y = m_y](const std::stop_token& stop) {
            try {
                auto orbit = device->orbit(x, y, x.fractionBits(), {}, stop);
                // The second call takes as many steps as fit; the first may be slow for other
                // reasons.
                for (int call = 0; orbit && call < 2; ++call) {
                    const auto begin = Clock::now();
                    const auto points = (*orbit)->advance(kMost, stop);
                    if (!points || points->all.empty()) {
                        orbit = fail(ErrorCode::DeviceUnavailable, "The device did not step.");
                        break;
                    }
                    offer->secondsPerStep =
                        secondsSince(begin) / static_cast<double>(points->all.size());
                    if (points->isFar) break;
                }
                if (orbit) offer->orbit = *std::move(orbit);
            } catch (const std::exception&) {
                // There is not enough memory: the processor goes on.
            }
            offer->isMade = true;
        });
    if (asking)
        m_asking = *std::move(asking);
    else
        m_mode = Mode::Alone;
}

void OrbitSteps::takeOffer() {
    const double own = secondsSince(m_begin) / static_cast<double>(m_steps);
    const std::shared_ptr<Offer> offer = std::move(m_offer);
    m_asking = {};
    m_mode = Mode::Alone;
    if (!offer->orbit || offer->secondsPerStep * kFaster > own) return;
    // This point is known; the device begins with the next one.
    const DeviceOrbit::Z z{m_stepper.x(), m_stepper.y()};
    m_stepper.step();
    if (!offer->orbit->setZ(m_stepper.x(), m_stepper.y())) {
        m_stepper.setZ(z.x, z.y);
        return;
    }
    m_mode = Mode::Device;
    m_point = {z.x.toFloatExp(), z.y.toFloatExp()};
    m_orbit = std::move(offer->orbit);
    m_saved = {m_stepper.x(), m_stepper.y()};
    m_savedAt = Clock::now();
}

// ---- On the device

Result<void> OrbitSteps::stepOnDevice(const std::stop_token& stop) {
    while (m_next >= m_points.all.size() && m_mode == Mode::Device) {
        if (m_points.isFar) {
            saveZ();
            return goOnAlone(stop);
        }
        auto read = readDevice(stop);
        if (!read) return read;
    }
    if (m_mode == Mode::Device) m_point = m_points.all[m_next++];
    return {};
}

Result<void> OrbitSteps::readDevice(const std::stop_token& stop) {
    if (secondsSince(m_savedAt) > kBetweenSaves) saveZ();
    auto points = m_orbit->advance(kMost, stop);
    if (points) {
        m_points = *std::move(points);
        m_sinceSaved += m_points.all.size();
        m_next = 0;
        return {};
    }
    if (points.error().code == ErrorCode::Cancelled)
        return tl::make_unexpected(std::move(points.error()));
    return goOnAlone(stop);
}

/// Keeps the z after all points that the device has returned, if it tells that.
void OrbitSteps::saveZ() {
    auto z = m_orbit->z();
    if (!z) return;
    m_saved = *std::move(z);
    m_sinceSaved = 0;
    m_savedAt = Clock::now();
}

Result<void> OrbitSteps::goOnAlone(const std::stop_token& stop) {
    m_mode = Mode::Alone;
    m_stepper.setZ(m_saved->x, m_saved->y);
    m_stepper.setFractionBits(m_bits);
    m_orbit.reset();
    m_saved.reset();
    for (std::uint64_t i = 0; i < m_sinceSaved; ++i) {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The orbit was cancelled.");
        m_stepper.step();
    }
    return {};
}

}  // namespace fathom
