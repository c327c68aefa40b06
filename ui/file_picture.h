// The picture of an EXR file as the canvas shows it: nothing of it is computed again.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <thread>

#include <QObject>

#include "bookmarks/bookmark.h"
#include "ui/picture_cache.h"

namespace fathom {

/// Whether the file begins as EXR files do; false where it cannot be read.
bool isExrFile(const std::filesystem::path& path);

/// The samples of a file for a canvas of this size: as high as the canvas, each pixel has the
/// nearest sample. A picture that is narrower leaves the sides free. Takes the memory of the
/// canvas's samples and of some rows of the file. `progress` hears the share of rows, [0, 1].
///
/// Fails as ExrReader does, with Parse where the file has no sample for some pixel, and with
/// Cancelled.
Result<FinishedPicture> readFilePicture(const std::filesystem::path& path, Size canvas,
                                        const std::function<void(double done)>& progress,
                                        const std::stop_token& stop);

/// One file being read on a thread of its own. GUI thread for all calls.
class FilePicture final : public QObject {
    Q_OBJECT

public:
    /// `view` is what the window will open with the picture.
    FilePicture(std::filesystem::path path, Bookmark view, QObject* parent = nullptr);
    ~FilePicture() override;  // cancels and joins

    /// Once for each size of the canvas, not while the file is being read.
    void start(Size canvas);
    void cancel() { m_thread.request_stop(); }

    QString name() const;
    const Bookmark& view() const { return m_view; }
    Size canvas() const { return m_canvas; }
    double done() const { return m_done; }
    /// Once, after finished().
    Result<FinishedPicture> take();

signals:
    void progressed();
    void finished();

private:
    const std::filesystem::path m_path;
    const Bookmark m_view;
    Size m_canvas;
    double m_done = 0;
    Result<FinishedPicture> m_result;  // the thread's until that is joined
    std::jthread m_thread;
};

}  // namespace fathom
