#include "ui/log_words.h"

#include <QCoreApplication>
#include <QSysInfo>

#include "formula/formula_spec.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// The translation context of this file.
struct LogWords {
    Q_DECLARE_TR_FUNCTIONS(LogWords)
};

}  // namespace

QString startText() {
    return LogWords::tr("Fathom %1 started, with Qt %2 on %3.")
        .arg(QStringLiteral(FATHOM_VERSION), QLatin1String(qVersion()),
             QSysInfo::prettyProductName());
}

void logDevices(LogModel& log, const DeviceFacts& facts) {
    for (const DeviceFact& fact : deviceFacts(facts, {})) {
        const QString label = deviceName(fact.info);
        switch (fact.state) {
            case DeviceState::Removed:
            case DeviceState::Rejected:
                log.add(LogLevel::Warning, fact.explanation);
                break;
            default:
                log.add(LogLevel::Info, fact.info.driver.empty()
                                            ? LogWords::tr("Found %1.").arg(label)
                                            : LogWords::tr("Found %1 with the driver %2.")
                                                  .arg(label, toQString(fact.info.driver)));
        }
    }
    const QString missing = missingOpenClText(facts);
    if (!missing.isEmpty()) log.add(LogLevel::Info, missing);
}

QString calibrationText(const EngineInfo& device) {
    return LogWords::tr("Measured the speed of %1.").arg(deviceName(device));
}

QString pictureText(const Location& location, Size size, const RenderSummary& summary) {
    return LogWords::tr("%1, %2 × %3, depth %4, %5: %6, %7 iterations.")
        .arg(translatedFormula(location.formula))
        .arg(size.width)
        .arg(size.height)
        .arg(depthText(location.view.depth10()), translated(summary.plan.rung->label),
             durationText(summary.seconds), groupedCount(summary.iterations));
}

}  // namespace fathom
