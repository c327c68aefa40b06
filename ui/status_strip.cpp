#include "ui/status_strip.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include "render/sample.h"
#include "ui/device_facts.h"
#include "ui/export_text.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/translations.h"

namespace fathom {
namespace {

constexpr int kCoordinateCharacters = 18;
constexpr int kDeviceCharacters = 44;
constexpr int kFileCharacters = 24;
constexpr int kStageCharacters = 32;

/// A label whose accessible name says what its text is: "Zoom depth: 10³⁷".
class Reading final : public QLabel, public Spoken {
public:
    using QLabel::QLabel;

    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    QString spokenName(const QWidget& widget) const override {
        const QString name = widget.accessibleName();
        return text().isEmpty() ? name : name + QStringLiteral(": ") + text();
    }
};

/// Gives a label the size of its text, but at least this width. The size is fixed: otherwise each
/// new text would lay out the window and paint the whole strip anew.
void fixSize(QLabel& label, int leastWidth) {
    const QSize hint = label.sizeHint();
    label.setFixedSize(std::max(leastWidth, hint.width()), hint.height());
}

/// The label becomes wider for a long text and stays so.
void showText(QLabel& label, const QString& text) {
    label.setText(text);
    fixSize(label, label.minimumWidth());
}

QLabel* makeLabel(QWidget* parent, const QString& name, const QString& widest,
                  const QFont& font = {}) {
    auto* label = new Reading(parent);
    label->setFont(font);
    label->setAccessibleName(name);
    label->setTextFormat(Qt::PlainText);
    const QFontMetrics metrics(font);
    fixSize(*label, widest.isEmpty() ? 0 : metrics.horizontalAdvance(widest) + metrics.height());
    return label;
}

/// A small round button that opens details.
QPushButton* makeChip(QWidget* parent) {
    auto* chip = new QPushButton(parent);
    chip->setObjectName(QStringLiteral("chip"));
    chip->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus to the canvas
    chip->setCursor(Qt::PointingHandCursor);
    return chip;
}

/// Adds a plus sign, so that the signs of both parts of a coordinate align: "0.5" becomes "+0.5".
QString signedText(const QString& text) {
    return text.startsWith(QChar('-')) ? text : QChar('+') + text;
}

/// The texts of a part of the strip, each with its tooltip.
QStringList textsOf(const QWidget& part) {
    QStringList texts;
    if (const auto* label = qobject_cast<const QLabel*>(&part))
        texts << label->text();
    else if (const auto* chip = qobject_cast<const QPushButton*>(&part))
        texts << chip->text() + QStringLiteral(": ") + chip->toolTip();
    for (const auto* chip : part.findChildren<QPushButton*>())
        texts << chip->text();
    texts.removeAll(QString());
    return texts;
}

QString phaseText(const ViewportRenderer::Status& status) {
    using Phase = ViewportRenderer::Phase;
    switch (status.phase) {
        case Phase::Waiting:
            return StatusStrip::tr("Starting the devices");
        case Phase::Preparing:
        case Phase::Computing:
            break;
        case Phase::Done:
            if (!status.source.isEmpty())
                return StatusStrip::tr("From %1").arg(elidedMiddle(status.source, kFileCharacters));
            if (!status.summary) return {};
            if (status.samplesPerPixel == 1) return durationText(status.summary->seconds);
            return StatusStrip::tr("%1 · %2 samples")
                .arg(durationText(status.summary->seconds))
                .arg(status.samplesPerPixel);
        case Phase::Stopped:
            return StatusStrip::tr("Stopped");
        case Phase::Failed:
            return StatusStrip::tr("Failed");
    }
    const Phrase& phrase = status.progress.stage;
    const QString stage = phrase.pattern.empty()
                              ? StatusStrip::tr("Preparing")
                              : elidedMiddle(translatedPhrase(phrase), kStageCharacters);
    const double fraction = status.progress.fraction;
    const double seconds = status.progress.seconds;
    const QString percent = QString::number(static_cast<int>(fraction * 100)).rightJustified(2);
    constexpr double kLeastFraction = 0.002;  // with less progress the rest is only a guess
    if (seconds > 2 && fraction > 0 && fraction <= kLeastFraction)
        return StatusStrip::tr("%1: %2 % · %3 · %4")
            .arg(stage, percent, durationText(seconds), aboutLeft(seconds * (1 / fraction - 1)));
    if (seconds > 2 && fraction > kLeastFraction)
        return StatusStrip::tr("%1: %2 % · %3 · %4 left")
            .arg(stage, percent, durationText(seconds), durationText(seconds * (1 / fraction - 1)));
    return StatusStrip::tr("%1: %2 % · %3").arg(stage, percent, durationText(seconds));
}

QString longestPhaseText() {
    ViewportRenderer::Status status;
    status.phase = ViewportRenderer::Phase::Computing;
    status.progress = {.stage = "Computing pixels", .fraction = 0.5, .seconds = 3599};
    return phaseText(status);
}

}  // namespace

StatusStrip::StatusStrip(QWidget* parent)
    : QStatusBar(parent),
      m_point(makeLabel(this, tr("Coordinates under the cursor"),
                        QString(2 * kCoordinateCharacters + 3, QChar('0')), numberFont())),
      m_count(makeLabel(this, tr("Iterations under the cursor"),
                        tr("converges after %1").arg(QStringLiteral("9 999 999")))),
      m_depth(makeLabel(this, tr("Zoom depth"),
                        tr("%1 · %n bit(s)", nullptr, 9999).arg(powerOfTen(1000)))),
      m_rung(makeChip(this)),
      m_devices(new QWidget(this)),
      m_export(new QWidget(this)),
      m_exportText(makeLabel(m_export, tr("Picture being saved"), {})),
      m_exportBar(new QProgressBar(m_export)),
      m_exportPause(new QPushButton(m_export)),
      m_exportCancel(new QPushButton(m_export)),
      m_progress(makeLabel(this, tr("Progress"), longestPhaseText())),
      m_progressWidth(m_progress->minimumWidth()) {
    setSizeGripEnabled(false);
    m_depth->setObjectName(QStringLiteral("zoomDepth"));
    connect(m_rung, &QPushButton::clicked, this, &StatusStrip::ladderWanted);
    m_progress->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(m_devices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);

    buildExport();

    for (QWidget* part :
         std::initializer_list<QWidget*>{m_point, m_count, m_depth, m_rung, m_devices})
        addWidget(part);
    addPermanentWidget(m_export);
    addPermanentWidget(m_progress);
    fit();
}

void StatusStrip::buildExport() {
    m_exportBar->setRange(0, 1000);
    m_exportBar->setTextVisible(false);
    m_exportBar->setFixedWidth(fontMetrics().averageCharWidth() * 16);
    m_exportBar->setAccessibleName(tr("Progress of saving"));
    m_exportPause->setObjectName(QStringLiteral("pauseExport"));
    m_exportPause->setCheckable(true);
    m_exportPause->setText(tr("Resume"));  // the longer text sets the width
    m_exportPause->setMinimumWidth(m_exportPause->sizeHint().width());
    m_exportCancel->setObjectName(QStringLiteral("cancelExport"));
    m_exportCancel->setText(tr("Cancel"));
    m_exportCancel->setToolTip(tr("Stops saving and leaves no file behind."));
    connect(m_exportPause, &QPushButton::toggled, this, &StatusStrip::exportPauseWanted);
    connect(m_exportCancel, &QPushButton::clicked, this, &StatusStrip::exportCancelled);

    auto* row = new QHBoxLayout(m_export);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_exportText, m_exportBar, m_exportPause, m_exportCancel})
        row->addWidget(part);
}

void StatusStrip::showDepth(const View& view, Size image, const QString& scale) {
    // The bits that coordinates need: from the largest coordinate's highest bit down to a pixel.
    const double magnitude =
        std::max({0.0, view.re.toFloatExp().log2(), view.im.toFloatExp().log2()});
    const int bits =
        std::max(0, static_cast<int>(std::ceil(magnitude - view.spacing(image).log2())));
    showText(*m_depth, tr("%1 · %n bit(s)", nullptr, bits).arg(depthText(view.depth10())));
    const QString depth =
        tr("Zoom depth 10^%1; telling neighbouring pixels apart takes %n bit(s).", nullptr, bits)
            .arg(QLocale().toString(view.depth10(), 'f', 2));
    m_depth->setToolTip(scale.isEmpty() ? depth : depth + QChar('\n') + scale);
}

void StatusStrip::showPoint(const View& view, Size image, std::optional<PointF> cursor,
                            const TileSample* sample) {
    const PointF center{image.width / 2.0, image.height / 2.0};
    const View::Point point = view.pointAt(cursor.value_or(center), image);
    const FloatExp spacing = view.spacing(image);
    showText(*m_point, QStringLiteral("%1 %2 i").arg(
                           signedText(coordinateText(point.re, spacing, kCoordinateCharacters)),
                           signedText(coordinateText(point.im, spacing, kCoordinateCharacters))));
    if (!sample || sample->count == 0)
        m_count->clear();
    else if (sample->count == kInteriorCount)
        showText(*m_count, tr("interior"));
    else if (sample->attractor > 0)
        showText(*m_count, tr("converges after %1").arg(groupedCount(sample->count)));
    else
        showText(*m_count, tr("escapes after %1").arg(groupedCount(sample->count)));
}

void StatusStrip::showPicture(const ViewportRenderer::Status& status,
                              const std::vector<EngineInfo>& engines) {
    m_phase = phaseText(status);
    showPhase();
    if (!status.plan) {
        m_rung->setText({});
        m_shownDevices.clear();
        qDeleteAll(m_devices->findChildren<QPushButton*>());
        return fit();
    }
    m_rung->setText(translated(status.plan->rung->label));
    const QString name = tr("Arithmetic") + QStringLiteral(": ") + m_rung->text();
    if (m_rung->accessibleName() != name) m_rung->setAccessibleName(name);
    const QString reason = translatedPhrase(status.plan->reason);
    m_rung->setToolTip(reason);
    if (m_rung->accessibleDescription() != reason) m_rung->setAccessibleDescription(reason);
    showDevices(status, engines);
    fit();
}

// Shows a chip for each device of the plan. With several devices, a finished picture adds shares.
void StatusStrip::showDevices(const ViewportRenderer::Status& status,
                              const std::vector<EngineInfo>& engines) {
    const std::vector<std::string>& ids = status.plan->engineIds;
    if (ids != m_shownDevices) {
        m_shownDevices = ids;
        qDeleteAll(m_devices->findChildren<QPushButton*>());
        for (std::size_t index = 0; index < ids.size(); ++index) {
            QPushButton* chip = makeChip(m_devices);
            connect(chip, &QPushButton::clicked, this, &StatusStrip::devicesWanted);
            m_devices->layout()->addWidget(chip);
            chip->show();  // now, because its width counts
        }
    }
    std::size_t total = 0;
    if (status.summary)
        for (const auto& [id, pixels] : status.summary->enginePixels)
            total += pixels;
    for (std::size_t index = 0; index < ids.size(); ++index) {
        auto* chip = static_cast<QPushButton*>(
            m_devices->layout()->itemAt(static_cast<int>(index))->widget());
        const auto known =
            std::find_if(engines.begin(), engines.end(),
                         [&](const EngineInfo& info) { return info.id == ids[index]; });
        const QString label = toQString(known != engines.end() ? known->label : ids[index]);
        const QString name = known != engines.end() ? deviceName(*known) : label;
        QString text = elidedMiddle(name, kDeviceCharacters);
        if (ids.size() > 1 && total > 0) {
            const auto pixels = status.summary->enginePixels.find(ids[index]);
            const bool hasWorked = pixels != status.summary->enginePixels.end();
            text = tr("%1 %2 %", "a device and its share")
                       .arg(text)
                       .arg(hasWorked ? 100 * pixels->second / total : 0);
        }
        chip->setText(text);
        chip->setToolTip(known == engines.end() || known->driver.empty()
                             ? label
                             : label + QChar('\n') + toQString(known->driver));
    }
}

void StatusStrip::showVerdict(const QString& text, const QString& explanation, bool isAlarm) {
    m_verdict = text;
    m_progress->setToolTip(explanation);
    m_progress->setAccessibleDescription(explanation);
    QFont font = m_progress->font();
    font.setBold(isAlarm);
    m_progress->setFont(font);
    showPhase();
}

// After the picture's phase comes the result of its check, if there is one.
void StatusStrip::showPhase() {
    m_progress->setText(m_verdict.isEmpty()
                            ? m_phase
                            : tr("%1 · %2", "time, and what a check says").arg(m_phase, m_verdict));
    fit();
}

void StatusStrip::showExport(const std::optional<ExportStatus>& status) {
    m_isExporting = status.has_value();
    fit();
    if (!status) return;

    const QString name = elidedMiddle(status->name, kFileCharacters);
    const QString share = tr("%1 %").arg(static_cast<int>(status->fraction * 100), 2);
    showText(*m_exportText,
             status->isPaused ? tr("%1 · %2 · paused").arg(name, share)
             : status->secondsLeft
                 ? tr("%1 · %2 · %3").arg(name, share, aboutLeft(*status->secondsLeft))
                 : tr("Saving %1 · %2").arg(name, share));
    m_exportText->setToolTip(
        tr("%1: %2 (%3 so far)").arg(status->name, status->stage, durationText(status->seconds)));
    m_exportBar->setValue(qRound(status->fraction * 1000));
    const QSignalBlocker blocker(m_exportPause);
    m_exportPause->setChecked(status->isPaused);
    m_exportPause->setText(status->isPaused ? tr("Resume") : tr("Pause"));
    m_exportPause->setToolTip(status->isPaused ? tr("Goes on where it stopped.")
                                               : tr("Pauses saving and keeps what is done."));
    fit();
}

QSize StatusStrip::minimumSizeHint() const {
    return {0, QStatusBar::minimumSizeHint().height()};
}

void StatusStrip::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fit();
}

// If the strip is too narrow, the parts later in this list are hidden first; the window never grows
// for the strip. The buttons of a picture being saved are always shown.
void StatusStrip::fit() {
    fixSize(*m_progress, m_isExporting ? 0 : m_progressWidth);
    m_export->setVisible(m_isExporting);
    const int gap = fontMetrics().height() / 2;
    const auto widthOf = [gap](const QWidget* part) {
        return part->sizeHint().expandedTo(part->minimumSize()).width() + gap;
    };
    int room = width() - gap - (m_isExporting ? widthOf(m_export) : 0);
    // While a picture is saved, the cursor's point is more important than the canvas's progress.
    std::pair<QWidget*, bool> parts[] = {
        {m_progress, true},
        {m_depth, true},
        {m_point, true},
        {m_rung, !m_rung->text().isEmpty()},
        {m_devices, !m_shownDevices.empty()},
        {m_count, true},
    };
    if (m_isExporting) std::swap(parts[0], parts[2]);
    QStringList hidden;
    for (const auto& [part, isWanted] : parts) {
        const bool isShown = isWanted && widthOf(part) <= room;
        part->setVisible(isShown);
        if (isWanted && !isShown) hidden << textsOf(*part);
        // A part that is hidden still uses room, so that no less important part takes it.
        if (isWanted) room -= widthOf(part);
    }
    setToolTip(hidden.join(QChar('\n')));
}

QPoint StatusStrip::ladderCorner() const {
    const QWidget* anchor = m_rung->isVisible() ? static_cast<const QWidget*>(m_rung) : this;
    return anchor->mapToGlobal(QPoint());
}

QString StatusStrip::rungText() const {
    return m_rung->text();
}

}  // namespace fathom
