// How deep the view is, beside the canvas: a scale from home to the deepest view at this place,
// with pictures of the way. Dragging its handle goes to any depth. GUI thread; nothing here waits.
#pragma once

#include <vector>

#include <QAbstractSlider>

#include "ui/explorer_state.h"
#include "ui/thumbnails.h"

namespace fathom {

class DepthScrubber final : public QAbstractSlider {
    Q_OBJECT

public:
    /// Values of the slider are hundredths of a power of ten below the home view's radius.
    static constexpr int kPerDecade = 100;

    DepthScrubber(ExplorerState& state, Thumbnails& thumbnails, QWidget* parent = nullptr);

    /// Computes no pictures while nobody can see them.
    void setWatched(bool isWatched);

    /// A picture on the way, and its key among the thumbnails.
    struct Stop {
        Bookmark view;
        QString key;
    };
    /// The outermost first.
    const std::vector<Stop>& stops() const { return m_stops; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followState();
    void layStops();
    void goTo(int depth);
    double decadesOf(const View& view) const;
    int yOf(double decades) const;
    int depthAt(double y) const;
    QRect pictureAt(const Stop& stop) const;

    ExplorerState& m_state;
    Thumbnails& m_thumbnails;
    Location m_target;  // the deepest view at this place
    Decimal m_home;     // its formula's home radius
    std::vector<Stop> m_stops;
    double m_stopStep = 1;  // in powers of ten
    bool m_isGoing = false;
    bool m_isWatched = false;
};

}  // namespace fathom
