#include "ui/device_controller.h"

#include "ui/devices_page.h"
#include "ui/explorer_state.h"
#include "ui/log_words.h"
#include "ui/preferences.h"
#include "ui/rung_list.h"
#include "ui/status_strip.h"
#include "ui/viewport_renderer.h"
#include "ui/viewport_widget.h"

namespace fathom {

namespace {

/// The strip is at most this much behind a picture that is being computed.
constexpr int kShowMilliseconds = 80;

}  // namespace

DeviceController::DeviceController(const Shown& shown, Preferences& preferences, LogModel& log,
                                   StatusStrip& strip)
    : QObject(&shown.canvas),
      m_shown(shown),
      m_preferences(preferences),
      m_log(log),
      m_strip(strip) {
    connect(&strip, &StatusStrip::ladderWanted, this, &DeviceController::showLadder);
    connect(&shown.renderer, &ViewportRenderer::statusChanged, this,
            &DeviceController::followPicture);
    m_showTimer.setSingleShot(true);
    m_showTimer.setInterval(kShowMilliseconds);
    connect(&m_showTimer, &QTimer::timeout, this, &DeviceController::showPicture);
    // A notice may say that a device was taken out.
    connect(&shown.renderer, &ViewportRenderer::noticed, this, &DeviceController::refreshPage);
    connect(&m_calibrator, &Calibrator::measured, this, [this](const EngineInfo& device) {
        m_log.add(LogLevel::Info, calibrationText(device));
    });
    connect(&m_calibrator, &Calibrator::failed, this,
            [this](const QString& sentence) { m_log.add(LogLevel::Warning, sentence); });
}

void DeviceController::begin(RenderScheduler& scheduler, DeviceReport report, DeviceSpeeds known,
                             std::filesystem::path speedFile) {
    m_scheduler = &scheduler;
    m_report = std::move(report);
    m_calibrator.start(scheduler, std::move(known), std::move(speedFile));
    logDevices(m_log, facts());
    refreshPage();
    chooseDevices();
}

void DeviceController::end() {
    m_calibrator.end();
    m_scheduler = nullptr;
}

DevicesPage* DeviceController::makePage() {
    m_page = new DevicesPage(m_preferences.devices());
    refreshPage();
    connect(m_page, &DevicesPage::enabledDevicesChanged, this, [this](const QStringList& ids) {
        m_preferences.setDevices(ids);
        chooseDevices();
    });
    return m_page;
}

DeviceFacts DeviceController::facts() const {
    return {m_scheduler->engines(), m_scheduler->removedEngines(), m_report};
}

void DeviceController::refreshPage() {
    if (m_page && m_scheduler) m_page->setFacts(facts());
}

// Uses the devices that the user left enabled and that still exist.
void DeviceController::chooseDevices() {
    m_shown.renderer.setDevices(chosenDevices(m_preferences.devices(), m_scheduler->engines()));
}

// A moving view begins a picture with each frame, and a frame with new chips takes 1 ms longer.
void DeviceController::followPicture() {
    if (!m_shown.renderer.isBusy()) return showPicture();
    if (!m_showTimer.isActive()) m_showTimer.start();
}

void DeviceController::showPicture() {
    m_showTimer.stop();
    m_strip.showPicture(m_shown.renderer.status(),
                        m_scheduler ? m_scheduler->engines() : std::vector<EngineInfo>{});
}

// Shows above the rung chip why the picture uses this rung.
void DeviceController::showLadder() {
    const std::optional<RenderPlan>& plan = m_shown.renderer.status().plan;
    if (!m_scheduler || !plan) return;
    RenderRequest request;
    request.location = m_shown.state.location();
    request.size = m_shown.canvas.imageSize();
    QWidget* list = makeRungList(explainLadder(request, m_scheduler->engines(), *plan),
                                 m_shown.canvas.window());
    list->adjustSize();
    list->move(m_strip.ladderCorner() - QPoint(0, list->height()));
    list->show();
}

}  // namespace fathom
