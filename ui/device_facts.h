// The content of the page of devices: each device with its state and the reason for it. Pure
// functions; any thread.
#pragma once

#include <span>

#include <QStringList>

#include "render/device_report.h"
#include "render/render_scheduler.h"

namespace fathom {

/// All that is known about this machine's devices.
struct DeviceFacts {
    std::vector<EngineInfo> engines;  // in use, from RenderScheduler::engines()
    std::vector<RenderScheduler::RemovedEngine> removed;
    DeviceReport report;
};

enum class DeviceState { InUse, Reserve, SwitchedOff, Removed, Rejected };

struct DeviceFact {
    EngineInfo info;
    DeviceState state = DeviceState::InUse;
    QString explanation;  // one or two sentences; empty for a device that simply works
};

/// The user's choice in the form that the scheduler takes: the ids of those `engines` that are
/// switched on. It is empty, which means all, if all are switched on, or if none of those that are
/// switched on is present any more.
std::vector<std::string> chosenDevices(const QStringList& enabled,
                                       std::span<const EngineInfo> engines);

/// The devices in use first, then those that were taken out, then those that were never used.
/// `enabled` is the user's choice of ids; empty means all.
std::vector<DeviceFact> deviceFacts(const DeviceFacts& facts, const QStringList& enabled);

/// Says why there is no OpenCL device and what to install; empty if there is one.
QString missingOpenClText(const DeviceFacts& facts);

/// The device's label; the label of the built-in engine is in the window's language.
QString deviceName(const EngineInfo& info);

QString kindText(const EngineInfo& info);
QString stateText(DeviceState state);
/// "single precision, double precision": what the device computes.
QString numbersText(const EngineInfo& info);

/// Everything as plain text, in English, for a report of a problem.
QString deviceReportText(const DeviceFacts& facts, const QStringList& enabled);

}  // namespace fathom
