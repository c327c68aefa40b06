// A field for an exact number of any length. At rest the middle is elided; while it is edited, it
// shows all digits; when it is expanded, they are wrapped over several lines. A click copies the
// number. GUI thread.
#pragma once

#include <functional>

#include <QString>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace fathom {

class ExactField final : public QWidget {
    Q_OBJECT

public:
    /// A field for short numbers has no buttons to copy or to expand them.
    enum class Length { Any, Short };
    explicit ExactField(const QString& accessibleName, Length length, QWidget* parent = nullptr);

    /// `text` is the number in full; `atRest` is how it reads at rest, if that is shorter. Text
    /// that the user is typing stays.
    void setText(const QString& text, const QString& atRest = {});
    const QString& text() const { return m_text; }

    /// Shows a sentence under the field, over whatever is below; an empty one removes it.
    void setProblem(const QString& sentence);
    QString problem() const;
    QLineEdit* lineEdit() const { return m_edit; }

    /// From now on the wheel and the keys Up and Down change the number: see nudged().
    void setNudgeable();

signals:
    /// Enter was pressed after the text was changed.
    void entered(const QString& text);
    /// Asks to raise the number by `steps`, or to lower it if negative. With Ctrl each step counts
    /// as ten. Only a field with the focus emits this.
    void nudged(int steps);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool takesKey(QKeyEvent* event);
    bool takesNudge(QEvent* event);
    QString typed() const;
    bool isModified() const;
    void setModified(bool isModified);
    void enter();
    void showNumber();
    void setExpanded(bool isExpanded);
    void copyDigits();
    void tintIcons();

    const bool m_isLong;
    QString m_text;
    QString m_atRest;
    bool m_isEditing = false;
    bool m_isExpanded = false;
    bool m_isNudgeable = false;
    int m_turned = 0;  // by the wheel since the last step, in eighths of a degree
    QLineEdit* m_edit;
    QPlainTextEdit* m_page;  // shown instead of m_edit while expanded
    QToolButton* m_copy;
    QToolButton* m_expand;
    QLabel* m_problem;
};

}  // namespace fathom
