// The devices of this machine, for the window: which of them compute pictures, how fast they are,
// and what is shown of them: their page, their chips in the status strip, the list of rungs, lines
// of the log. GUI thread.
#pragma once

#include <filesystem>

#include <QObject>
#include <QTimer>

#include "ui/calibrator.h"
#include "ui/device_facts.h"

namespace fathom {

class DevicesPage;
class ExplorerState;
class LogModel;
class Preferences;
class StatusStrip;
class ViewportRenderer;
class ViewportWidget;

class DeviceController final : public QObject {
    Q_OBJECT

public:
    /// The picture that the chips and the list of rungs are about.
    struct Shown {
        const ExplorerState& state;
        ViewportRenderer& renderer;
        ViewportWidget& canvas;
    };
    DeviceController(const Shown& shown, Preferences& preferences, LogModel& log,
                     StatusStrip& strip);

    /// Takes the scheduler's devices into use. `known` are their measured speeds; missing ones are
    /// measured and added to `speedFile`. The scheduler must exist until end() has returned.
    void begin(RenderScheduler& scheduler, DeviceReport report, DeviceSpeeds known,
               std::filesystem::path speedFile);
    void end();

    /// Makes the page of devices, once. It follows all changes of the devices.
    DevicesPage* makePage();

private:
    DeviceFacts facts() const;
    void refreshPage();
    void chooseDevices();
    void followPicture();
    void showPicture();
    void showLadder();

    const Shown m_shown;
    Preferences& m_preferences;
    LogModel& m_log;
    StatusStrip& m_strip;
    RenderScheduler* m_scheduler = nullptr;  // null before begin() and after end()
    DeviceReport m_report;
    Calibrator m_calibrator;
    QTimer m_showTimer;             // runs while the strip is behind the picture
    DevicesPage* m_page = nullptr;  // owned by the dialog that shows it
};

}  // namespace fathom
