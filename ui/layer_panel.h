// The layers over the base colours: a list, the top layer first, and the settings of the selected
// layer. GUI thread.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QListWidget>
#include <QWidget>

#include "ui/explorer_state.h"
#include "ui/form_column.h"

class QComboBox;
class QPushButton;
class QToolButton;

namespace fathom {

class ColorButton;
class ValueSlider;

/// Rows can be dragged, or moved with Alt and the arrow keys; Delete removes a row.
class LayerList final : public QListWidget {
    Q_OBJECT

public:
    explicit LayerList(QWidget* parent);
    /// The height of the rows, up to a few rows.
    QSize sizeHint() const override;

signals:
    void moveAsked(int steps);
    void removeAsked();

protected:
    bool event(QEvent* event) override;
};

class LayerPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LayerPanel(ExplorerState& state, QWidget* parent = nullptr);

    void showState();
    /// The width of the labels in the surrounding column, in pixels.
    void setLabelWidth(int width) { m_details->setLabelWidth(width); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    QWidget* makeHead();
    void tintIcons();
    void connectControls();
    void showDetails();
    void buildNumbers(const ColorLayer& layer);
    void add(const std::string& effect);
    void remove();
    /// Moves the selected layer `steps` rows down.
    void move(int steps);
    /// After a drag: puts the layers in the order of the rows.
    void takeOrder();

    /// Converts a row to the layer's index, or an index to its row: the list shows the top layer
    /// first.
    int turned(int place) const;
    void changeLayers(const std::function<void(std::vector<ColorLayer>&)>& edit,
                      Gesture gesture = Gesture::Single);
    /// Changes the selected layer.
    void change(const std::function<void(ColorLayer&)>& edit, Gesture gesture = Gesture::Single);
    void connectSlider(ValueSlider* slider, std::function<double&(ColorLayer&)> part);

    ExplorerState& m_state;
    FormColumn m_form;
    LayerList* m_list;
    QPushButton* m_add;
    QToolButton* m_up;
    QToolButton* m_down;
    QToolButton* m_remove;
    std::optional<FormColumn> m_details;  // settings of the selected layer
    QComboBox* m_blend;
    ValueSlider* m_opacity;
    ColorButton* m_color;
    int m_rowsAboveNumbers = 0;
    std::string m_numbersOf;  // the effect that m_numbers belong to
    std::vector<ValueSlider*> m_numbers;
};

}  // namespace fathom
