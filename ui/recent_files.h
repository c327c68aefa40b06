// A menu of the files that were opened or saved last. GUI thread.
#pragma once

#include <QMenu>

namespace fathom {

class Preferences;

class RecentFiles final : public QMenu {
    Q_OBJECT

public:
    static constexpr int kMaximum = 10;

    RecentFiles(Preferences& preferences, QWidget* parent);

    /// Puts the file first; at most kMaximum files are kept.
    void add(const QString& path);

signals:
    void openWanted(const QString& path);
    void noticed(const QString& sentence);

private:
    void choose(const QString& path);
    void setPaths(const QStringList& paths);
    void fill();

    Preferences& m_preferences;
};

}  // namespace fathom
