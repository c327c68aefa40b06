// Asks how a picture is to be saved, and says how much time and space that will take. GUI thread.
#pragma once

#include <optional>

#include <QDialog>
#include <QImage>

#include "export/image_exporter.h"
#include "export/size_estimate.h"
#include "ui/export_choice.h"
#include "ui/export_sizes.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFileInfo;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fathom {

/// The picture on the screen. It gives the size that is offered first, and the time and the file
/// size of the saved picture are estimated from it.
struct ScreenPicture {
    Size size;
    QImage image;                            // null while there is none
    std::optional<double> samplesPerSecond;  // of the last finished picture of this view
};

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const Bookmark& bookmark, const ScreenPicture& screen, const QString& folder,
                 const ExportChoice& last = {}, QWidget* parent = nullptr);

    /// The choices of the dialog; valid once it was accepted.
    ImageExport picture() const;
    ExportChoice choice() const;
    /// True: the picture is to be added to the queue; false: it is to be saved now.
    bool isForQueue() const { return m_isForQueue; }

private:
    enum class Side { Width, Height };

    void prepareSizes();
    void prepareFile(const QString& folder);
    void buildForm();
    void connectParts();
    void remember(const ExportChoice& last);

    void choosePreset(int index);
    Size resized(Side side, int pixels) const;
    void changeSide(Side side, int pixels);
    void changePrintSide(Side side, double length);
    void changeResolution();
    void changeFormat();
    void followEnding();
    void chooseFile();

    /// Sets the size and shows it everywhere except in `origin`, the box that is being typed into.
    void setSize(Size size, const QWidget* origin = nullptr);
    double printLength(int pixels) const;
    void refresh();
    QString summary() const;
    QString warning() const;
    QString problem() const;
    FileSizeEstimate fileSize() const;
    double secondsNeeded() const;
    qint64 freeBytes() const;
    void tryAccept(bool isForQueue);
    bool mayReplace(const QFileInfo& file);

    Bookmark m_bookmark;
    ScreenPicture m_screen;
    ExportSizes m_sizes;
    PictureDetail m_detail;
    Size m_size;
    double m_aspect = 1;
    double m_unitsPerInch;  // how many units of the print's lengths make an inch

    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_isLocked;
    QSpinBox* m_samples;
    QSpinBox* m_resolution;
    QDoubleSpinBox* m_printWidth;
    QDoubleSpinBox* m_printHeight;
    QComboBox* m_format;
    QLineEdit* m_path;
    QPushButton* m_browse;
    QLabel* m_summary;
    QLabel* m_problem;
    QPushButton* m_save = nullptr;
    QPushButton* m_enqueue = nullptr;
    bool m_isForQueue = false;
};

}  // namespace fathom
