// The samples of an OpenEXR picture, and their colours.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "color/colorizer.h"
#include "export/exr_reader.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

/// A file in memory, removed with this object.
class FileInMemory {
public:
    explicit FileInMemory(std::string_view bytes) : m_handle(memfd_create("input.exr", 0)) {
        require(m_handle >= 0 && write(m_handle, bytes.data(), bytes.size()) ==
                                     static_cast<ssize_t>(bytes.size()),
                "There is room for a small file");
    }
    FileInMemory(const FileInMemory&) = delete;
    FileInMemory& operator=(const FileInMemory&) = delete;
    ~FileInMemory() { close(m_handle); }

    std::string path() const { return "/proc/self/fd/" + std::to_string(m_handle); }

private:
    int m_handle;
};

void requireBounded(const TileSample& sample) {
    require(sample.fraction >= 0 && sample.fraction < 1, "A fraction is from 0 to 1");
    require(sample.angle >= 0 && sample.angle < 1, "An angle is a part of a turn");
    require(std::isfinite(sample.distance_x) && std::isfinite(sample.distance_y),
            "A distance is a number");
}

}  // namespace

void checkExrSamples(std::string_view input) {
    const FileInMemory file(input);
    Result<ExrReader> reader = ExrReader::open(file.path());
    if (!reader) return requireSentence(reader.error());

    require(std::ranges::all_of(reader->lost(),
                                [](const Phrase& lost) { return lost.text().ends_with('.'); }),
            "What was lost is said in sentences");
    const Size size = reader->size();
    const Result<Colorizer> colorizer =
        Colorizer::create(reader->view().colors, traitsOf(reader->view().location, size.height));
    require(colorizer.has_value(), "The colours of a view that was read are possible");

    // OpenEXR packs up to 16 rows together: one such group at the top, and one at the bottom.
    constexpr int kRows = 16;
    const int rows = std::min(kRows, size.height);
    std::vector<TileSample> samples(static_cast<std::size_t>(rows) *
                                    static_cast<std::size_t>(size.width));
    std::vector<RgbF> colors(samples.size());
    for (const int first : {0, size.height - rows}) {
        const Result<void> read = reader->readRows(first, samples);
        if (!read) return requireSentence(read.error());
        std::ranges::for_each(samples, requireBounded);
        colorizer->toLinear(samples, colors);
        require(std::ranges::all_of(colors, isLight), "Colours are light from 0 to 1");
    }
}

}  // namespace fathom::test
