// The one way in which docks and dialogs line up labels and controls. GUI thread.
#pragma once

#include <QString>

class QGridLayout;
class QLabel;
class QWidget;

namespace fathom {

/// Fills `owner` from top to bottom; labels are the controls' buddies.
class FormColumn {
public:
    explicit FormColumn(QWidget* owner);

    QLabel* addAbove(const QString& label, QWidget* control);
    QLabel* addLabeled(const QString& label, QWidget* control);
    void addPlain(QWidget* control, int stretch = 0);
    void addHeading(const QString& text);
    void addGap();
    /// A part of the column on a widget of its own, to be hidden or filled anew.
    FormColumn addSection();
    /// Takes up the rest of the height.
    void finish();

    QWidget* widget() const { return m_owner; }
    /// Of the widest label so far, in pixels: a part of the column that gets it lines up with it.
    int labelWidth() const;
    void setLabelWidth(int width);

    int rowCount() const { return m_row; }
    /// Deletes what stands from this row on.
    void removeFrom(int row);

private:
    QLabel* makeLabel(const QString& text, QWidget* control);

    QWidget* m_owner;
    QGridLayout* m_grid;
    int m_row = 0;
};

}  // namespace fathom
