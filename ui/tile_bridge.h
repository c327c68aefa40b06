// From the engines' threads to the window: colours each tile where it was computed and hands it
// over.
//
// The scheduler's threads call the TileSink side; the window's thread calls the rest. The last
// reference may be dropped on any thread: makeTileBridge() deletes on the window's.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QImage>
#include <QObject>

#include "color/colorizer.h"
#include "render/tile_sink.h"

namespace fathom {

/// Colours at one moment; `generation` grows with each change.
struct ColorSnapshot {
    std::shared_ptr<const Colorizer> colorizer;
    std::uint64_t generation = 0;
};

/// A tile's samples as automatic colours need them, for recolouring again and again.
struct ShadedTile {
    std::shared_ptr<const Colorizer> by;
    std::vector<ShadedRun> runs;
};

/// A tile with its samples, kept for recolouring, and its colours.
struct ColoredTile {
    RenderId render{};
    TileTask task;
    int columns = 0, rows = 0;
    std::shared_ptr<const Samples> samples;
    QImage image;
    std::uint64_t colorGeneration = 0;
    std::shared_ptr<const ShadedTile> shaded;  // null: not worth its memory yet
};

/// Premultiplied, ready to be drawn; not computed samples are transparent.
QImage colorsOf(const Samples& samples, int columns, int rows, const Colorizer& colorizer);

class TileBridge final : public QObject, public TileSink {
    Q_OBJECT

public:
    struct Ended {
        RenderId render{};
        Result<RenderSummary> result;
    };
    /// What has come since the last take().
    struct Inbox {
        std::vector<std::pair<RenderId, RenderPlan>> plans;
        std::vector<ColoredTile> tiles;
        std::optional<std::pair<RenderId, RenderProgress>> progress;
        std::vector<QString> notices;
        std::vector<Ended> ended;
    };

    void setColors(ColorSnapshot colors);
    Inbox take();

    void planned(RenderId id, const RenderPlan& plan) override;
    void tileReady(std::shared_ptr<const Tile> tile) override;
    void progressed(RenderId id, const RenderProgress& progress) override;
    void noticed(RenderId id, const std::string& sentence) override;
    void finished(RenderId id, const Result<RenderSummary>& result) override;

signals:
    /// Once for each take(); from any thread, so connect it queued.
    void arrived();

private:
    /// Lets `put` add to the inbox, and tells the window when it had been empty.
    template <class Put>
    void deliver(Put put);

    std::mutex m_mutex;
    ColorSnapshot m_colors;
    Inbox m_inbox;
    bool m_isAnnounced = false;
};

std::shared_ptr<TileBridge> makeTileBridge();

}  // namespace fathom
