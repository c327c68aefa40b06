#include "ui/thumbnails.h"

#include <algorithm>
#include <iterator>

#include <QBuffer>
#include <QCryptographicHash>

#include "base/atomic_file.h"
#include "ui/text.h"

namespace fathom {

namespace {

/// Null if there is no file or its picture does not have the size of ours.
QImage readPicture(const std::filesystem::path& file) {
    constexpr std::size_t kMaximumBytes = std::size_t{4} << 20;  // twice the pixels' size
    const Result<std::string> bytes = readFile(file, kMaximumBytes);
    if (!bytes) {
        if (bytes.error().code != ErrorCode::NotFound)
            qWarning("%s", bytes.error().message.c_str());
        return {};
    }
    const QImage picture =
        QImage::fromData(QByteArrayView(bytes->data(), std::ssize(*bytes)), "PNG");
    const bool isOurs = picture.size() == QSize(Thumbnails::kWidth, Thumbnails::kHeight);
    return isOurs ? picture : QImage();
}

}  // namespace

Thumbnails::Thumbnails(std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_bridge(makeTileBridge()), m_files(1) {
    connect(m_bridge.get(), &TileBridge::arrived, this, &Thumbnails::receive, Qt::QueuedConnection);
}

Thumbnails::~Thumbnails() {
    setScheduler(nullptr);
}

void Thumbnails::setScheduler(RenderScheduler* scheduler) {
    if (m_scheduler && !scheduler && m_isRendering) m_scheduler->cancel(m_render);
    m_scheduler = scheduler;
    renderNext();
}

void Thumbnails::setWatched(const QObject* viewer, bool isWatched) {
    if (isWatched)
        m_viewers.insert(viewer);
    else
        m_viewers.erase(viewer);
    if (m_viewers.empty() && m_scheduler && m_isRendering) m_scheduler->cancel(m_render);
    renderNext();
}

QString Thumbnails::keyOf(const Bookmark& bookmark) {
    Bookmark look;
    look.location = bookmark.location;
    look.colors = bookmark.colors;
    if (look.location.iterations.automatic) look.location.iterations.limit = 1;
    const QByteArray json = QByteArray::fromStdString(toJson(look, 0));
    return QString::fromLatin1(
        QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex().left(40));
}

std::filesystem::path Thumbnails::fileOf(const QString& key) const {
    return m_folder / (key.toStdString() + ".png");
}

QImage Thumbnails::picture(const QString& key) const {
    const QImage* kept = m_pictures.object(key);
    return kept ? *kept : QImage();
}

void Thumbnails::want(const Bookmark& bookmark, Keep keep) {
    const QString key = keyOf(bookmark);
    if (m_pictures.contains(key) || !m_asked.insert(key).second) return;

    m_files.run([this, wanted = Wanted{key, bookmark, keep}, file = fileOf(key)]() mutable {
        QImage picture = readPicture(file);
        {
            const std::lock_guard lock(m_mutex);
            m_loaded.push_back({std::move(wanted), std::move(picture)});
        }
        QMetaObject::invokeMethod(this, &Thumbnails::takeLoaded, Qt::QueuedConnection);
    });
}

void Thumbnails::takeLoaded() {
    std::vector<Loaded> loaded;
    {
        const std::lock_guard lock(m_mutex);
        loaded.swap(m_loaded);
    }
    for (Loaded& one : loaded) {
        if (one.picture.isNull())
            m_queue.push_back(std::move(one.wanted));
        else
            keep(one.wanted.key, one.picture, false);
    }
    renderNext();
}

void Thumbnails::store(const Bookmark& bookmark, const QImage& picture) {
    keep(keyOf(bookmark), picture, true);
}

void Thumbnails::keep(const QString& key, const QImage& picture, bool save) {
    m_asked.erase(key);
    m_pictures.insert(key, new QImage(picture));
    emit ready(key);
    if (!save) return;
    // This is only a cache: if writing fails, the picture is rendered again another time.
    m_files.run([picture, folder = m_folder, path = fileOf(key)] {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        if (buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"))
            (void)writeFileAtomically(path,
                                      {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

void Thumbnails::renderNext() {
    if (!m_scheduler || m_viewers.empty() || m_isRendering || m_queue.empty()) return;
    const Wanted& next = m_queue.front();
    const PictureTraits traits = traitsOf(next.bookmark.location, kHeight);
    const Result<Colorizer> colorizer = Colorizer::create(next.bookmark.colors, traits);
    if (!colorizer) {
        m_queue.pop_front();
        return renderNext();
    }
    m_bridge->setColors({std::make_shared<const Colorizer>(*colorizer), 1});
    m_samples.assign(std::size_t{kWidth} * kHeight, TileSample{});

    RenderRequest request;
    request.location = next.bookmark.location;
    request.size = {kWidth, kHeight};
    request.periods = periodsFor(next.bookmark.colors);
    request.focus = {kWidth / 2.0, kHeight / 2.0};
    request.coarseFirst = false;
    request.priority = Priority::Background;
    m_isRendering = true;
    m_render = m_scheduler->submit(std::move(request), m_bridge);
}

// Automatic colours without a curve are fitted to the samples of the small picture.
QImage Thumbnails::colored(const Bookmark& bookmark) const {
    ColorSettings colors = bookmark.colors;
    if (useCurve(colors) && !colors.curve) colors.curve = fitAutoCurve(m_samples, kHeight);
    const PictureTraits traits = traitsOf(bookmark.location, kHeight);
    return colorsOf(m_samples, kWidth, kHeight, Colorizer::create(colors, traits).value());
}

void Thumbnails::receive() {
    const TileBridge::Inbox inbox = m_bridge->take();
    for (const ColoredTile& tile : inbox.tiles) {
        if (tile.render != m_render || tile.task.step != 1) continue;
        for (int row = 0; row < tile.rows; ++row)
            std::copy_n(tile.samples->begin() + std::ptrdiff_t{row} * tile.columns, tile.columns,
                        m_samples.begin() + std::ptrdiff_t{tile.task.rect.y + row} * kWidth +
                            tile.task.rect.x);
    }

    for (const TileBridge::Ended& ended : inbox.ended) {
        if (!m_isRendering || ended.render != m_render) continue;
        m_isRendering = false;
        // A render that was cancelled because nobody looks stays at the head of the queue.
        const bool isBrokenOff = !ended.result && ended.result.error().code == ErrorCode::Cancelled;
        if (!isBrokenOff) {
            const Wanted wanted = std::move(m_queue.front());
            m_queue.pop_front();
            if (ended.result)
                keep(wanted.key, colored(wanted.bookmark).convertToFormat(QImage::Format_RGB32),
                     wanted.keep == Keep::File);
        }
        renderNext();
    }
}

}  // namespace fathom
