// Passes tiles from the scheduler's workers to the window. Each tile is coloured by the worker that
// computed it.
//
// The scheduler's workers call the TileSink functions; the window's thread calls the rest. The last
// reference may be dropped on any thread: makeTileBridge() deletes on the window's thread.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QImage>
#include <QObject>

#include "color/piece_colors.h"
#include "render/tile_sink.h"

namespace fathom {

/// Colours at one moment; `generation` increases with each change.
struct ColorSnapshot {
    std::shared_ptr<const Colorizer> colorizer;
    std::uint64_t generation = 0;
};

/// A tile's samples prepared for repeated recolouring with automatic colours.
struct ShadedTile {
    std::shared_ptr<const Colorizer> by;
    std::vector<ShadedRun> runs;
};

/// A coloured tile, with its samples kept for recolouring. Colours may come before the samples.
struct ColoredTile {
    RenderId render{};
    TileTask task;
    int columns = 0, rows = 0;
    std::shared_ptr<const Samples> samples;
    QImage image;
    std::shared_ptr<const ColorCanvas> canvas;  // that the image is a part of; may be null
    std::uint64_t colorGeneration = 0;
    std::shared_ptr<const ShadedTile> shaded;  // null: not worth its memory yet
};

/// From one to the next of the samples that tell about a whole picture, for example which colours
/// fit it: as many pixels as in a coarse pass, or twice as many and so on, until no side has more
/// than 384 samples. More would tell no more.
int coarseStepOf(Size size);

/// Samples of a tile that come with its colours: see TilePieces::some.
struct SomeSamples {
    RenderId render{};
    TileTask task;
    int step = 0;
    std::vector<TileSample> samples;
};

/// Premultiplied and ready to be drawn; samples that were not computed are transparent.
QImage colorsOf(const Samples& samples, int columns, int rows, const Colorizer& colorizer);

/// The picture on a canvas; null as long as a part of it is missing.
QImage wholeImageOf(const std::shared_ptr<const ColorCanvas>& canvas);

class TileBridge final : public QObject,
                         public TileSink,
                         public std::enable_shared_from_this<TileBridge> {
    Q_OBJECT

public:
    struct Ended {
        RenderId render{};
        Result<RenderSummary> result;
    };
    /// Everything that has arrived since the last take().
    struct Inbox {
        std::vector<std::pair<RenderId, RenderPlan>> plans;
        std::vector<ColoredTile> images;  // of tiles that are not ready: without samples
        std::vector<ColoredTile> tiles;   // without an image if that came before
        std::vector<SomeSamples> some;    // of tiles that are not ready
        std::optional<std::pair<RenderId, RenderProgress>> progress;
        std::vector<Phrase> notices;
        std::vector<Ended> ended;
    };

    void setColors(ColorSnapshot colors);
    Inbox take();

    void planned(RenderId id, const RenderPlan& plan) override;
    TilePieces piecesOf(RenderId id, Size size) override;
    void tileReady(std::shared_ptr<const Tile> tile) override;
    void progressed(RenderId id, const RenderProgress& progress) override;
    void noticed(RenderId id, const Phrase& sentence) override;
    void finished(RenderId id, const Result<RenderSummary>& result) override;

signals:
    /// Sent once for each take(), from any thread: connect it queued.
    void arrived();
    /// Sent after a picture's end has arrived, and once all of its colours and some samples of each
    /// tile have, from any thread: connect it queued.
    void ended();

private:
    /// Calls `put` to add to the inbox. Sends arrived() if this is the first addition since take().
    template <class Put>
    void deliver(Put put);
    /// Delivers some samples of a tile of a picture that has so many pixels.
    void receive(SomeSamples some, std::size_t pixels);
    /// Delivers the image of a tile that has all of its colours.
    void painted(RenderId render, const TileTask& task);
    std::optional<std::uint64_t> takeImageSent(const Tile& tile);

    std::mutex m_mutex;  // guards all below but m_pieces
    struct ImageSent {
        RenderId render{};
        TileTask task;
        std::uint64_t colorGeneration = 0;
    };
    std::vector<ImageSent> m_imagesSent;
    RenderId m_known{};             // the newest picture of which some samples have come
    std::size_t m_knownPixels = 0;  // of its tiles of which some have
    ColorSnapshot m_colors;
    const std::shared_ptr<PieceColors> m_pieces = std::make_shared<PieceColors>();
    Inbox m_inbox;
    bool m_isAnnounced = false;
};

std::shared_ptr<TileBridge> makeTileBridge();

}  // namespace fathom
