// Searches for a good place in the background. GUI thread; no call waits.
#pragma once

#include <QObject>

#include "ui/newest_task.h"
#include "ui/pleasing_place.h"

namespace fathom {

class Surprise final : public QObject {
    Q_OBJECT

public:
    explicit Surprise(QObject* parent = nullptr);

    /// Ends with found() or refused(), or without a signal after cancel().
    void search(const PleasingRequest& request);
    void cancel();
    bool isSearching() const { return m_isSearching; }

signals:
    void changed();  // the search has begun or ended
    void found(const Location& place);
    void refused(const QString& sentence);

private:
    void end();

    bool m_isSearching = false;
    NewestTask m_task;  // last: it uses the above
};

}  // namespace fathom
