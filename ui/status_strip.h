// The line under the picture: the cursor's point, the depth, the rung, the devices and the
// progress. GUI thread. Each field is as wide as the longest text that it is made for, so that
// nothing jumps. If there is not enough room for all fields, the less important ones are hidden.
#pragma once

#include <optional>
#include <vector>

#include <QStatusBar>

#include "ui/export_job.h"
#include "ui/viewport_renderer.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace fathom {

class StatusStrip final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusStrip(QWidget* parent = nullptr);

    /// `scale`: how large the whole set would be, in words; may be empty.
    void showDepth(const View& view, Size image, const QString& scale);
    /// Without a cursor, shows the coordinates of the centre.
    void showPoint(const View& view, Size image, std::optional<PointF> cursor,
                   const TileSample* sample);
    void showPicture(const ViewportRenderer::Status& status,
                     const std::vector<EngineInfo>& engines);
    /// Shows the result of a check of the picture; an empty text hides it.
    void showVerdict(const QString& text, const QString& explanation, bool isAlarm);
    QString verdictText() const { return m_verdict; }
    /// Shows the progress of a picture that is being saved; nullopt hides it.
    void showExport(const std::optional<ExportStatus>& status);

    /// What the picture is doing, as the strip says it: "Stopped", or how long it took.
    const QString& shownPhase() const { return m_phase; }
    QString rungText() const;
    /// The position for the popup of the rung chip: above the chip, or above the strip if the chip
    /// is hidden.
    QPoint ladderCorner() const;
    QSize minimumSizeHint() const override;

signals:
    void exportPauseWanted(bool isPaused);
    void exportCancelled();
    void ladderWanted();   // the rung chip was clicked
    void devicesWanted();  // the chip of a device was clicked

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void showPhase();
    void buildExport();
    void showDevices(const ViewportRenderer::Status& status,
                     const std::vector<EngineInfo>& engines);

    QLabel* m_point;
    QLabel* m_count;
    QLabel* m_depth;
    QPushButton* m_rung;
    QWidget* m_devices;
    std::vector<std::string> m_shownDevices;
    QWidget* m_export;
    QLabel* m_exportText;
    QProgressBar* m_exportBar;
    QPushButton* m_exportPause;
    QPushButton* m_exportCancel;
    QLabel* m_progress;
    QString m_phase, m_verdict;
    const int m_progressWidth;
    bool m_isExporting = false;
};

}  // namespace fathom
