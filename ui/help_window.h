// The help: a few pages on how to explore, with the present keys. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace fathom {

class KeyBindings;

class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    HelpWindow(const KeyBindings& keys, QWidget* parent);

    /// The plain text of the page, without word joiners.
    QString pageText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Page {
        QString title;
        std::function<QString()> html;  // written again when keys or colours change
    };

    void showPage();
    QString firstSteps() const;
    QString depths() const;
    QString formulas() const;
    QString finding() const;
    QString colors() const;
    QString bookmarks() const;
    QString pictures() const;
    QString allKeys() const;

    /// The first key of an action, drawn as a key cap; the action's name if the action has no key.
    QString key(const char* action) const;
    QString keyCap(const QString& text) const;
    QString table(const std::vector<std::pair<QString, QString>>& rows) const;

    const KeyBindings& m_keys;
    std::vector<Page> m_pages;
    QListWidget* m_titles;
    QTextBrowser* m_text;
};

}  // namespace fathom
