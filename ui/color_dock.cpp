#include "ui/color_dock.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTimer>

#include "color/colorizer.h"
#include "color/interior.h"
#include "color/palette.h"
#include "color/palette_folder.h"
#include "ui/color_button.h"
#include "ui/form_column.h"
#include "ui/layer_panel.h"
#include "ui/palette_editor.h"
#include "ui/scroll_column.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/translations.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

constexpr int kStripRole = Qt::UserRole;
constexpr int kStripPixels = 512;

QImage stripOf(const Palette& palette) {
    QImage strip(kStripPixels, 1, QImage::Format_RGB32);
    for (int x = 0; x < kStripPixels; ++x)
        strip.setPixel(x, 0, toSrgb8(palette.at((x + 0.5) / kStripPixels)));
    return strip;
}

/// A palette's name over a thin strip of its colours.
class PaletteDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {0, option.fontMetrics.height() * 9 / 4 + 4};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const int line = option.fontMetrics.height();
        const QRect inner = option.rect.adjusted(line / 2, line / 5, -line / 2, -line / 3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintRowGround(painter, option);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(inner, Qt::AlignTop | Qt::AlignLeft, index.data().toString());

        const QRect strip(inner.left(), inner.top() + line + 3, inner.width(),
                          inner.bottom() - inner.top() - line - 3);
        QBrush brush(index.data(kStripRole).value<QImage>());
        brush.setTransform(QTransform::fromScale(static_cast<double>(strip.width()) / kStripPixels,
                                                 strip.height() + 2) *
                           QTransform::fromTranslate(strip.left(), strip.top() - 1));
        QColor edge =
            option.palette.color(QPalette::Text);  // shows strips of the background's colour
        edge.setAlphaF(0.15F);
        painter->setPen(edge);
        painter->setBrush(brush);
        painter->drawRoundedRect(QRectF(strip).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->restore();
    }
};

/// Starts a mapping with density 1 and without a curve: both are made for one mapping only.
void startMapping(ColorMapping mapping, ColorSettings& colors) {
    colors.mapping = mapping;
    colors.density = 1;
    colors.curve.reset();
    colors.isPinned = false;
}

ColorSettings startingColors(const PaletteChoice& palette) {
    ColorSettings colors = initialColors();
    colors.palette = palette;
    return colors;
}

const Light kInitialLight = initialColors().light;

}  // namespace

ColorDock::ColorDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_palettes(new QListWidget(this)),
      m_coloring(new QComboBox(this)),
      m_mapping(new QComboBox(this)),
      m_automatic(new QPushButton(tr("Auto"), this)),
      m_pin(new QCheckBox(tr("Keep these colours"), this)),
      m_smooth(new QCheckBox(tr("Smooth"), this)),
      m_density(new ValueSlider(tr("Density"),
                                {.minimum = 0.05,
                                 .maximum = 50,
                                 .initial = 1,
                                 .scale = SliderScale::Logarithmic,
                                 .highest = Colorizer::kMaximumDensity},
                                this)),
      m_offset(new ValueSlider(
          tr("Offset"), {.minimum = 0, .maximum = 0.999, .initial = 0, .decimals = 3}, this)),
      m_light(new ValueSlider(
          tr("Light"), {.minimum = 0, .maximum = 1, .initial = kInitialLight.strength}, this)),
      m_direction(new ValueSlider(tr("Direction"),
                                  {.minimum = 0,
                                   .maximum = 360,
                                   .initial = kInitialLight.direction,
                                   .decimals = 0,
                                   .suffix = QStringLiteral("°")},
                                  this)),
      m_elevation(new ValueSlider(tr("Elevation"),
                                  {.minimum = 0,
                                   .maximum = 90,
                                   .initial = kInitialLight.elevation,
                                   .decimals = 0,
                                   .suffix = QStringLiteral("°")},
                                  this)),
      m_editPalette(new QPushButton(tr("Edit palette…"), this)),
      m_interiorBy(new QComboBox(this)),
      m_interior(new ColorButton(tr("Colour of the interior"), this)),
      m_reset(new QPushButton(tr("Reset"), this)) {
    setObjectName(QStringLiteral("colorDock"));
    m_palettes->setObjectName(QStringLiteral("palettes"));
    m_coloring->setObjectName(QStringLiteral("coloring"));
    m_mapping->setObjectName(QStringLiteral("mapping"));
    m_automatic->setObjectName(QStringLiteral("automaticColors"));
    m_pin->setObjectName(QStringLiteral("pinColors"));
    m_smooth->setObjectName(QStringLiteral("smooth"));
    m_density->setObjectName(QStringLiteral("density"));
    m_offset->setObjectName(QStringLiteral("offset"));
    m_light->setObjectName(QStringLiteral("light"));
    m_direction->setObjectName(QStringLiteral("lightDirection"));
    m_elevation->setObjectName(QStringLiteral("lightElevation"));
    m_editPalette->setObjectName(QStringLiteral("editPalette"));
    m_interiorBy->setObjectName(QStringLiteral("interiorBy"));
    m_interior->setObjectName(QStringLiteral("interior"));
    m_reset->setObjectName(QStringLiteral("resetColors"));

    setUpPalettes();
    for (const ColoringSpec& spec : colorings())
        m_coloring->addItem(translated(spec.label), toQString(spec.id));
    for (const InteriorSpec& spec : interiors())
        m_interiorBy->addItem(translated(spec.label), toQString(spec.id));
    for (const auto& [label, mapping] : {std::pair(tr("Automatic"), ColorMapping::Automatic),
                                         std::pair(tr("Logarithmic"), ColorMapping::Logarithmic),
                                         std::pair(tr("Linear"), ColorMapping::Linear)})
        m_mapping->addItem(label, static_cast<int>(mapping));
    layOut();
    connectControls();
    showState();
}

void ColorDock::setUpPalettes() {
    m_palettes->setAccessibleName(tr("Palettes"));
    m_palettes->setItemDelegate(new PaletteDelegate(m_palettes));
    m_palettes->setMouseTracking(true);
    m_palettes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_palettes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_palettes->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_palettes, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        const QListWidgetItem* item = m_palettes->itemAt(position);
        if (item)
            emit paletteMenuWanted(m_choices[static_cast<std::size_t>(m_palettes->row(item))],
                                   m_palettes->viewport()->mapToGlobal(position));
    });
    auto* remove =
        new QShortcut(QKeySequence::Delete, m_palettes, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        const int row = m_palettes->currentRow();
        if (row >= 0) emit deleteWanted(m_choices[static_cast<std::size_t>(row)]);
    });
    fillPalettes();
}

void ColorDock::fillPalettes() {
    const QSignalBlocker blocker(m_palettes);
    m_palettes->clear();
    m_choices.clear();
    for (const Palette& palette : bundledPalettes())
        addPalette(palette.id());
    const OwnPalettes own = readPalettes(paletteFolder());
    for (const auto& palette : own.items)
        addPalette(palette);
    // Emitted later: at the start nothing is connected yet.
    for (const Phrase& problem : own.problems)
        QTimer::singleShot(0, this, [this, problem] { emit told(translatedPhrase(problem)); });
}

void ColorDock::addPalette(const PaletteChoice& choice) {
    const auto palette = paletteOf(choice);
    auto* item = new QListWidgetItem(
        choice.own() ? toQString(palette->name()) : translated(palette->name()), m_palettes);
    item->setData(kStripRole, stripOf(*palette));
    m_choices.push_back(choice);
}

int ColorDock::rowOf(const PaletteChoice& choice) const {
    const auto found = std::ranges::find(m_choices, choice);
    return found == m_choices.end() ? -1 : static_cast<int>(found - m_choices.begin());
}

int ColorDock::rowOfId(const std::string& id) const {
    const auto found = std::ranges::find(m_choices, id, &PaletteChoice::id);
    return found == m_choices.end() ? -1 : static_cast<int>(found - m_choices.begin());
}

bool ColorDock::choosePalette(const std::string& id) {
    const int row = rowOfId(id);
    if (row >= 0) m_palettes->setCurrentRow(row);
    return row >= 0;
}

QString ColorDock::nameOfPalette(const std::string& id) const {
    const int row = rowOfId(id);
    return row < 0 ? QString() : m_palettes->item(row)->text();
}

void ColorDock::reloadPalettes() {
    fillPalettes();
    showState();
}

void ColorDock::stepPalette(int steps) {
    const int count = m_palettes->count(), row = m_palettes->currentRow();
    const int start = row < 0 && steps > 0 ? -1 : std::max(row, 0);
    m_palettes->setCurrentRow((start + steps + count) % count);
}

void ColorDock::editPalette() {
    if (!m_editor) {
        m_editor = new PaletteEditor(m_state, window());
        connect(m_editor, &PaletteEditor::told, this, &ColorDock::told);
        connect(m_editor, &PaletteEditor::kept, this, &ColorDock::reloadPalettes);
    }
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void ColorDock::layOut() {
    m_mapping->setToolTip(
        tr("Automatic fits the colours to each view; logarithmic and linear are the same "
           "everywhere."));
    m_automatic->setToolTip(tr("Back to automatic colours, fitted to this view"));
    m_pin->setToolTip(tr("Automatic colours stay as they are when you move on."));
    m_smooth->setToolTip(tr("When off, each iteration count or contour has a single colour."));
    m_light->setToolTip(tr("Shows the picture as a landscape, lit from one side."));
    m_direction->setToolTip(
        tr("Where the light comes from: 0° is the right, 90° the top, 180° the left."));
    m_elevation->setToolTip(
        tr("Height of the light: low light gives strong relief, 90° gives none."));
    m_reset->setToolTip(tr("Resets everything except the palette"));
    for (QComboBox* box : {m_coloring, m_mapping, m_interiorBy})
        leaveWheelToColumn(box);
    constexpr int kLeastPalettes = 4;
    m_palettes->setMinimumHeight(kLeastPalettes * m_palettes->sizeHintForRow(0));

    FormColumn form(this);
    form.addPlain(m_palettes, 1);
    form.addPlain(m_editPalette);
    setTabOrder(m_palettes, m_editPalette);
    form.addLabeled(tr("Colouring"), m_coloring);
    auto* mapping = new QWidget(this);
    auto* mappingRow = new QHBoxLayout(mapping);
    mappingRow->setContentsMargins(0, 0, 0, 0);
    mappingRow->addWidget(m_mapping, 1);
    mappingRow->addWidget(m_automatic);
    mapping->setFocusProxy(m_mapping);
    form.addLabeled(tr("Mapping"), mapping);
    nameChoices(*m_mapping, tr("Mapping"));
    form.addLabeled(tr("Pin"), m_pin);
    form.addLabeled(tr("Transition"), m_smooth);
    form.addLabeled(tr("Density"), m_density);
    form.addLabeled(tr("Offset"), m_offset);
    form.addGap();
    form.addLabeled(tr("Light"), m_light);
    form.addLabeled(tr("Direction"), m_direction);
    form.addLabeled(tr("Elevation"), m_elevation);
    form.addGap();
    auto* layers = new LayerPanel(m_state, this);
    form.addPlain(layers);
    form.addGap();
    auto* interior = new QWidget(this);
    auto* interiorRow = new QHBoxLayout(interior);
    interiorRow->setContentsMargins(0, 0, 0, 0);
    interiorRow->addWidget(m_interiorBy, 1);
    interiorRow->addWidget(m_interior);
    interior->setFocusProxy(m_interiorBy);
    form.addLabeled(tr("Interior"), interior);
    nameChoices(*m_interiorBy, tr("Interior"));
    form.addGap();
    form.addPlain(m_reset);
    layers->setLabelWidth(form.labelWidth());
}

void ColorDock::connectControls() {
    connect(m_palettes, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0) return;
        change([&](ColorSettings& colors) {
            colors.palette = m_choices[static_cast<std::size_t>(row)];
        });
    });
    connect(m_editPalette, &QPushButton::clicked, this, &ColorDock::editPalette);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, [this] {
        change([&](ColorSettings& colors) {
            colors.coloring = toUtf8(m_coloring->currentData().toString());
        });
    });
    connect(m_mapping, &QComboBox::currentIndexChanged, this, [this] {
        change([&](ColorSettings& colors) {
            startMapping(static_cast<ColorMapping>(m_mapping->currentData().toInt()), colors);
        });
    });
    connect(m_automatic, &QPushButton::clicked, this, [this] {
        change([](ColorSettings& colors) {
            startMapping(ColorMapping::Automatic, colors);
            colors.offset = 0;
        });
    });
    connect(m_pin, &QCheckBox::toggled, this, [this](bool isPinned) {
        change([&](ColorSettings& colors) {
            if (!colors.curve) colors.curve = m_state.fittedCurve();
            colors.isPinned = isPinned && colors.curve;
            if (!isPinned) colors.curve.reset();
        });
        showState();  // the box stays off while there is no curve to keep
    });
    connect(m_smooth, &QCheckBox::toggled, this, [this](bool isSmooth) {
        change([&](ColorSettings& colors) { colors.smooth = isSmooth; });
    });
    connectSlider(m_density, [](ColorSettings& colors) -> double& { return colors.density; });
    connectSlider(m_offset, [](ColorSettings& colors) -> double& { return colors.offset; });
    connectSlider(m_light, [](ColorSettings& colors) -> double& { return colors.light.strength; });
    connectSlider(m_direction,
                  [](ColorSettings& colors) -> double& { return colors.light.direction; });
    connectSlider(m_elevation,
                  [](ColorSettings& colors) -> double& { return colors.light.elevation; });
    connect(m_interiorBy, &QComboBox::currentIndexChanged, this, [this] {
        change([&](ColorSettings& colors) {
            colors.interiorBy = toUtf8(m_interiorBy->currentData().toString());
        });
    });
    connect(m_interior, &ColorButton::colorChanged, this, [this](const QColor& color) {
        change([&](ColorSettings& colors) { colors.interior = color.rgb() & 0xffffff; },
               Gesture::Drag);
    });
    connect(m_interior, &ColorButton::gestureEnded, &m_state, &ExplorerState::endGesture);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        change([](ColorSettings& colors) { colors = startingColors(colors.palette); });
    });
    connect(&m_state, &ExplorerState::colorsChanged, this, &ColorDock::showState);
}

void ColorDock::connectSlider(ValueSlider* slider, std::function<double&(ColorSettings&)> part) {
    connect(slider, &ValueSlider::valueChanged, this, [this, part](double value, Gesture gesture) {
        change([&](ColorSettings& colors) { part(colors) = value; }, gesture);
    });
    connect(slider, &ValueSlider::gestureEnded, &m_state, &ExplorerState::endGesture);
}

void ColorDock::showState() {
    const ColorSettings& colors = m_state.colors();
    const QSignalBlocker paletteBlocker(m_palettes);
    const QSignalBlocker coloringBlocker(m_coloring);
    const QSignalBlocker mappingBlocker(m_mapping);
    const QSignalBlocker interiorBlocker(m_interiorBy);
    const QSignalBlocker pinBlocker(m_pin);
    const QSignalBlocker smoothBlocker(m_smooth);
    // A palette that is being edited, or that came with a file, has no row: no row is chosen then.
    if (const int row = rowOf(colors.palette); m_palettes->currentRow() != row) {
        if (row < 0) m_palettes->clearSelection();
        m_palettes->setCurrentRow(row);
    }
    m_coloring->setCurrentIndex(m_coloring->findData(toQString(colors.coloring)));
    m_mapping->setCurrentIndex(m_mapping->findData(static_cast<int>(colors.mapping)));
    m_pin->setChecked(colors.isPinned);
    m_smooth->setChecked(colors.smooth);
    m_density->setValue(colors.density);
    m_offset->setValue(colors.offset);
    m_light->setValue(colors.light.strength);
    m_direction->setValue(colors.light.direction);
    m_elevation->setValue(colors.light.elevation);
    m_interiorBy->setCurrentIndex(m_interiorBy->findData(toQString(colors.interiorBy)));
    m_interior->setColor(QColor::fromRgb(colors.interior));

    // Controls without an effect now are disabled, but they stay where they are.
    const ColoringSpec* coloring = findColoring(colors.coloring);
    const bool usesMapping = coloring && coloring->usesMapping;
    const bool isAutomatic = colors.mapping == ColorMapping::Automatic;
    m_mapping->setEnabled(usesMapping);
    m_pin->setEnabled(useCurve(colors));
    m_automatic->setEnabled(usesMapping && !(isAutomatic && !colors.curve && colors.density == 1 &&
                                             colors.offset == 0));
    m_direction->setEnabled(colors.light.strength > 0);
    m_elevation->setEnabled(colors.light.strength > 0);
    m_reset->setEnabled(colors != startingColors(colors.palette));
}

void ColorDock::change(const std::function<void(ColorSettings&)>& edit, Gesture gesture) {
    ColorSettings colors = m_state.colors();
    edit(colors);
    m_state.setColors(colors, gesture);
}

}  // namespace fathom
