#include "export/recolorer.h"

#include <algorithm>
#include <vector>

#include "base/atomic_file.h"
#include "base/exception.h"
#include "base/parallel.h"
#include "color/colorizer.h"
#include "export/picture_curve.h"

namespace fathom {

namespace {

Result<std::unique_ptr<ImageWriter>> openWriter(const ExrReader& source, const Bookmark& view,
                                                const std::filesystem::path& path,
                                                ImageFormat format, int threads) {
    Result<AtomicFile> file = AtomicFile::create(path);
    if (!file) return tl::make_unexpected(file.error());
    const bool isEscape = view.location.formula.spec->kind == FormulaKind::Escape;
    const PictureHead head{.size = source.size(),
                           .viewJson = toJson(view, -1),
                           .dotsPerInch = source.dotsPerInch(),
                           .iterationLimit = source.iterationLimit(),
                           .endAtAttractors = !isEscape,
                           .periods = source.periods(),
                           .projection = source.projection()};
    return makeImageWriter(format, *std::move(file), head, threads);
}

/// Fits automatic colours without a curve.
Result<void> fitColors(ExrReader& source, ColorSettings& colors) {
    if (!useCurve(colors) || colors.curve) return {};
    const Size size = source.size();
    std::vector<TileSample> row(static_cast<std::size_t>(size.width));
    const auto curve = fitPictureCurve(size, [&](int y) -> Result<std::span<const TileSample>> {
        if (Result<void> read = source.readRows(y, row); !read)
            return tl::make_unexpected(read.error());
        return row;
    });
    if (!curve) return tl::make_unexpected(curve.error());
    colors.curve = *curve;
    return {};
}

/// Checks that the file has the channels that its new colours need.
Result<void> checkChannels(const ExrReader& source, const Bookmark& view) {
    const WantedPeriods wanted = periodsFor(view.colors), known = source.periods();
    if ((wanted.outside && !known.outside) || (wanted.inside && !known.inside))
        return fail(
            ErrorCode::InvalidInput,
            "The picture has no channel PERIOD, which colours by periods need; choose other "
            "colours or render the view again with these.");
    const bool endsAtAttractors = view.location.formula.spec->kind != FormulaKind::Escape;
    if (view.colors.coloring != "attractor" || !endsAtAttractors || source.hasAttractors())
        return {};
    return fail(ErrorCode::InvalidInput,
                "The picture has no channel ATTRACTOR, which the colouring attractor needs; choose "
                "another colouring or render the view again.");
}

Result<void> recolor(ExrReader& source, Bookmark view, const std::filesystem::path& path,
                     ImageFormat format, const std::function<void(double done)>& progress,
                     const std::stop_token& stop, int threads) {
    auto fitted =
        validate(view.colors).and_then([&] { return checkChannels(source, view); }).and_then([&] {
            return fitColors(source, view.colors);
        });
    if (!fitted) return fitted;
    const Result<Colorizer> colorizer =
        Colorizer::create(view.colors, traitsOf(view.location, source.size().height));
    if (!colorizer) return tl::make_unexpected(colorizer.error());
    Result<std::unique_ptr<ImageWriter>> writer = openWriter(source, view, path, format, threads);
    if (!writer) return tl::make_unexpected(writer.error());

    // Process a few rows per thread at a time, so that a stop takes effect at once.
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
        parallelFor(threads, (samples.size() + piece - 1) / piece, [&](std::size_t i) {
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
                          const std::filesystem::path& path, ImageFormat format,
                          const std::function<void(double done)>& progress, std::stop_token stop,
                          int threads) {
    try {
        return recolor(source, view, path, format, progress, stop, threadsOf(threads));
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The picture could not be recoloured"));
    }
}

}  // namespace fathom
