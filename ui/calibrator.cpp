#include "ui/calibrator.h"

#include <algorithm>

#include "base/exception.h"
#include "base/thread.h"
#include "base/thread_priority.h"
#include "render/speed_file.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Measures the speeds of a device's rungs and keeps them in the file.
Result<std::vector<RungSpeed>> measuredSpeeds(RenderScheduler& scheduler, const EngineInfo& device,
                                              const std::filesystem::path& file,
                                              const std::stop_token& stop) {
    try {
        auto speeds = scheduler.measureSpeeds(device.id, stop);
        if (!speeds) return speeds;
        if (auto kept = keepSpeeds(file, speedKey(device), *speeds); !kept)
            return tl::make_unexpected(std::move(kept.error()));
        return speeds;
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException(Phrase{"Measuring %1 failed", {device.label}}));
    }
}

}  // namespace

Calibrator::Calibrator(QObject* parent) : QObject(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &Calibrator::measureNext);
}

Calibrator::~Calibrator() {
    end();
}

void Calibrator::start(RenderScheduler& scheduler, DeviceSpeeds known, std::filesystem::path file) {
    m_scheduler = &scheduler;
    m_speeds = std::move(known);
    m_file = std::move(file);
    m_scheduler->setSpeeds(m_speeds);
    if (!m_file.empty()) m_rest.start();
}

void Calibrator::end() {
    m_rest.stop();
    m_thread = {};
    m_scheduler = nullptr;
}

void Calibrator::measureNext() {
    if (!m_scheduler->isIdle()) return m_rest.start();
    const std::vector<EngineInfo> engines = m_scheduler->engines();
    const auto next = std::ranges::find_if(engines, [this](const EngineInfo& engine) {
        return !m_speeds.contains(speedKey(engine)) &&
               std::ranges::find(m_failed, engine.id) == m_failed.end();
    });
    if (next == engines.end()) return;

    m_thread = {};  // the previous thread has reported its result
    auto thread = startThread([this, scheduler = m_scheduler, device = *next,
                               file = m_file](const std::stop_token& stop) {
        lowerThreadPriority();
        const auto speeds = measuredSpeeds(*scheduler, device, file, stop);
        QMetaObject::invokeMethod(this, [this, device, speeds] { receive(device, speeds); });
    });
    if (thread)
        m_thread = *std::move(thread);
    else
        receive(*next, tl::make_unexpected(std::move(thread.error())));
}

void Calibrator::receive(const EngineInfo& device, const Result<std::vector<RungSpeed>>& speeds) {
    if (!m_scheduler) return;  // end() was called meanwhile
    if (speeds) {
        m_speeds[speedKey(device)] = *speeds;
        m_scheduler->setSpeeds(m_speeds);
        emit measured(device);
    } else if (speeds.error().code != ErrorCode::Cancelled) {
        m_failed.push_back(device.id);
        emit failed(translatedError(speeds.error()));
    }
    m_rest.start();
}

}  // namespace fathom
