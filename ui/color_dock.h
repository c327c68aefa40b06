// How the picture is coloured; every change is on the canvas at once. GUI thread.
#pragma once

#include <functional>

#include <QWidget>

#include "ui/explorer_state.h"

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace fathom {

class ValueSlider;

class ColorDock final : public QWidget {
    Q_OBJECT

public:
    explicit ColorDock(ExplorerState& state, QWidget* parent = nullptr);

private:
    void fillPalettes();
    void layOut();
    void connectControls();
    /// The slider moves `part` of the settings; a drag is one gesture.
    void connectSlider(ValueSlider* slider, std::function<double&(ColorSettings&)> part);

    void showState();
    void showInterior(const ColorSettings& colors);
    void change(const std::function<void(ColorSettings&)>& edit, Gesture gesture = Gesture::Single);
    void chooseInterior();

    ExplorerState& m_state;
    QListWidget* m_palettes;
    QComboBox* m_coloring;
    QComboBox* m_mapping;
    QPushButton* m_automatic;
    QCheckBox* m_pin;
    QCheckBox* m_smooth;
    ValueSlider* m_density;
    ValueSlider* m_offset;
    ValueSlider* m_light;
    ValueSlider* m_direction;
    ValueSlider* m_elevation;
    QPushButton* m_interior;
    QPushButton* m_reset;
};

}  // namespace fathom
