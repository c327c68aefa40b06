// The window's files: opens, drops and pastes views, copies pictures, saves bookmarks.
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QTabWidget>

#include "base/atomic_file.h"
#include "ui/bookmark_files.h"
#include "ui/file_picture.h"
#include "ui/location_dock.h"
#include "ui/log_model.h"
#include "ui/main_window.h"
#include "ui/picture_clipboard.h"
#include "ui/recent_files.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/translations.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// The name of a bookmark until the user enters one. The depth is shown next to it.
QString proposedName(const FormulaInstance& formula) {
    const QString label = translatedFormula(formula);
    return formula.julia ? MainWindow::tr("%1 Julia set").arg(label) : label;
}

}  // namespace

void MainWindow::askOpen() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a view"), m_preferences.pictureFolder(),
        tr("Bookmarks, pictures and places (%1);;All files (*)").arg(viewPatterns()));
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::openFile(const QString& path) {
    if (QFileInfo(path).isDir()) return importBookmarks(QStringList(path));
    // Only plain files: opening a pipe would make the window wait.
    const Result<OpenedView> opened =
        expectPlainFile(path.toStdString()).and_then([&] { return openView(path.toStdString()); });
    if (!opened) {
        const bool isImported = importColors(path);
        // The palette of a place can be of use even if Fathom lacks its formula.
        if (!isImported || opened.error().code == ErrorCode::Unsupported)
            m_toasts->show(translatedError(opened.error()));
        return;
    }
    m_preferences.setPictureFolder(QFileInfo(path).absolutePath());
    m_recent->add(path);
    if (isExrFile(path.toStdString())) return readPicture(path, *opened);
    if (startTour(path)) return m_canvas->setFocus();
    openAndTell(*opened);
    m_canvas->setFocus();
}

void MainWindow::openAndTell(const OpenedView& opened) {
    m_state.open(opened.bookmark);
    if (!opened.lost.empty()) m_toasts->show(inOneNotice(opened.lost));
}

// The palette becomes one of the user's, and the other colour settings of the file follow it.
bool MainWindow::importColors(const QString& path) {
    if (!importPalette(path)) return false;
    const Result<OpenedColors> opened = openColors(path.toStdString());
    if (!opened) return true;  // only a palette
    ColorSettings colors = opened->colors;
    colors.palette = m_state.colors().palette;
    m_state.setColors(colors);
    if (!opened->lost.empty()) m_toasts->show(inOneNotice(opened->lost));
    return true;
}

void MainWindow::importBookmarks(const QStringList& paths) {
    m_side->show();
    m_panels->setChecked(true);
    m_tabs->setCurrentWidget(m_bookmarks);
    m_bookmarks->importFiles(paths);
}

// ---- Pictures read from files

// The canvas keeps its picture until the new one is read or reading has failed.
void MainWindow::readPicture(const QString& path, const OpenedView& opened) {
    m_reading = std::make_unique<FilePicture>(path.toStdString(), opened);
    m_sinceReading.start();
    connect(m_reading.get(), &FilePicture::progressed, this, &MainWindow::showBar);
    connect(m_reading.get(), &FilePicture::finished, this, &MainWindow::takePicture);
    m_stop->setEnabled(true);
    m_reading->start(m_canvas->imageSize());
}

void MainWindow::takePicture() {
    const Size size = m_canvas->imageSize();
    if (m_reading->canvas() != size) return m_reading->start(size);  // the size has changed
    FilePicture* const reading = m_reading.release();
    reading->deleteLater();  // not deleted here: this is a slot of its signal
    Result<ReadPicture> read = reading->take();
    if (read || read.error().code != ErrorCode::Cancelled) {
        Bookmark view = reading->opened().bookmark;
        const bool isSame = read && read->inFile == view.location;
        if (isSame) view.location = read->picture.location;
        m_state.open(view);
        m_canvas->setFocus();

        std::vector<Phrase> notices = isSame ? read->lost : reading->opened().lost;
        if (!read) notices.insert(notices.begin(), read.error().phrase);
        if (!notices.empty()) m_toasts->show(inOneNotice(notices));
        if (isSame) {
            read->picture.location = m_state.location();
            m_renderer.show(std::move(read->picture));
        }
    }
    if (std::exchange(m_isHeld, false) && m_scheduler) m_renderer.setScheduler(m_scheduler.get());
    showBar();
}

// ---- Drag and drop, copy and paste

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData& mime = *event->mimeData();
    if (!localFilesOf(mime).isEmpty() || (!mime.hasUrls() && mayHoldView(mime)))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QStringList paths = localFilesOf(*event->mimeData());
    if (!paths.isEmpty())
        openFile(paths.front());
    else
        openData(*event->mimeData());
}

void MainWindow::openData(const QMimeData& mime) {
    if (const Result<OpenedView> view = viewInMimeData(mime))
        openAndTell(*view);
    else
        m_toasts->show(translatedError(view.error()));
}

void MainWindow::copyPicture() {
    const Size size = m_canvas->imageSize();
    QApplication::clipboard()->setMimeData(
        pictureMimeData(m_canvas->snapshot({size.width, size.height}), m_state.toBookmark())
            .release());
    m_toasts->show(tr("The picture was copied, together with its view."));
}

// Text may be a part of a location; the location panel fills in the rest.
void MainWindow::paste() {
    const QMimeData* const mime = QApplication::clipboard()->mimeData();
    if (!mime || mime->hasText() || !mayHoldView(*mime))  // null if nothing was ever copied
        m_location->paste();
    else
        openData(*mime);
}

// ---- Bookmarks

void MainWindow::bookmarkView() {
    Bookmark bookmark = m_state.toBookmark();
    if (bookmark.name.empty()) bookmark.name = toUtf8(proposedName(bookmark.location.formula));
    keepThumbnail(bookmark);
    m_side->show();
    m_panels->setChecked(true);
    m_tabs->setCurrentWidget(m_bookmarks);
    m_bookmarks->add(std::move(bookmark));
}

/// Uses the picture on the canvas for the bookmark, if it is complete.
void MainWindow::keepThumbnail(const Bookmark& bookmark) {
    if (m_renderer.isComplete())
        m_thumbnails.store(bookmark, m_canvas->snapshot({Thumbnails::kWidth, Thumbnails::kHeight}));
}

}  // namespace fathom
