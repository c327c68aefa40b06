// A page that lists all actions and changes their keys. GUI thread.
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/action_rows.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace fathom {

class KeyBindings;

/// Enter, F2 or a click on a row's keys records new keys in their place. A key of another action is
/// taken over only if the user agrees.
class ShortcutPage final : public QWidget {
    Q_OBJECT

public:
    explicit ShortcutPage(KeyBindings& keys, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Record { Replace, Add };

    void fill();
    void showKeys();
    void filter(const QString& text);
    void showChoice();
    const ActionRow* current() const;

    void record(Record how);
    void endRecord();
    void offer(const QKeySequence& key);
    void assign(const QKeySequence& key);
    void say(const QString& sentence, const QKeySequence& wanted = {});

    KeyBindings& m_keys;
    QComboBox* m_scheme;
    QLineEdit* m_filter;
    QTreeWidget* m_table;
    QLabel* m_message;
    QPushButton* m_takeOver;
    QPushButton* m_leave;
    QPushButton* m_change;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_reset;
    QPushButton* m_resetAll;

    QPointer<QWidget> m_recorder;
    Record m_how = Record::Replace;
    QKeySequence m_wanted;  // it belongs to another action
};

}  // namespace fathom
