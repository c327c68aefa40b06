// Small pictures of bookmarks: from memory, from the cache folder, or rendered in the background.
// GUI thread; a worker reads and writes the files.
#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include <QCache>
#include <QImage>
#include <QObject>

#include "bookmarks/bookmark.h"
#include "render/render_scheduler.h"
#include "ui/tile_bridge.h"
#include "ui/workers.h"

namespace fathom {

class Thumbnails final : public QObject {
    Q_OBJECT

public:
    static constexpr int kWidth = 576;  // pixels: twice the size shown, to be sharp
    static constexpr int kHeight = 360;
    static constexpr int kMaximumKept = 90;  // in memory: about 70 MiB

    explicit Thumbnails(std::filesystem::path folder, QObject* parent = nullptr);
    ~Thumbnails() override;

    /// Missing pictures are rendered once there is a scheduler; nullptr ends rendering.
    void setScheduler(RenderScheduler* scheduler);

    /// The key of a bookmark's picture. Bookmarks that look alike have the same key, whatever their
    /// names.
    static QString keyOf(const Bookmark& bookmark);

    /// Pictures are rendered only while a viewer is watched: they must not slow the canvas down.
    void setWatched(const QObject* viewer, bool isWatched);

    /// The place that keeps a rendered picture. Short-lived pictures stay in memory only, so that
    /// they do not fill the disk.
    enum class Keep { File, Memory };
    /// Gets the picture from memory, from the cache folder or by rendering; ready() tells when it
    /// is there.
    void want(const Bookmark& bookmark, Keep keep = Keep::File);
    /// Null while the picture is on its way, and again after many other pictures have been used.
    QImage picture(const QString& key) const;
    /// Keeps a picture that already exists.
    void store(const Bookmark& bookmark, const QImage& picture);

signals:
    void ready(const QString& key);

private:
    struct Wanted {
        QString key;
        Bookmark bookmark;
        Keep keep = Keep::File;
    };
    /// A picture read from the cache folder; null if the folder has none.
    struct Loaded {
        Wanted wanted;
        QImage picture;
    };
    void takeLoaded();
    std::filesystem::path fileOf(const QString& key) const;
    void keep(const QString& key, const QImage& picture, bool save);
    void renderNext();
    QImage colored(const Bookmark& bookmark) const;
    void receive();

    std::filesystem::path m_folder;
    RenderScheduler* m_scheduler = nullptr;
    QCache<QString, QImage> m_pictures{kMaximumKept};
    std::set<QString> m_asked;  // pictures on their way, and those that cannot be had
    std::deque<Wanted> m_queue;

    std::shared_ptr<TileBridge> m_bridge;
    std::set<const QObject*> m_viewers;
    bool m_isRendering = false;
    RenderId m_render{};
    Samples m_samples;  // of the picture being rendered

    std::mutex m_mutex;
    std::vector<Loaded> m_loaded;  // from the file worker, until takeLoaded()
    Workers m_files;               // last: its tasks use the above
};

}  // namespace fathom
