// The pictures of bookmarks: which of them are computed, and which stay in memory.
#include "ui/thumbnails.h"

#include "ui/window_fixture.h"

namespace fathom {
namespace {

using ThumbnailsTest = WindowTest;

TEST_F(ThumbnailsTest, OfManyPicturesOnlySomeStayInMemory) {
    Thumbnails thumbnails(home() / "pictures");
    QImage picture(Thumbnails::kWidth, Thumbnails::kHeight, QImage::Format_RGB32);
    picture.fill(Qt::red);
    Bookmark bookmark = starterBookmarks().front().bookmark;
    for (int i = 0; i <= Thumbnails::kMaximumKept; ++i) {
        bookmark.location.iterations = {static_cast<std::uint64_t>(i) + 1, false};
        thumbnails.store(bookmark, picture);
    }
    EXPECT_FALSE(thumbnails.picture(Thumbnails::keyOf(bookmark)).isNull());
    bookmark.location.iterations.limit = 1;
    const QString first = Thumbnails::keyOf(bookmark);
    EXPECT_TRUE(thumbnails.picture(first).isNull());
    thumbnails.want(bookmark);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !thumbnails.picture(first).isNull(); }, kPatience));
    EXPECT_EQ(thumbnails.picture(first).pixelColor(3, 3), QColor(Qt::red));
}

TEST_F(ThumbnailsTest, PicturesAppearWhereAGridIsWatched) {
    Thumbnails thumbnails(home() / "pictures");
    const Bookmark& first = starterBookmarks().front().bookmark;
    QString arrived;
    QObject::connect(&thumbnails, &Thumbnails::ready, [&](const QString& key) { arrived = key; });
    thumbnails.want(first);
    thumbnails.setScheduler(window().scheduler());
    QTest::qWait(50);
    EXPECT_TRUE(arrived.isEmpty()) << "nobody looks yet";
    thumbnails.setWatched(&thumbnails, true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return arrived == Thumbnails::keyOf(first); }, kPatience));
    EXPECT_EQ(thumbnails.picture(arrived).width(), Thumbnails::kWidth);
    thumbnails.setScheduler(nullptr);
}

}  // namespace
}  // namespace fathom
