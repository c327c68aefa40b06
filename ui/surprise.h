// Looks for a good place beside the window. GUI thread; nothing here waits.
#pragma once

#include <QObject>

#include "ui/newest_task.h"
#include "ui/pleasing_place.h"

namespace fathom {

class Surprise final : public QObject {
    Q_OBJECT

public:
    explicit Surprise(QObject* parent = nullptr);

    /// Ends in found() or refused(), or in nothing after cancel().
    void search(const PleasingRequest& request);
    void cancel();
    bool isSearching() const { return m_isSearching; }

signals:
    void changed();  // begun or ended
    void found(const Location& place);
    void refused(const QString& sentence);

private:
    void end();

    bool m_isSearching = false;
    NewestTask m_task;  // last: it uses the above
};

}  // namespace fathom
