#include "ui/picture_clipboard.h"

#include <future>
#include <system_error>

#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>

#include "export/png_writer.h"
#include "ui/text.h"

namespace fathom {
namespace {

QString pngType() {
    return QStringLiteral("image/png");
}

/// Encodes at zlib's level 1, so that a 4K picture takes only a fraction of a second. Other threads
/// may read the image meanwhile.
QByteArray pngOf(const QImage& image, const std::string& viewJson) {
    constexpr int kFast = 89;  // Qt's scale for zlib's level 1
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(kFast);
    if (!writer.write(image)) return {};
    return QByteArray::fromStdString(withView(bytes.toStdString(), viewJson));
}

/// Encodes on another thread. If the system provides none, the first reader of the bytes encodes.
std::shared_future<QByteArray> encoded(const QImage& image, std::string viewJson) {
    const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
    try {
        return std::async(std::launch::async, pngOf, opaque, viewJson).share();
    } catch (const std::system_error&) {
        return std::async(std::launch::deferred, pngOf, opaque, std::move(viewJson)).share();
    }
}

class PictureMimeData final : public QMimeData {
public:
    PictureMimeData(const QImage& image, const Bookmark& bookmark)
        : m_png(encoded(image, toJson(bookmark, -1))) {
        setImageData(image);
    }

    QStringList formats() const override { return QMimeData::formats() << pngType(); }
    bool hasFormat(const QString& type) const override {
        return type == pngType() || QMimeData::hasFormat(type);
    }

protected:
    QVariant retrieveData(const QString& type, QMetaType wanted) const override {
        return type == pngType() ? m_png.get() : QMimeData::retrieveData(type, wanted);
    }

private:
    std::shared_future<QByteArray> m_png;
};

std::string clipboardName() {
    return toUtf8(QCoreApplication::translate("fathom::PictureClipboard", "The clipboard"));
}

}  // namespace

std::unique_ptr<QMimeData> pictureMimeData(const QImage& image, const Bookmark& bookmark) {
    return std::make_unique<PictureMimeData>(image, bookmark);
}

bool mayHoldView(const QMimeData& data) {
    return data.hasFormat(pngType()) || data.hasText();
}

Result<OpenedView> viewInMimeData(const QMimeData& data) {
    const QByteArray bytes =
        data.hasFormat(pngType()) ? data.data(pngType()) : data.text().toUtf8();
    return openView({bytes.data(), static_cast<std::size_t>(bytes.size())}, clipboardName());
}

}  // namespace fathom
