#include "ui/device_facts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>

#include "formula/formula_list.h"
#include "render/rung.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// The context under which translators find the words of this file.
struct DeviceWords {
    Q_DECLARE_TR_FUNCTIONS(DeviceFacts)
};

bool computes(const EngineInfo& info, NumberKind number) {
    return std::ranges::find(info.numbers, number) != info.numbers.end();
}

bool isIn(const QStringList& ids, const EngineInfo& info) {
    return ids.isEmpty() || ids.contains(toQString(info.id));
}

/// The device that choosePlan() takes first among those that run on the processor's cores: the
/// first one with vector lanes, or else the OpenCL device. None if no OpenCL device runs on the
/// processor.
const EngineInfo* leaderOfCores(std::span<const EngineInfo> engines, const QStringList& used) {
    const auto isOpenCl = [&](const EngineInfo& info) {
        return info.kind == DeviceKind::OpenClCpu && isIn(used, info);
    };
    const auto hasLanes = [&](const EngineInfo& info) {
        return !info.laneNumbers.empty() && isIn(used, info);
    };
    const auto openCl = std::ranges::find_if(engines, isOpenCl);
    if (openCl == engines.end()) return nullptr;
    const auto inLanes = std::ranges::find_if(engines, hasLanes);
    return inLanes != engines.end() ? &*inLanes : &*openCl;
}

/// True if no other device in use computes in big floats, which the deepest views need.
bool isNeededForDepth(const EngineInfo& info, std::span<const EngineInfo> engines,
                      const QStringList& used) {
    return computes(info, NumberKind::BigFloat) &&
           std::ranges::none_of(engines, [&](const EngineInfo& other) {
               return other.id != info.id && isIn(used, other) &&
                      computes(other, NumberKind::BigFloat);
           });
}

DeviceFact factOf(const EngineInfo& info, const DeviceFacts& facts, const QStringList& enabled,
                  const QStringList& used) {
    if (!isIn(used, info)) {
        return {info, DeviceState::SwitchedOff,
                isNeededForDepth(info, facts.engines, used)
                    ? DeviceWords::tr("No other device computes in big floats. Without this one, "
                                      "the deepest views stay empty.")
                    : QString()};
    }
    if (!isIn(enabled, info))
        return {
            info, DeviceState::InUse,
            DeviceWords::tr(
                "It is switched off, but it is used because no switched-on device is available.")};
    const EngineInfo* const leader = leaderOfCores(facts.engines, used);
    if (leader && info.kind != DeviceKind::OpenClGpu && info.id != leader->id)
        return {
            info, DeviceState::Reserve,
            (leader->laneNumbers.empty()
                 ? DeviceWords::tr(
                       "Its cores already work as %1; it computes only what that device cannot.")
                 : DeviceWords::tr("Its cores already work as %1; it computes only what that "
                                   "device cannot compute in vector lanes."))
                .arg(deviceName(*leader))};
    if (!computes(info, NumberKind::Fp64))
        return {info, DeviceState::InUse,
                DeviceWords::tr(
                    "It has no double precision, so it computes deeper pictures in float-float or "
                    "in fixed point.")};
    return {info, DeviceState::InUse, {}};
}

QString memoryText(std::size_t bytes) {
    return QLocale::c().formattedDataSize(static_cast<qint64>(bytes), 1);
}

const char* reportWord(DeviceState state) {
    switch (state) {
        case DeviceState::InUse:
            return "in use";
        case DeviceState::Reserve:
            return "in reserve";
        case DeviceState::SwitchedOff:
            return "switched off";
        case DeviceState::Removed:
            return "failed";
        case DeviceState::Rejected:
            return "not used";
    }
    return "";
}

const char* reportWord(DeviceKind kind) {
    switch (kind) {
        case DeviceKind::BuiltInCpu:
            return "built in";
        case DeviceKind::OpenClCpu:
            return "OpenCL CPU";
        case DeviceKind::OpenClGpu:
            return "OpenCL GPU";
    }
    return "";
}

QString rungIds(const EngineInfo& info) {
    QStringList ids;
    const FormulaInstance formula = defaultInstance(formulas().front());
    for (const Rung& rung : rungs())
        if (canCompute(info, rung, formula)) ids << toQString(rung.id);
    return ids.join(QChar(' '));
}

QString withFullStop(const QString& text) {
    return text.isEmpty() || text.endsWith(QChar('.')) || text.endsWith(QChar(u'。'))
               ? text
               : text + QChar('.');
}

}  // namespace

std::vector<std::string> chosenDevices(const QStringList& enabled,
                                       std::span<const EngineInfo> engines) {
    std::vector<std::string> ids;
    for (const EngineInfo& info : engines)
        if (isIn(enabled, info)) ids.push_back(info.id);
    if (ids.size() == engines.size()) ids.clear();
    return ids;
}

std::vector<DeviceFact> deviceFacts(const DeviceFacts& facts, const QStringList& enabled) {
    QStringList used;
    for (const std::string& id : chosenDevices(enabled, facts.engines))
        used << toQString(id);
    std::vector<DeviceFact> all;
    for (const EngineInfo& info : facts.engines)
        all.push_back(factOf(info, facts, enabled, used));
    for (const auto& [info, reason] : facts.removed)
        all.push_back({info, DeviceState::Removed,
                       DeviceWords::tr("It failed. Fathom will try it again at the next start: %1")
                           .arg(withFullStop(translatedPhrase(reason)))});
    for (const RejectedDevice& device : facts.report.rejected)
        all.push_back({device.info, DeviceState::Rejected, translatedPhrase(device.reason)});
    return all;
}

QString missingOpenClText(const DeviceFacts& facts) {
    if (!facts.report.isOpenClSearched)
        return DeviceWords::tr(
            "Fathom did not look for graphics cards, because --device selected only the built-in "
            "engine.");
    const DeviceReport& report = facts.report;
    const auto hasDevice = [](const OpenClPlatform& platform) { return platform.deviceCount > 0; };
    if (std::ranges::any_of(report.platforms, hasDevice)) return {};
    const QString packages = DeviceWords::tr(
        "On Debian and Ubuntu, the package mesa-opencl-icd supports AMD graphics, intel-opencl-icd "
        "Intel graphics, and nvidia-opencl-icd NVIDIA cards; pocl-opencl-icd runs on any "
        "processor. Install one and start Fathom again.");
    if (!report.platforms.empty())
        return DeviceWords::tr("OpenCL is installed, but none of its drivers found a device. %1")
            .arg(packages);
    if (!report.openClDrivers.empty())
        return DeviceWords::tr("An OpenCL driver is registered, but it does not start. %1")
            .arg(packages);
    return DeviceWords::tr("No OpenCL driver is installed, so no graphics card can be used. %1")
        .arg(packages);
}

QString deviceName(const EngineInfo& info) {
    return info.threads > 0
               ? DeviceWords::tr("Built-in CPU engine, %n thread(s)", nullptr, info.threads)
               : deviceName(toQString(info.label));
}

QString kindText(const EngineInfo& info) {
    switch (info.kind) {
        case DeviceKind::BuiltInCpu:
            return DeviceWords::tr("Processor, built in");
        case DeviceKind::OpenClCpu:
            return DeviceWords::tr("Processor, through OpenCL");
        case DeviceKind::OpenClGpu:
            return DeviceWords::tr("Graphics");
    }
    return {};
}

QString stateText(DeviceState state) {
    switch (state) {
        case DeviceState::InUse:
            return DeviceWords::tr("In use");
        case DeviceState::Reserve:
            return DeviceWords::tr("In reserve");
        case DeviceState::SwitchedOff:
            return DeviceWords::tr("Switched off");
        case DeviceState::Removed:
            return DeviceWords::tr("Failed");
        case DeviceState::Rejected:
            return DeviceWords::tr("Not used");
    }
    return {};
}

QString numbersText(const EngineInfo& info) {
    QStringList labels;
    for (const Rung& rung : rungs())
        if (rung.form == kNormalForm && !rung.isOnDemand() && !rung.isComposed() &&
            computes(info, rung.number))
            labels << translated(rung.label);
    return labels.join(QStringLiteral(", "));
}

QString deviceReportText(const DeviceFacts& facts, const QStringList& enabled) {
    QStringList lines{QStringLiteral("Fathom %1, Qt %2").arg(FATHOM_VERSION, qVersion()),
                      QStringLiteral("%1, %2, %3")
                          .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                               QSysInfo::currentCpuArchitecture()),
                      {}};
    for (const DeviceFact& fact : deviceFacts(facts, enabled)) {
        const EngineInfo& info = fact.info;
        QStringList words{toQString(info.label), QLatin1String(reportWord(info.kind))};
        if (!info.driver.empty()) words << toQString(info.driver);
        if (info.memoryBytes > 0) words << memoryText(info.memoryBytes);
        const QString id = info.id.empty() ? QStringLiteral("-") : toQString(info.id);
        lines << QStringLiteral("%1: %2").arg(id, words.join(QStringLiteral("; ")));
        if (!info.numbers.empty())
            lines << QStringLiteral("    rungs: %1%2")
                         .arg(rungIds(info), info.dividesFloats
                                                 ? QString()
                                                 : QStringLiteral("; floats divide inexactly"));
        lines << QStringLiteral("    %1").arg(QLatin1String(reportWord(fact.state)));
    }
    for (const auto& [info, reason] : facts.removed)
        lines << QStringLiteral("%1 failed: %2")
                     .arg(toQString(info.id), withFullStop(toQString(reason.text())));
    for (const RejectedDevice& device : facts.report.rejected)
        lines << toQString(device.reason.text());

    lines << QString();
    for (const OpenClPlatform& platform : facts.report.platforms)
        lines << QStringLiteral("OpenCL driver: %1, %2, devices: %3")
                     .arg(toQString(platform.name), toQString(platform.version))
                     .arg(platform.deviceCount);
    QStringList files;
    for (const std::string& file : facts.report.openClDrivers)
        files << toQString(file);
    lines << QStringLiteral("Registered OpenCL drivers: %1")
                 .arg(files.isEmpty() ? QStringLiteral("none") : files.join(QStringLiteral(", ")));
    return lines.join(QChar('\n')) + QChar('\n');
}

}  // namespace fathom
