// Pictures drawn from their own views: in place, enlarged, and from very far away.
#include "ui/frame_stack.h"

#include <gtest/gtest.h>

#include <QPainter>

#include "ui/theme.h"

namespace fathom {
namespace {

constexpr Size kSize{100, 100};

View viewAt(const char* re, const char* radius) {
    View view;
    view.re = *Decimal::parse(re);
    view.radius = *Decimal::parse(radius);
    return view;
}

/// One red picture of the view at 0 with radius 1, seen from another view.
QImage seenFrom(const View& view) {
    FrameStack frames;
    frames.begin(viewAt("0", "1"), kSize, false);
    QImage red(kSize.width, kSize.height, QImage::Format_ARGB32_Premultiplied);
    red.fill(Qt::red);
    frames.put({0, 0, kSize.width, kSize.height}, 1, red);
    QImage canvas(kSize.width, kSize.height, QImage::Format_RGB32);
    canvas.fill(Qt::blue);
    QPainter painter(&canvas);
    frames.paint(painter, view, kSize, {});
    return canvas;
}

TEST(FrameStackTest, DrawsWhatIsThereInItsPlace) {
    const QImage same = seenFrom(viewAt("0", "1"));
    EXPECT_EQ(same.pixelColor(50, 50), QColor(Qt::red));
    const QImage moved = seenFrom(viewAt("1", "1"));
    EXPECT_EQ(moved.pixelColor(20, 50), QColor(Qt::red));
    EXPECT_EQ(moved.pixelColor(80, 50), canvasColor());
    const QImage enlarged = seenFrom(viewAt("0.95", "0.1"));
    EXPECT_EQ(enlarged.pixelColor(20, 50), QColor(Qt::red));
    EXPECT_EQ(enlarged.pixelColor(90, 50), canvasColor());
}

TEST(FrameStackTest, LeavesOutWhatIsFarAway) {
    for (const char* re : {"1e8", "-1e8", "1e12"})
        EXPECT_EQ(seenFrom(viewAt(re, "0.1")).pixelColor(50, 50), canvasColor()) << re;
}

}  // namespace
}  // namespace fathom
