// What the page of devices says: each device with its state and why. Pure functions; any thread.
#pragma once

#include <span>

#include <QStringList>

#include "render/device_report.h"
#include "render/render_scheduler.h"

namespace fathom {

/// All that is known of this machine's devices.
struct DeviceFacts {
    std::vector<EngineInfo> engines;  // in use, as RenderScheduler::engines() says
    std::vector<RenderScheduler::RemovedEngine> removed;
    DeviceReport report;
};

enum class DeviceState { InUse, Reserve, SwitchedOff, Removed, Rejected };

struct DeviceFact {
    EngineInfo info;
    DeviceState state = DeviceState::InUse;
    QString explanation;  // one or two sentences; empty for a device that simply works
};

/// The person's choice as the scheduler wants it: the ids of `engines` that are switched on; empty,
/// which means all, when all are or when none of those that are switched on is there any more.
std::vector<std::string> chosenDevices(const QStringList& enabled,
                                       std::span<const EngineInfo> engines);

/// Devices in use first, then those taken out, then those that were never used. `enabled` is the
/// person's choice of ids; empty: all.
std::vector<DeviceFact> deviceFacts(const DeviceFacts& facts, const QStringList& enabled);

/// Why there is no device through OpenCL, and what brings one; empty when there is one.
QString missingOpenClText(const DeviceFacts& facts);

/// Its label; that of the built-in engine in the window's language.
QString deviceName(const EngineInfo& info);

QString kindText(const EngineInfo& info);
QString stateText(DeviceState state);
/// "single precision, double precision": what the device computes.
QString numbersText(const EngineInfo& info);

/// Everything as plain text, in English, for a report of a problem.
QString deviceReportText(const DeviceFacts& facts, const QStringList& enabled);

}  // namespace fathom
