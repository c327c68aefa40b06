#include "ui/export_dialog.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStorageInfo>

#include "base/limits.h"
#include "ui/export_text.h"
#include "ui/form_column.h"
#include "ui/text.h"

namespace fathom {
namespace {

struct FormatRow {
    ImageFormat format;
    const char* label;
    const char* ending;
    double pixelsPerSecond;  // compressed on one core, if that takes the longest
};

constexpr std::array kFormats{
    FormatRow{ImageFormat::Png8,
              QT_TRANSLATE_NOOP("fathom::ExportDialog", "PNG, 8 bits per channel"), "png", 6e6},
    FormatRow{ImageFormat::Png16,
              QT_TRANSLATE_NOOP("fathom::ExportDialog", "PNG, 16 bits per channel"), "png", 2e6},
    FormatRow{ImageFormat::ExrFloat,
              QT_TRANSLATE_NOOP("fathom::ExportDialog", "OpenEXR, colours and raw data"), "exr",
              1.2e6},
};

bool isExr(const QString& path) {
    return path.endsWith(QLatin1String(".exr"), Qt::CaseInsensitive);
}

template <class Box, class Value>
void setQuietly(Box* box, Value value) {
    const QSignalBlocker blocker(box);
    box->setValue(value);
}

/// Two halves of equal width with `sign` between them, in a space that fits a multiplication sign.
QWidget* makePair(QWidget* first, const QString& sign, QWidget* second, QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(first, 1);
    auto* between = new QLabel(sign, row);
    between->setFixedWidth(row->fontMetrics().horizontalAdvance(QChar(0x00D7)));
    layout->addWidget(between);
    layout->addWidget(second, 1);
    return row;
}

QLabel* makeNote(const QString& text, QWidget* parent) {
    auto* hint = new QLabel(text, parent);
    hint->setObjectName(QStringLiteral("hint"));
    return hint;
}

PictureDetail detailOf(const QImage& image) {
    if (image.isNull()) return {};
    const QImage plain = image.convertToFormat(QImage::Format_RGB32);
    const Size size{plain.width(), plain.height()};
    return measureDetail({reinterpret_cast<const Rgb32*>(plain.constBits()), size.area()}, size);
}

}  // namespace

ExportDialog::ExportDialog(const Bookmark& bookmark, const ScreenPicture& screen,
                           const QString& folder, const ExportChoice& last, QWidget* parent)
    : QDialog(parent),
      m_bookmark(bookmark),
      m_screen(screen),
      m_sizes(screen.size),
      m_detail(detailOf(screen.image)),
      m_unitsPerInch(QLocale().measurementSystem() == QLocale::ImperialUSSystem
                         ? 1
                         : ExportSizes::kCentimetersPerInch),
      m_preset(new QComboBox(this)),
      m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)),
      m_isLocked(new QCheckBox(tr("Keep the proportions"), this)),
      m_samples(new QSpinBox(this)),
      m_resolution(new QSpinBox(this)),
      m_printWidth(new QDoubleSpinBox(this)),
      m_printHeight(new QDoubleSpinBox(this)),
      m_format(new QComboBox(this)),
      m_path(new QLineEdit(this)),
      m_browse(new QPushButton(tr("Choose…"), this)),
      m_summary(new QLabel(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Save picture"));
    prepareSizes();
    prepareFile(folder);
    buildForm();
    remember(last);
    connectParts();
    refresh();
}

void ExportDialog::prepareSizes() {
    m_preset->setObjectName(QStringLiteral("exportPreset"));
    m_width->setObjectName(QStringLiteral("exportWidth"));
    m_height->setObjectName(QStringLiteral("exportHeight"));
    m_isLocked->setObjectName(QStringLiteral("exportLock"));
    m_samples->setObjectName(QStringLiteral("exportSamples"));
    m_resolution->setObjectName(QStringLiteral("exportResolution"));
    m_printWidth->setObjectName(QStringLiteral("exportPrintWidth"));
    m_printHeight->setObjectName(QStringLiteral("exportPrintHeight"));

    m_preset->addItems(m_sizes.labels(m_unitsPerInch));
    m_preset->setMaxVisibleItems(m_preset->count());

    const bool isMetric = m_unitsPerInch != 1;
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(1, limits::kPictureSide);
        side->setSuffix(tr(" px"));
    }
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
    for (QDoubleSpinBox* side : {m_printWidth, m_printHeight}) {
        side->setDecimals(1);
        side->setSuffix(isMetric ? tr(" cm") : tr(" in"));
    }
    m_printWidth->setAccessibleName(tr("Width in print"));
    m_printHeight->setAccessibleName(tr("Height in print"));
    for (QAbstractSpinBox* box : std::initializer_list<QAbstractSpinBox*>{
             m_width, m_height, m_printWidth, m_printHeight, m_samples, m_resolution}) {
        box->setAlignment(Qt::AlignRight);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    }
    m_samples->setAccessibleName(tr("Samples per pixel"));
    m_samples->setRange(1, 256);
    m_samples->setToolTip(tr("More samples give smoother edges; the time grows in proportion."));
    m_resolution->setAccessibleName(tr("Resolution in print"));
    m_resolution->setRange(72, 1200);
}

void ExportDialog::prepareFile(const QString& folder) {
    m_format->setObjectName(QStringLiteral("exportFormat"));
    for (const FormatRow& row : kFormats)
        m_format->addItem(tr(row.label));
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_path->setAccessibleName(tr("File"));
    const QString name = m_bookmark.name.empty()
                             ? toQString(m_bookmark.location.formula.spec->id) + QChar('-') +
                                   QString::number(qRound(m_bookmark.location.view.depth10()))
                             : fileNameFrom(toQString(m_bookmark.name));
    m_path->setText(QStringLiteral("%1/%2.png").arg(folder, name));
}

void ExportDialog::buildForm() {
    m_summary->setObjectName(QStringLiteral("exportSummary"));
    m_summary->setAccessibleName(tr("Size and saving time"));
    m_summary->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setAccessibleName(tr("Problem"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(2 * fontMetrics().lineSpacing());  // so that nothing moves
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* file = new QWidget(this);
    auto* fileRow = new QHBoxLayout(file);
    fileRow->setContentsMargins(0, 0, 0, 0);
    fileRow->addWidget(m_path, 1);
    fileRow->addWidget(m_browse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_enqueue = buttons->addButton(tr("Add to queue"), QDialogButtonBox::ActionRole);
    m_enqueue->setObjectName(QStringLiteral("addToQueue"));
    m_enqueue->setAutoDefault(false);
    m_enqueue->setToolTip(tr("Lets the picture wait in the queue, which survives the program"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { tryAccept(false); });
    connect(m_enqueue, &QPushButton::clicked, this, [this] { tryAccept(true); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    const QString times(QChar(0x00D7));
    FormColumn form(this);
    form.addHeading(tr("Picture"));
    form.addLabeled(tr("Size"), m_preset);
    form.addLabeled(tr("Pixels"), makePair(m_width, times, m_height, this));
    form.addLabeled({}, m_isLocked);
    form.addLabeled(tr("Samples per pixel"),
                    makePair(m_samples, {}, makeNote(tr("for smooth edges"), this), this));
    form.addGap();
    form.addHeading(tr("Print"));
    form.addLabeled(tr("Resolution"),
                    makePair(m_resolution, {}, makeNote(tr("dots per inch"), this), this));
    form.addLabeled(tr("Print size"), makePair(m_printWidth, times, m_printHeight, this));
    form.addGap();
    form.addHeading(tr("File"));
    form.addLabeled(tr("Format"), m_format);
    form.addLabeled(tr("Name"), file);
    form.addGap();
    form.addPlain(m_summary);
    form.addPlain(m_problem);
    form.finish();
    form.addPlain(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 84);
}

void ExportDialog::connectParts() {
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ExportDialog::choosePreset);
    connect(m_width, &QSpinBox::valueChanged, this,
            [this](int pixels) { changeSide(Side::Width, pixels); });
    connect(m_height, &QSpinBox::valueChanged, this,
            [this](int pixels) { changeSide(Side::Height, pixels); });
    connect(m_printWidth, &QDoubleSpinBox::valueChanged, this,
            [this](double length) { changePrintSide(Side::Width, length); });
    connect(m_printHeight, &QDoubleSpinBox::valueChanged, this,
            [this](double length) { changePrintSide(Side::Height, length); });
    connect(m_isLocked, &QCheckBox::toggled, this,
            [this] { m_aspect = static_cast<double>(m_size.width) / m_size.height; });
    connect(m_resolution, &QSpinBox::valueChanged, this, &ExportDialog::changeResolution);
    connect(m_samples, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::changeFormat);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::followEnding);
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::chooseFile);
}

void ExportDialog::remember(const ExportChoice& last) {
    m_samples->setValue(last.samplesPerPixel);
    m_resolution->setValue(last.dotsPerInch);
    m_isLocked->setChecked(last.keepsProportions);
    m_format->setCurrentIndex(static_cast<int>(last.format));
    changeFormat();
    const Size size = last.size.area() > 0 ? last.size : m_screen.size;
    m_aspect = static_cast<double>(size.width) / size.height;
    setSize(size);
}

// ---- Sizes

void ExportDialog::choosePreset(int index) {
    const std::optional<Size> size = m_sizes.sizeOf(index, m_resolution->value());
    if (!size) return;  // free size: nothing changes
    m_aspect = static_cast<double>(size->width) / size->height;
    setSize(*size);
}

/// The present size with `side` set to `pixels`; the other side follows if the proportions are
/// locked.
Size ExportDialog::resized(Side side, int pixels) const {
    Size size = m_size;
    const bool isWidth = side == Side::Width;
    (isWidth ? size.width : size.height) = pixels;
    if (m_isLocked->isChecked()) {
        const double other = isWidth ? pixels / m_aspect : pixels * m_aspect;
        (isWidth ? size.height : size.width) =
            qRound(std::clamp(other, 1.0, 1.0 * limits::kPictureSide));
    }
    return size;
}

void ExportDialog::changeSide(Side side, int pixels) {
    setSize(resized(side, pixels), side == Side::Width ? m_width : m_height);
}

void ExportDialog::changePrintSide(Side side, double length) {
    const int pixels = std::clamp(qRound(length / m_unitsPerInch * m_resolution->value()), 1,
                                  limits::kPictureSide);
    setSize(resized(side, pixels), side == Side::Width ? m_printWidth : m_printHeight);
}

/// A sheet keeps its size on paper. Otherwise the pixels stay, and their print grows or shrinks.
void ExportDialog::changeResolution() {
    const int row = m_preset->currentIndex();
    setSize(ExportSizes::isSheet(row) ? *m_sizes.sizeOf(row, m_resolution->value()) : m_size);
}

double ExportDialog::printLength(int pixels) const {
    return static_cast<double>(pixels) / m_resolution->value() * m_unitsPerInch;
}

void ExportDialog::setSize(Size size, const QWidget* origin) {
    m_size = size;
    for (const auto& [box, pixels] : {std::pair(m_width, size.width), {m_height, size.height}})
        if (box != origin) setQuietly(box, pixels);
    for (const auto& [box, pixels] :
         {std::pair(m_printWidth, size.width), {m_printHeight, size.height}}) {
        const QSignalBlocker blocker(box);
        box->setRange(0, printLength(limits::kPictureSide));
        if (box != origin) box->setValue(printLength(pixels));
    }

    const QSignalBlocker blocker(m_preset);
    m_preset->setCurrentIndex(m_sizes.rowOf(size, m_preset->currentIndex(), m_resolution->value()));
    refresh();
}

// ---- The file

void ExportDialog::changeFormat() {
    const char* ending = kFormats[static_cast<std::size_t>(m_format->currentIndex())].ending;
    const QFileInfo file(m_path->text());
    const QSignalBlocker blocker(m_path);
    m_path->setText(QStringLiteral("%1/%2.%3")
                        .arg(file.path(), file.completeBaseName(), QLatin1String(ending)));
    refresh();
}

/// The ending that the user types decides the format; the list decides between 8 and 16 bits.
void ExportDialog::followEnding() {
    const QSignalBlocker blocker(m_format);
    const int exrRow = static_cast<int>(kFormats.size()) - 1;
    if (isExr(m_path->text()))
        m_format->setCurrentIndex(exrRow);
    else if (m_format->currentIndex() == exrRow && imageFormatOf(m_path->text().toStdString()))
        m_format->setCurrentIndex(0);
    refresh();
}

void ExportDialog::chooseFile() {
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Save picture as"), m_path->text(),
                                                        tr("Pictures (*.png *.exr)"), nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) m_path->setText(chosen);
}

// ---- What it takes

void ExportDialog::refresh() {
    const QString problem = this->problem();
    m_save->setEnabled(problem.isEmpty());
    m_enqueue->setEnabled(problem.isEmpty());
    m_problem->setText(problem.isEmpty() ? warning() : problem);
    m_summary->setText(summary());
}

FileSizeEstimate ExportDialog::fileSize() const {
    return estimateFileSize(
        m_size, kFormats[static_cast<std::size_t>(m_format->currentIndex())].format, m_detail);
}

qint64 ExportDialog::freeBytes() const {
    return QStorageInfo(QFileInfo(m_path->text()).absolutePath()).bytesAvailable();
}

/// Computing and compressing run at the same time, so the slower one counts.
double ExportDialog::secondsNeeded() const {
    const auto pixels = static_cast<double>(m_size.area());
    const FormatRow& format = kFormats[static_cast<std::size_t>(m_format->currentIndex())];
    return std::max(pixels * m_samples->value() / *m_screen.samplesPerSecond,
                    pixels / format.pixelsPerSecond);
}

QString ExportDialog::summary() const {
    const double megapixels = 1e-6 * static_cast<double>(m_size.area());
    const FileSizeEstimate bytes = fileSize();
    QString text = tr("%1 megapixels · %2 · about %3, at most %4")
                       .arg(QLocale().toString(megapixels, 'f', megapixels < 10 ? 1 : 0),
                            m_screen.samplesPerSecond ? aboutDuration(secondsNeeded())
                                                      : tr("time not known yet"),
                            bytesText(bytes.likely), bytesText(bytes.most));
    const qint64 free = freeBytes();
    if (free >= 0) text = tr("%1 · %2 free").arg(text, bytesText(static_cast<double>(free)));
    return text;
}

QString ExportDialog::warning() const {
    const qint64 free = freeBytes();
    const FileSizeEstimate bytes = fileSize();
    if (free < 0 || bytes.most < static_cast<double>(free)) return {};
    const QString text =
        bytes.likely < static_cast<double>(free)
            ? tr("Only %1 is free in this folder: the file may not fit.")
            : tr("Only %1 is free in this folder: the file will probably not fit.");
    return text.arg(bytesText(static_cast<double>(free)));
}

QString ExportDialog::problem() const {
    const QFileInfo file(m_path->text().trimmed());
    const QFileInfo folder(file.absolutePath());
    if (file.completeBaseName().isEmpty()) return tr("The file needs a name.");
    if (!imageFormatOf(m_path->text().trimmed().toStdString()))
        return tr("The name of the file must end in .png or .exr.");
    if (!folder.isDir())
        return tr("The folder %1 does not exist; choose another.").arg(folder.filePath());
    if (file.isDir()) return tr("%1 is a folder; choose another name.").arg(file.fileName());
    if (!folder.isWritable())
        return tr("You cannot write to the folder %1; choose another.").arg(folder.filePath());
    return {};
}

void ExportDialog::tryAccept(bool isForQueue) {
    refresh();  // the folder may be gone by now
    m_isForQueue = isForQueue;
    if (m_save->isEnabled() && mayReplace(QFileInfo(m_path->text().trimmed()))) accept();
}

bool ExportDialog::mayReplace(const QFileInfo& file) {
    if (!file.exists()) return true;
    QMessageBox question(QMessageBox::NoIcon, windowTitle(),
                         tr("%1 is already there. Replace it?").arg(file.fileName()),
                         QMessageBox::Yes | QMessageBox::Cancel, this);
    question.button(QMessageBox::Yes)->setText(tr("Replace"));
    question.setDefaultButton(QMessageBox::Cancel);
    return question.exec() == QMessageBox::Yes;
}

ImageExport ExportDialog::picture() const {
    ImageExport what;
    what.bookmark = m_bookmark;
    what.size = m_size;
    what.samplesPerPixel = m_samples->value();
    what.dotsPerInch = m_resolution->value();
    what.format = kFormats[static_cast<std::size_t>(m_format->currentIndex())].format;
    what.path = m_path->text().trimmed().toStdString();
    return what;
}

ExportChoice ExportDialog::choice() const {
    const bool isScreen = m_preset->currentIndex() == 0;
    const ImageExport what = picture();
    return {.size = isScreen ? Size{} : m_size,
            .samplesPerPixel = what.samplesPerPixel,
            .format = what.format,
            .dotsPerInch = what.dotsPerInch,
            .keepsProportions = m_isLocked->isChecked()};
}

}  // namespace fathom
