// How all docks and dialogs line up labels and controls. GUI thread.
#pragma once

#include <QString>

class QGridLayout;
class QLabel;
class QWidget;

namespace fathom {

/// Fills `owner` from top to bottom. Each label is the buddy of its control.
class FormColumn {
public:
    explicit FormColumn(QWidget* owner);

    QLabel* addAbove(const QString& label, QWidget* control);
    QLabel* addLabeled(const QString& label, QWidget* control);
    void addPlain(QWidget* control, int stretch = 0);
    void addHeading(const QString& text);
    void addGap();
    /// Adds a part of the column on a widget of its own, which can be hidden or filled anew.
    FormColumn addSection();
    /// Takes up the rest of the height.
    void finish();

    QWidget* widget() const { return m_owner; }
    /// Width of the widest label so far, in pixels. Another column that is given this width with
    /// setLabelWidth() lines up with this one.
    int labelWidth() const;
    void setLabelWidth(int width);

    int rowCount() const { return m_row; }
    /// Deletes this row and all rows below it.
    void removeFrom(int row);

private:
    QLabel* makeLabel(const QString& text, QWidget* control);

    QWidget* m_owner;
    QGridLayout* m_grid;
    int m_row = 0;
};

}  // namespace fathom
