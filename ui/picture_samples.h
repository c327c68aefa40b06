// The samples of the picture on show, kept so that colours change without computing. GUI thread;
// recolouring runs on threads of its own.
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

    /// For a picture of this size.
    void clear(Size size);
    void insert(const ColoredTile& tile);
    /// Coarse samples are needless once the fine ones are all there.
    void keepFinalOnly();
    /// Without what only recolouring needs.
    std::vector<ColoredTile> tiles() const;

    /// Of a picture of this size, the samples of its coarse pass, or, once that is gone, those of
    /// every eighth pixel each way.
    struct Coarse {
        std::vector<TileSample> samples;
        Size size;             // of their grid
        int step = 1;          // pixels from one to the next
        bool isWhole = false;  // none is missing
    };
    Coarse coarse(Size size) const;

    /// The finest sample at a pixel; null where none is.
    const TileSample* at(int x, int y) const;

    /// Recolours every tile that has other colours. While one run is under way further calls only
    /// replace the colours that come next: the newest wins, and a slider's movement stays live.
    void recolor(const ColorSnapshot& colors);
    bool isSettled() const;  // all tiles have the newest colours

    /// An image that is no longer shown, for the next whole picture.
    void giveBack(QImage image) { m_spare = std::move(image); }

signals:
    void recolored(const std::vector<fathom::ColoredTile>& tiles);
    /// The same of a picture that is there in full: all of its colours at once.
    void recoloredWhole(const QImage& image);
    void settled();  // all tiles have the newest colours

private:
    struct Run;
    bool isWhole() const;
    void startRun();
    void finishRun(const std::shared_ptr<Run>& run);

    using Key = std::tuple<int, int, int>;  // step, y, x
    std::map<Key, ColoredTile> m_tiles;
    Size m_size;
    ColorSnapshot m_colors;
    std::shared_ptr<const Colorizer> m_colorsBefore;  // of the last run
    QImage m_spare;
    bool m_isRunning = false;
    Workers m_workers;  // last: a recolouring under way ends before the rest goes
};

}  // namespace fathom
