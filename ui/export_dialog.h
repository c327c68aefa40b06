// Asks how a picture shall be saved. GUI thread.
#pragma once

#include <QDialog>

#include "export/image_exporter.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fathom {

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `canvas` gives the first size and its shape.
    ExportDialog(const Bookmark& bookmark, Size canvas, const QString& folder,
                 QWidget* parent = nullptr);

    /// What was chosen, once accepted.
    ImageExport choice() const;

private:
    void choosePreset(int index);
    void widthChanged(int width);
    void heightChanged(int height);
    void lockAspect();
    void chooseFile();
    void formatChanged();
    void showSummary();
    void tryAccept();

    Bookmark m_bookmark;
    Size m_canvas;
    double m_aspect = 16.0 / 9;
    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_isLocked;
    QSpinBox* m_samples;
    QComboBox* m_format;
    QLineEdit* m_path;
    QPushButton* m_browse;
    QLabel* m_summary;
    QLabel* m_problem;
};

}  // namespace fathom
