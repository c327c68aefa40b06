// A palette as a bar with its stops below it. GUI thread.
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "color/palette.h"
#include "ui/spoken.h"

namespace fathom {

/// The mouse drags stops, and the midpoints between them, as far as their neighbours; a stop that
/// touches its neighbour makes a hard edge. A double click on the bar asks for a new stop, a double
/// click on a stop for its colour. Left and Right move the selected stop (finely with Shift), Up
/// and Down select another stop, Insert asks for a new stop halfway to the next one, Return for the
/// stop's colour; Delete removes the stop.
class PaletteBar final : public QWidget, public Spoken {
    Q_OBJECT

public:
    explicit PaletteBar(QWidget* parent = nullptr);

    void show(std::shared_ptr<const Palette> palette, int selected);

    QSize sizeHint() const override;

    QAccessible::Role spokenRole() const override { return QAccessible::Slider; }
    std::optional<SpokenValue> spokenValue() const override;
    void setSpokenValue(double position) override;
    std::vector<SpokenAction> spokenActions() override;

signals:
    void selected(int stop);
    void stopMoved(int stop, double position, bool isDrag);
    void midpointMoved(int stop, double midpoint);
    void dragEnded();
    void stopWanted(double position);
    void colorWanted(int stop);
    void removalWanted(int stop);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Handle {
        int stop;
        bool isMidpoint;
    };
    QRectF bar() const;
    double xOf(double position) const;
    double positionOf(double x) const;
    /// The distance from a stop to the next one, cyclically.
    double widthAfter(int stop) const;
    double midpointOf(int stop) const;
    std::optional<Handle> handleAt(QPointF place) const;
    double positionOfSelected() const;
    void moveStop(int stop, double position, bool isDrag);

    std::shared_ptr<const Palette> m_palette;
    int m_selected = 0;
    std::optional<Handle> m_dragged;
};

}  // namespace fathom
