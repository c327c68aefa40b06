// A rectangle of samples. Immutable once it reaches a sink.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/fresh_vector.h"
#include "render/geometry.h"
#include "render/sample.h"

namespace fathom {

enum class RenderId : std::uint64_t {};

/// What an engine keeps of a tile's running pixels, so that their iteration can continue. Each
/// family of rungs has its own type; any engine of the family can continue it.
class TileState {
public:
    virtual ~TileState() = default;
};

/// The pixel of sample `index` along an axis that starts at `first` and ends before `end`.
inline int samplePixel(int first, int end, int step, int index) {
    const int pixel = first + index * step + step / 2;
    return pixel < end ? pixel : end - 1;
}

/// The part of a picture that one call computes.
struct TileTask {
    TileRect rect;  // in pixels of the whole picture
    int step = 1;   // one sample for each step x step block, taken at its middle pixel
    std::uint64_t iterationLimit = 0;

    int columns() const { return (rect.width + step - 1) / step; }
    int rows() const { return (rect.height + step - 1) / step; }
    struct Place {
        int x, y;
    };
    /// The pixel of sample `index`.
    Place placeOf(std::uint32_t index) const {
        const int column = static_cast<int>(index) % columns();
        const int row = static_cast<int>(index) / columns();
        return {samplePixel(rect.x, rect.right(), step, column),
                samplePixel(rect.y, rect.bottom(), step, row)};
    }
};

/// The numbers of the samples that lie at multiples of `step` pixels in both directions, row by
/// row. The task's own step must divide it.
inline std::vector<std::uint32_t> evenlySpread(const TileTask& task, int step) {
    const auto firstFrom = [step](int start) { return (start + step - 1) / step * step; };
    const TileRect& rect = task.rect;
    std::vector<std::uint32_t> numbers;
    for (int y = firstFrom(rect.y); y < rect.bottom(); y += step)
        for (int x = firstFrom(rect.x); x < rect.right(); x += step)
            numbers.push_back(static_cast<std::uint32_t>((y - rect.y) / task.step * task.columns() +
                                                         (x - rect.x) / task.step));
    return numbers;
}

using Samples = FreshVector<TileSample>;

/// How many samples of a tile escaped (all), and how many of them in the last half of its limit
/// (late).
struct Escapes {
    std::size_t all = 0, late = 0;

    /// Counts a sample; those that have not escaped have a count above the limit.
    void add(std::uint64_t count, std::uint64_t limit) {
        all += count <= limit;
        late += count <= limit && count > limit / 2;
    }
};

struct Tile {
    RenderId render{};
    TileTask task;
    Samples samples;                         // row by row, columns() x rows()
    std::shared_ptr<const TileState> state;  // of the running pixels; null if there are none
    std::uint64_t iterations = 0;            // done for this tile in this call
    std::optional<Escapes> escapes;          // none: nobody has counted them yet
    std::string engineId;
    bool isPaused = false;  // pixels of the state have not reached the limit

    int columns() const { return task.columns(); }
    int rows() const { return task.rows(); }
};

}  // namespace fathom
