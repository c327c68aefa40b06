#include "ui/julia_dock.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/orbit_overlay.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/translations.h"

namespace fathom {

JuliaView::JuliaView(const JuliaPreview& preview, const OrbitProbe& probe, QWidget* parent)
    : QWidget(parent), m_preview(preview), m_probe(probe) {
    setObjectName(QStringLiteral("juliaView"));
    setAccessibleName(tr("Julia set of the point under the cursor"));
    setAccessibleDescription(tr("Click or press Return to go there."));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&preview, &JuliaPreview::painted, this, QOverload<>::of(&QWidget::update));
    connect(&probe, &OrbitProbe::changed, this, [this] {
        if (m_isOrbitShown) update();
    });
}

Size JuliaView::imageSize() const {
    const double ratio = devicePixelRatioF();
    return {std::max(1, qRound(width() * ratio)), std::max(1, qRound(height() * ratio))};
}

void JuliaView::setOrbitShown(bool isShown) {
    m_isOrbitShown = isShown;
    update();
}

QSize JuliaView::sizeHint() const {
    return {320, 240};
}

void JuliaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), canvasColor());
    if (m_preview.picture().isNull()) return;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(rect(), m_preview.picture());
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    if (!m_isOrbitShown || !m_probe.orbit()) return;
    const View& view = m_preview.location().view;
    const double scale = height() / 2.0 / view.radius.toFloatExp().toDouble();
    const QPointF center(view.re.toFloatExp().toDouble(), view.im.toFloatExp().toDouble());
    const double up = view.transform.flip ? scale : -scale;
    const QTransform toWidget(scale, 0, 0, up, width() / 2.0 - center.x() * scale,
                              height() / 2.0 - center.y() * up);
    paintOrbit(painter, *m_probe.orbit(), toWidget, rect());
}

std::vector<SpokenAction> JuliaView::spokenActions() {
    return {{QAccessibleActionInterface::pressAction(), [this] { emit clicked(); }}};
}

void JuliaView::resizeEvent(QResizeEvent*) {
    emit resized();
}

void JuliaView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

void JuliaView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return emit clicked();
    QWidget::keyPressEvent(event);
}

// ---- The dock

JuliaDock::JuliaDock(const OrbitProbe& probe, QWidget* parent)
    : QWidget(parent), m_view(new JuliaView(m_preview, probe, this)), m_text(new QLabel(this)) {
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setContentsMargins(8, 4, 8, 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_text);
    connect(m_view, &JuliaView::clicked, this, [this] {
        if (m_constant) emit goWanted(*m_constant);
    });
    connect(m_view, &JuliaView::resized, this, &JuliaDock::computeAnew);
    refresh();
}

void JuliaDock::follow(const FormulaInstance& formula, const View::Point& point,
                       const ColorSettings& colors) {
    m_formula = formula;
    m_colors = colors;
    const bool hasSets = formula.spec->hasJulia && !formula.julia;
    m_constant = hasSets ? std::optional(JuliaConstant{point.re, point.im}) : std::nullopt;
    refresh();
    computeAnew();
}

void JuliaDock::setWatched(bool isWatched) {
    m_isWatched = isWatched;
    if (isWatched)
        computeAnew();
    else
        m_preview.end();
}

void JuliaDock::computeAnew() {
    if (!m_isWatched || !m_constant) return;
    FormulaInstance julia = m_formula;
    julia.julia = *m_constant;
    m_preview.show(julia, m_view->imageSize(), m_colors);
}

void JuliaDock::refresh() {
    m_view->setVisible(m_constant.has_value() || !m_formula.spec);
    if (m_constant)
        m_text->setText(
            tr("c = %1. Click to go there.").arg(complexText(m_constant->re, m_constant->im)));
    else if (!m_formula.spec)
        m_text->setText(tr("Move the cursor over the picture."));
    else if (m_formula.julia)
        m_text->setText(
            tr("This picture is already a Julia set; press J to go back to the set that its "
               "constant comes from."));
    else
        m_text->setText(tr("%1 has no Julia sets.").arg(translated(m_formula.spec->label)));
}

}  // namespace fathom
