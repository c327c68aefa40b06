#include "ui/color_button.h"

#include <QColorDialog>
#include <QPainter>

namespace fathom {

QPixmap swatchOf(const QColor& color, const QWidget& owner) {
    const qreal ratio = owner.devicePixelRatioF();
    const QSize size(owner.fontMetrics().height() * 2, owner.fontMetrics().height());
    const QSize withGap(size.width() + size.height() / 3, size.height());
    QPixmap swatch(withGap * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(owner.palette().color(QPalette::Mid));
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    return swatch;
}

ColorButton::ColorButton(const QString& title, QWidget* parent)
    : QPushButton(parent), m_title(title) {
    setAccessibleName(title);
    connect(this, &QPushButton::clicked, this, &ColorButton::choose);
}

void ColorButton::setColor(const QColor& color) {
    m_color = color;
    const QPixmap swatch = swatchOf(color, *this);
    setIcon(swatch);
    setIconSize(swatch.deviceIndependentSize().toSize());
    setText(color.name());
    setAccessibleName(m_title + QStringLiteral(", ") + color.name());
}

void ColorButton::choose() {
    auto* dialog = new QColorDialog(m_color, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_title);
    connect(dialog, &QColorDialog::currentColorChanged, this, &ColorButton::colorChanged);
    connect(dialog, &QColorDialog::rejected, this,
            [this, before = m_color] { emit colorChanged(before); });
    connect(dialog, &QColorDialog::finished, this, &ColorButton::gestureEnded);
    dialog->open();
}

}  // namespace fathom
