#include "ui/palette_editor.h"

#include <algorithm>
#include <cmath>

#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include "base/atomic_file.h"
#include "color/palette_folder.h"
#include "color/palette_format.h"
#include "color/palette_idea.h"
#include "color/srgb.h"
#include "ui/color_button.h"
#include "ui/form_column.h"
#include "ui/palette_bar.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {

namespace {

/// The file filter of the formats that can be read or written, as asked: "Palettes (*.json *.gpl)".
QString filterOf(const QString& label, bool isForWriting) {
    QStringList patterns;
    for (const PaletteFormat& format : paletteFormats()) {
        if (isForWriting && !format.write) continue;
        patterns << QStringLiteral("*.") + toQString(format.id);
        if (!isForWriting && !format.otherExtension.empty())
            patterns << QStringLiteral("*.") + toQString(format.otherExtension);
    }
    return label + QStringLiteral(" (") + patterns.join(QChar(' ')) + QStringLiteral(")");
}

constexpr int kCycleMilliseconds = 33;

QDoubleSpinBox* numberField(double minimum, double maximum, double step, QWidget* parent) {
    auto* field = new QDoubleSpinBox(parent);
    field->setDecimals(4);
    field->setRange(minimum, maximum);
    field->setSingleStep(step);
    field->setKeyboardTracking(false);
    return field;
}

}  // namespace

PaletteEditor::PaletteEditor(ExplorerState& state, QWidget* parent)
    : QDialog(parent),
      m_state(state),
      m_name(new QLineEdit(this)),
      m_bar(new PaletteBar(this)),
      m_position(numberField(0, 0.9999, 0.01, this)),
      m_midpoint(numberField(0.02, 0.98, 0.05, this)),
      m_color(new QPushButton(this)),
      m_remove(new QPushButton(tr("Remove stop"), this)),
      m_space(new QComboBox(this)),
      m_curve(new QComboBox(this)),
      m_speed(new QDoubleSpinBox(this)),
      m_cycle(new QPushButton(tr("Cycle"), this)) {
    setWindowTitle(tr("Edit palette"));
    setObjectName(QStringLiteral("paletteEditor"));
    m_name->setObjectName(QStringLiteral("paletteName"));
    m_bar->setObjectName(QStringLiteral("paletteBar"));
    m_position->setObjectName(QStringLiteral("stopPosition"));
    m_midpoint->setObjectName(QStringLiteral("stopMidpoint"));
    m_color->setObjectName(QStringLiteral("stopColor"));
    m_remove->setObjectName(QStringLiteral("removeStop"));
    m_space->setObjectName(QStringLiteral("paletteSpace"));
    m_curve->setObjectName(QStringLiteral("paletteCurve"));
    m_speed->setObjectName(QStringLiteral("cycleSpeed"));
    m_cycle->setObjectName(QStringLiteral("cycle"));
    m_speed->setRange(-2, 2);
    m_speed->setSingleStep(0.05);
    m_speed->setValue(0.1);
    m_speed->setSuffix(tr(" turns/s"));
    m_speed->setToolTip(tr("Below 0 the colours run backwards."));
    m_cycle->setCheckable(true);
    m_cycle->setAutoDefault(false);
    m_cycle->setToolTip(tr("Moves the colours through the picture while this window is open."));
    m_cycleTimer.setInterval(kCycleMilliseconds);
    m_name->setMaxLength(80);
    m_position->setAccessibleName(tr("Position"));
    m_midpoint->setAccessibleName(tr("Midpoint"));
    m_speed->setAccessibleName(tr("Speed"));
    m_space->addItems({tr("As the eye sees (OKLab)"), tr("Screen values (sRGB)")});
    m_curve->addItems({tr("Smooth"), tr("Straight"), tr("Flat at stops")});
    layOut();
    connectControls();
    showState();
    m_bar->setFocus();
}

void PaletteEditor::layOut() {
    FormColumn form(this);
    form.addLabeled(tr("Name"), m_name);
    form.addPlain(m_bar, 1);

    const auto addRow = [&](const QString& label, std::initializer_list<QWidget*> widgets) {
        auto* line = new QWidget(this);
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* widget : widgets)
            row->addWidget(widget, 1);
        line->setFocusProxy(*widgets.begin());
        if (label.isEmpty())
            form.addPlain(line);
        else
            form.addLabeled(label, line);
    };
    const auto button = [&](const char* name, const QString& text, const QString& tip,
                            std::function<void()> act) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setToolTip(tip);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, std::move(act));
        return made;
    };
    m_color->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    addRow(tr("Position"), {m_position, m_color});
    addRow(tr("Midpoint"), {m_midpoint, m_remove});
    addRow(tr("Mix"), {m_space, m_curve});
    for (QComboBox* choices : {m_space, m_curve})
        nameChoices(*choices, tr("Mix"));
    addRow(
        {},
        {button("doubleStop", tr("Hard edge"),
                tr("Adds a second stop at the same place: give the two stops different colours."),
                [this] {
                    edit([this](PaletteStops& stops) {
                        const PaletteStop same = stop();
                        m_selected = static_cast<int>(insertStop(stops, same));
                    });
                }),
         button("spread", tr("Spread evenly"), tr("Puts the stops at equal distances."),
                [this] { edit([](PaletteStops& stops) { stops = spread(stops); }); }),
         button("reverse", tr("Reverse"), tr("Reverses the palette."),
                [this] { edit([](PaletteStops& stops) { stops = reversed(stops); }); })});
    addRow({},
           {button("mirror", tr("Mirror"),
                   tr("Runs the palette forwards and then backwards, so that there is no edge "
                      "where the ends meet."),
                   [this] { edit([](PaletteStops& stops) { stops = mirrored(stops); }); }),
            button("shiftLeft", tr("Shift left"), tr("Shifts the palette by a 50th of a turn."),
                   [this] { edit([](PaletteStops& stops) { stops = shifted(stops, -0.02); }); }),
            button("shiftRight", tr("Shift right"), tr("Shifts the palette by a 50th of a turn."),
                   [this] { edit([](PaletteStops& stops) { stops = shifted(stops, 0.02); }); })});
    addRow(tr("Speed"), {m_speed, m_cycle});
    addRow({}, {button("surprise", tr("Surprise me"),
                       tr("Makes a random palette from a dark end to one bright peak and back."),
                       [this] {
                           const auto seed = QRandomGenerator::global()->generate();
                           edit([&](PaletteStops& stops) { stops = surprisingStops(seed); });
                       }),
                button("paletteFromPicture", tr("From a picture…"),
                       tr("Takes the colours of a picture, from dark to light and back."), [this] {
                           const QString path = QFileDialog::getOpenFileName(
                               this, tr("Take colours from a picture"), QString(),
                               tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)"));
                           if (!path.isEmpty()) takePicture(path);
                       })});
    addRow(
        {},
        {button("importPalette", tr("Import…"),
                tr("Reads palettes of Fathom, GIMP, Fractint, Ultra Fractal or Kalles Fraktaler."),
                [this] {
                    const QString path = QFileDialog::getOpenFileName(
                        this, tr("Import a palette"), QString(),
                        filterOf(tr("Palettes"), false) + QStringLiteral(";;") +
                            tr("All files (*)"));
                    if (!path.isEmpty()) import(path);
                }),
         button("exportPalette", tr("Export…"),
                tr("Writes the palette for GIMP (.gpl), Fractint (.map) or another copy of Fathom "
                   "(.json)."),
                [this] {
                    const QString path = QFileDialog::getSaveFileName(
                        this, tr("Export the palette"),
                        toQString(m_palette->id()) + QStringLiteral(".gpl"),
                        filterOf(tr("Palettes"), true));
                    if (!path.isEmpty()) exportTo(path);
                }),
         button("savePalette", tr("Save"), tr("Saves it to your palettes under its name."),
                [this] { save(); })});
}

void PaletteEditor::connectControls() {
    connect(m_bar, &PaletteBar::selected, this, [this](int index) {
        m_selected = index;
        showStop();
    });
    connect(m_bar, &PaletteBar::stopMoved, this, [this](int index, double position, bool isDrag) {
        edit(
            [&](PaletteStops& stops) {
                stops[static_cast<std::size_t>(index)].position = position;
            },
            isDrag ? Gesture::Drag : Gesture::Keys);
    });
    connect(m_bar, &PaletteBar::midpointMoved, this, [this](int index, double midpoint) {
        edit(
            [&](PaletteStops& stops) {
                stops[static_cast<std::size_t>(index)].midpoint = midpoint;
            },
            Gesture::Drag);
    });
    connect(m_bar, &PaletteBar::dragEnded, &m_state, &ExplorerState::endGesture);
    connect(m_bar, &PaletteBar::stopWanted, this, &PaletteEditor::addStop);
    connect(m_bar, &PaletteBar::colorWanted, this, &PaletteEditor::chooseColor);
    connect(m_bar, &PaletteBar::removalWanted, this, &PaletteEditor::removeStop);
    connect(m_position, &QDoubleSpinBox::valueChanged, this, [this](double position) {
        edit(
            [&](PaletteStops& stops) {
                PaletteStop moved = stop();
                moved.position = position;
                stops.erase(stops.begin() + m_selected);
                m_selected = static_cast<int>(insertStop(stops, moved));
            },
            Gesture::Keys);
    });
    connect(m_midpoint, &QDoubleSpinBox::valueChanged, this, [this](double midpoint) {
        edit(
            [&](PaletteStops& stops) {
                stops[static_cast<std::size_t>(m_selected)].midpoint = midpoint;
            },
            Gesture::Keys);
    });
    connect(m_color, &QPushButton::clicked, this, [this] { chooseColor(m_selected); });
    connect(m_remove, &QPushButton::clicked, this, [this] { removeStop(m_selected); });
    connect(m_space, &QComboBox::currentIndexChanged, this, [this](int index) {
        PaletteData changed = m_palette->data();
        changed.space = static_cast<PaletteSpace>(index);
        apply(std::move(changed));
    });
    connect(m_curve, &QComboBox::currentIndexChanged, this, [this](int index) {
        PaletteData changed = m_palette->data();
        changed.curve = static_cast<PaletteCurve>(index);
        apply(std::move(changed));
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        PaletteData changed = m_palette->data();
        const std::string name = toUtf8(m_name->text().trimmed());
        if (name.empty() || name == changed.name || m_name->text() == translated(changed.name))
            return;
        changed.name = name;
        changed.id = paletteIdFor(name);
        apply(std::move(changed));
    });
    connect(m_cycle, &QPushButton::toggled, this, &PaletteEditor::setCycling);
    connect(&m_cycleTimer, &QTimer::timeout, this, &PaletteEditor::cycle);
    connect(&m_state, &ExplorerState::colorsChanged, this, &PaletteEditor::showState);
}

void PaletteEditor::showState() {
    const auto palette = paletteOf(m_state.colors().palette);
    if (!palette || palette == m_palette) return;
    m_palette = palette;
    const QSignalBlocker nameBlocker(m_name), spaceBlocker(m_space), curveBlocker(m_curve);
    m_name->setText(m_state.colors().palette.own() ? toQString(m_palette->name())
                                                   : translated(m_palette->name()));
    m_space->setCurrentIndex(static_cast<int>(m_palette->data().space));
    m_curve->setCurrentIndex(static_cast<int>(m_palette->data().curve));
    showStop();
}

const PaletteStop& PaletteEditor::stop() const {
    return m_palette->stops()[static_cast<std::size_t>(m_selected)];
}

void PaletteEditor::showStop() {
    m_selected = std::clamp(m_selected, 0, static_cast<int>(m_palette->stops().size()) - 1);
    const QSignalBlocker positionBlocker(m_position), midpointBlocker(m_midpoint);
    m_bar->show(m_palette, m_selected);
    m_position->setValue(stop().position);
    m_midpoint->setValue(stop().midpoint);
    const QColor color = QColor::fromRgb(stop().color);
    const QPixmap swatch = swatchOf(color, *this);
    m_color->setIcon(swatch);
    m_color->setIconSize(swatch.deviceIndependentSize().toSize());
    m_color->setText(color.name());
    m_color->setAccessibleName(tr("Colour of the stop, %1").arg(color.name()));
    m_remove->setEnabled(m_palette->stops().size() > 2);
}

void PaletteEditor::edit(const Edit& change, Gesture gesture) {
    PaletteData changed = m_palette->data();
    change(changed.stops);
    apply(std::move(changed), gesture);
}

void PaletteEditor::apply(PaletteData changed, Gesture gesture) {
    // A changed built-in palette becomes the user's own.
    if (findPalette(changed.id)) {
        changed.name = toUtf8(tr("My %1").arg(translated(changed.name)));
        changed.id = "my-" + changed.id;
    }
    Result<Palette> palette = Palette::create(std::move(changed));
    if (!palette) {
        emit told(translatedError(palette.error()));
        showStop();
        return;
    }
    ColorSettings colors = m_state.colors();
    colors.palette = std::make_shared<const Palette>(*std::move(palette));
    m_state.setColors(colors, gesture);
}

void PaletteEditor::addStop(double position) {
    const std::uint32_t color = toSrgb8(m_palette->exactlyAt(position)) & 0xffffff;
    edit([&](PaletteStops& stops) {
        m_selected = static_cast<int>(insertStop(stops, {position, color}));
    });
}

void PaletteEditor::removeStop(int index) {
    if (m_palette->stops().size() > 2)
        edit([&](PaletteStops& stops) { stops.erase(stops.begin() + index); });
}

void PaletteEditor::chooseColor(int index) {
    const auto take = [this, index](const QColor& color) {
        edit(
            [&](PaletteStops& stops) {
                if (static_cast<std::size_t>(index) < stops.size())
                    stops[static_cast<std::size_t>(index)].color = color.rgb() & 0xffffff;
            },
            Gesture::Drag);
    };
    const QColor before =
        QColor::fromRgb(m_palette->stops()[static_cast<std::size_t>(index)].color);
    auto* dialog = new QColorDialog(before, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour of the stop"));
    connect(dialog, &QColorDialog::currentColorChanged, this, take);
    connect(dialog, &QColorDialog::rejected, this, [take, before] { take(before); });
    connect(dialog, &QColorDialog::finished, &m_state, &ExplorerState::endGesture);
    dialog->open();
}

void PaletteEditor::import(const QString& path) {
    const std::filesystem::path file = path.toStdString();
    Result<ReadPalette> read = readPaletteFile(file);
    if (!read) {
        emit told(translatedError(read.error()));
        return;
    }
    if (!read->loss.isEmpty()) emit told(translatedPhrase(read->loss));
    m_selected = 0;
    apply(read->palette.data());
}

void PaletteEditor::exportTo(const QString& path) {
    const Result<void> written = writePaletteFile(path.toStdString(), *m_palette);
    if (!written) emit told(translatedError(written.error()));
}

void PaletteEditor::takePicture(const QString& path) {
    const QImage picture =
        QImage(path).scaled(128, 128, Qt::KeepAspectRatio).convertToFormat(QImage::Format_RGB32);
    std::vector<std::uint32_t> colors;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colors.push_back(picture.pixel(x, y) & 0xffffff);
    const PaletteStops taken = stopsOfPicture(colors);
    if (taken.empty()) {
        emit told(tr("No picture could be read from %1.").arg(path));
        return;
    }
    edit([&](PaletteStops& stops) { stops = taken; });
}

void PaletteEditor::setCycling(bool on) {
    if (!on) {
        m_cycleTimer.stop();
        m_state.endGesture();
        return;
    }
    m_sinceFrame.start();
    m_cycleTimer.start();
}

void PaletteEditor::cycle() {
    ColorSettings colors = m_state.colors();
    const double seconds = static_cast<double>(m_sinceFrame.restart()) / 1000;
    const double offset = colors.offset + seconds * m_speed->value();
    colors.offset = std::clamp(offset - std::floor(offset), 0.0, std::nextafter(1.0, 0.0));
    m_state.setColors(colors, Gesture::Drag);
}

void PaletteEditor::hideEvent(QHideEvent* event) {
    m_cycle->setChecked(false);
    QDialog::hideEvent(event);
}

void PaletteEditor::save() {
    if (!m_state.colors().palette.own()) apply(m_palette->data());
    const Result<void> done = keepPalette(paletteFolder(), *m_palette);
    emit told(done ? tr("The palette %1 was saved.").arg(toQString(m_palette->name()))
                   : translatedError(done.error()));
    if (done) emit kept();
}

}  // namespace fathom
