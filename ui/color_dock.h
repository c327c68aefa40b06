// How the picture is coloured; every change is on the canvas at once. GUI thread.
#pragma once

#include <functional>

#include <QWidget>

#include "ui/explorer_state.h"

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
    void showState();
    void change(const std::function<void(ColorSettings&)>& edit);
    void chooseInterior();

    ExplorerState& m_state;
    QListWidget* m_palettes;
    ValueSlider* m_density;
    ValueSlider* m_offset;
    QComboBox* m_mapping;
    QComboBox* m_coloring;
    QPushButton* m_interior;
};

}  // namespace fathom
