// Tags on one line with commas between them, completed from those in use. GUI thread.
#pragma once

#include <string>
#include <vector>

#include <QLineEdit>

class QCompleter;

namespace fathom {

class TagEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit TagEdit(const QStringList& known, QWidget* parent = nullptr);

    void setTags(const std::vector<std::string>& tags);
    /// Without empty ones, and each once.
    std::vector<std::string> tags() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void suggest();
    void complete(const QString& tag);
    /// Of the one that ends at the cursor.
    qsizetype startOfTag() const;

    QCompleter* m_completer;
};

}  // namespace fathom
