#include "ui/color_dock.h"

#include <algorithm>

#include <QColorDialog>
#include <QComboBox>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "color/colorizer.h"
#include "color/palette.h"
#include "ui/form_column.h"
#include "ui/text.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kStripRole = Qt::UserRole + 1;
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
        return {0, option.fontMetrics.height() * 5 / 2 + 4};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const int line = option.fontMetrics.height();
        const QRect inner = option.rect.adjusted(line / 2, line / 4, -line / 2, -line / 4);
        const bool isSelected = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isSelected || option.state & QStyle::State_MouseOver) {
            QColor back = option.palette.color(QPalette::Highlight);
            back.setAlphaF(isSelected ? 0.28F : 0.10F);
            painter->setPen(option.state & QStyle::State_HasFocus && isSelected
                                ? QPen(option.palette.color(QPalette::Highlight), 1)
                                : QPen(Qt::NoPen));
            painter->setBrush(back);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
        }
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(inner, Qt::AlignTop | Qt::AlignLeft, index.data().toString());

        const QRect strip(inner.left(), inner.top() + line + 3, inner.width(),
                          inner.bottom() - inner.top() - line - 3);
        QBrush brush(index.data(kStripRole).value<QImage>());
        brush.setTransform(QTransform::fromScale(static_cast<double>(strip.width()) / kStripPixels,
                                                 strip.height() + 2) *
                           QTransform::fromTranslate(strip.left(), strip.top() - 1));
        painter->setPen(Qt::NoPen);
        painter->setBrush(brush);
        painter->drawRoundedRect(strip, 3, 3);
        painter->restore();
    }
};

}  // namespace

ColorDock::ColorDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_palettes(new QListWidget(this)),
      m_density(new ValueSlider(tr("Density"), {0.05, 50, 1, SliderScale::Logarithmic, 2}, this)),
      m_offset(new ValueSlider(tr("Offset"), {0, 0.999, 0, SliderScale::Linear, 3}, this)),
      m_mapping(new QComboBox(this)),
      m_coloring(new QComboBox(this)),
      m_interior(new QPushButton(this)) {
    setObjectName(QStringLiteral("colorDock"));
    m_palettes->setObjectName(QStringLiteral("palettes"));
    m_density->setObjectName(QStringLiteral("density"));
    m_offset->setObjectName(QStringLiteral("offset"));
    m_palettes->setAccessibleName(tr("Palettes"));
    m_palettes->setItemDelegate(new PaletteDelegate(m_palettes));
    m_palettes->setMouseTracking(true);
    m_palettes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_palettes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Palette& palette : bundledPalettes()) {
        auto* item = new QListWidgetItem(toQString(palette.name()), m_palettes);
        item->setData(kIdRole, toQString(palette.id()));
        item->setData(kStripRole, stripOf(palette));
    }
    m_mapping->addItems({tr("Logarithmic"), tr("Linear")});
    m_mapping->setToolTip(
        tr("Logarithmic looks equally rich at every depth; linear makes rings of "
           "equal counts."));
    for (const ColoringSpec& spec : colorings())
        m_coloring->addItem(toQString(spec.label));
    m_interior->setAccessibleName(tr("Colour of the interior"));

    FormColumn form(this);
    form.addPlain(m_palettes, 1);
    form.addBeside(tr("Density"), m_density);
    form.addBeside(tr("Offset"), m_offset);
    form.addBeside(tr("Mapping"), m_mapping);
    form.addBeside(tr("Colouring"), m_coloring);
    form.addBeside(tr("Interior"), m_interior);

    connect(m_palettes, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            change([&](ColorSettings& colors) {
                colors.palette = toUtf8(item->data(kIdRole).toString());
            });
    });
    connect(m_density, &ValueSlider::valueChanged, this, [this](double density) {
        change([&](ColorSettings& colors) { colors.density = density; });
    });
    connect(m_offset, &ValueSlider::valueChanged, this, [this](double offset) {
        change([&](ColorSettings& colors) { colors.offset = offset; });
    });
    connect(m_mapping, &QComboBox::currentIndexChanged, this, [this](int index) {
        change([&](ColorSettings& colors) {
            colors.mapping = index == 0 ? ColorMapping::Logarithmic : ColorMapping::Linear;
        });
    });
    connect(m_coloring, &QComboBox::currentIndexChanged, this, [this](int index) {
        change([&](ColorSettings& colors) {
            colors.coloring = colorings()[static_cast<std::size_t>(index)].id;
        });
    });
    connect(m_interior, &QPushButton::clicked, this, &ColorDock::chooseInterior);
    connect(&m_state, &ExplorerState::colorsChanged, this, &ColorDock::showState);
    showState();
}

void ColorDock::showState() {
    const ColorSettings& colors = m_state.colors();
    const QSignalBlocker paletteBlocker(m_palettes);
    const QSignalBlocker mappingBlocker(m_mapping);
    const QSignalBlocker coloringBlocker(m_coloring);
    for (int row = 0; row < m_palettes->count(); ++row)
        if (m_palettes->item(row)->data(kIdRole).toString() == toQString(colors.palette) &&
            m_palettes->currentRow() != row)
            m_palettes->setCurrentRow(row);
    m_density->setValue(colors.density);
    m_offset->setValue(colors.offset);
    m_mapping->setCurrentIndex(colors.mapping == ColorMapping::Logarithmic ? 0 : 1);
    const auto list = colorings();
    const auto known = std::find_if(list.begin(), list.end(), [&](const ColoringSpec& spec) {
        return spec.id == colors.coloring;
    });
    m_coloring->setCurrentIndex(static_cast<int>(known - list.begin()));

    QPixmap swatch(fontMetrics().height() * 3, fontMetrics().height());
    swatch.fill(QColor::fromRgb(colors.interior));
    m_interior->setIcon(swatch);
    m_interior->setIconSize(swatch.size());
    m_interior->setText(QColor::fromRgb(colors.interior).name());
}

void ColorDock::change(const std::function<void(ColorSettings&)>& edit) {
    ColorSettings colors = m_state.colors();
    edit(colors);
    m_state.setColors(colors);
}

void ColorDock::chooseInterior() {
    const QColor before = QColor::fromRgb(m_state.colors().interior);
    const QColor chosen = QColorDialog::getColor(before, window(), tr("Colour of the interior"));
    if (chosen.isValid())
        change([&](ColorSettings& colors) { colors.interior = chosen.rgb() & 0xffffff; });
}

}  // namespace fathom
