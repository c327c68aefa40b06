// Pictures drawn from the views that they were computed for: in place, enlarged, and from far away.
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

TEST(FrameStackTest, ShowsACoarserPictureOnlyWhereNoSharperOneIs) {
    FrameStack frames;
    const auto put = [&](const char* re, int step, QColor color) {
        frames.begin(viewAt(re, "1"), kSize, true);
        QImage picture(kSize.width / step, kSize.height / step,
                       QImage::Format_ARGB32_Premultiplied);
        picture.fill(color);
        frames.put({0, 0, kSize.width, kSize.height}, step, picture);
    };
    put("0", 1, Qt::red);
    put("0.4", 4, Qt::green);  // 20 pixels further right
    QImage canvas(kSize.width, kSize.height, QImage::Format_RGB32);
    canvas.fill(Qt::blue);
    QPainter painter(&canvas);
    frames.paint(painter, viewAt("0.4", "1"), kSize, {});
    EXPECT_EQ(canvas.pixelColor(0, 50), QColor(Qt::red));
    EXPECT_EQ(canvas.pixelColor(79, 50), QColor(Qt::red));  // the red picture's last column
    EXPECT_EQ(canvas.pixelColor(80, 50), QColor(Qt::green));
    EXPECT_EQ(canvas.pixelColor(99, 50), QColor(Qt::green));
}

TEST(FrameStackTest, WhatShowsSomethingElseGoes) {
    const auto seenAt = [](const char* re, bool isSameSubject) {
        FrameStack frames;
        QImage red(kSize.width, kSize.height, QImage::Format_ARGB32_Premultiplied);
        red.fill(Qt::red);
        frames.begin(viewAt("0", "1"), kSize, false);
        frames.put({0, 0, kSize.width, kSize.height}, 1, red);
        frames.begin(viewAt(re, "1"), kSize, isSameSubject);
        QColor seen[2];
        for (QColor& color : seen) {
            QImage canvas(kSize.width, kSize.height, QImage::Format_RGB32);
            QPainter painter(&canvas);
            frames.paint(painter, viewAt(re, "1"), kSize, {});
            color = canvas.pixelColor(50, 50);
            frames.forgetStrangers();
        }
        return std::pair(seen[0], seen[1]);
    };
    EXPECT_EQ(seenAt("0.1", true), std::pair(QColor(Qt::red), QColor(Qt::red)));
    EXPECT_EQ(seenAt("0.1", false), std::pair(QColor(Qt::red), canvasColor()));
    const auto [before, after] = seenAt("1e8", true);  // a jump
    EXPECT_NE(before, canvasColor());
    EXPECT_EQ(after, canvasColor());
}

// The first tile of a picture starts at the same corner as the whole picture.
TEST(FrameStackTest, AWholePictureIsCompleteWhateverTilesCameBefore) {
    FrameStack frames;
    frames.begin(viewAt("0", "1"), kSize, true);
    const Size part{kSize.width / 2, kSize.height / 2};
    frames.put({0, 0, part.width, part.height}, 1,
               QImage(part.width, part.height, QImage::Format_ARGB32_Premultiplied));
    EXPECT_FALSE(frames.isComplete());
    frames.putWhole(QImage(kSize.width, kSize.height, QImage::Format_ARGB32_Premultiplied));
    EXPECT_TRUE(frames.isComplete());
    EXPECT_FALSE(frames.completeImage().isNull());
}

TEST(FrameStackTest, LeavesOutWhatIsFarAway) {
    for (const char* re : {"1e8", "-1e8", "1e12"})
        EXPECT_EQ(seenFrom(viewAt(re, "0.1")).pixelColor(50, 50), canvasColor()) << re;
}

}  // namespace
}  // namespace fathom
