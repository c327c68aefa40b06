// Reads the picture of an EXR file for the canvas: nothing is computed again.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <thread>

#include <QObject>

#include "export/opened_view.h"
#include "ui/picture_cache.h"

namespace fathom {

/// True if the file begins with the EXR signature; false if it cannot be read.
bool isExrFile(const std::filesystem::path& path);

struct ReadPicture {
    FinishedPicture picture;   // of the view whose pixels the samples are
    Location inFile;           // the view as the file has it
    std::vector<Phrase> lost;  // a sentence for each thing that was not carried over
};

/// Reads the samples of a file for a canvas of this size. The picture becomes as high as the
/// canvas, and each pixel gets the nearest sample. A narrower picture leaves the sides free. Takes
/// the memory of the canvas's samples and of some rows of the file. `progress` receives the share
/// of rows that are done; the last value may exceed 1.
///
/// Errors: those of ExrReader; Parse if the file has no sample for some pixel; Unsupported if the
/// picture is not flat; Cancelled.
Result<ReadPicture> readFilePicture(const std::filesystem::path& path, Size canvas,
                                    const std::function<void(double done)>& progress,
                                    const std::stop_token& stop);

/// Reads one file on a thread of its own. GUI thread for all calls.
class FilePicture final : public QObject {
    Q_OBJECT

public:
    /// `opened` has the view that the window opens with the picture.
    FilePicture(std::filesystem::path path, OpenedView opened, QObject* parent = nullptr);
    ~FilePicture() override;  // cancels and joins

    /// Call it once for each size of the canvas, but not while the file is being read.
    void start(Size canvas);
    void cancel() { m_thread.request_stop(); }

    QString name() const;
    const OpenedView& opened() const { return m_opened; }
    Size canvas() const { return m_canvas; }
    double done() const { return m_done; }
    /// Call it once, after finished().
    Result<ReadPicture> take();

signals:
    void progressed();
    void finished();

private:
    const std::filesystem::path m_path;
    const OpenedView m_opened;
    Size m_canvas;
    double m_done = 0;
    Result<ReadPicture> m_result;  // belongs to the thread until that is joined
    std::jthread m_thread;
};

}  // namespace fathom
