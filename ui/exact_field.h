// An exact number of any length: elided in the middle while it rests, all its digits while it is
// edited, wrapped over several lines when it is expanded, and copied with a click. GUI thread.
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
    /// Short numbers need neither copying nor several lines.
    enum class Length { Any, Short };
    explicit ExactField(const QString& accessibleName, Length length, QWidget* parent = nullptr);

    /// The number in full, and how it reads at rest where that is shorter; what the person is
    /// typing stays.
    void setText(const QString& text, const QString& atRest = {});
    const QString& text() const { return m_text; }

    /// A sentence under the field, over whatever is below; empty takes it away.
    void setProblem(const QString& sentence);
    QString problem() const;
    QLineEdit* lineEdit() const { return m_edit; }

    /// From now on the wheel and the keys Up and Down change the number: see nudged().
    void setNudgeable();

signals:
    /// Enter was pressed on a changed text.
    void entered(const QString& text);
    /// So many steps up, or down when negative, ten at once with Ctrl. Only of a field with focus.
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
    int m_turned = 0;  // of the wheel, in eighths of a degree, since the last step
    QLineEdit* m_edit;
    QPlainTextEdit* m_page;  // instead of it while expanded
    QToolButton* m_copy;
    QToolButton* m_expand;
    QLabel* m_problem;
};

}  // namespace fathom
