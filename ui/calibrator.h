// Measures how fast the devices are while nobody waits for a picture, once for each device and
// driver. GUI thread for all calls.
#pragma once

#include <filesystem>
#include <thread>

#include <QObject>
#include <QTimer>

#include "render/render_scheduler.h"

namespace fathom {

class Calibrator final : public QObject {
    Q_OBJECT

public:
    /// Speeds are measured once pictures have rested for so long.
    static constexpr int kRestMilliseconds = 3000;

    explicit Calibrator(QObject* parent = nullptr);
    ~Calibrator() override;  // stops and joins

    /// Gives the scheduler what is known, and measures the rest, which is kept in `file`; nothing
    /// without one. The scheduler outlives its use here: end() ends it.
    void start(RenderScheduler& scheduler, DeviceSpeeds known, std::filesystem::path file);
    void end();

signals:
    /// The device has speeds now. Pictures from now on are planned by them.
    void measured(const EngineInfo& device);
    void failed(const QString& sentence);

private:
    void measureNext();
    void receive(const EngineInfo& device, const Result<std::vector<RungSpeed>>& speeds);

    RenderScheduler* m_scheduler = nullptr;
    DeviceSpeeds m_speeds;
    std::filesystem::path m_file;
    std::vector<std::string> m_failed;  // ids: not tried again
    QTimer m_rest;
    std::jthread m_thread;
};

}  // namespace fathom
