// Edits the picture's palette. Each change shows on the canvas at once and is a step of undo. GUI
// thread.
#pragma once

#include <functional>

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

#include "color/palette_edit.h"
#include "ui/explorer_state.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace fathom {

class PaletteBar;

class PaletteEditor final : public QDialog {
    Q_OBJECT

public:
    PaletteEditor(ExplorerState& state, QWidget* parent);

    /// Reads a palette file in any format; the picture gets its colours at once.
    void import(const QString& path);
    void exportTo(const QString& path);
    void takePicture(const QString& path);

signals:
    /// A sentence for the user.
    void told(const QString& sentence);
    /// A palette in the user's folder is new or has changed.
    void kept();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    using Edit = std::function<void(PaletteStops&)>;

    void layOut();
    void connectControls();
    void showState();
    void showStop();
    /// Changes the stops. The selection keeps its index if that stop still exists.
    void edit(const Edit& edit, Gesture gesture = Gesture::Single);
    void apply(PaletteData changed, Gesture gesture = Gesture::Single);
    /// The selected stop.
    const PaletteStop& stop() const;
    void addStop(double position);
    void removeStop(int index);
    void chooseColor(int index);
    void save();
    void setCycling(bool on);
    /// Draws one frame of the cycling: recolours the picture without computing it.
    void cycle();

    ExplorerState& m_state;
    std::shared_ptr<const Palette> m_palette;  // of the picture
    int m_selected = 0;
    QLineEdit* m_name;
    PaletteBar* m_bar;
    QDoubleSpinBox* m_position;
    QDoubleSpinBox* m_midpoint;
    QPushButton* m_color;
    QPushButton* m_remove;
    QComboBox* m_space;
    QComboBox* m_curve;
    QDoubleSpinBox* m_speed;  // of the cycling, in turns per second; negative: backwards
    QPushButton* m_cycle;
    QTimer m_cycleTimer;
    QElapsedTimer m_sinceFrame;
};

}  // namespace fathom
