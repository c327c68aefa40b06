// Draws the application's icons in the sizes of the hicolor theme, when the project is built.
//
//   draw_icons SMALL.svg LARGE.svg FOLDER SIZE...
#include <cstdio>

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace {

constexpr int kLargestSmall = 32;  // up to here details would be mush

bool draw(QSvgRenderer& picture, int size, const QString& path) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.render(&painter);
    painter.end();
    return image.save(path, "PNG");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) return 2;
    QSvgRenderer small(QString::fromLocal8Bit(argv[1]));
    QSvgRenderer large(QString::fromLocal8Bit(argv[2]));
    const QString folder = QString::fromLocal8Bit(argv[3]);
    if (!small.isValid() || !large.isValid() || !QDir().mkpath(folder)) return 1;
    for (int argument = 4; argument < argc; ++argument) {
        const int size = QByteArray(argv[argument]).toInt();
        const QString path = QStringLiteral("%1/%2.png").arg(folder).arg(size);
        if (!draw(size <= kLargestSmall ? small : large, size, path)) {
            std::fprintf(stderr, "Cannot write %s.\n", qPrintable(path));
            return 1;
        }
    }
    return 0;
}
