// Measures the speeds of the devices while nobody waits for a picture, once for each device and
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
    /// Interval between two checks whether the scheduler is idle. Only an idle scheduler measures.
    static constexpr int kRestMilliseconds = 3000;

    explicit Calibrator(QObject* parent = nullptr);
    ~Calibrator() override;  // stops and joins

    /// Gives the scheduler the known speeds, then measures the missing ones and adds them to
    /// `file`. An empty `file` means that nothing is measured. The scheduler must exist until end()
    /// has returned.
    void start(RenderScheduler& scheduler, DeviceSpeeds known, std::filesystem::path file);
    void end();

signals:
    /// The speeds of `device` are known now. Pictures from now on are planned with them.
    void measured(const EngineInfo& device);
    void failed(const QString& sentence);

private:
    void measureNext();
    void receive(const EngineInfo& device, const Result<std::vector<RungSpeed>>& speeds);

    RenderScheduler* m_scheduler = nullptr;
    DeviceSpeeds m_speeds;
    std::filesystem::path m_file;
    std::vector<std::string> m_failed;  // ids of devices that are not tried again
    QTimer m_rest;
    std::jthread m_thread;
};

}  // namespace fathom
