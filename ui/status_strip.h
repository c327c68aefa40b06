// The line under the picture: where the cursor is, how deep, computed how, by what, how far.
// GUI thread. Widths follow the longest text that a field is made for, so that nothing jumps.
#pragma once

#include <optional>
#include <vector>

#include <QStatusBar>

#include "ui/viewport_renderer.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace fathom {

class StatusStrip final : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusStrip(QWidget* parent = nullptr);

    void showDepth(const View& view, Size image);
    /// Without a cursor the coordinates are the centre's.
    void showPoint(const View& view, Size image, std::optional<PointF> cursor,
                   const TileSample* sample);
    void showPicture(const ViewportRenderer::Status& status,
                     const std::vector<EngineInfo>& engines);
    /// A picture being saved; nothing takes it away.
    void showExport(const QString& name, std::optional<double> fraction);

    QString rungText() const;

signals:
    void exportCancelled();

private:
    void showDevices(const ViewportRenderer::Status& status,
                     const std::vector<EngineInfo>& engines);

    QLabel* m_point;
    QLabel* m_count;
    QLabel* m_depth;
    QLabel* m_rung;
    QWidget* m_devices;
    std::vector<std::string> m_shownDevices;
    QLabel* m_progress;
    QLabel* m_exportName;
    QProgressBar* m_exportBar;
    QToolButton* m_exportCancel;
};

}  // namespace fathom
