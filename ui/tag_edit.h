// A line of tags separated by commas, completed from the known tags. GUI thread.
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
    /// The tags without empty ones and duplicates.
    std::vector<std::string> tags() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void suggest();
    void complete(const QString& tag);
    /// The start of the tag that ends at the cursor.
    qsizetype startOfTag() const;

    QCompleter* m_completer;
};

}  // namespace fathom
