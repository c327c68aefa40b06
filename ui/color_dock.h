// The panel that sets how the picture is coloured; every change shows on the canvas at once.
// GUI thread.
#pragma once

#include <functional>

#include <QWidget>

#include "ui/explorer_state.h"

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace fathom {

class ColorButton;
class PaletteEditor;
class ValueSlider;

class ColorDock final : public QWidget {
    Q_OBJECT

public:
    explicit ColorDock(ExplorerState& state, QWidget* parent = nullptr);

    /// Chooses the palette `steps` rows below the present one, or above it if negative. The end of
    /// the list continues at its start, and the start at its end.
    void stepPalette(int steps);
    /// Returns false if no palette of the list has the id.
    bool choosePalette(const std::string& id);
    bool hasPalette(const PaletteChoice& choice) const { return rowOf(choice) >= 0; }
    QString nameOfPalette(const std::string& id) const;  // empty if not in the list
    /// Call it after the user's palette folder has changed.
    void reloadPalettes();

signals:
    /// Asks to show a sentence to the user.
    void told(const QString& sentence);
    void paletteMenuWanted(const fathom::PaletteChoice& choice, const QPoint& globalPosition);
    void deleteWanted(const fathom::PaletteChoice& choice);

private:
    void setUpPalettes();
    /// Lists the bundled palettes, then those of the user's folder.
    void fillPalettes();
    void addPalette(const PaletteChoice& choice);
    int rowOf(const PaletteChoice& choice) const;
    int rowOfId(const std::string& id) const;
    void editPalette();
    void layOut();
    void connectControls();
    /// The slider moves `part` of the settings; one drag is one gesture.
    void connectSlider(ValueSlider* slider, std::function<double&(ColorSettings&)> part);

    void showState();
    void change(const std::function<void(ColorSettings&)>& edit, Gesture gesture = Gesture::Single);

    ExplorerState& m_state;
    std::vector<PaletteChoice> m_choices;  // by row
    PaletteEditor* m_editor = nullptr;     // made at its first use
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
    QPushButton* m_editPalette;
    QComboBox* m_interiorBy;
    ColorButton* m_interior;
    QPushButton* m_reset;
};

}  // namespace fathom
