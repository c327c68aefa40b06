#include "ui/file_picture.h"

#include <fstream>

#include <QElapsedTimer>

#include "base/exception.h"
#include "base/shown_text.h"
#include "base/thread.h"
#include "export/exr_header.h"
#include "export/exr_reader.h"
#include "ui/text.h"

namespace fathom {
namespace {

constexpr int kTileRows = 64;
constexpr int kProgressMilliseconds = 50;

/// The columns of the canvas that the file covers, from `first` on, and the file's column for each.
struct Columns {
    int first = 0;
    std::vector<std::size_t> ofFile;
};

/// The file's picture is centred on the canvas and as high as the canvas.
Columns columnsOf(Size file, Size canvas) {
    Columns columns;
    for (int x = 0; x < canvas.width; ++x) {
        const std::int64_t twice = std::int64_t{file.width} * canvas.height +
                                   (std::int64_t{2} * x + 1 - canvas.width) * file.height;
        const std::int64_t column = twice / (std::int64_t{2} * canvas.height);
        if (twice < 0 || column >= file.width) continue;
        if (columns.ofFile.empty()) columns.first = x;
        columns.ofFile.push_back(static_cast<std::size_t>(column));
    }
    return columns;
}

int rowOf(Size file, Size canvas, int y) {
    return static_cast<int>((std::int64_t{2} * y + 1) * file.height /
                            (std::int64_t{2} * canvas.height));
}

Result<ReadPicture> readPicture(ExrReader& source, const std::filesystem::path& path, Size canvas,
                                const std::function<void(double)>& progress,
                                const std::stop_token& stop) {
    if (!source.projection().empty())
        return fail(ErrorCode::Unsupported,
                    shownPath(path) + " is not a flat picture, so its view is computed instead.");
    ReadPicture result{.picture = {}, .inFile = source.viewInFile(), .lost = source.lost()};
    FinishedPicture& picture = result.picture;
    picture.location = source.view().location;
    picture.size = canvas;
    picture.source = toQString(path.filename().string());
    picture.summary.iterationLimit = source.iterationLimit();
    picture.periods = source.periods();

    const Size size = source.size();
    const Columns columns = columnsOf(size, canvas);
    // Distances are in pixels of the file; from here on they are in pixels of the canvas.
    const float pixel = static_cast<float>(canvas.height) / static_cast<float>(size.height);
    std::vector<TileSample> row(static_cast<std::size_t>(size.width));
    int rowRead = -1;
    for (int top = 0; top < canvas.height; top += kTileRows) {
        ColoredTile tile;
        tile.columns = static_cast<int>(columns.ofFile.size());
        tile.rows = std::min(kTileRows, canvas.height - top);
        tile.task.rect = {columns.first, top, tile.columns, tile.rows};
        auto samples =
            std::make_shared<Samples>(columns.ofFile.size() * static_cast<std::size_t>(tile.rows));
        auto sample = samples->begin();
        for (int y = top; y < top + tile.rows; ++y) {
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, "Reading the picture was stopped.");
            const int wanted = rowOf(size, canvas, y);
            if (std::exchange(rowRead, wanted) != wanted)
                if (Result<void> read = source.readRows(wanted, row); !read)
                    return tl::make_unexpected(read.error());
            for (const std::size_t column : columns.ofFile) {
                *sample = row[column];
                sample->distance_x *= pixel;
                sample->distance_y *= pixel;
                if (sample++->count == 0)
                    return fail(ErrorCode::Parse, toUtf8(picture.source) +
                                                      " is unfinished: some pixels have no sample, "
                                                      "so its view is computed instead.");
            }
        }
        tile.samples = std::move(samples);
        picture.tiles.push_back(std::move(tile));
        progress(std::min(1.0, static_cast<double>(top + kTileRows) / canvas.height));
    }
    return result;
}

}  // namespace

bool isExrFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string magic(kExrMagic.size(), '\0');
    file.read(magic.data(), static_cast<std::streamsize>(magic.size()));
    return file && magic == kExrMagic;
}

Result<ReadPicture> readFilePicture(const std::filesystem::path& path, Size canvas,
                                    const std::function<void(double done)>& progress,
                                    const std::stop_token& stop) {
    try {
        Result<ExrReader> source = ExrReader::open(path);
        if (!source) return tl::make_unexpected(source.error());
        return readPicture(*source, path, canvas, progress, stop);
    } catch (const std::exception&) {
        return tl::make_unexpected(errorOfException("The picture could not be read"));
    }
}

FilePicture::FilePicture(std::filesystem::path path, OpenedView opened, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_opened(std::move(opened)) {}

FilePicture::~FilePicture() = default;

QString FilePicture::name() const {
    return toQString(m_path.filename().string());
}

void FilePicture::start(Size canvas) {
    m_canvas = canvas;
    m_done = 0;
    auto thread = startThread([this](const std::stop_token& stop) {
        QElapsedTimer sinceTold;
        sinceTold.start();
        const auto report = [&](double done) {
            if (sinceTold.elapsed() < kProgressMilliseconds) return;
            sinceTold.restart();
            QMetaObject::invokeMethod(this, [this, done] {
                m_done = done;
                emit progressed();
            });
        };
        m_result = readFilePicture(m_path, m_canvas, report, stop);
        QMetaObject::invokeMethod(this, &FilePicture::finished, Qt::QueuedConnection);
    });
    if (thread) {
        m_thread = *std::move(thread);
        return;
    }
    m_result = tl::make_unexpected(thread.error());
    QMetaObject::invokeMethod(this, &FilePicture::finished, Qt::QueuedConnection);
}

Result<ReadPicture> FilePicture::take() {
    if (m_thread.joinable()) m_thread.join();
    return std::move(m_result);
}

}  // namespace fathom
