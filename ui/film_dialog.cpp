#include "ui/film_dialog.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "color/coloring.h"
#include "film/strip.h"
#include "ui/export_text.h"
#include "ui/form_column.h"
#include "ui/rehearsal_player.h"
#include "ui/text.h"
#include "ui/translations.h"
#include "ui/waypoint_table.h"

namespace fathom {
namespace {

constexpr std::array kSizes{Size{1280, 720},  Size{1920, 1080}, Size{2560, 1440},
                            Size{3840, 2160}, Size{1080, 1920}, Size{640, 360}};
constexpr std::array kRates{24, 25, 30, 50, 60};
constexpr int kUsualRate = 2;  // its place in the list

/// The formats of the list: codecs, then frames in a folder.
VideoFormat formatAt(int row) {
    const auto codecs = static_cast<int>(videoCodecs().size());
    VideoFormat format;
    if (row < codecs)
        format.codec = &videoCodecs()[static_cast<std::size_t>(row)];
    else
        format.frames = kFrameFormats[static_cast<std::size_t>(row - codecs)];
    return format;
}

QString endingOf(const VideoCodec* codec) {
    if (!codec) return {};
    const std::string_view endings = codec->endings;
    return QLatin1Char('.') + toQString(endings.substr(0, endings.find(' ')));
}

/// Two widgets in a row, of which the first takes the width that is left.
QWidget* makeRow(QWidget* first, QWidget* second, QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(first, 1);
    layout->addWidget(second);
    return row;
}

QString sentenceOf(const FaultyWaypoint& waypoint, const FilmZoom& zoom) {
    const auto number = static_cast<int>(waypoint.index) + 1;
    switch (waypoint.fault) {
        case WaypointFault::TooFew:
            return FilmDialog::tr("A film needs at least two waypoints.");
        case WaypointFault::TooMany:
            return FilmDialog::tr("A film has at most %1 waypoints.").arg(kMostWaypoints);
        case WaypointFault::NotAtZero:
            return FilmDialog::tr("The first waypoint must be at time 0.");
        case WaypointFault::NotLater:
            return FilmDialog::tr(
                       "Waypoint %1 must be at least a millisecond later than the one before it.")
                .arg(number);
        case WaypointFault::TooLate:
            return FilmDialog::tr(
                       "Waypoint %1 is too late: a film takes at most a million seconds.")
                .arg(number);
        case WaypointFault::OffTheWay:
            return FilmDialog::tr("Waypoint %1 must have a radius from %2 to %3.")
                .arg(QString::number(number), shortNumber(zoom.viewAt(zoom.octaves).radius),
                     shortNumber(zoom.radius));
    }
    return {};
}

/// Bytes of a film's kept samples. Files take 8 to 19 bytes a sample, busy ones the most (see
/// record 57). A frame shows about ten octaves.
double samplesBytes(const FilmOrder& order, const FilmZoom& zoom) {
    constexpr double kOfSample = 15, kOctavesOfFrame = 10;
    const StripShape shape = StripShape::of(zoom, order.format.size, order.samples);
    return static_cast<double>(shape.size.area()) * (zoom.octaves + kOctavesOfFrame) * kOfSample;
}

}  // namespace

FilmDialog::FilmDialog(const Bookmark& bookmark, const QString& folder, RenderScheduler* scheduler,
                       const std::vector<Bookmark>& places, QWidget* parent)
    : QDialog(parent),
      m_bookmark(bookmark),
      m_direction(new QComboBox(this)),
      m_wide(new QComboBox(this)),
      m_size(new QComboBox(this)),
      m_rate(new QComboBox(this)),
      m_speed(new QDoubleSpinBox(this)),
      m_easing(new QDoubleSpinBox(this)),
      m_samples(new QComboBox(this)),
      m_codec(new QComboBox(this)),
      m_useWaypoints(new QCheckBox(tr("Waypoints instead of speed"), this)),
      m_keep(new QCheckBox(tr("Keep samples for new colours"), this)),
      m_waypoints(new WaypointTable(this)),
      m_rehearsal(new RehearsalPlayer(scheduler, this)),
      m_path(new QLineEdit(this)),
      m_browse(new QPushButton(tr("Choose…"), this)),
      m_summary(new QLabel(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Make a zoom film"));
    prepareChoices();
    addWideViews(places);
    const QString name =
        bookmark.name.empty() ? tr("Zoom") : fileNameFrom(toQString(bookmark.name));
    m_path->setText(QStringLiteral("%1/%2.mp4").arg(folder, name));
    buildForm();
    connectParts();
    changePace();
}

void FilmDialog::prepareChoices() {
    m_direction->setObjectName(QStringLiteral("filmDirection"));
    m_direction->addItems({tr("In: to this view"), tr("Out: from this view")});

    m_size->setObjectName(QStringLiteral("filmSize"));
    for (const Size size : kSizes)
        m_size->addItem(QStringLiteral("%1 × %2").arg(size.width).arg(size.height));
    m_rate->setObjectName(QStringLiteral("filmRate"));
    for (const int rate : kRates)
        m_rate->addItem(tr("%1 frames a second").arg(rate));
    m_rate->setCurrentIndex(kUsualRate);

    m_speed->setObjectName(QStringLiteral("filmSpeed"));
    m_speed->setRange(0.05, 50);
    m_speed->setSingleStep(0.25);
    m_speed->setValue(1);
    m_speed->setSuffix(tr(" octaves a second"));
    m_speed->setToolTip(tr("An octave is a zoom by 2."));
    m_easing->setObjectName(QStringLiteral("filmEasing"));
    m_easing->setRange(0, 60);
    m_easing->setDecimals(1);
    m_easing->setValue(1);
    m_easing->setSuffix(tr(" s"));
    m_easing->setToolTip(tr("How long the film takes to reach its speed, and to stop."));

    m_useWaypoints->setObjectName(QStringLiteral("filmWaypoints"));
    m_useWaypoints->setToolTip(
        tr("The film passes depths at times of a list; it can rest, and go in and out."));

    m_samples->setObjectName(QStringLiteral("filmSamples"));
    m_samples->addItems(
        {tr("Usual"), tr("Finer: twice the time"), tr("Finest: four times the time")});
    m_codec->setObjectName(QStringLiteral("filmCodec"));
    for (const VideoCodec& codec : videoCodecs())
        m_codec->addItem(toQString(codec.label));
    m_codec->addItem(tr("PNG frames in a folder"));
    m_codec->addItem(tr("EXR frames in a folder, linear light"));
    m_keep->setObjectName(QStringLiteral("filmKeep"));
    m_keep->setToolTip(tr(
        "A film of the same view in other colours is then made without computing. The samples lie "
        "in a folder beside the film."));
    m_path->setObjectName(QStringLiteral("filmPath"));
    m_path->setAccessibleName(tr("File"));
}

void FilmDialog::addWideViews(const std::vector<Bookmark>& places) {
    m_wide->setObjectName(QStringLiteral("filmWide"));
    m_wide->setToolTip(
        tr("Where the zoom begins, or ends if it goes out. If it is turned "
           "differently, the film turns on its way."));
    m_wide->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // names may be long
    const Location& narrow = m_bookmark.location;
    const auto add = [&](const QString& name, const std::optional<View>& view) {
        if (view && !FilmZoom::between(*view, narrow.view)) return;
        m_wide->addItem(name);
        m_wideViews.push_back(view);
    };
    add(tr("The whole, around this view"), std::nullopt);
    add(tr("The home view"), homeLocation(narrow.formula).view);
    for (const Bookmark& place : places)
        if (place.location.formula == narrow.formula)
            add(toQString(place.name), place.location.view);
}

void FilmDialog::buildForm() {
    m_summary->setObjectName(QStringLiteral("filmSummary"));
    m_summary->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setAccessibleName(tr("Problem"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing());  // so that nothing moves
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* rows = new QVBoxLayout(this);
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeChoices(), 1);
    columns->addWidget(makeTrial());
    rows->addLayout(columns, 1);
    auto* buttons = makeButtons();
    rows->addWidget(buttons);
}

QDialogButtonBox* FilmDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_make = buttons->button(QDialogButtonBox::Save);
    m_make->setText(tr("Make film"));
    m_enqueue = buttons->addButton(tr("Add to queue"), QDialogButtonBox::ActionRole);
    m_enqueue->setObjectName(QStringLiteral("addToQueue"));
    m_enqueue->setAutoDefault(false);
    m_enqueue->setToolTip(tr("Lets the film wait in the queue, which survives the program"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { tryAccept(false); });
    connect(m_enqueue, &QPushButton::clicked, this, [this] { tryAccept(true); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QWidget* FilmDialog::makeChoices() {
    auto* choices = new QWidget(this);
    FormColumn form(choices);
    form.addHeading(tr("Zoom"));
    form.addLabeled(tr("Direction"), m_direction);
    form.addLabeled(tr("Wide view"), m_wide);
    form.addLabeled(tr("Speed"), m_speed);
    form.addLabeled(tr("Slow start and end"), m_easing);
    form.addLabeled({}, m_useWaypoints);
    form.addGap();
    form.addHeading(tr("Frames"));
    form.addLabeled(tr("Size"), m_size);
    form.addLabeled(tr("Rate"), m_rate);
    form.addLabeled(tr("Samples"), m_samples);
    form.addGap();
    form.addHeading(tr("File"));
    form.addLabeled(tr("Format"), m_codec);
    form.addLabeled(tr("Name"), makeRow(m_path, m_browse, this));
    form.addLabeled({}, m_keep);
    form.addGap();
    form.addPlain(m_summary);
    form.addPlain(m_problem);
    form.finish();
    choices->setMinimumWidth(std::max(fontMetrics().averageCharWidth() * 66,
                                      choices->sizeHint().width()));  // words of any language
    return choices;
}

QWidget* FilmDialog::makeTrial() {
    auto* trial = new QWidget(this);
    FormColumn form(trial);
    form.addHeading(tr("Rehearsal"));
    form.addPlain(m_rehearsal, 1);
    form.addGap();
    form.addHeading(tr("Waypoints"));
    form.addPlain(m_waypoints);
    return trial;
}

void FilmDialog::connectParts() {
    for (QComboBox* box : {m_direction, m_wide, m_size, m_rate, m_samples})
        connect(box, &QComboBox::currentIndexChanged, this, &FilmDialog::refresh);
    for (QDoubleSpinBox* box : {m_speed, m_easing})
        connect(box, &QDoubleSpinBox::valueChanged, this, &FilmDialog::refresh);
    connect(m_useWaypoints, &QCheckBox::toggled, this, &FilmDialog::changePace);
    connect(m_waypoints, &WaypointTable::edited, this, &FilmDialog::refresh);
    connect(m_codec, &QComboBox::currentIndexChanged, this, &FilmDialog::changeCodec);
    connect(m_keep, &QCheckBox::toggled, this, &FilmDialog::refresh);
    connect(m_path, &QLineEdit::textChanged, this, &FilmDialog::refresh);
    connect(m_browse, &QPushButton::clicked, this, &FilmDialog::chooseFile);
}

FilmOrder FilmDialog::order() const {
    FilmOrder order;
    order.narrow = m_bookmark;
    order.wide = m_wideViews[static_cast<std::size_t>(m_wide->currentIndex())];
    order.timing = {
        .octavesPerSecond = m_speed->value(),
        .framesPerSecond = 1.0 * kRates[static_cast<std::size_t>(m_rate->currentIndex())],
        .easing = m_easing->value(),
        .isOutward = m_direction->currentIndex() == 1};
    if (m_useWaypoints->isChecked())
        order.timing.waypoints = m_waypoints->waypoints().value_or(std::vector<FilmWaypoint>{});
    order.format = formatAt(m_codec->currentIndex());
    order.format.size = kSizes[static_cast<std::size_t>(m_size->currentIndex())];
    order.format.framesPerSecond = order.timing.framesPerSecond;
    order.samples = 1 << m_samples->currentIndex();
    order.path = m_path->text().trimmed().toStdString();
    if (m_keep->isChecked()) order.samplesFolder = samplesFolder().toStdString();
    return order;
}

/// Beside the film, the same for all films that can share samples, and for no others.
QString FilmDialog::samplesFolder() const {
    Bookmark plain;
    plain.location = m_bookmark.location;
    QString sharers = QStringLiteral("%1 %2 %3 %4")
                          .arg(toQString(toJson(plain)), m_size->currentText(),
                               QString::number(m_samples->currentIndex()),
                               QString::number(periodsFor(m_bookmark.colors).any()));
    if (const auto wide = m_wideViews[static_cast<std::size_t>(m_wide->currentIndex())]) {
        plain.location.view = *wide;
        sharers += toQString(toJson(plain));
    }
    const QByteArray hash =
        QCryptographicHash::hash(sharers.toUtf8(), QCryptographicHash::Sha256).toHex().left(8);
    return QStringLiteral("%1/zoom-%2.samples")
        .arg(QFileInfo(m_path->text().trimmed()).absolutePath(), QString::fromLatin1(hash));
}

/// The first waypoints make the film as long as it was by its speed.
void FilmDialog::changePace() {
    const bool hasWaypoints = m_useWaypoints->isChecked();
    for (QWidget* part : {static_cast<QWidget*>(m_direction), static_cast<QWidget*>(m_speed),
                          static_cast<QWidget*>(m_easing)})
        part->setEnabled(!hasWaypoints);
    m_waypoints->setEnabled(hasWaypoints);
    if (hasWaypoints && m_waypoints->isEmpty()) {
        FilmOrder order = this->order();
        order.timing.waypoints.clear();
        const auto zoom = zoomOf(order);
        const auto pace = paceOf(order);
        if (zoom && pace) {
            const Decimal wide = zoom->radius, narrow = m_bookmark.location.view.radius;
            const bool isOutward = order.timing.isOutward;
            m_waypoints->setWaypoints(
                {{0, isOutward ? narrow : wide},
                 {std::round(pace->seconds() * 10) / 10, isOutward ? wide : narrow}});
        }
    }
    refresh();
}

void FilmDialog::endRehearsal() {
    m_rehearsal->end();
}

void FilmDialog::changeCodec() {
    const QFileInfo file(m_path->text());
    m_path->setText(QStringLiteral("%1/%2%3").arg(file.path(), file.completeBaseName(),
                                                  endingOf(order().format.codec)));
    refresh();
}

void FilmDialog::chooseFile() {
    const QString chosen = QFileDialog::getSaveFileName(
        this, tr("Save film as"), m_path->text(), {}, nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) m_path->setText(chosen);
}

void FilmDialog::refresh() {
    const QString problem = this->problem();
    m_make->setEnabled(problem.isEmpty());
    m_enqueue->setEnabled(problem.isEmpty());
    m_problem->setText(problem);
    m_summary->setText(summary());
    const FilmOrder order = this->order();
    const bool isFilm = !waypointProblem() && paceOf(order);
    m_rehearsal->setFilm(isFilm ? std::optional(order) : std::nullopt);
}

QString FilmDialog::summary() const {
    const FilmOrder order = this->order();
    const auto zoom = zoomOf(order);
    const auto pace = paceOf(order);
    if (!zoom || !pace || waypointProblem()) return {};
    const int frames = pace->frameCount();
    QString text = tr("%1 octaves · %2 frames · %3 to watch")
                       .arg(QLocale().toString(zoom->octaves, 'f', 1), QLocale().toString(frames),
                            durationText(frames / order.timing.framesPerSecond));
    if (m_keep->isChecked())
        text += tr(" · about %1 of samples").arg(bytesText(samplesBytes(order, *zoom)));
    return text;
}

/// What is wrong with the waypoints, if they are used.
std::optional<QString> FilmDialog::waypointProblem() const {
    if (!m_useWaypoints->isChecked()) return std::nullopt;
    const auto waypoints = m_waypoints->waypoints();
    if (!waypoints) return translatedError(waypoints.error());
    const auto zoom = zoomOf(order());
    if (!zoom) return std::nullopt;
    const auto faulty = faultOf(*waypoints, *zoom);
    return faulty ? std::optional(sentenceOf(*faulty, *zoom)) : std::nullopt;
}

QString FilmDialog::problem() const {
    const FilmOrder order = this->order();
    if (const auto zoom = zoomOf(order); !zoom)
        return tr("This view is not deeper than the home view; zoom in first.");
    if (const auto wrong = waypointProblem()) return *wrong;
    const QFileInfo file(m_path->text().trimmed()), folder(file.absolutePath());
    if (file.completeBaseName().isEmpty()) return tr("The file needs a name.");
    const QString ending = endingOf(order.format.codec);
    if (!file.fileName().endsWith(ending, Qt::CaseInsensitive))
        return tr("The name of this film must end in %1.").arg(ending);
    if (!folder.isDir())
        return tr("The folder %1 does not exist; choose another.").arg(folder.filePath());
    if (order.format.codec && file.isDir())
        return tr("%1 is a folder; choose another name.").arg(file.fileName());
    if (!folder.isWritable())
        return tr("You cannot write to the folder %1; choose another.").arg(folder.filePath());
    return {};
}

/// Whether ffmpeg can encode the film takes a moment to find out, so it is asked last.
void FilmDialog::tryAccept(bool isForQueue) {
    refresh();
    m_isForQueue = isForQueue;
    if (!m_make->isEnabled()) return;
    if (const VideoCodec* codec = order().format.codec)
        if (const auto can = checkEncoder(*codec); !can)
            return m_problem->setText(translatedError(can.error()));
    accept();
}

}  // namespace fathom
