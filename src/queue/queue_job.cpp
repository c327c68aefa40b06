#include "queue/queue_job.h"

#include <array>

#include "color/colorizer.h"

namespace fathom {

namespace {

constexpr std::array<std::string_view, 5> kStates{"waiting", "running", "done", "failed",
                                                  "cancelled"};

std::string formatOf(const ImageExport& what) {
    switch (what.format) {
        case ImageFormat::Png8:
            return "PNG";
        case ImageFormat::Png16:
            return "PNG of 16 bits";
        case ImageFormat::ExrFloat:
            return "EXR";
    }
    return "";
}

}  // namespace

std::string_view nameOf(JobState state) {
    return kStates[static_cast<std::size_t>(state)];
}

const std::filesystem::path& QueueJob::output() const {
    return std::visit(
        [](const auto& what) -> const auto& { return what.path; }, order);
}

const std::vector<std::string>& QueueJob::devices() const {
    return std::visit(
        [](const auto& what) -> const auto& { return what.devices; }, order);
}

Result<void> validate(const JobOrder& order) {
    if (const auto* film = std::get_if<FilmOrder>(&order))
        return paceOf(*film).map([](const FilmPace&) {});
    const auto& picture = std::get<ImageExport>(order);
    RenderRequest request;
    request.location = picture.bookmark.location;
    request.size = picture.size;
    request.forcedRung = picture.forcedRung;
    if (auto valid = validate(request); !valid) return valid;
    return validate(picture.bookmark.colors);
}

std::string summaryOf(const QueueJob& job) {
    const auto* film = std::get_if<FilmOrder>(&job.order);
    const Size size = film ? film->format.size : std::get<ImageExport>(job.order).size;
    std::string format =
        film ? std::string(idOf(film->format)) : formatOf(std::get<ImageExport>(job.order));
    if (film && !film->format.codec)
        format = film->format.frames == ImageFormat::ExrFloat ? "EXR frames" : "PNG frames";
    return std::string(film ? "film, " : "picture, ") + std::to_string(size.width) + " x " +
           std::to_string(size.height) + ", " + format;
}

}  // namespace fathom
