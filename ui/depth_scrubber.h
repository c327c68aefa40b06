// A scale next to the canvas that shows how deep the view is: from home to the deepest view at this
// place, with pictures of the depths between. Dragging its handle goes to any depth. GUI thread;
// nothing here blocks.
#pragma once

#include <vector>

#include <QAbstractSlider>

#include "ui/explorer_state.h"
#include "ui/spoken.h"
#include "ui/thumbnails.h"

namespace fathom {

class DepthScrubber final : public QAbstractSlider, public Spoken {
    Q_OBJECT

public:
    /// A step of the slider is 1/kPerDecade of a power of ten; value 0 is the radius of the home
    /// view.
    static constexpr int kPerDecade = 100;

    DepthScrubber(ExplorerState& state, Thumbnails& thumbnails, QWidget* parent = nullptr);

    /// Pictures are computed only while `isWatched`, that is, while somebody can see them.
    void setWatched(bool isWatched);

    /// A picture at one depth of the scale, and its key in Thumbnails.
    struct Stop {
        Bookmark view;
        QString key;
    };
    /// From the outermost to the deepest.
    const std::vector<Stop>& stops() const { return m_stops; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QAccessible::Role spokenRole() const override { return QAccessible::Slider; }
    std::optional<SpokenValue> spokenValue() const override;
    void setSpokenValue(double decades) override;
    std::vector<SpokenAction> spokenActions() override;

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
    Decimal m_home;     // home radius of its formula
    std::vector<Stop> m_stops;
    double m_stopStep = 1;  // depth between two stops, in powers of ten
    bool m_isGoing = false;
    bool m_isWatched = false;
};

}  // namespace fathom
