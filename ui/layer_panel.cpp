#include "ui/layer_panel.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>

#include "base/limits.h"
#include "color/blend_mode.h"
#include "color/effect.h"
#include "ui/color_button.h"
#include "ui/scroll_column.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/translations.h"
#include "ui/value_slider.h"

namespace fathom {

namespace {

constexpr int kPlaceRole = Qt::UserRole;  // index among the layers, while rows are dragged

QToolButton* makeButton(const char* name, const QString& label, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setAccessibleName(label);
    button->setToolTip(label);
    return button;
}

}  // namespace

LayerList::LayerList(QWidget* parent) : QListWidget(parent) {
    setDragDropMode(QAbstractItemView::InternalMove);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize LayerList::sizeHint() const {
    constexpr int kMostRows = 6;
    const int rows = std::clamp(count(), 1, kMostRows);
    const int row = std::max(sizeHintForRow(0), fontMetrics().height());
    return {fontMetrics().height() * 8, rows * row + 2 * frameWidth() + 2};
}

bool LayerList::event(QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QListWidget::event(event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUp = key->key() == Qt::Key_Up, isDown = key->key() == Qt::Key_Down;
    const bool isMove = (isUp || isDown) && key->modifiers().testFlag(Qt::AltModifier);
    const bool isRemoval = key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace;
    if (!isMove && !isRemoval) return QListWidget::event(event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (isMove)
        emit moveAsked(isUp ? -1 : 1);
    else
        emit removeAsked();
    return true;
}

LayerPanel::LayerPanel(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_form(this),
      m_list(new LayerList(this)),
      m_add(new QPushButton(tr("Add layer"), this)),
      m_up(makeButton("layerUp", tr("Layer up (Alt+Up)"), this)),
      m_down(makeButton("layerDown", tr("Layer down (Alt+Down)"), this)),
      m_remove(makeButton("removeLayer", tr("Remove the layer (Delete)"), this)),
      m_blend(new QComboBox(this)),
      m_opacity(new ValueSlider(tr("Opacity"), {.minimum = 0, .maximum = 1, .initial = 1}, this)),
      m_color(new ColorButton(tr("Colour of the layer"), this)) {
    layOut();
    connectControls();
    showState();
}

void LayerPanel::layOut() {
    layout()->setContentsMargins(0, 0, 0, 0);
    m_list->setObjectName(QStringLiteral("layers"));
    m_list->setAccessibleName(tr("Layers"));
    m_list->setToolTip(
        tr("The highest layer comes first. Drag the layers, or move them with Alt and the arrow "
           "keys."));
    m_blend->setObjectName(QStringLiteral("layerBlend"));
    m_blend->setToolTip(
        tr("How the layer blends with the colours below it. Multiply and Darken only darken; "
           "Screen, Add and Lighten only brighten; Overlay and Soft light keep dark parts dark and "
           "bright parts bright."));
    leaveWheelToColumn(m_blend);
    m_opacity->setObjectName(QStringLiteral("layerOpacity"));
    m_color->setObjectName(QStringLiteral("layerColor"));
    for (const BlendMode& mode : blendModes())
        m_blend->addItem(translated(mode.label), toQString(mode.id));

    m_form.addPlain(makeHead());
    m_form.addPlain(m_list);
    m_details = m_form.addSection();
    m_details->addLabeled(tr("Blending"), m_blend);
    m_details->addLabeled(tr("Opacity"), m_opacity);
    m_details->addLabeled(tr("Colour"), m_color);
    m_rowsAboveNumbers = m_details->rowCount();
}

QWidget* LayerPanel::makeHead() {
    auto* menu = new QMenu(m_add);
    menu->setToolTipsVisible(true);
    for (const EffectSpec& effect : effects()) {
        QAction* action = menu->addAction(translated(effect.label));
        action->setToolTip(translated(effect.hint));
        connect(action, &QAction::triggered, this,
                [this, &effect] { add(std::string(effect.id)); });
    }
    m_add->setObjectName(QStringLiteral("addLayer"));
    m_add->setToolTip(tr("Puts light, lines or a glow on top of the colours"));
    m_add->setMenu(menu);
    tintIcons();

    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(fontMetrics().height() / 5);
    auto* title = new QLabel(tr("Layers"), head);
    title->setObjectName(QStringLiteral("rowHeading"));
    title->setIndent(0);
    title->setBuddy(m_list);
    row->addWidget(title, 1);
    for (QToolButton* button : {m_up, m_down, m_remove})
        row->addWidget(button);
    row->addWidget(m_add);
    setTabOrder(m_remove, m_add);
    return head;
}

void LayerPanel::tintIcons() {
    m_up->setIcon(themedIcon(QStringLiteral("up"), palette()));
    m_down->setIcon(themedIcon(QStringLiteral("down"), palette()));
    m_remove->setIcon(themedIcon(QStringLiteral("trash"), palette()));
}

void LayerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QWidget::changeEvent(event);
}

void LayerPanel::connectControls() {
    connect(m_list, &QListWidget::currentRowChanged, this, &LayerPanel::showDetails);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const auto place = static_cast<std::size_t>(turned(m_list->row(item)));
        changeLayers([&](std::vector<ColorLayer>& layers) {
            layers[place].isShown = item->checkState() == Qt::Checked;
        });
    });
    // Queued: the list has not finished its new order yet.
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &LayerPanel::takeOrder,
            Qt::QueuedConnection);
    connect(m_list, &LayerList::moveAsked, this, &LayerPanel::move);
    connect(m_list, &LayerList::removeAsked, this, &LayerPanel::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, &LayerPanel::remove);
    connect(m_blend, &QComboBox::currentIndexChanged, this, [this] {
        change([&](ColorLayer& layer) { layer.blend = toUtf8(m_blend->currentData().toString()); });
    });
    connectSlider(m_opacity, [](ColorLayer& layer) -> double& { return layer.opacity; });
    connect(m_color, &ColorButton::colorChanged, this, [this](const QColor& color) {
        change([&](ColorLayer& layer) { layer.color = color.rgb() & 0xffffff; }, Gesture::Drag);
    });
    connect(m_color, &ColorButton::gestureEnded, &m_state, &ExplorerState::endGesture);
    connect(&m_state, &ExplorerState::colorsChanged, this, &LayerPanel::showState);
}

void LayerPanel::connectSlider(ValueSlider* slider, std::function<double&(ColorLayer&)> part) {
    connect(slider, &ValueSlider::valueChanged, this, [this, part](double value, Gesture gesture) {
        change([&](ColorLayer& layer) { part(layer) = value; }, gesture);
    });
    connect(slider, &ValueSlider::gestureEnded, &m_state, &ExplorerState::endGesture);
}

// Reuses rows, because the row that changed the state may still be in use.
void LayerPanel::showState() {
    const std::vector<ColorLayer>& layers = m_state.colors().layers;
    const auto count = static_cast<int>(layers.size());
    {
        const QSignalBlocker blocker(m_list);
        while (m_list->count() > count)
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < count)
            m_list->addItem(new QListWidgetItem);
        for (int place = 0; place < count; ++place) {
            const ColorLayer& layer = layers[static_cast<std::size_t>(place)];
            QListWidgetItem* item = m_list->item(turned(place));
            const EffectSpec& effect = *findEffect(layer.effect);
            const QPixmap swatch = swatchOf(QColor::fromRgb(layer.color), *this);
            item->setText(translated(effect.label));
            item->setToolTip(translated(effect.hint));
            item->setIcon(swatch);
            item->setSizeHint({0, fontMetrics().height() * 8 / 5});
            m_list->setIconSize(swatch.deviceIndependentSize().toSize());
            item->setCheckState(layer.isShown ? Qt::Checked : Qt::Unchecked);
            item->setData(kPlaceRole, place);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                           Qt::ItemIsDragEnabled);
        }
        if (m_list->currentRow() < 0 && count > 0) m_list->setCurrentRow(0);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_up, m_down, m_remove})
        part->setVisible(count > 0);
    m_list->updateGeometry();
    showDetails();
}

void LayerPanel::showDetails() {
    const std::vector<ColorLayer>& layers = m_state.colors().layers;
    const int row = m_list->currentRow(), count = m_list->count();
    const bool isAny = row >= 0;
    m_add->setEnabled(layers.size() < limits::kLayers);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(isAny && row + 1 < count);
    m_remove->setEnabled(isAny);
    m_details->widget()->setVisible(isAny);
    if (!isAny) return;
    const ColorLayer& layer = layers[static_cast<std::size_t>(turned(row))];
    const QSignalBlocker blocker(m_blend);
    m_blend->setCurrentIndex(m_blend->findData(toQString(layer.blend)));
    m_opacity->setValue(layer.opacity);
    m_color->setColor(QColor::fromRgb(layer.color));
    if (layer.effect != m_numbersOf) buildNumbers(layer);
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i]->setValue(layer.numbers[i]);
}

void LayerPanel::buildNumbers(const ColorLayer& layer) {
    m_details->removeFrom(m_rowsAboveNumbers);
    m_numbers.clear();
    m_numbersOf = layer.effect;
    const auto specs = findEffect(layer.effect)->numbers;
    QWidget* before = m_color;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const EffectNumber& spec = specs[i];
        const QString label = translated(spec.label);
        auto* slider = new ValueSlider(
            label,
            {.minimum = spec.minimum,
             .maximum = spec.maximum,
             .initial = spec.initial,
             .scale = spec.minimum > 0 ? SliderScale::Logarithmic : SliderScale::Linear,
             .decimals = spec.decimals,
             .suffix = QString::fromUtf8(spec.suffix.data(), static_cast<int>(spec.suffix.size()))},
            m_details->widget());
        slider->setObjectName(QStringLiteral("layer.") + toQString(spec.id));
        slider->setToolTip(translated(spec.hint));
        m_details->addLabeled(label, slider);
        setTabOrder(before, slider);
        before = slider;
        m_numbers.push_back(slider);
        connectSlider(slider, [i](ColorLayer& of) -> double& { return of.numbers[i]; });
    }
}

void LayerPanel::add(const std::string& effect) {
    changeLayers(
        [&](std::vector<ColorLayer>& layers) { layers.push_back(newLayer(effect).value()); });
    m_list->setCurrentRow(0);
    // Deferred until the column has its new height.
    QTimer::singleShot(0, this, [this] {
        if (QScrollArea* column = scrollColumnAround(*this))
            column->ensureWidgetVisible(m_details->widget());
    });
}

void LayerPanel::remove() {
    const int row = m_list->currentRow();
    if (row < 0) return;
    changeLayers(
        [&](std::vector<ColorLayer>& layers) { layers.erase(layers.begin() + turned(row)); });
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void LayerPanel::move(int steps) {
    const int row = m_list->currentRow(), target = row + steps;
    if (row < 0 || target < 0 || target >= m_list->count()) return;
    changeLayers([&](std::vector<ColorLayer>& layers) {
        std::swap(layers[static_cast<std::size_t>(turned(row))],
                  layers[static_cast<std::size_t>(turned(target))]);
    });
    m_list->setCurrentRow(target);
}

void LayerPanel::takeOrder() {
    changeLayers([&](std::vector<ColorLayer>& layers) {
        const std::vector<ColorLayer> before = layers;
        if (static_cast<std::size_t>(m_list->count()) != before.size()) return;
        for (int row = 0; row < m_list->count(); ++row) {
            const auto place = m_list->item(row)->data(kPlaceRole).toULongLong();
            if (place < before.size())
                layers[static_cast<std::size_t>(turned(row))] = before[place];
        }
    });
}

int LayerPanel::turned(int place) const {
    return static_cast<int>(m_state.colors().layers.size()) - 1 - place;
}

void LayerPanel::changeLayers(const std::function<void(std::vector<ColorLayer>&)>& edit,
                              Gesture gesture) {
    ColorSettings colors = m_state.colors();
    edit(colors.layers);
    m_state.setColors(colors, gesture);
}

void LayerPanel::change(const std::function<void(ColorLayer&)>& edit, Gesture gesture) {
    const int row = m_list->currentRow();
    if (row < 0) return;
    changeLayers(
        [&](std::vector<ColorLayer>& layers) {
            edit(layers[static_cast<std::size_t>(turned(row))]);
        },
        gesture);
}

}  // namespace fathom
