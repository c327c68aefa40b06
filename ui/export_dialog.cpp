#include "ui/export_dialog.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/form_column.h"
#include "ui/text.h"

namespace fathom {
namespace {

struct SizePreset {
    const char* label;
    Size size;
};

constexpr std::array kPresets{
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "Full HD"), {1920, 1080}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "QHD"), {2560, 1440}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "4K"), {3840, 2160}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "8K"), {7680, 4320}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "Square"), {2048, 2048}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "A4 at 300 dpi"), {3508, 2480}},
    SizePreset{QT_TRANSLATE_NOOP("fathom::ExportDialog", "A2 at 300 dpi"), {7016, 4961}},
};

struct FormatChoice {
    ImageFormat format;
    const char* label;
    const char* ending;
};

constexpr std::array kFormats{
    FormatChoice{ImageFormat::Png8,
                 QT_TRANSLATE_NOOP("fathom::ExportDialog", "PNG, 8 bits a channel"), "png"},
    FormatChoice{ImageFormat::Png16,
                 QT_TRANSLATE_NOOP("fathom::ExportDialog", "PNG, 16 bits a channel"), "png"},
    FormatChoice{ImageFormat::ExrFloat,
                 QT_TRANSLATE_NOOP("fathom::ExportDialog", "OpenEXR, colours and raw data"), "exr"},
};

constexpr int kLargestSide = 100'000;

}  // namespace

ExportDialog::ExportDialog(const Bookmark& bookmark, Size canvas, const QString& folder,
                           QWidget* parent)
    : QDialog(parent),
      m_bookmark(bookmark),
      m_canvas(canvas),
      m_preset(new QComboBox(this)),
      m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)),
      m_isLocked(new QCheckBox(tr("Keep the proportions"), this)),
      m_samples(new QSpinBox(this)),
      m_format(new QComboBox(this)),
      m_path(new QLineEdit(this)),
      m_browse(new QPushButton(tr("Choose…"), this)),
      m_summary(new QLabel(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Save picture"));
    m_width->setObjectName(QStringLiteral("exportWidth"));
    m_height->setObjectName(QStringLiteral("exportHeight"));
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_isLocked->setObjectName(QStringLiteral("exportLock"));

    m_preset->addItem(tr("As on the screen (%1 × %2)").arg(canvas.width).arg(canvas.height));
    for (const SizePreset& preset : kPresets)
        m_preset->addItem(QStringLiteral("%1 (%2 × %3)")
                              .arg(tr(preset.label))
                              .arg(preset.size.width)
                              .arg(preset.size.height));
    m_preset->addItem(tr("Free size"));
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(1, kLargestSide);
        side->setSuffix(tr(" px"));
        side->setAlignment(Qt::AlignRight);
        side->setButtonSymbols(QAbstractSpinBox::NoButtons);
    }
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
    m_isLocked->setChecked(true);
    m_samples->setRange(1, 256);
    m_samples->setValue(4);
    m_samples->setToolTip(tr("More samples make smoother edges and take as many times longer."));
    for (const FormatChoice& format : kFormats)
        m_format->addItem(tr(format.label));
    const QString name = bookmark.name.empty()
                             ? toQString(bookmark.location.formula.spec->id) + QChar('-') +
                                   QString::number(qRound(bookmark.location.view.depth10()))
                             : fileNameFrom(toQString(bookmark.name));
    m_path->setText(QStringLiteral("%1/%2.png").arg(folder, name));
    m_path->setAccessibleName(tr("File"));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("hint"));

    auto* size = new QWidget(this);
    auto* sizeRow = new QHBoxLayout(size);
    sizeRow->setContentsMargins(0, 0, 0, 0);
    sizeRow->addWidget(m_width, 1);
    sizeRow->addWidget(new QLabel(QStringLiteral("×"), size));
    sizeRow->addWidget(m_height, 1);
    auto* file = new QWidget(this);
    auto* fileRow = new QHBoxLayout(file);
    fileRow->setContentsMargins(0, 0, 0, 0);
    fileRow->addWidget(m_path, 1);
    fileRow->addWidget(m_browse);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);

    FormColumn form(this);
    form.addBeside(tr("Size"), m_preset);
    form.addBeside({}, size);
    form.addBeside({}, m_isLocked);
    form.addBeside(tr("Samples per pixel"), m_samples);
    form.addBeside(tr("Format"), m_format);
    form.addBeside(tr("File"), file);
    form.addPlain(m_summary);
    form.addPlain(m_problem);
    form.finish();
    form.addPlain(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 68);

    connect(m_preset, &QComboBox::currentIndexChanged, this, &ExportDialog::choosePreset);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportDialog::widthChanged);
    connect(m_height, &QSpinBox::valueChanged, this, &ExportDialog::heightChanged);
    connect(m_isLocked, &QCheckBox::toggled, this, &ExportDialog::lockAspect);
    connect(m_samples, &QSpinBox::valueChanged, this, &ExportDialog::showSummary);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChanged);
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::tryAccept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    choosePreset(0);
}

void ExportDialog::choosePreset(int index) {
    const auto presets = static_cast<int>(kPresets.size());
    if (index > presets) return;  // free size: as it stands
    const Size size = index == 0 ? m_canvas : kPresets[static_cast<std::size_t>(index - 1)].size;
    const QSignalBlocker widthBlocker(m_width);
    const QSignalBlocker heightBlocker(m_height);
    m_width->setValue(size.width);
    m_height->setValue(size.height);
    lockAspect();
    showSummary();
}

void ExportDialog::lockAspect() {
    m_aspect = static_cast<double>(m_width->value()) / m_height->value();
}

void ExportDialog::widthChanged(int width) {
    if (m_isLocked->isChecked()) {
        const QSignalBlocker blocker(m_height);
        m_height->setValue(qRound(width / m_aspect));
    }
    m_preset->setCurrentIndex(m_preset->count() - 1);
    showSummary();
}

void ExportDialog::heightChanged(int height) {
    if (m_isLocked->isChecked()) {
        const QSignalBlocker blocker(m_width);
        m_width->setValue(qRound(height * m_aspect));
    }
    m_preset->setCurrentIndex(m_preset->count() - 1);
    showSummary();
}

void ExportDialog::formatChanged() {
    const char* ending = kFormats[static_cast<std::size_t>(m_format->currentIndex())].ending;
    const QFileInfo file(m_path->text());
    m_path->setText(QStringLiteral("%1/%2.%3")
                        .arg(file.path(), file.completeBaseName(), QLatin1String(ending)));
}

void ExportDialog::chooseFile() {
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Save picture as"), m_path->text(),
                                                        tr("Pictures (*.png *.exr)"), nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty()) return;
    m_path->setText(chosen);
    const bool isExr = chosen.endsWith(QLatin1String(".exr"), Qt::CaseInsensitive);
    const QSignalBlocker blocker(m_format);
    if (isExr)
        m_format->setCurrentIndex(2);
    else if (m_format->currentIndex() == 2)
        m_format->setCurrentIndex(0);
}

void ExportDialog::showSummary() {
    const double megapixels = 1e-6 * m_width->value() * m_height->value();
    const double canvases = static_cast<double>(m_width->value()) * m_height->value() *
                            m_samples->value() / static_cast<double>(m_canvas.area());
    m_summary->setText(tr("%1 megapixels; about %2 times the work of the picture on the screen")
                           .arg(megapixels, 0, 'f', 1)
                           .arg(canvases, 0, 'f', canvases < 10 ? 1 : 0));
}

void ExportDialog::tryAccept() {
    const QFileInfo file(m_path->text());
    const Result<ImageFormat> format = imageFormatOf(m_path->text().toStdString());
    if (!format) return m_problem->setText(toQString(format.error().message));
    if (!QFileInfo(file.absolutePath()).isDir())
        return m_problem->setText(
            tr("There is no folder %1; choose another.").arg(file.absolutePath()));
    if (file.exists() &&
        QMessageBox::question(this, windowTitle(),
                              tr("%1 is already there. Replace it?").arg(file.fileName())) !=
            QMessageBox::Yes)
        return;
    accept();
}

ImageExport ExportDialog::choice() const {
    ImageExport choice;
    choice.bookmark = m_bookmark;
    choice.size = {m_width->value(), m_height->value()};
    choice.samplesPerPixel = m_samples->value();
    choice.path = m_path->text().toStdString();
    // The ending that the person typed counts; the list only tells 8 bits from 16.
    const bool isExr = m_path->text().endsWith(QLatin1String(".exr"), Qt::CaseInsensitive);
    const bool isDeep = m_format->currentIndex() == 1;
    choice.format = isExr ? ImageFormat::ExrFloat : isDeep ? ImageFormat::Png16 : ImageFormat::Png8;
    return choice;
}

}  // namespace fathom
