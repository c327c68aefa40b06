#include "export/recolorer.h"

#include <vector>

#include "base/abreast.h"
#include "base/atomic_file.h"
#include "base/exception.h"
#include "color/colorizer.h"
#include "export/exr_writer.h"
#include "export/png_writer.h"

namespace fathom {

namespace {

Result<std::unique_ptr<ImageWriter>> openWriter(const ExrReader& source, const Bookmark& view,
                                                const std::filesystem::path& path, int threads) {
    const Result<ImageFormat> format = imageFormatOf(path);
    if (!format) return tl::make_unexpected(format.error());
    Result<AtomicFile> file = AtomicFile::create(path);
    if (!file) return tl::make_unexpected(file.error());
    const bool isEscape = view.location.formula.spec->kind == FormulaKind::Escape;
    const PictureHead head{.size = source.size(),
                           .viewJson = toJson(view, -1),
                           .dotsPerInch = source.dotsPerInch(),
                           .iterationLimit = source.iterationLimit(),
                           .endAtAttractors = !isEscape};
    return *format == ImageFormat::ExrFloat ? makeExrWriter(*std::move(file), head, threads)
                                            : makePngWriter(*std::move(file), head, 8, threads);
}

Result<void> recolor(ExrReader& source, const Bookmark& view, const std::filesystem::path& path,
                     const std::function<void(double done)>& progress, const std::stop_token& stop,
                     int threads) {
    const Result<Colorizer> colorizer = Colorizer::create(view.colors);
    if (!colorizer) return tl::make_unexpected(colorizer.error());
    Result<std::unique_ptr<ImageWriter>> writer = openWriter(source, view, path, threads);
    if (!writer) return tl::make_unexpected(writer.error());

    // A few rows of each thread at a time, so that a stop is felt at once.
    const Size size = source.size();
    const auto width = static_cast<std::size_t>(size.width);
    const auto rowsOfOne = static_cast<int>(rowsOfThread(size));
    std::vector<TileSample> samples;
    std::vector<RgbF> colors;
    for (int top = 0; top < size.height;) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The recolouring was stopped.");
        const int rows = std::min(rowsOfOne * threads, size.height - top);
        samples.resize(static_cast<std::size_t>(rows) * width);
        colors.resize(samples.size());
        if (Result<void> read = source.readRows(top, samples); !read) return read;
        const std::size_t piece = static_cast<std::size_t>(rowsOfOne) * width;
        runAbreast(threads, (samples.size() + piece - 1) / piece, [&](std::size_t i) {
            const std::size_t begin = i * piece, count = std::min(piece, samples.size() - begin);
            colorizer->toLinear(std::span(samples).subspan(begin, count),
                                std::span(colors).subspan(begin, count));
        });
        if (Result<void> written = (*writer)->writeRows({.colors = colors, .samples = samples});
            !written)
            return written;
        top += rows;
        if (progress) progress(static_cast<double>(top) / size.height);
    }
    return (*writer)->finish();
}

}  // namespace

Result<void> recolorImage(ExrReader& source, const Bookmark& view,
                          const std::filesystem::path& path,
                          const std::function<void(double done)>& progress, std::stop_token stop,
                          int threads) {
    try {
        return recolor(source, view, path, progress, stop, threadsOf(threads));
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The picture could not be recoloured"));
    }
}

}  // namespace fathom
