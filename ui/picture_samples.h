// The samples of the current picture, kept so that colours change without computing. GUI thread;
// recolouring runs on workers.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include <QObject>

#include "ui/tile_bridge.h"
#include "ui/workers.h"

namespace fathom {

class PictureSamples final : public QObject {
    Q_OBJECT

public:
    explicit PictureSamples(QObject* parent = nullptr);

    /// Drops all samples and starts a picture of this size.
    void clear(Size size);
    void insert(const ColoredTile& tile);
    /// Adds to the coarse samples only.
    void insert(const SomeSamples& some);
    /// Drops coarse samples, once all of the fine ones are there.
    void keepFinalOnly();
    /// All tiles, without the data that only recolouring needs.
    std::vector<ColoredTile> tiles() const;

    /// Evenly spread samples: those of the coarse pass, or as many of the final one once only that
    /// is kept; of a large picture fewer. No samples before the first tile.
    struct Coarse {
        std::vector<TileSample> samples;
        Size size;                // of the grid of samples
        int step = 1;             // pixels from one sample to the next
        std::size_t missing = 0;  // samples that have not arrived

        bool isWhole() const { return !samples.empty() && missing == 0; }
    };
    const Coarse& coarse() const { return m_coarse; }

    /// The finest sample at a pixel; null if there is none.
    const TileSample* at(int x, int y) const;

    /// Recolours all tiles that have other colours. During a run, further calls only replace the
    /// colours of the next run: the newest colours win, so a slider stays live while it moves.
    void recolor(const ColorSnapshot& colors);
    bool isSettled() const;  // true if all tiles have the newest colours

    /// Gives back an image that is no longer shown, for reuse by the next whole picture.
    void giveBack(QImage image) { m_spare = std::move(image); }

signals:
    void recolored(const std::vector<fathom::ColoredTile>& tiles);
    /// Sent instead of recolored() for a complete picture: all of its new colours at once.
    void recoloredWhole(const QImage& image);
    void settled();  // all tiles have the newest colours

private:
    struct Run;
    void addToCoarse(const ColoredTile& tile);
    /// `sampleAt` gives the sample of this number.
    template <class SampleAt>
    void addToCoarse(const TileTask& task, SampleAt sampleAt);
    bool isWhole() const;
    void startRun();
    void finishRun(const std::shared_ptr<Run>& run);

    using Key = std::tuple<int, int, int>;  // step, y, x
    std::map<Key, ColoredTile> m_tiles;
    Size m_size;
    Coarse m_coarse;
    ColorSnapshot m_colors;
    std::shared_ptr<const Colorizer> m_colorsBefore;  // of the last run
    QImage m_spare;
    bool m_isRunning = false;
    Workers m_workers;  // last: a run ends before the other members go
};

}  // namespace fathom
