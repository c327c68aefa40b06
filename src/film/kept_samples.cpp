#include "film/kept_samples.h"

#include <algorithm>
#include <sstream>

#include "base/atomic_file.h"
#include "base/parallel.h"
#include "base/shown_text.h"
#include "export/exr_checksum.h"
#include "export/exr_writer.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

/// What is wrong with a file that cannot be read, and what to do about it.
Error unreadable(const fs::path& path, const Error& error) {
    if (error.code != ErrorCode::Parse) return error;
    return {ErrorCode::Parse,
            {"%1 is damaged; remove it to have its samples computed again.", {shownPath(path)}}};
}

std::string nameOf(const std::optional<Contour>& contour) {
    if (!contour) return "";
    std::ostringstream name;
    name.precision(17);
    name << kRings << ' ' << contour->aspect << ' ' << contour->bulge;
    return name.str();
}

}  // namespace

KeptPicture::KeptPicture(fs::path path, ExrReader reader) : m_path(std::move(path)) {
    m_readers.push_back(std::move(reader));
}

Result<void> KeptPicture::readRows(int first, std::span<TileSample> samples, int threads) {
    if (!m_isVerified)
        if (auto verified = verifyExr(m_path); !verified)
            return tl::make_unexpected(unreadable(m_path, verified.error()));
    m_isVerified = true;

    const auto width = static_cast<std::size_t>(size().width);
    const std::size_t rows = samples.size() / width;
    const std::size_t parts = std::clamp<std::size_t>(static_cast<std::size_t>(threads), 1, rows);
    while (m_readers.size() < parts) {
        auto reader = ExrReader::open(m_path);
        if (!reader) return tl::make_unexpected(unreadable(m_path, reader.error()));
        m_readers.push_back(*std::move(reader));
    }
    std::vector<Result<void>> results(parts);
    parallelFor(threads, parts, [&](std::size_t part) {
        const std::size_t top = rows * part / parts, bottom = rows * (part + 1) / parts;
        results[part] = m_readers[part].readRows(
            first + static_cast<int>(top), samples.subspan(top * width, (bottom - top) * width));
    });
    for (const Result<void>& result : results)
        if (!result) return tl::make_unexpected(unreadable(m_path, result.error()));
    return {};
}

Result<KeptSamples> KeptSamples::open(fs::path folder, Bookmark bookmark) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return tl::make_unexpected(fileError("make", folder, error.value()));
    return KeptSamples(std::move(folder), std::move(bookmark));
}

/// What the file has instead of the samples of the request; empty if it has these. Automatic limits
/// depend on the film's speed as well, and any of them serves.
Phrase KeptSamples::differenceOf(const ExrReader& file, const RenderRequest& request) const {
    const Location& is = file.view().location;
    const Location& wanted = request.location;
    const IterationLimit& limit = m_bookmark.location.iterations;
    if (file.size() != request.size) return phrase("of another size");
    if (is.view != wanted.view || file.projection() != nameOf(request.contour))
        return phrase("of another view");
    if (is.formula != wanted.formula || is.escapeRadius != wanted.escapeRadius ||
        is.convergence != wanted.convergence)
        return phrase("of another formula");
    if (is.iterations.automatic != limit.automatic ||
        (!limit.automatic && file.iterationLimit() != limit.limit))
        return phrase("of another iteration limit");
    return file.periods().cover(request.periods) ? "" : phrase("without periods");
}

Result<std::unique_ptr<KeptPicture>> KeptSamples::find(const std::string& name,
                                                       const RenderRequest& request) const {
    const fs::path path = pathOf(name);
    auto reader = ExrReader::open(path);
    if (!reader && reader.error().code == ErrorCode::NotFound) return nullptr;
    if (!reader) return tl::make_unexpected(unreadable(path, reader.error()));
    const Phrase difference = differenceOf(*reader, request);
    if (!difference.isEmpty())
        return fail(ErrorCode::InvalidInput,
                    {"%1 has samples %2; choose another folder for the samples of this film.",
                     {shownPath(path), difference}});
    return std::unique_ptr<KeptPicture>(new KeptPicture(path, *std::move(reader)));
}

Result<std::unique_ptr<ImageWriter>> KeptSamples::create(const std::string& name,
                                                         const RenderRequest& request,
                                                         std::uint64_t iterationLimit,
                                                         int threads) const {
    auto file = AtomicFile::create(pathOf(name));
    if (!file) return tl::make_unexpected(file.error());
    Bookmark view = m_bookmark;
    view.location.view = request.location.view;
    const bool isEscape = view.location.formula.spec->kind == FormulaKind::Escape;
    const PictureHead head{.size = request.size,
                           .viewJson = toJson(view, -1),
                           .iterationLimit = iterationLimit,
                           .endAtAttractors = !isEscape,
                           .periods = request.periods,
                           .hasColors = false,
                           .projection = nameOf(request.contour),
                           .packFast = true};
    return makeExrWriter(*std::move(file), head, threads);
}

}  // namespace fathom
