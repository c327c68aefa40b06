// The line under the picture: where the cursor is, how deep, computed how, by what, how far.
// GUI thread. Widths follow the longest text that a field is made for, so that nothing jumps;
// where there is no room for all of them, those that matter less leave.
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

    /// `scale`: how large the whole would be, in words; may be empty.
    void showDepth(const View& view, Size image, const QString& scale);
    /// Without a cursor the coordinates are the centre's.
    void showPoint(const View& view, Size image, std::optional<PointF> cursor,
                   const TileSample* sample);
    void showPicture(const ViewportRenderer::Status& status,
                     const std::vector<EngineInfo>& engines);
    /// What a check of the picture says; an empty text: nothing.
    void showVerdict(const QString& text, const QString& explanation, bool isAlarm);
    QString verdictText() const { return m_verdict; }
    /// A picture being saved, until nothing is.
    void showExport(const std::optional<ExportStatus>& status);

    QString rungText() const;
    /// Where what the chip asks for belongs: over the chip, or the strip while there is no room.
    QPoint ladderCorner() const;
    QSize minimumSizeHint() const override;

signals:
    void exportPauseWanted(bool isPaused);
    void exportCancelled();
    void ladderWanted();   // the precision's chip was clicked
    void devicesWanted();  // a device's was

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
